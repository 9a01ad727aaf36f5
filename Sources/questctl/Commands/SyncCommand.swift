import ArgumentParser
import CommandOutput
import EventClient
import FileAccess
import Languages
import QuestModel
import RideLogs

/// `questctl sync ride.jsonl`
struct SyncCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sync",
        abstract: "Hand a ride log in to the server of an event, and take what the organiser decided.",
        discussion: """
            For a device that joined with ‘questctl join’. Sending twice is harmless: what the server has already is not \
            sent again. Decisions are added to the log; messages and verdicts are printed. Exit codes: 0 the server has the \
            whole log, 1 it refuses lines or the device, 2 a file cannot be read or written, or no answer came in time.
            """)

    @Argument(help: "The ride log (JSON Lines).")
    var log: String

    @Flag(help: "Wait until all answers have their verdicts.")
    var wait = false

    @OptionGroup var timing: EventTiming

    @OptionGroup var common: CommonOptions

    func run() throws {
        let language = common.language
        let (log, faults) = try Failure.reporting(language) { try RideLog.reading(contentsOf: self.log) }
        for fault in faults.prefix(10) {
            Console.note("\(self.log): \(DisplayText.sanitized(fault.message[language]))")
        }
        var exchange = try EventExchange(of: self.log, language)
        exchange.change { client in for entry in log.entries { client.add(entry) } }
        var report = Report(log: self.log, language: language)
        let end = try exchange.run(atMost: timing.giveUp) { client, isAnswered in
            isAnswered && client.openLineCount == 0 && !(wait && client.awaitsVerdict)
        } take: {
            try report.take($0)
        }
        report.summarise()
        switch end {
        case .done: if report.refusedCount > 0 { throw Failure.wrong }
        case .refused: throw Failure.wrong
        case .late:
            let open = exchange.client.openLineCount
            Failure.report(open > 0 ? EventTexts.notHandedIn(open) : EventTexts.late, language)
            throw Failure.unreadable
        }
    }

    /// Says what came, and adds decisions to the log.
    private struct Report {
        let log: String
        let language: Language
        private(set) var refusedCount = 0
        private var handedIn = 0
        private var decisions = 0

        init(log: String, language: Language) {
            self.log = log
            self.language = language
        }

        mutating func take(_ updates: [EventUpdate]) throws {
            var decided: [RideEntry] = []
            for update in updates {
                switch update {
                case .acknowledged(let lines): handedIn += lines.count
                case .refused(let entry, let code):
                    refusedCount += 1
                    if refusedCount <= 10 { note(EventTexts.refused(entry.sequence, code)) }
                case .decision(let entry): decided.append(entry)
                case .message(let text, _): Console.print(DisplayText.sanitized(EventTexts.message(text)[language]))
                case .verdict(let task, _, let outcome):
                    Console.print(DisplayText.sanitized(EventTexts.verdict(task.rawValue, outcome)[language]))
                case .edition: note(EventTexts.otherEdition)
                case .otherWriter: note(EventTexts.otherWriter)
                case .joined, .quest, .problem: break
                }
            }
            guard !decided.isEmpty else { return }
            // Before the state is written, or a decision would be lost with the power.
            decisions += try Failure.reporting(language) {
                var file = try RideLogFile(path: log)
                return try file.append(contentsOf: decided)
            }
        }

        func summarise() {
            Console.print("\(log): \(EventTexts.handedIn(handedIn)[language])")
            if decisions > 0 { Console.print("\(log): \(EventTexts.decided(decisions)[language])") }
        }

        private func note(_ text: LocalizedText) { Console.note("\(log): \(DisplayText.sanitized(text[language]))") }
    }
}
