import Answers
public import Quests
public import Support

/// Who gets a print.
public enum PrintAudience: String, Sendable, Hashable, CaseIterable {
    /// Riders: no hidden task, no answer, no hint.
    case riders
    /// The organiser: everything, and marked as such on every page.
    case organiser
}

/// A quest to be printed for somebody.
///
///     let print = try QuestPrint(quest, for: .riders, on: .a4, language: .english)
///     var document = try PrintedDocument(title: print.title, language: .english)
///     for page in print.taskList(plan: nil) { try document.add(page) }
///
/// For riders nothing of what they have to find out comes in: it is taken out of the quest before anything is drawn.
public struct QuestPrint: Sendable {
    /// Who gets it.
    public let audience: PrintAudience
    /// The paper.
    public let paper: Paper
    /// The language of the words that are added to the quest's own.
    public let language: Language
    /// The quest as it is printed.
    public let quest: Quest
    /// How many tasks are left out, since riders see them only later.
    public let hiddenCount: Int
    /// What riders choose from, in tasks with options.
    let options: [Quest.Task.ID: [String]]

    /// Takes what the audience may see of a quest, with its texts in a language as far as it has them.
    ///
    /// - Throws: `PrintError.allHidden` where that is nothing.
    public init(
        _ quest: Quest, for audience: PrintAudience, on paper: Paper = .a4, language: Language
    ) throws(PrintError) {
        let localized = quest.localized(in: language.tag)
        guard let shown = audience == .organiser ? localized : localized.forRiders else { throw .allHidden }
        self.audience = audience
        self.paper = paper
        self.language = language
        self.quest = shown
        hiddenCount = quest.tasks.count - shown.tasks.count + quest.lockedTasks.count
        let visible = Set(shown.tasks.map(\.id))
        options = Dictionary(
            uniqueKeysWithValues: quest.tasks.compactMap { task in
                visible.contains(task.id) ? task.answer?.options.map { (task.id, $0) } : nil
            })
    }

    /// The title of the quest.
    public var title: String { quest.settings.title ?? Message("print-untitled")[language] }

    /// How many answers are sealed in the quest's file, so that nobody can print them.
    public var sealedAnswerCount: Int {
        quest.tasks.count { task in
            if case .sealed? = task.answer?.kind { true } else { false }
        }
    }

    /// Whether its tasks and rules have times by the clock that are printed in UTC, since the quest says of no other clocks.
    public var hasTimesInUTC: Bool {
        guard quest.settings.utcOffset == nil else { return false }
        let rules = [quest.settings.startRules] + quest.settings.classes.values
        return rules.contains { $0.massStart != nil || $0.opens != nil || $0.closes != nil }
            || quest.tasks.contains { [$0.opens, $0.closes].contains { if case .clock? = $0 { true } else { false } } }
    }

    var isForOrganiser: Bool { audience == .organiser }

    func flow(_ subtitle: Message, size: PaperSize? = nil) -> PageFlow {
        PageFlow(
            size: size ?? paper.upright, title: title, subtitle: subtitle[language], isForOrganiser: isForOrganiser,
            language: language)
    }

    /// Whether a task is hidden from riders at first.
    func isHidden(_ task: Quest.Task) -> Bool { quest.isHidden(task) }

    /// A moment by the clocks at the event, or in UTC where the quest does not state them.
    func moment(_ time: Double) -> String? { PrintTexts.moment(time, utcOffset: quest.settings.utcOffset ?? 0) }

    func value(of task: Quest.Task) -> String { quest.value(of: task).message[language] }
}

extension AnswerKey {
    /// What riders choose from, right or wrong.
    fileprivate var options: [String]? {
        switch kind {
        case .choice(let choice): choice.options
        case .sealed(let sealed):
            if case .choice(let shape) = sealed.shape { shape.options } else { nil }
        default: nil
        }
    }
}
