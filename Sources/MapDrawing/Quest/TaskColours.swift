import Quests
import Support

/// The colours of a quest's tasks: by difficulty if any task has one, else by category.
struct TaskColours {
    private var colours: [String: Colour] = [:]
    private let usesDifficulty: Bool
    /// The meaning of the colours, in the order easy, medium, hard, or in the order of the categories.
    private(set) var legend: [(text: LocalizedText, colour: Colour)] = []

    /// The categories that the colours do not tell, with the numbers of their tasks, in the order of the quest.
    private(set) var categories: [(category: String, numbers: String)] = []

    private static let plain = Colour(0x4659B8)
    /// For unknown words; repeats if there are more.
    private static let palette = [
        Colour(0x4659B8), Colour(0xB5489A), Colour(0x12869A), Colour(0xB4711A), Colour(0x5E8B25), Colour(0x8A5A44),
    ]

    package init(_ quest: Quest) {
        usesDifficulty = quest.tasks.contains { $0.difficulty != nil }
        let known: [(Difficulty, LocalizedText, Colour)] = [
            (.low, LegendTexts.easyTask, Colour(0x2F9348)),
            (.medium, LegendTexts.mediumTask, Colour(0xDB7F0E)),
            (.high, LegendTexts.hardTask, Colour(0xC9302C)),
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
            let text = word.isEmpty ? LegendTexts.task : LocalizedText(word, word)
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

    private mutating func add(_ word: String, _ text: LocalizedText, _ colour: Colour) {
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
