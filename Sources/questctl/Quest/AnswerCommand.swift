import Answers
import ArgumentParser
import QuestSealing
import Quests
import Support

/// `questctl answer quest.geojson --task 3 "ель"`
struct AnswerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "answer",
        abstract: "Say what the referee would say to an answer, and why.",
        discussion: """
            Without an answer it reads one from each line of standard input. A riders' edition is asked as on a phone: every \
            answer to it takes as long as there. In brackets stands the rule that decided. Exit codes: 0 judged, whatever \
            the verdicts are, 1 errors in the quest or no such task, 2 the file cannot be opened.
            """)

    @Argument(help: "The quest file (GeoJSON), also a riders' edition.")
    var quest: String

    @Argument(help: "What a rider might type; several are judged one by one.")
    var answers: [String] = []

    @Option(help: "The task: its number, its id or its name.")
    var task: String

    @OptionGroup var questOptions: QuestOptions

    @OptionGroup var common: CommonOptions

    func run() throws {
        let language = common.language
        let own = try questOptions.quest(at: self.quest, isLocalized: false, language)
        let quest = own.localized(in: language.tag)
        guard let task = find(in: quest) ?? find(in: own, as: quest) else {
            let names = quest.tasks.prefix(30).map { "\($0.number): \($0.name)" }.joined(separator: ", ")
            throw Failure.reported(
                Message("answer-command-no-task", ["name": .of(self.task), "known": .of(names)]), file: self.quest,
                language, code: Failure.wrong)
        }
        guard let key = task.answer else {
            throw Failure.reported(
                Message("answer-command-no-answer", ["number": .of(task.number), "name": .of(task.name)]),
                file: self.quest, language, code: Failure.wrong)
        }
        Console.print(DisplayText.sanitized(heading(task, key)[language], most: 500))
        if answers.isEmpty {
            while let line = readLine() { judge(line, key, language) }
        } else {
            for answer in answers { judge(answer, key, language) }
        }
    }

    private func find(in quest: Quest) -> Quest.Task? {
        if let number = Int(task), let found = quest.tasks.first(where: { $0.number == number }) { return found }
        return quest.task(.init(task)) ?? quest.tasks.first { $0.name == task }
    }

    /// The task of a name in the organiser's own language.
    private func find(in own: Quest, as shown: Quest) -> Quest.Task? { find(in: own).flatMap { shown.task($0.id) } }

    private func judge(_ answer: String, _ key: AnswerKey, _ language: Language) {
        let verdict = verdict(on: answer, key)
        let given = DisplayText.sanitized(answer, most: 200)
        let quoted = Message.quoted(given)[language]
        Console.print("\(quoted): \(DisplayText.sanitized(verdict.message[language], most: 500)) [\(verdict.rule)]")
    }

    private func verdict(on answer: String, _ key: AnswerKey) -> Verdict {
        guard case .sealed(let sealed) = key.kind else { return key.judge(answer) }
        return sealed.open(answer, with: .scrypt).verdict
    }

    private func heading(_ task: Quest.Task, _ key: AnswerKey) -> Message {
        guard case .text(let text) = key.kind else { return AnswerCommandTexts.task(task.number, task.name) }
        return AnswerCommandTexts.task(
            task.number, task.name, accepted: text.forms.map { $0.text }, denied: text.denied.map { $0.text })
    }
}
