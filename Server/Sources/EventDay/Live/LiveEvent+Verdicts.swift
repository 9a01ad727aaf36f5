import EventAccounts
import EventStore
import Logging
import VeloQuest

/// What a rider was told of an answer.
struct ToldVerdict: Sendable {
    let rider: String
    let task: String
    /// `nil` for an answer that does not count, as without a check-in or after the task was solved.
    var outcome: Verdict.Outcome?

    init(rider: String, task: String, outcome: Verdict.Outcome?) {
        self.rider = rider
        self.task = task
        self.outcome = outcome
    }

    /// The verdict that an item of the feed tells, and the answer; `nil` for other items.
    static func reading(_ item: FeedItem) -> (answer: EntryDigest, verdict: ToldVerdict)? {
        guard item.content["kind"] == "verdict", let rider = item.rider,
            let task = item.content["task"]?.stringValue, let outcome = item.content["outcome"]?.stringValue,
            let answer = item.content["answer"]?.stringValue.flatMap({ EntryDigest($0) })
        else { return nil }
        return (answer, ToldVerdict(rider: rider, task: task, outcome: Verdict.Outcome(rawValue: outcome)))
    }

    /// The item of the feed that tells it.
    func item(_ answer: EntryDigest) -> JSONObject {
        [
            "kind": "verdict", "task": .string(task), "answer": .string(answer.description),
            "outcome": .string(outcome?.rawValue ?? "void"),
        ]
    }
}

extension LiveEvent {
    /// Splits new lines of a rider into those that are kept and answers that come faster than somebody finds them out.
    ///
    /// What is withheld is not stored and does not count; the phone is asked for it again, as for every gap. So whoever tries all
    /// answers gets no further than ten at once and two a minute, whatever the device is and whatever the lines say. Answers that the
    /// organiser judges, and those to a task that is solved, tell nothing and are kept.
    ///
    /// - Returns: also after how many seconds the first of the withheld is taken.
    func withholdGuesses(of new: [RideEntry], by rider: String) -> (
        kept: [RideEntry], withheld: [RideEntry], wait: Int
    ) {
        func task(_ entry: RideEntry) -> Quest.Task.ID? {
            if case .answered(let task, _, _, _) = entry.event { task } else { nil }
        }
        guard new.contains(where: { task($0) != nil }) else { return (new, [], 0) }
        refreshRoster()
        let progress = log.progress(of: .init(rider))
        var kept: [RideEntry] = []
        var withheld: [RideEntry] = []
        var wait = Int.max
        for entry in new.sorted(by: { $0.sequence < $1.sequence }) {
            if let task = task(entry), edition.isGuessable(task), progress[task]?.isSolved != true,
                let seconds = verdicts.take(Self.guessKey(rider, task), at: clock.now)
            {
                withheld.append(entry)
                wait = min(wait, seconds)
            } else {
                kept.append(entry)
            }
        }
        return (kept, withheld, wait)
    }

    /// Takes for the answers of the last minutes what they took when they arrived, so that a restart gives nobody more.
    ///
    /// - Parameter arrivals: when lines arrived, by the texts of their digests.
    func countGuesses(_ entries: some Sequence<RideEntry>, arrivals: [String: Int64]) {
        let now = clock.now
        var recent: [(arrival: Int64, sequence: Int, key: String)] = []
        for entry in entries {
            guard case .answered(let task, _, _, _) = entry.event, edition.isGuessable(task) else { continue }
            // The clock may have been set back since.
            let arrival = min(arrivals[entry.digest.description] ?? now, now)
            guard arrival > now - Self.guessSpan else { continue }
            recent.append((arrival, entry.sequence, Self.guessKey(entry.rider.rawValue, task)))
        }
        recent.sort { ($0.arrival, $0.sequence) < ($1.arrival, $1.sequence) }
        for guess in recent { verdicts.take(guess.key, at: guess.arrival) }
    }

    /// How long it takes until nothing is left of the answers of a rider to a task, in milliseconds.
    private static let guessSpan: Int64 = 300_000

    /// Gives back what answers took that could not be stored, since the phone sends them again.
    func giveBackGuesses(of entries: [RideEntry], by rider: String) {
        for entry in entries {
            guard case .answered(let task, _, _, _) = entry.event else { continue }
            verdicts.giveBack(Self.guessKey(rider, task))
        }
    }

    private static func guessKey(_ rider: String, _ task: Quest.Task.ID) -> String { "\(rider) \(task.rawValue)" }

    /// Tells a rider the verdict on answers that the phone could not judge.
    ///
    /// Lines are committed already, so nothing that fails here may fail the request: what has no verdict is owed, and tried again with
    /// the next request of the rider. After a crash the phone has no acknowledgement, and sends the line again.
    func judge(_ entries: [RideEntry], of caller: Caller) async {
        let rider = caller.rider
        let open = ((owed.removeValue(forKey: rider) ?? []) + entries).filter {
            guard case .answered(_, _, .pending, _) = $0.event else { return false }
            return told[$0.digest] == nil
        }
        guard !open.isEmpty else { return }
        refreshRoster()
        let progress = log.progress(of: .init(rider))
        let head = log.head(of: caller.device).sequence
        let isKeyed = (devices[rider] ?? []).contains { $0.device == caller.device && $0.key != nil }
        let signed = entries.lazy.filter { $0.signature != nil }.map(\.sequence).max() ?? 0
        var items: [JSONObject] = []
        var now: [RideEntry] = []
        for entry in Set(open).sorted(by: { $0.sequence < $1.sequence }) {
            guard case .answered(let task, _, _, _) = entry.event else { continue }
            guard entry.sequence <= head else {
                // What it rests on is still on its way.
                owed[rider, default: []].append(entry)
                continue
            }
            let outcome = Self.outcome(of: entry.digest, to: task.rawValue, in: progress)
            guard outcome != .pending else { continue }
            if outcome == nil, isKeyed, entry.sequence > signed {
                // A line whose signature is still on its way does not count yet.
                owed[rider, default: []].append(entry)
                continue
            }
            let verdict = ToldVerdict(rider: rider, task: task.rawValue, outcome: outcome)
            told[entry.digest] = verdict
            items.append(verdict.item(entry.digest))
            now.append(entry)
        }
        do throws(EventProblem) {
            try await tell(items, to: rider)
        } catch {
            for entry in now { told[entry.digest] = nil }
            owed[rider, default: []] += now
        }
    }

    /// Tells riders again whose verdicts another edition of the quest changed.
    func tellChangedVerdicts() async {
        guard verdictsMayDiffer else { return }
        verdictsMayDiffer = false
        refreshRoster()
        for (rider, verdicts) in Dictionary(grouping: told, by: \.value.rider).sorted(by: { $0.key < $1.key }) {
            let progress = log.progress(of: .init(rider))
            var items: [JSONObject] = []
            var before: [EntryDigest: ToldVerdict] = [:]
            for (answer, verdict) in verdicts.sorted(by: { $0.key < $1.key }) {
                var new = verdict
                new.outcome = Self.outcome(of: answer, to: verdict.task, in: progress)
                guard new.outcome != verdict.outcome else { continue }
                before[answer] = verdict
                told[answer] = new
                items.append(new.item(answer))
            }
            do throws(EventProblem) {
                try await tell(items, to: rider)
            } catch {
                told.merge(before) { $1 }
                verdictsMayDiffer = true
            }
        }
    }

    /// What became of an answer; `nil` for one that does not count, as without a check-in or after the task was solved.
    private static func outcome(
        of answer: EntryDigest, to task: String, in progress: RideProgress
    ) -> Verdict.Outcome? {
        progress[.init(task)]?.answers.first { $0.entry == answer }?.outcome
    }
}

extension LiveEvent.Edition {
    /// Whether trying is a way to find the answer: the quest judges it, and not the organiser.
    func isGuessable(_ task: Quest.Task.ID) -> Bool {
        guard let kind = organisers.task(task)?.answer?.kind else { return false }
        return switch kind {
        case .photo, .judgedByOrganiser: false
        default: true
        }
    }
}
