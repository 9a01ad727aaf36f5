import ArgumentParser
import FileAccess
import Languages
import QuestEngine
import QuestExchange
import QuestFile
import RideLogs

/// `questctl decide office.jsonl --rider anna --task photo --from anna.jsonl --accept`
struct DecideCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "decide",
        abstract: "Write a decision of the organiser into a log of its own.",
        discussion: """
            Hand the log to judge and standings together with those of the riders. Decisions are entries like all others: \
            nothing is ever taken out, and a later decision on the same answer overrules an earlier one. Hand over the \
            rider's log (--from) to bind a decision to an answer for good: it is the latest one that waits, else the latest.
            """)

    @Argument(help: "The organiser's log (JSON Lines); a new one is begun where there is none.")
    var log: String

    @Option(help: "The rider, as the ride logs have it.")
    var rider: String

    @Option(help: "The task whose answer is judged.")
    var task: String?

    @Option(help: "The hash of the entry with the answer; without it the latest one given before the decision.")
    var answer: String?

    @Option(help: ArgumentHelp("A log of the rider to find the answer in; may be repeated.", valueName: "log"))
    var from: [String] = []

    @Flag(help: "The answer counts.")
    var accept = false

    @Flag(help: "The answer does not count.")
    var reject = false

    @Option(parsing: .unconditional, help: "Points to give, or with a minus to take.")
    var points: Double?

    @Flag(help: "Disqualify the rider.")
    var disqualify = false

    @Option(help: "Why, for the rider to read.")
    var reason: String?

    @Option(help: "What the log calls this computer; give each of several a name of its own.")
    var device = "office"

    @OptionGroup var common: CommonOptions

    func validate() throws {
        let decisions = [accept, reject, points != nil, disqualify].count { $0 }
        guard decisions == 1 else {
            throw ValidationError("Decide one thing: --accept, --reject, --points or --disqualify.")
        }
        if (accept || reject) != (task != nil) {
            throw ValidationError("--task belongs to --accept and --reject.")
        }
        if let answer, EntryDigest(answer) == nil || task == nil {
            throw ValidationError("--answer is the 32 digits after “hash” in the entry of an answer to --task.")
        }
        if !from.isEmpty, answer != nil || task == nil {
            throw ValidationError("--from finds the answer to --task; it does not go with --answer.")
        }
        if points != nil || disqualify, reason == nil { throw ValidationError("Give a --reason.") }
        if let points, Points(nearest: points) == nil { throw ValidationError("--points is out of range.") }
    }

    func run() throws {
        let language = common.language
        let found = try answerFound(language)
        try Failure.reporting(language) {
            var file = try RideLogFile(path: log)
            var office = DeviceLog(device: device, rider: .init(rider), resuming: file.log)
            guard let entry = office.append(event(about: found?.entry), at: Console.now) else { return }
            try file.append(entry)
            let text = found.map { DisplayText.sanitized($0.text, most: 60) }
            Console.print(
                RideLogTexts.decided(log, entry.sequence, entry.digest, text)[language])
        }
    }

    /// The answer that the riders' logs have, where there are any.
    private func answerFound(_ language: Language) throws -> RideLog.Ride.Answer? {
        guard let task, !from.isEmpty else { return nil }
        if let found = try ReadLogs.log(at: from, language).ride(of: .init(rider)).latestAnswer(to: .init(task)) {
            return found
        }
        Failure.report(
            RideLogTexts.noAnswer(rider, task), language)
        throw Failure.wrong
    }

    private func event(about found: EntryDigest?) -> RideEvent {
        if let points { return .adjusted(points: Points(nearest: points) ?? .zero, reason: reason ?? "") }
        guard let task else { return .disqualified(reason: reason ?? "") }
        let answer = found ?? answer.flatMap { EntryDigest($0) }
        return .judged(Judgement(task: .init(task), answer: answer, isAccepted: accept, reason: reason))
    }
}
