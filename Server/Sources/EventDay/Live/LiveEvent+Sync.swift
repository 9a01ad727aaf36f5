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
        guard (log.counts[.init(caller.rider)] ?? 0) + entries.count <= Self.mostLines else {
            throw EventProblem(
                .tooLarge,
                LocalizedText(
                    "A rider may have at most \(Self.mostLines) lines.",
                    "У участника не больше \(Self.mostLines) записей."))
        }
        let new = entries.filter { !hashes.contains($0.digest) }
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
            if !added.isEmpty {
                try await judge(added, of: caller.rider)
                announce(added)
            }
        }
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
            feed: items, quest: edition.digest)
    }

    /// The most lines of a rider: more than anybody writes in a day.
    static let mostLines = 20_000

    /// Takes positions of a rider, as far as there are not far too many.
    func take(_ fixes: [Fix], of rider: String) {
        guard !fixes.isEmpty else { return }
        let wait = self.fixes.take(rider, at: clock.now, count: Double(fixes.count))
        guard wait == nil else { return }
        positions.add(fixes, of: rider, at: clock.now)
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
            } else if case .joined(let registration) = entry.event, registration.name != nil {
                refused.append(.init(line: place, reason: .personal))
            } else {
                entries.append(entry)
            }
        }
        return (entries, refused)
    }

    /// Tells a rider the verdict on answers that the phone could not judge.
    private func judge(_ added: [RideEntry], of rider: String) async throws(EventProblem) {
        let open = added.filter {
            if case .answered(_, _, .pending, _) = $0.event { true } else { false }
        }
        guard !open.isEmpty else { return }
        refreshRoster()
        let progress = log.progress(of: .init(rider))
        var items: [JSONObject] = []
        for entry in open {
            guard case .answered(let task, _, _, _) = entry.event else { continue }
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
        }
        try await tell(items, to: rider)
    }

}
