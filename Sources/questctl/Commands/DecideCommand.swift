import ArgumentParser
import FileAccess
import Languages
import QuestEngine

/// `questctl decide office.jsonl --rider anna --task photo --accept`
struct DecideCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "decide",
        abstract: "Write a decision of the organiser into a log of its own.",
        discussion: """
            Hand the log to judge and standings together with those of the riders. Decisions are entries like all others: \
            nothing is ever taken out, and a later decision on the same answer overrules an earlier one.
            """)

    @Argument(help: "The organiser's log (JSON Lines); a new one is begun where there is none.")
    var log: String

    @Option(help: "The rider, as the ride logs have it.")
    var rider: String

    @Option(help: "The task whose answer is judged.")
    var task: String?

    @Option(help: "The hash of the entry with the answer; without it the latest answer that waits.")
    var answer: String?

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
        if points != nil || disqualify, reason == nil { throw ValidationError("Give a --reason.") }
        if let points, Points(nearest: points) == nil { throw ValidationError("--points is out of range.") }
    }

    func run() throws {
        let language = common.language
        try Failure.reporting(language) {
            var file = try RideLogFile(path: log)
            var office = DeviceLog(device: device, rider: .init(rider), resuming: file.log)
            guard let entry = office.append(event, at: Console.now) else { return }
            try file.append(entry)
            Console.print(
                LocalizedText(
                    "\(log): entry \(entry.sequence), \(entry.digest)",
                    "\(log): запись \(entry.sequence), \(entry.digest)"
                )[language])
        }
    }

    private var event: RideEvent {
        if let points { return .adjusted(points: Points(nearest: points) ?? .zero, reason: reason ?? "") }
        guard let task else { return .disqualified(reason: reason ?? "") }
        return .judged(
            Judgement(task: .init(task), answer: answer.flatMap { EntryDigest($0) }, isAccepted: accept, reason: reason)
        )
    }
}
