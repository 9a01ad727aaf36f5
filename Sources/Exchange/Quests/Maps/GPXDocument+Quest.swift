internal import Geodesy
public import Quests
internal import Scoring
internal import Support

extension GPXDocument {
    /// The creator of documents made from a quest.
    static let questCreator = "VeloQuest"

    /// The tasks of a quest as waypoints for riders' devices.
    ///
    ///     GPXDocument(quest, language: "ru").encoded()
    ///
    /// Start and finish are waypoints of these types, if the quest has them. A task has its name, its description, its category as type,
    /// its symbol on the map, and its value as comment. The order of a quest becomes a route from start to finish.
    ///
    /// The details of the document end with the contacts, and the comment of a task has its difficulty too. Answers, hints and texts on
    /// success are left out.
    ///
    /// - Parameters:
    ///   - language: the tag of the language of the texts; if the quest lacks it, the texts are as the organiser wrote them.
    ///   - showsSecrets: whether comments also have a right answer, the hints and the text on success, for the organiser.
    ///     `Quest.forRiders` leaves out the hidden tasks.
    public init(_ quest: Quest, language: String? = nil, showsSecrets: Bool = false) {
        let words = LocalizedQuest(quest, language)
        let details = [words.description, words.contacts(quest.settings)].compactMap { $0 }
        self.init(
            creator: Self.questCreator, name: words.title,
            details: details.isEmpty ? nil : details.joined(separator: "\n\n"))
        let tasks = quest.tasks.map { GPXPoint($0, quest, words, showsSecrets: showsSecrets) }
        let start = quest.settings.start.map { GPXPoint(coordinate: $0, name: words.start, type: "Start") }
        let finish = quest.settings.finish.map { GPXPoint(coordinate: $0, name: words.finish, type: "Finish") }
        waypoints = (start.map { [$0] } ?? []) + tasks + (finish.map { [$0] } ?? [])
        let ordered = quest.course.filter { $0.task.order != nil }.map { tasks[$0.position] }
        guard !ordered.isEmpty else { return }
        routes = [
            GPXRoute(
                name: words.title, points: (start.map { [$0] } ?? []) + ordered + (finish.map { [$0] } ?? []))
        ]
    }
}

extension GPXPoint {
    fileprivate init(_ task: Quest.Task, _ quest: Quest, _ words: LocalizedQuest, showsSecrets: Bool) {
        let comments = [
            words.points(quest.value(of: task)), words.difficulty(of: task),
            showsSecrets ? words.secrets(of: task) : nil,
        ]
        self.init(
            coordinate: task.coordinate, name: words.name(of: task), details: words.description(of: task),
            comment: comments.compactMap { $0 }.joined(separator: "\n"), symbol: task.marker.symbol, type: task.category
        )
    }
}
