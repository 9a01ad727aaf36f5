public import EventAccounts
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
        guard !erased.contains(caller.rider) else { throw EventProblem(.unauthorized) }
        guard devices[caller.rider]?.contains(where: { $0.device == caller.device && !$0.isRevoked }) ?? false else {
            throw EventProblem(.revoked)
        }
        let (entries, refused) = Self.read(request.lines, of: caller)
        var fresh: Set<EntryDigest> = []
        let unknown = entries.filter { !hashes.contains($0.digest) && fresh.insert($0.digest).inserted }
        let (new, held, wait) = withholdGuesses(of: unknown, by: caller.rider)
        note(new, withheld: held, of: caller.rider)
        guard held.isEmpty || !new.isEmpty else {
            throw EventProblem(.rateLimited, Self.tooManyAnswers, retryAfter: wait)
        }
        guard (log.counts[.init(caller.rider)] ?? 0) + new.count <= Self.mostLines else {
            throw EventProblem(
                .tooLarge,
                LocalizedText(
                    "A rider may have at most \(Self.mostLines) lines.",
                    "У участника не больше \(Self.mostLines) записей."))
        }
        if !new.isEmpty {
            let arrival = clock.now
            do throws(EventProblem) {
                try await commit(
                    new.map { entry in
                        .line(LineRecord(hash: entry.digest.description, arrival: arrival, bytes: entry.line))
                    })
            } catch {
                giveBackGuesses(of: new, by: caller.rider)
                throw error
            }
            if erased.contains(caller.rider) { try await takeBack(new, of: caller.rider) }
            let added = add(new, isOffice: false)
            if !added.isEmpty { announce(added) }
        }
        await judge(entries, of: caller)
        // Meanwhile the person may have been erased.
        guard !erased.contains(caller.rider) else { throw EventProblem(.unauthorized) }
        lastSeen[caller.rider] = clock.now
        take(request.fixes, of: caller.rider)
        var numbers = feed.numbers(for: caller.rider, after: request.after)
        if numbers.isEmpty, request.wait > 0 {
            await waitForFeed(of: caller.rider, seconds: request.wait)
            numbers = feed.numbers(for: caller.rider, after: request.after)
        }
        let last = feed.last
        let items = try await feedItems(numbers)
        let head = log.head(of: caller.device)
        return SyncAnswer(
            time: clock.now, sequence: head.sequence, digest: head.digest ?? .none,
            gaps: Array(Self.gaps(head.gaps, and: held).prefix(100)),
            refused: refused,
            feed: items, last: last, quest: edition.digest)
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
        lastActivity = clock.now
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

    /// The gaps of a device with answers that were withheld, which are asked for again.
    private static func gaps(_ gaps: [ClosedRange<Int>], and withheld: [RideEntry]) -> [ClosedRange<Int>] {
        let missing = Set(withheld.map(\.sequence)).filter { number in !gaps.contains { $0.contains(number) } }
        return (gaps + missing.map { $0...$0 }).sorted { $0.lowerBound < $1.lowerBound }
    }

    /// Remembers which answers were withheld, for the organiser.
    private func note(_ new: [RideEntry], withheld held: [RideEntry], of rider: String) {
        guard !held.isEmpty || withheld[rider] != nil else { return }
        var open = withheld[rider] ?? []
        open.subtract(new.map(\.digest))
        for entry in held where open.count < SyncRequest.mostLines { open.insert(entry.digest) }
        withheld[rider] = open.isEmpty ? nil : open
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
