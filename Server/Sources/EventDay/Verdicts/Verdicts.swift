import EventAccounts
import EventClient
import VeloQuest

/// The verdicts on answers that phones could not judge: which were announced, which are owed, and answers that come faster than somebody
/// finds them out.
struct Verdicts: Sendable {
    /// A verdict that a rider has.
    private struct Announced: Sendable {
        let rider: String
        var verdict: InboxVerdict
    }

    /// New lines of a rider, without answers that come too fast.
    struct Admission: Sendable {
        /// The lines that are stored.
        var lines: [RideEntry] = []
        /// Answers that are not stored and do not count. The phone is asked for them again, as for every gap.
        var withheld: [RideEntry] = []
        /// After how many seconds the first of the withheld is taken.
        var wait = Int.max
    }

    /// An answer with its verdict, before that is committed.
    struct Judged: Sendable {
        let entry: RideEntry
        let verdict: InboxVerdict
    }

    /// A verdict that another edition of the quest changed, before that is committed.
    struct Changed: Sendable {
        let before: InboxVerdict
        let verdict: InboxVerdict
    }

    /// Whether verdicts may differ from those that were announced, since the quest has another edition.
    var mayDiffer: Bool
    /// Answers of a rider to a task: quick enough for a rider, too slow to guess.
    private var guesses = RateLimiter<String>(capacity: 10, perSecond: 1.0 / 30)
    /// By the digests of the answers.
    private var announced: [EntryDigest: Announced] = [:]
    /// Answers of riders that have no verdict yet: they came before what they rest on, or the verdict could not be stored.
    private var owed: [String: [RideEntry]] = [:]
    /// Answers that were withheld and did not come again yet, by rider.
    private var withheld: [String: Set<EntryDigest>] = [:]

    /// - Parameter mayDiffer: whether the quest has another edition than the first.
    init(mayDiffer: Bool) { self.mayDiffer = mayDiffer }

    // Guesses.

    /// Splits new lines of a rider into those that are kept and answers that come faster than somebody finds them out.
    ///
    /// A rider who tries all answers gets no further than ten at once and two a minute, whatever the device is and whatever the lines say.
    /// - Parameter isGuess: whether an answer to a task is one that trying finds: the quest judges it, and the task is not solved.
    mutating func admit(
        _ new: [RideEntry], of rider: String, at now: Int64, isGuess: (Quest.Task.ID) -> Bool
    ) -> Admission {
        var admission = Admission()
        for entry in new.sorted(by: { $0.sequence < $1.sequence }) {
            if let task = entry.answeredTask, isGuess(task), let wait = guesses.take(Self.key(rider, task), at: now) {
                admission.withheld.append(entry)
                admission.wait = min(admission.wait, wait)
            } else {
                admission.lines.append(entry)
            }
        }
        return admission
    }

    /// Counts the answers of the last minutes at the times when they arrived, so that a restart gives nobody more.
    mutating func count(_ lines: StoredLines, at now: Int64, isGuessable: (Quest.Task.ID) -> Bool) {
        struct Guess {
            let arrival: Int64
            let sequence: Int
            let key: String
        }
        var recent: [Guess] = []
        for entry in lines.ridden {
            guard let task = entry.answeredTask, isGuessable(task) else { continue }
            // The clock may have been set back since.
            let arrival = min(lines.arrivals[entry.digest.description] ?? now, now)
            guard arrival > now - Self.guessSpan else { continue }
            recent.append(
                Guess(arrival: arrival, sequence: entry.sequence, key: Self.key(entry.rider.rawValue, task)))
        }
        recent.sort { ($0.arrival, $0.sequence) < ($1.arrival, $1.sequence) }
        for guess in recent { guesses.take(guess.key, at: guess.arrival) }
    }

    /// How long it takes until nothing is left of the answers of a rider to a task, in milliseconds.
    private static let guessSpan: Int64 = 300_000

    /// Does not count answers that could not be stored, since the phone sends them again.
    mutating func giveBack(_ entries: [RideEntry], of rider: String) {
        for entry in entries {
            if let task = entry.answeredTask { guesses.giveBack(Self.key(rider, task)) }
        }
    }

    private static func key(_ rider: String, _ task: Quest.Task.ID) -> String { "\(rider) \(task.rawValue)" }

    /// Remembers which answers were withheld, for the organiser.
    mutating func note(_ admission: Admission, of rider: String, most: Int = SyncRequest.mostLines) {
        guard !admission.withheld.isEmpty || withheld[rider] != nil else { return }
        var open = withheld[rider] ?? []
        open.subtract(admission.lines.map(\.digest))
        for entry in admission.withheld where open.count < most { open.insert(entry.digest) }
        withheld[rider] = open.isEmpty ? nil : open
    }

    /// How many answers of a rider were withheld and did not come again; `nil` for none.
    func withheldCount(of rider: String) -> Int? { withheld[rider]?.count }

    // Verdicts.

    /// A verdict that the inbox has.
    mutating func restore(_ verdict: InboxVerdict, of rider: String) {
        announced[verdict.answer] = Announced(rider: rider, verdict: verdict)
    }

    /// The answers of a rider that the phone could not judge and that have no verdict: those of some lines, and those that are owed, which
    /// `judge` has to get.
    mutating func takeOpen(_ entries: [RideEntry], of rider: String) -> [RideEntry] {
        let open = ((owed.removeValue(forKey: rider) ?? []) + entries).filter {
            guard case .answered(_, _, .pending, _) = $0.event else { return false }
            return announced[$0.digest] == nil
        }
        return Set(open).sorted { $0.sequence < $1.sequence }
    }

    /// Judges answers by how far the rider came. Those that cannot be judged yet are owed.
    ///
    /// - Parameters:
    ///   - head: the number of the last line up to which none of the device is missing; later answers rest on lines that are on their way.
    ///   - signed: the number of the last signed line of this request; `nil` for a device without a key. Later lines do not count yet.
    mutating func judge(
        _ open: [RideEntry], of rider: String, by progress: RideProgress, head: Int, signed: Int?
    ) -> [Judged] {
        var judged: [Judged] = []
        for entry in open {
            guard let task = entry.answeredTask else { continue }
            guard entry.sequence <= head else {
                owed[rider, default: []].append(entry)
                continue
            }
            let outcome = Self.outcome(of: entry.digest, to: task, in: progress)
            // The decision of the organiser will be the answer.
            guard outcome != .pending else { continue }
            if outcome == nil, let signed, entry.sequence > signed {
                owed[rider, default: []].append(entry)
                continue
            }
            let verdict = InboxVerdict(task: task.rawValue, answer: entry.digest, outcome: outcome)
            restore(verdict, of: rider)
            judged.append(Judged(entry: entry, verdict: verdict))
        }
        return judged
    }

    /// Owes verdicts that could not be committed.
    mutating func takeBack(_ judged: [Judged], of rider: String) {
        for answer in judged { announced[answer.entry.digest] = nil }
        owed[rider, default: []] += judged.map(\.entry)
    }

    /// The riders who have verdicts, in order.
    var riders: [String] { Set(announced.values.map(\.rider)).sorted() }

    /// The verdicts of a rider that differ from those that were announced, by how far the rider came, in the order of the answers' digests.
    mutating func takeChanged(of rider: String, by progress: RideProgress) -> [Changed] {
        var changed: [Changed] = []
        for (answer, known) in announced.filter({ $0.value.rider == rider }).sorted(by: { $0.key < $1.key }) {
            let before = known.verdict
            let outcome = Self.outcome(of: answer, to: .init(before.task), in: progress)
            guard outcome != before.outcome else { continue }
            let verdict = InboxVerdict(task: before.task, answer: answer, outcome: outcome)
            restore(verdict, of: rider)
            changed.append(Changed(before: before, verdict: verdict))
        }
        return changed
    }

    /// Takes changes back that could not be committed; they are found again.
    mutating func takeBack(_ changed: [Changed], of rider: String) {
        for change in changed { restore(change.before, of: rider) }
        mayDiffer = true
    }

    /// Forgets riders who were erased.
    mutating func forget(_ riders: Set<String>) {
        announced = announced.filter { !riders.contains($0.value.rider) }
        for rider in riders {
            withheld[rider] = nil
            owed[rider] = nil
        }
    }

    /// What became of an answer; `nil` for one that does not count, as without a check-in or after the task was solved.
    private static func outcome(
        of answer: EntryDigest, to task: Quest.Task.ID, in progress: RideProgress
    ) -> Verdict.Outcome? {
        progress[task]?.answers.first { $0.entry == answer }?.outcome
    }
}

extension RideEntry {
    /// The task that it answers; `nil` for other lines.
    var answeredTask: Quest.Task.ID? {
        if case .answered(let task, _, _, _) = event { task } else { nil }
    }
}
