internal import Answers
internal import Geodesy
public import Quests
internal import Scoring
internal import Support

/// The texts of a quest that riders may read before the ride, in one language: names and descriptions.
struct LocalizedQuest {
    let title: String?
    let description: String?
    private let tag: String?
    /// The language of the package's own texts.
    private let own: Language

    /// - Parameter tag: the language; `nil` for that of the quest.
    package init(_ quest: Quest, _ tag: String?) {
        self.tag = tag
        own = (tag ?? quest.settings.language).flatMap { Language(tag: $0) } ?? .english
        title = tag.map { quest.settings.title(in: $0) } ?? quest.settings.title
        description = tag.map { quest.settings.description(in: $0) } ?? quest.settings.description
    }

    func name(of task: Quest.Task) -> String { tag.map { task.name(in: $0) } ?? task.name }

    func description(of task: Quest.Task) -> String? { tag.map { task.description(in: $0) } ?? task.description }

    /// What riders may know of a task beside its description: how hard it is.
    func difficulty(of task: Quest.Task) -> String? {
        task.difficulty.map { Message("map-difficulty", ["word": .of($0.word[own])])[own] }
    }

    /// A line a contact; `nil` without any.
    func contacts(_ settings: Quest.Settings) -> String? {
        let lines = settings.contacts.map { contact in
            [contact.name, contact.phone, contact.email, contact.url].compactMap { $0 }.joined(separator: ", ")
        }.filter { !$0.isEmpty }
        return lines.isEmpty ? nil : MapTexts.contacts(lines)[own]
    }

    /// What only the organiser may read of a task: a right answer and the text on success.
    func secrets(of task: Quest.Task) -> String? {
        let success = tag.map { task.success(in: $0) } ?? task.success
        let hints = task.hints.indices.compactMap { index in
            tag.map { task.hint(index, in: $0) } ?? task.hints[index].text
        }
        let lines =
            (task.answer?.sampleAnswer.map { [Message("map-answer", ["text": .of($0)])[own]] } ?? [])
            + hints.map { Message("map-hint", ["text": .of($0)])[own] }
            + (success.map { [Message("map-success", ["text": .of($0)])[own]] } ?? [])
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    func name(of zone: Quest.Zone) -> String {
        guard let tag else { return zone.name }
        let primary = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
        return zone.translations[tag]?.name ?? zone.translations[primary]?.name ?? zone.name
    }

    /// `20 points`
    func points(_ points: Points) -> String { points.counted[own] }

    /// A text of the package in the language of the texts.
    func own(_ text: Message) -> String { text[own] }

    var start: String { Message("map-start")[own] }
    var finish: String { Message("map-finish")[own] }
    var tasks: String { Message("map-tasks")[own] }
    var ends: String { Message("map-start-and-finish")[own] }
    var zones: String { Message("map-zones")[own] }

    func meaning(of kind: Quest.Zone.Kind) -> String {
        switch kind {
        case .bounds: Message("map-stay-inside")[own]
        case .forbidden: Message("map-keep-out")[own]
        case .toll(let toll) where toll.perEntry < .zero || toll.perMinute < .zero:
            Message("map-changes-points")[own]
        case .toll: Message("map-costs-points")[own]
        }
    }
}

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

extension Quest {
    /// The tasks with their positions, in the order of the course; those without a place in it come last, in the order of the quest.
    var course: [(position: Int, task: Task)] {
        tasks.enumerated().map { (position: $0.offset, task: $0.element) }.sorted { left, right in
            (left.task.order ?? .max, left.position) < (right.task.order ?? .max, right.position)
        }
    }
}
