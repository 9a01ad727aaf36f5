import EventAccounts
import EventStore
import VeloQuest

extension LiveEvent {
    /// Removes a person: names, code, devices, tokens, photos, positions, the lines of the log, and what was said to the person.
    ///
    /// The result stays as it is, of a rider without a name: what is kept of the ride has neither positions nor texts (`KeptRide`). So
    /// stay the decisions of the office with their reasons, which are signed into its log.
    ///
    /// - Parameter actor: who does it, for the audit; by default whoever asks.
    public func erase(_ id: String, by actor: String? = nil) async throws(EventProblem) {
        guard riders[id] != nil else { throw EventProblem(.notFound) }
        try await erase([id], by: actor)
    }

    /// Removes lines that were stored while their rider was being erased, after those that the erasure knew.
    ///
    /// - Throws: `EventProblem` of code `unauthorized`; nothing if the erasure failed, so that the lines count.
    func takeBack(_ entries: [RideEntry], of rider: String) async throws(EventProblem) {
        await officeTurn.wait()
        defer { officeTurn.signal() }
        guard erased.contains(rider) else { return }
        let lines = entries.map(\.digest.description)
        try await commit(
            [.erase(rider: rider, lines: lines, before: .min, tracks: [])]
                + [riders[rider]].compactMap { $0 }.map { .rider($0) })
        throw EventProblem(.unauthorized)
    }

    /// Those who were erased before, of whom something is left: a server that ended too early, or one of an older version, left it.
    var halfErased: [String] {
        erased.filter { (log.counts[.init($0)] ?? 0) > 0 || !(devices[$0] ?? []).isEmpty }.sorted()
    }

    /// Removes several persons. If that fails, those stay of whom it was not committed.
    func erase(_ ids: [String], by actor: String? = nil) async throws(EventProblem) {
        await officeTurn.wait()
        defer { officeTurn.signal() }
        // From here on nothing of these persons comes in, also from requests that wait for a commit.
        let known = erased
        erased.formUnion(ids)
        for id in ids { positions.forget(id) }
        knownReplay = nil
        knownStandings = nil
        var erasure = Erasure()
        var done: Set<String> = []
        do throws(EventProblem) {
            try await prepare(&erasure, ids)
            for start in stride(from: 0, to: ids.count, by: Self.mostAtOnce) {
                let end = min(start + Self.mostAtOnce, ids.count)
                try await commit(ids[start..<end], erasure, by: actor ?? AuditActor.current, isLast: end == ids.count)
                done.formUnion(ids[start..<end])
            }
        } catch {
            erased = known.union(done)
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
    private func prepare(_ erasure: inout Erasure, _ ids: [String]) async throws(EventProblem) {
        await storePositions()
        erasure.first = ids.first
        let gone = Set(ids)
        do {
            // The server that wrote some of them may have had a clock that was ahead.
            let gathered = TrackPacking.gathered(try await store.tracks(of: id, in: 0..<Int64.max, rider: ""))
            erasure.tracks = gathered.filter { !gone.contains($0.rider) }
        } catch { throw EventProblem(.unavailable, retryAfter: 5) }
        for entry in log.entries(of: Set(ids.map { .init($0) })) {
            erasure.lines[entry.rider.rawValue, default: []].append(entry.digest)
        }
        refreshRoster()
        for id in ids {
            guard let ride = log.keeping(.init(id)) else { continue }
            erasure.kept[id] = StoredRide(ride: ride, frozenAt: record.frozen, frozen: frozenLog?.keeping(.init(id)))
        }
        for id in ids {
            guard var record = riders[id] else { continue }
            // What the log alone said of class and team goes with it.
            let said = log.progress(of: .init(id)).registration
            record.category = record.category ?? said.category
            record.team = record.team ?? said.team
            record.name = nil
            record.code = nil
            record.kept = erasure.kept[id]?.bytes ?? record.kept
            erasure.records[id] = record
        }
        erasure.renamed = renamed(erasure.records)
    }

    /// The riders of teams of whom nobody is left, with a name of the team that names nobody and that no other team has.
    private func renamed(_ records: [String: RiderRecord]) -> [RiderRecord] {
        let all = riders.values.map { records[$0.id] ?? $0 }
        var renamed: [RiderRecord] = []
        for team in Set(records.values.compactMap(\.team)).sorted() {
            let members = all.filter { $0.team == team }.sorted { $0.id < $1.id }
            guard let first = members.first, members.allSatisfy({ erased.contains($0.id) }) else { continue }
            var name = first.id + "+"
            while name != team, (all + renamed).contains(where: { $0.team == name }) { name += "+" }
            for var member in members {
                member.team = name
                renamed.append(member)
            }
        }
        return renamed
    }

    private func commit(
        _ ids: ArraySlice<String>, _ erasure: Erasure, by actor: String, isLast: Bool
    ) async throws(EventProblem) {
        let now = clock.now
        let records = ids.compactMap { erasure.records[$0] } + (isLast ? erasure.renamed : [])
        try await commit(
            ids.flatMap { id -> [StoreChange] in
                [
                    .erase(
                        rider: id, lines: (erasure.lines[id] ?? []).map(\.description),
                        before: id == erasure.first ? .max : .min, tracks: id == erasure.first ? erasure.tracks : []),
                    .audit(AuditRecord(time: now, actor: actor, action: "erased \(id)")),
                ]
            } + records.map { .rider($0) })
        for record in records { riders[record.id] = record }
    }

    /// Forgets what is known of persons who were erased.
    private func forget(_ gone: Set<String>, _ erasure: Erasure) {
        guard !gone.isEmpty else { return }
        let names = Set(gone.map { RideEntry.Rider($0) })
        let kept = erasure.kept.filter { gone.contains($0.key) }
        log = log.without(names, keeping: Dictionary(kept.map { (.init($0.key), $0.value.ride) }) { $1 })
        let frozen = kept.compactMap { id, ride in ride.frozen.map { (RideEntry.Rider(id), $0) } }
        frozenLog = frozenLog?.without(names, keeping: Dictionary(frozen) { $1 })
        for id in gone { hashes.subtract(erasure.lines[id] ?? []) }
        codes = codes.filter { !gone.contains($0.value) }
        sessions = sessions.filter { !gone.contains($0.value.rider) }
        photos = photos.filter { !gone.contains($0.value.rider) }
        told = told.filter { !gone.contains($0.value.rider) }
        for id in gone {
            devices[id] = nil
            photoQuota.forget(id)
            withheld[id] = nil
            feed.empty(for: id)
            owed[id] = nil
            lastSeen[id] = nil
        }
        // Who watches begins anew, without what was seen of these persons.
        recent.skip()
        knownReplay = nil
        rosterChanged()
    }
}

/// What is stored of the ride of a rider who was erased.
struct StoredRide {
    /// The ride.
    let ride: KeptRide
    /// When the standings were frozen that others saw; `nil` if they were not.
    var frozenAt: Int64?
    /// The ride as it was then; `nil` if there was none.
    var frozen: KeptRide?

    /// The ride as it counts in standings that were frozen at a time.
    func ride(frozenAt time: Int64) -> KeptRide? { frozenAt == time ? frozen : ride }

    /// As it is stored.
    var bytes: [UInt8] {
        var object: JSONObject = ["ride": .object(ride.json)]
        object["frozenAt"] = frozenAt.map(JSONValue.integer)
        object["frozen"] = (frozen?.json).map(JSONValue.object)
        return JSONWriter().write(.object(object))
    }
}

extension StoredRide {
    /// Reads what `bytes` wrote; `nil` for anything else.
    init?(_ bytes: [UInt8]) {
        guard let object = (try? JSONValue(parsing: bytes))?.objectValue,
            let ride = object["ride"].flatMap(KeptRide.init)
        else { return nil }
        self.ride = ride
        frozenAt = object["frozenAt"]?.integerValue
        frozen = object["frozen"].flatMap(KeptRide.init)
    }
}
