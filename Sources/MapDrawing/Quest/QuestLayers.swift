import Geodesy
import Quests
import Support

extension MapMarkers {
    /// The tasks of a quest with their numbers and names, its start and its finish.
    init(_ quest: Quest, language: Language) {
        let colours = TaskColours(quest)
        var markers = quest.flags.map { flag in
            Marker(at: flag.location, flag.symbol, label: flag.text[language])
        }
        markers += quest.tasks.map { task in
            Marker(
                at: task.coordinate, .disc("\(task.number)", colours[task]), label: task.name(in: language.tag),
                radius: task.radius)
        }
        self.init(markers)
    }
}

extension Legend {
    /// A quest's title, its flags and the colours of its tasks, then further rows.
    public init(_ quest: Quest, language: Language, rows: [Row] = []) {
        var own = quest.flags.map { Row(.symbol($0.symbol), $0.text[language]) }
        let colours = TaskColours(quest)
        own += colours.legend.map { Row(.symbol(.disc("1", $0.colour)), $0.text[language]) }
        own += colours.categories.map { Row(.text, "\($0.category): \($0.numbers)") }
        own += quest.settings.contacts.map { contact in
            Row(
                .text,
                [contact.name, contact.phone ?? contact.email ?? contact.url].compactMap { $0 }.joined(separator: ", "))
        }.filter { !$0.text.isEmpty }
        self.init(
            title: quest.settings.title(in: language.tag) ?? "", rows: own + rows,
            keepingClearOf: quest.flags.map(\.location) + quest.tasks.map(\.coordinate))
    }
}

/// The sign at the start or the finish of a quest.
struct QuestFlag {
    let location: Coordinate
    let symbol: MapSymbol
    let text: Message
}

extension Quest {
    /// The signs at start and finish; one if they are at the same location.
    var flags: [QuestFlag] {
        switch (settings.start, settings.finish) {
        case (nil, nil): return []
        case (let start?, nil):
            return [QuestFlag(location: start, symbol: .startAndFinish, text: Message("legend-start-and-finish"))]
        case (nil, let finish?): return [QuestFlag(location: finish, symbol: .finish, text: Message("legend-finish"))]
        case (let start?, let finish?):
            if start.distance(to: finish) < 1 {
                return [QuestFlag(location: start, symbol: .startAndFinish, text: Message("legend-start-and-finish"))]
            }
            return [
                QuestFlag(location: start, symbol: .start, text: Message("legend-start")),
                QuestFlag(location: finish, symbol: .finish, text: Message("legend-finish")),
            ]
        }
    }
}

/// The colours of a quest's tasks: by difficulty if any task has one, else by category.
struct TaskColours {
    private var colours: [String: Colour] = [:]
    private let usesDifficulty: Bool
    /// The meaning of the colours, in the order easy, medium, hard, or in the order of the categories.
    private(set) var legend: [(text: Message, colour: Colour)] = []

    /// The categories that the colours do not show, with the numbers of their tasks, in the order of the quest.
    private(set) var categories: [(category: String, numbers: String)] = []

    private static let plain = Colour(0x4659B8)
    /// For unknown words; repeats if there are more.
    private static let palette = [
        Colour(0x4659B8), Colour(0xB5489A), Colour(0x12869A), Colour(0xB4711A), Colour(0x5E8B25), Colour(0x8A5A44),
    ]

    package init(_ quest: Quest) {
        usesDifficulty = quest.tasks.contains { $0.difficulty != nil }
        let known: [(Difficulty, Message, Colour)] = [
            (.low, Message("legend-easy-task"), Colour(0x2F9348)),
            (.medium, Message("legend-medium-task"), Colour(0xDB7F0E)),
            (.high, Message("legend-hard-task"), Colour(0xC9302C)),
        ]
        if usesDifficulty {
            for (difficulty, text, colour) in known where quest.tasks.contains(where: { $0.difficulty == difficulty }) {
                add(TaskColours.word(difficulty), text, colour)
            }
        }
        if usesDifficulty { takeCategories(of: quest) }
        var next = 0
        for task in quest.tasks {
            let word = word(of: task)
            guard colours[word] == nil else { continue }
            let text = word.isEmpty ? Message("legend-task") : Message(verbatim: word)
            if word.isEmpty {
                add(word, text, TaskColours.plain)
            } else {
                next += 1
                add(word, text, TaskColours.palette[next % TaskColours.palette.count])
            }
        }
    }

    private mutating func takeCategories(of quest: Quest) {
        for task in quest.tasks {
            guard let category = task.category else { continue }
            if let place = categories.firstIndex(where: { $0.category == category }) {
                categories[place].numbers += ", \(task.number)"
            } else {
                categories.append((category, "\(task.number)"))
            }
        }
    }

    subscript(task: Quest.Task) -> Colour { colours[word(of: task)] ?? TaskColours.plain }

    private mutating func add(_ word: String, _ text: Message, _ colour: Colour) {
        colours[word] = colour
        legend.append((text, colour))
    }

    private func word(of task: Quest.Task) -> String {
        usesDifficulty ? task.difficulty.map(TaskColours.word) ?? "" : task.category ?? ""
    }

    /// A key that no organiser writes for the known difficulties.
    private static func word(_ difficulty: Difficulty) -> String {
        switch difficulty {
        case .low: "\u{1}"
        case .medium: "\u{2}"
        case .high: "\u{3}"
        case .other(let text): text
        }
    }
}
