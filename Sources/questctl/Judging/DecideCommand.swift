import ArgumentParser
import Exchange
import QuestSealing
import Quests
import RideLogs
import Scoring
import Support

/// `questctl decide office.jsonl --rider anna --task photo --from anna.jsonl --accept`
struct DecideCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "decide",
        abstract: "Write a decision of the organiser into a log of its own.",
        discussion: """
            Hand the log to judge and standings together with those of the riders. Decisions are entries like all others: \
            nothing is ever taken out, and a later decision on the same answer overrules an earlier one. Hand over the \
            rider's log (--from) to bind a decision to an answer for good: it is the latest one that waits, else the latest.

            With a key (--key) the log is signed. If the quest names the key among its officials, the decisions count from \
            wherever the log comes; --quest binds them to that quest alone. Exit codes: 0 written, 1 no such answer, or \
            the log was begun with another key, 2 a file cannot be opened or written.
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

    @Option(help: ArgumentHelp("Sign the log with the private key in this file.", valueName: "file"))
    var key: String?

    @Option(help: ArgumentHelp("The quest file; the log then counts for this quest alone.", valueName: "file"))
    var quest: String?

    @OptionGroup var questOptions: QuestOptions

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
        if points != nil || disqualify, reason?.allSatisfy(\.isWhitespace) ?? true {
            throw ValidationError("Give a --reason.")
        }
        if rider.allSatisfy(\.isWhitespace) { throw ValidationError("--rider is empty.") }
        if let points, Points(nearest: points) == nil { throw ValidationError("--points is out of range.") }
    }

    func run() throws {
        let language = common.language
        try InputProtection.check(from + [key, quest].compactMap { $0 }, against: log, language)
        let found = try answerFound(language)
        let signer = try key.map { try KeyFiles.signingKey(at: $0, language).signer }
        let quest = try quest.map { try questOptions.quest(at: $0, language) }
        try check(quest, signer?.publicKey, language)
        try Failure.reporting(language) {
            var file = try RideLogFile(path: log)
            try checkOwn(file.log, language)
            try check(file.log, against: signer?.publicKey, language)
            var office = DeviceLog(
                device: device, rider: .init(device), signer: signer, quest: quest, resuming: file.log)
            let event = event(about: found?.entry)
            guard let entry = office.append(event, at: Console.now, about: .init(rider)) else { return }
            try file.append(contentsOf: office.log.entries)
            let text = found.map { DisplayText.sanitized($0.text, most: 60) }
            Console.print(
                Message(
                    "ride-log-decided",
                    ["log": .of(log), "sequence": .of(entry.sequence), "digest": .of(entry.digest), "text": .of(text)])[
                        language])
        }
    }

    /// - Throws: `Failure.wrong` for a task that the quest does not have; a key that is not an official's gets a note.
    private func check(_ quest: Quest?, _ key: PublicKey?, _ language: Language) throws {
        guard let quest else { return }
        if let task, quest.task(.init(task)) == nil, !quest.lockedTasks.contains(where: { $0.id.rawValue == task }) {
            let known = quest.tasks.prefix(30).map(\.id.rawValue).joined(separator: ", ")
            throw Failure.reported(
                Message("ride-log-no-task", ["task": .of(task), "known": .of(known)]), language, code: Failure.wrong)
        }
        let officials = quest.settings.officials
        guard !officials.isEmpty, !(key.map { officials.contains($0.fingerprint) } ?? false) else { return }
        let text = key == nil ? Message("ride-log-unsigned-decision") : Message("ride-log-unofficial-key")
        Console.report(text, language)
    }

    /// Refuses to write decisions into the log of a ride.
    /// - Throws: `Failure.wrong` where the log contains a ride.
    private func checkOwn(_ log: RideLog, _ language: Language) throws {
        let riders = log.riding
        guard !riders.isEmpty else { return }
        throw Failure.reported(RideLogTexts.foreignLog(riders), file: self.log, language, code: Failure.wrong)
    }

    /// Checks that a log is signed from its first entry to its last, or not at all: otherwise its entries would have no effect.
    /// - Throws: `Failure.wrong` where its first entries differ from that.
    private func check(_ log: RideLog, against key: PublicKey?, _ language: Language) throws {
        guard let first = log.entries.first(where: { $0.device == device }), first.opening?.key != key else { return }
        throw Failure.reported(
            RideLogTexts.begunOtherwise(first.opening?.key?.fingerprint), file: self.log, language, code: Failure.wrong)
    }

    /// The answer that the riders' logs have, where there are any.
    private func answerFound(_ language: Language) throws -> RideLog.Ride.Answer? {
        guard let task, !from.isEmpty else { return nil }
        if let found = try ReadLogs.log(at: from, language).ride(of: .init(rider)).latestAnswer(to: .init(task)) {
            return found
        }
        throw Failure.reported(
            Message("ride-log-no-answer", ["rider": .of(rider), "task": .of(task)]), language, code: Failure.wrong)
    }

    private func event(about found: EntryDigest?) -> RideEvent {
        if let points { return .adjusted(points: Points(nearest: points) ?? .zero, reason: reason ?? "") }
        guard let task else { return .disqualified(reason: reason ?? "") }
        let answer = found ?? answer.flatMap { EntryDigest($0) }
        return .judged(Judgement(task: .init(task), answer: answer, isAccepted: accept, reason: reason))
    }
}
