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
            Failure.report(open > 0 ? EventTexts.notHandedIn(open) : EventTexts.late, language)
            throw Failure.unreadable
        }
    }

    /// Adds the lines of the device, and names those that cannot be sent.
    /// - Throws: `Failure.wrong` after a message where the log is another device's.
    private func add(_ log: RideLog, to exchange: inout EventExchange, _ report: inout SyncReport) throws {
        let device = exchange.client.device
        let others = log.riddenDevices.filter { $0 != device }
        if !others.isEmpty {
            guard log.entries.contains(where: { $0.device == device }) else {
                Failure.report(EventTexts.otherDevice(others, joined: device), file: self.log, common.language)
                throw Failure.wrong
            }
            report.note(EventTexts.passedOver(others))
        }
        exchange.change { client in
            for entry in log.entries where !client.add(entry) && entry.device == device {
                report.leaveOut(EventTexts.tooLong(entry.sequence, most: EventClient.Limits().lineBytes))
            }
        }
    }
}
