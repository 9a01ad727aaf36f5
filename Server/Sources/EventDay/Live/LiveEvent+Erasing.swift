import EventAccess
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

    /// Removes several persons.
    func erase(_ ids: [String], by actor: String? = nil) async throws(EventProblem) {
        await officeTurn.wait()
        defer { officeTurn.signal() }
        // From here on nothing of these persons comes in, also from requests that wait for a commit.
        let known = (erased, log.keptRides, frozenLog?.keptRides)
        erased.formUnion(ids)
        for id in ids { positions.forget(id) }
        knownReplay = nil
        knownStandings = nil
        do throws(EventProblem) {
            try await commitErasure(of: ids, by: actor ?? AuditActor.current)
        } catch {
            erased = known.0
            log.keptRides = known.1
            if let rides = known.2 { frozenLog?.keptRides = rides }
            throw error
        }
        let gone = Set(ids)
        codes = codes.filter { !gone.contains($0.value) }
        sessions = sessions.filter { !gone.contains($0.value.rider) }
        photos = photos.filter { !gone.contains($0.value.rider) }
        told = told.filter { !gone.contains($0.value.rider) }
        for id in ids {
            devices[id] = nil
            photoQuota.forget(id)
            withheld[id] = nil
            feed.empty(for: id)
            owed[id] = nil
            lastSeen[id] = nil
        }
        knownReplay = nil
        rosterChanged()
    }

    private func commitErasure(of ids: [String], by actor: String) async throws(EventProblem) {
        await storePositions()
        let tracks: [TrackRecord]
        do {
            // The server that wrote some of them may have had a clock that was ahead.
            tracks = TrackPacking.gathered(try await store.tracks(of: id, in: 0..<Int64.max, rider: ""))
        } catch { throw EventProblem(.unavailable, retryAfter: 5) }
        let gone = Set(ids)
        let others = tracks.filter { !gone.contains($0.rider) }
        let riderIDs = Set(ids.map { RideEntry.Rider($0) })
        let entries = log.entries(of: riderIDs)
        var lines: [String: [String]] = [:]
        for entry in entries { lines[entry.rider.rawValue, default: []].append(entry.digest.description) }
        let kept = keptRides(of: ids)
        let records = anonymous(ids, kept)
        let now = clock.now
        try await commit(
            ids.flatMap { id -> [StoreChange] in
                [
                    .erase(rider: id, lines: lines[id] ?? [], before: .max, tracks: id == ids.last ? others : []),
                    .audit(AuditRecord(time: now, actor: actor, action: "erased \(id)")),
                ]
            } + records.map { .rider($0) })
        // Nothing was awaited since: what came in meanwhile of these persons was turned away.
        for record in records { riders[record.id] = record }
        hashes.subtract(entries.map(\.digest))
        log = log.without(riderIDs, keeping: Dictionary(kept.map { (.init($0.key), $0.value.ride) }) { $1 })
        frozenLog = frozenLog?.without(
            riderIDs,
            keeping: Dictionary(kept.compactMap { key, value in value.frozen.map { (.init(key), $0) } }) { $1 })
    }

    /// What is kept of rides; nothing of a rider who did not ride.
    private func keptRides(of ids: [String]) -> [String: StoredRide] {
        refreshRoster()
        var kept: [String: StoredRide] = [:]
        for id in ids {
            guard let ride = log.keeping(.init(id)) else { continue }
            kept[id] = StoredRide(ride: ride, frozenAt: record.frozen, frozen: frozenLog?.keeping(.init(id)))
            // For the next one, who may be of the same team.
            log.keptRides[.init(id)] = ride
            frozenLog?.keptRides[.init(id)] = kept[id]?.frozen
        }
        return kept
    }

    /// The riders without what tells who they are. A team stays a team, by another name if nobody of it is left.
    private func anonymous(_ ids: [String], _ kept: [String: StoredRide]) -> [RiderRecord] {
        let gone = Set(ids)
        var records: [String: RiderRecord] = [:]
        for id in ids {
            guard var record = riders[id] else { continue }
            record.name = nil
            record.code = nil
            record.kept = kept[id]?.bytes ?? record.kept
            records[id] = record
        }
        for team in Set(records.values.compactMap(\.team)) {
            let members = riders.values.filter { $0.team == team }.map(\.id).sorted()
            guard members.allSatisfy({ gone.contains($0) || erased.contains($0) }) else { continue }
            for id in members {
                guard var record = records[id] ?? riders[id] else { continue }
                record.team = members.count == 1 ? members[0] : members.joined(separator: "+")
                records[id] = record
            }
        }
        return records.values.sorted { $0.id < $1.id }
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
