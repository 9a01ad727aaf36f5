public import EventAccess
import EventStore
import VeloQuest

extension LiveEvent {
    /// Takes lines and positions of a phone, and answers with what it misses.
    ///
    /// Returns when all lines that are not refused are committed.
    public func sync(_ request: SyncRequest, by caller: Caller) async throws(EventProblem) -> SyncAnswer {
        guard caller.role == .rider, request.device == caller.device else { throw EventProblem(.forbidden) }
        guard !isClosed else { throw EventProblem(.unavailable, retryAfter: 5) }
        if let seconds = syncs.take(caller.device, at: clock.now) {
            throw EventProblem(.rateLimited, retryAfter: seconds)
        }
        guard devices[caller.rider]?.contains(where: { $0.device == caller.device && !$0.isRevoked }) ?? false else {
            throw EventProblem(.revoked)
        }
        let (entries, refused) = Self.read(request.lines, of: caller)
        let new = entries.filter { !hashes.contains($0.digest) }
        guard (log.counts[.init(caller.rider)] ?? 0) + new.count <= Self.mostLines else {
            throw EventProblem(
                .tooLarge,
                LocalizedText(
                    "A rider may have at most \(Self.mostLines) lines.",
                    "У участника не больше \(Self.mostLines) записей."))
        }
        if !new.isEmpty {
            let arrival = clock.now
            try await commit(
                new.map { entry in
                    .line(
                        LineRecord(
                            hash: entry.digest.description, arrival: arrival,
                            bytes: entry.line))
                })
            let added = add(new, isOffice: false)
            if !added.isEmpty { announce(added) }
        }
        await judge(entries, of: caller)
        // Meanwhile the person may have been erased.
        guard !erased.contains(caller.rider) else { throw EventProblem(.unauthorized) }
        lastSeen[caller.rider] = clock.now
        take(request.fixes, of: caller.rider)
        var items = feed.items(for: caller.rider, after: request.after)
        if items.isEmpty, request.wait > 0 {
            await waitForFeed(of: caller.rider, seconds: request.wait)
            items = feed.items(for: caller.rider, after: request.after)
        }
        let head = log.head(of: caller.device)
        return SyncAnswer(
            time: clock.now, sequence: head.sequence, digest: head.digest ?? .none, gaps: Array(head.gaps.prefix(100)),
            refused: refused,
            feed: items, last: feed.last, quest: edition.digest)
    }

    /// The most lines of a rider: more than anybody writes in a day.
    static let mostLines = 20_000

    /// For how long after the end of an event positions are taken, in milliseconds.
    static let grace: Int64 = 600_000

    /// Takes positions of a rider, as far as there are not far too many.
    func take(_ fixes: [Fix], of rider: String) {
        guard !fixes.isEmpty, !erased.contains(rider) else { return }
        // Tracking stops with the event.
        if let finished = record.finished, clock.now > finished + Self.grace { return }
        let wait = self.fixes.take(rider, at: clock.now, count: Double(fixes.count))
        guard wait == nil else { return }
        positions.add(fixes, of: rider, at: clock.now, delay: record.delay)
    }

    /// The entries of lines, and the lines that are none.
    private static func read(
        _ lines: [String], of caller: Caller
    ) -> (entries: [RideEntry], refused: [SyncAnswer.Refusal]) {
        var entries: [RideEntry] = []
        var refused: [SyncAnswer.Refusal] = []
        var reader = RideEntry.LineReader()
        for (place, line) in lines.enumerated() {
            let entry: RideEntry
            do throws(RideEntry.LineFault) {
                guard line.utf8.count <= SyncRequest.mostLineBytes else { throw .unreadable }
                entry = try reader.entry(Array(line.utf8))
            } catch {
                refused.append(.init(line: place, reason: error == .altered ? .altered : .unreadable))
                continue
            }
            if entry.device != caller.device || entry.rider.rawValue != caller.rider {
                refused.append(.init(line: place, reason: .foreign))
            } else if entry.event.mayNameAPerson {
                refused.append(.init(line: place, reason: .personal))
            } else {
                entries.append(entry)
            }
        }
        return (entries, refused)
    }

    /// Tells a rider the verdict on answers that the phone could not judge.
    ///
    /// Lines are committed already, so nothing that fails here may fail the request: what has no verdict is owed, and tried again with
    /// the next request of the rider. After a crash the phone has no acknowledgement, and sends the line again.
    private func judge(_ entries: [RideEntry], of caller: Caller) async {
        let rider = caller.rider
        let open = ((owed.removeValue(forKey: rider) ?? []) + entries).filter {
            guard case .answered(_, _, .pending, _) = $0.event else { return false }
            return !judged.contains($0.digest.description)
        }
        guard !open.isEmpty else { return }
        refreshRoster()
        let progress = log.progress(of: .init(rider))
        let head = log.head(of: caller.device).sequence
        var items: [JSONObject] = []
        var told: [RideEntry] = []
        for entry in Set(open).sorted(by: { $0.sequence < $1.sequence }) {
            guard case .answered(let task, _, _, _) = entry.event else { continue }
            guard entry.sequence <= head else {
                // What it rests on is still on its way.
                owed[rider, default: []].append(entry)
                continue
            }
            // Who asks faster than that guesses; the answer counts all the same, and is shown in the standings.
            let isTooOften = verdicts.take("\(rider) \(task.rawValue)", at: clock.now) != nil
            let given = progress[task]?.answers.first { $0.entry == entry.digest }
            let outcome: String
            if isTooOften {
                outcome = Verdict.Outcome.pending.rawValue
            } else if let given {
                guard given.outcome != .pending else { continue }
                outcome = given.outcome.rawValue
            } else {
                // Without a check-in, say, or after the task was solved.
                outcome = "void"
            }
            items.append([
                "kind": "verdict", "task": .string(task.rawValue), "answer": .string(entry.digest.description),
                "outcome": .string(outcome),
            ])
            told.append(entry)
        }
        for entry in told { judged.insert(entry.digest.description) }
        do throws(EventProblem) {
            try await tell(items, to: rider)
        } catch {
            for entry in told { judged.remove(entry.digest.description) }
            owed[rider, default: []] += told
        }
    }
}

extension RideEvent {
    /// Whether it is a registration with a name, or one that this version cannot read.
    fileprivate var mayNameAPerson: Bool {
        switch self {
        case .joined(let registration): registration.name != nil
        case .unknown(let event): event.type == "joined"
        default: false
        }
    }
}
