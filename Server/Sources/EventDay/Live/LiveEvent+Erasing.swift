import EventAccounts
import EventClient
import EventStore
import VeloQuest

extension LiveEvent {
    /// Removes a person: names, code, devices, tokens, photos, positions, the lines of the log, and what was said to the person.
    ///
    /// The result stays as it is, of a rider without a name: what is kept of the ride has neither positions nor texts (`KeptRide`). So
    /// stay the decisions of the office with their reasons, which are signed into its log.
    ///
    /// - Parameter actor: who does it, for the audit; by default the caller.
    public func erase(_ id: String, by actor: String? = nil) async throws(EventError) {
        guard roster.riders[id] != nil else { throw EventError(.notFound) }
        try await erase([id], by: actor)
    }

    /// Removes lines that were stored while their rider was being erased, after those that the erasure knew.
    ///
    /// - Throws: `EventError` of code `unauthorized`; nothing if the erasure failed, so that the lines count.
    func takeBack(_ entries: [RideEntry], of rider: String) async throws(EventError) {
        await officeLock.lock()
        defer { officeLock.unlock() }
        guard roster.isErased(rider) else { return }
        let lines = entries.map(\.digest.description)
        try await commit(
            [.erase(rider: rider, lines: lines, before: .min, tracks: [])]
                + [roster.riders[rider]].compactMap { $0 }.map { .rider($0) })
        throw EventError(.unauthorized)
    }

    /// Those who were erased before, of whom something is left: a server that ended too early, or one of an older version, left it.
    var halfErased: [String] {
        roster.erased.filter { (logs.current.counts[.init($0)] ?? 0) > 0 || !roster.devices(of: $0).isEmpty }.sorted()
    }

    /// Removes several persons. If that fails, those stay of whom it was not committed.
    func erase(_ ids: [String], by actor: String? = nil) async throws(EventError) {
        await officeLock.lock()
        defer { officeLock.unlock() }
        // From here on nothing of these persons comes in, also from requests that wait for a commit.
        let before = roster.erased
        roster.beginErasing(ids)
        for id in ids { positions.forget(id) }
        views.replay = nil
        views.standings = nil
        var erasure = Erasure()
        var done: Set<String> = []
        do throws(EventError) {
            try await prepare(&erasure, ids)
            for start in stride(from: 0, to: ids.count, by: Self.mostAtOnce) {
                let end = min(start + Self.mostAtOnce, ids.count)
                try await commit(ids[start..<end], erasure, by: actor ?? AuditActor.current, isLast: end == ids.count)
                done.formUnion(ids[start..<end])
            }
        } catch {
            roster.endErasing(before.union(done))
            forget(done, erasure)
            throw error
        }
        forget(done, erasure)
    }

    /// How many persons are erased in one commit.
    private static let mostAtOnce = 100

    /// What an erasure does.
    private struct Erasure {
        /// The person who is erased first; with this one the positions go that are not gathered by rider.
        var first: String?
        /// Those of them that are of others, gathered.
        var tracks: [TrackRecord] = []
        /// The digests of lines, by rider.
        var lines: [String: [EntryDigest]] = [:]
        /// What is kept of rides, by rider.
        var kept: [String: StoredRide] = [:]
        /// The riders as they stay.
        var records: [String: RiderRecord] = [:]
        /// Riders of teams of whom nobody is left, with another name of the team: all at once, so that a team stays one.
        var renamed: [RiderRecord] = []
    }

    /// Nothing is awaited after the log is read: what comes in later of these persons is turned away.
    private func prepare(_ erasure: inout Erasure, _ ids: [String]) async throws(EventError) {
        await storePositions()
        erasure.first = ids.first
        let gone = Set(ids)
        do {
            // The server that wrote some of them may have had a clock that was ahead.
            let gathered = TrackPacking.gathered(try await store.tracks(of: id, in: 0..<Int64.max, rider: ""))
            erasure.tracks = gathered.filter { !gone.contains($0.rider) }
        } catch { throw EventError(.unavailable, retryAfter: 5) }
        for entry in logs.current.entries(of: Set(ids.map { .init($0) })) {
            erasure.lines[entry.rider.rawValue, default: []].append(entry.digest)
        }
        refreshRoster()
        for id in ids {
            erasure.kept[id] = logs.keeping(id, frozenAt: record.frozen)
        }
        for id in ids {
            guard var record = roster.riders[id] else { continue }
            // What the log alone said of class and team goes with it.
            let said = logs.progress(of: id).registration
            record.category = record.category ?? said.category
            record.team = record.team ?? said.team
            record.name = nil
            record.code = nil
            record.kept = erasure.kept[id]?.bytes ?? record.kept
            erasure.records[id] = record
        }
        erasure.renamed = roster.renamedTeams(erasure.records)
    }

    private func commit(
        _ ids: ArraySlice<String>, _ erasure: Erasure, by actor: String, isLast: Bool
    ) async throws(EventError) {
        let records = ids.compactMap { erasure.records[$0] } + (isLast ? erasure.renamed : [])
        try await commit(
            ids.flatMap { id -> [StoreChange] in
                [
                    .erase(
                        rider: id, lines: (erasure.lines[id] ?? []).map(\.description),
                        before: id == erasure.first ? .max : .min, tracks: id == erasure.first ? erasure.tracks : []),
                    audit("erased \(id)", by: actor),
                ]
            } + records.map { .rider($0) })
        roster.replace(records)
    }

    /// Forgets what is known of persons who were erased.
    private func forget(_ gone: Set<String>, _ erasure: Erasure) {
        guard !gone.isEmpty else { return }
        let rides = erasure.kept.filter { gone.contains($0.key) }.map { (RideEntry.Rider($0.key), $0.value) }
        logs.forget(
            Set(gone.map { RideEntry.Rider($0) }), keeping: Dictionary(rides) { $1 },
            lines: gone.flatMap { erasure.lines[$0] ?? [] })
        roster.forget(gone)
        photos.forget(gone)
        verdicts.forget(gone)
        for id in gone { inbox.empty(for: id) }
        // Watchers begin again, without what was seen of these persons.
        stream.skip()
        views.replay = nil
    }
}
