import ArgumentParser
import EventClient
import Quests
import RideLogs
import Support

/// `questctl sync ride.jsonl`
struct SyncCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sync",
        abstract: "Hand a ride log in to the server of an event, and take what the organiser decided.",
        discussion: """
            For a device that joined with ‘questctl join’. Sending twice is harmless: what the server has already is not \
            sent again. Decisions are added to the log; messages and verdicts are printed. Exit codes: 0 the server has the \
            whole log, 1 it refuses lines or the device, or the log has lines that cannot be sent, 2 a file cannot be read \
            or written, or no answer came in time.
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
        var exchange = try EventExchange(of: self.log, language)
        var report = SyncReport(log: self.log, language: language)
        for fault in faults { report.leaveOut(fault.message) }
        try add(log, to: &exchange, &report)
        let end = try exchange.run(atMost: timing.giveUp) { client, isAnswered in
            isAnswered && client.openLineCount == 0 && !client.mayHaveMoreNews && !(wait && client.awaitsVerdict)
        } take: {
            try report.take($0)
        }
        report.summarise(isDone: end == .done)
        switch end {
        case .done: if report.isIncomplete { throw Failure.wrong }
        case .refused: throw Failure.wrong
        case .late:
            let open = exchange.client.openLineCount
            throw Failure.reported(
                open > 0 ? Message("event-not-handed-in", ["lines": .of(open)]) : Message("event-late"), language)
        }
    }

    /// Adds the lines of the device, and names those that cannot be sent.
    /// - Throws: `Failure.wrong` after a message where the log is another device's.
    private func add(_ log: RideLog, to exchange: inout EventExchange, _ report: inout SyncReport) throws {
        let device = exchange.client.device
        let others = log.riddenDevices.filter { $0 != device }
        if !others.isEmpty {
            guard log.entries.contains(where: { $0.device == device }) else {
                throw Failure.reported(
                    EventTexts.otherDevice(others, joined: device), file: self.log, common.language, code: Failure.wrong
                )
            }
            report.note(EventTexts.passedOver(others))
        }
        exchange.change { client in
            for entry in log.entries where !client.add(entry) && entry.device == device {
                report.leaveOut(
                    Message(
                        "event-too-long",
                        ["sequence": .of(entry.sequence), "bytes": .of(EventClient.Limits().lineBytes)]))
            }
        }
    }
}

/// Says what came from the server of an event, and adds decisions to the log.
struct SyncReport {
    private let log: String
    private let language: Language
    /// How many lines the server refused, or could not be sent.
    private var leftOut = 0
    private var hasOtherWriter = false
    private var hasUnreadableDecision = false
    private var handedIn = 0
    private var decisions = 0

    init(log: String, language: Language) {
        self.log = log
        self.language = language
    }

    /// Whether the server does not have the whole log, or the log not all decisions, although all requests are done.
    var isIncomplete: Bool { leftOut > 0 || hasOtherWriter || hasUnreadableDecision }

    /// - Throws: `Failure.unreadable` after a message where the log cannot be written.
    mutating func take(_ updates: [EventUpdate]) throws {
        var decided: [RideEntry] = []
        for update in updates {
            switch update {
            case .acknowledged(let lines): handedIn += lines.count
            case .refused(let entry, let code):
                leaveOut(Message("event-refused", ["sequence": .of(entry.sequence), "code": .of(code)]))
            case .decision(let entry): decided.append(entry)
            case .unreadableDecision(let number):
                hasUnreadableDecision = true
                note(Message("event-unreadable-decision", ["number": .of(number)]))
            case .message(let text, _):
                Console.print(DisplayText.sanitized(Message("event", ["text": .of(text)])[language]))
            case .verdict(let task, _, let outcome):
                Console.print(DisplayText.sanitized(EventTexts.verdict(task.rawValue, outcome)[language]))
            case .edition: note(Message("event-other-edition"))
            case .missing(let sequence):
                leaveOut(Message("event-missing", ["sequence": .of(sequence)]))
            case .otherWriter:
                hasOtherWriter = true
                note(Message("event-other-writer"))
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

    /// Counts a line that the server does not get, and says why; only the first ten are named.
    mutating func leaveOut(_ reason: Message) {
        leftOut += 1
        if leftOut <= 10 { note(reason) }
    }

    /// Prints what was done.
    /// - Parameter isDone: whether the server answered everything.
    func summarise(isDone: Bool) {
        if handedIn > 0 {
            Console.print("\(log): \(Message("event-handed-in", ["lines": .of(handedIn)])[language])")
        } else if isDone, !isIncomplete {
            Console.print("\(log): \(Message("event-nothing-to-hand-in")[language])")
        }
        if leftOut > 0 { note(Message("event-left-out", ["lines": .of(leftOut)])) }
        if decisions > 0 { Console.print("\(log): \(Message("event-decided", ["count": .of(decisions)])[language])") }
    }

    func note(_ text: Message) { Console.note("\(log): \(DisplayText.sanitized(text[language]))") }
}

extension RideLog {
    /// The devices that wrote a ride, in order, without those that only wrote decisions of the organiser.
    var riddenDevices: [String] {
        Set(entries.lazy.filter { !$0.event.isDecision }.map { $0.device }).sorted()
    }
}
