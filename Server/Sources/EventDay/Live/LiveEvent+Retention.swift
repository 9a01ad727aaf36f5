import EventAccounts
import EventClient
import EventStore
import Logging
import VeloQuest

extension LiveEvent {
    /// How long after the finish all positions are kept: phones may still send some, and a replay is watched in the next days.
    static let thinningAfter: Int64 = 7 * 86_400_000
    /// How far apart the positions of a rider are that stay, in seconds.
    static let thinnedTo = 60.0
    private static let day: Int64 = 86_400_000

    /// When persons are erased from the event; `nil` while it runs, and where they are kept.
    var emptiesAt: Int64? {
        guard let finished = record.finished, let days = record.retention else { return nil }
        return finished + Int64(days) * Self.day
    }

    /// How long after the last line, position or act of an organiser an event ends that nobody finished. It is long, since an event may be
    /// made, and ridden on trial, months before its day.
    static let endsAfter: Int64 = 365 * day

    /// Whether something is due of what happens to data after an event; an event that nobody finished has to be looked at.
    static func isDue(_ record: EventRecord, at now: Int64) -> Bool {
        guard let finished = record.finished else {
            return record.retention != nil && now >= record.created + endsAfter
        }
        if record.thinned == nil, now >= finished + thinningAfter { return true }
        guard record.emptied == nil, let days = record.retention else { return false }
        return now >= finished + Int64(days) * day
    }

    /// Thins positions, and erases persons, when their time has come. What fails is done another time.
    func keepRetention() async {
        guard phase == .open else { return }
        do {
            if record.emptied == nil, !halfErased.isEmpty { try await erase(halfErased, by: "retention") }
            guard Self.isDue(record, at: clock.now) else { return }
            if record.finished == nil {
                let lastAct = try await store.audit(of: id, count: 1).first?.time ?? 0
                guard clock.now >= max(lastActivity, lastAct) + Self.endsAfter else { return }
                try await AuditActor.$current.withValue("retention") { try await finish() }
            } else if let end = emptiesAt, clock.now >= end {
                try await empty()
            } else {
                try await thin()
            }
        } catch {
            logger.warning("data is kept longer", metadata: ["event": "\(id)", "error": "\(error)"])
        }
    }

    /// Erases all persons. The result stays, with the identifiers of riders.
    private func empty() async throws {
        // Who was erased before may have been entered again; erasing twice is harmless.
        try await erase(roster.riders.keys.sorted(), by: "retention")
        try await change { record, now in
            record.emptied = now
            record.thinned = record.thinned ?? now
            return "erased all persons"
        }
    }

    /// Keeps one position of a rider a minute.
    private func thin() async throws {
        await officeLock.lock()
        let isGathered = await gather(before: clock.now)
        officeLock.unlock()
        guard isGathered else { return }
        for rider in roster.riders.keys.sorted() { try await thin(rider) }
        views.replay = nil
        try await change { record, now in
            record.thinned = now
            return "thinned positions"
        }
    }

    private func thin(_ rider: String) async throws {
        // An erasure in between would be undone.
        await officeLock.lock()
        defer { officeLock.unlock() }
        guard !roster.isErased(rider) else { return }
        for record in try await store.tracks(of: id, in: 0..<Int64.max, rider: rider) {
            let fixes = TrackPacking.unpack(record.bytes).flatMap(\.fixes)
            let kept = Self.thinned(fixes)
            guard kept.count < fixes.count else { continue }
            let bytes = TrackPacking.pack([(rider, kept)])
            try await commit([.track(TrackRecord(start: record.start, rider: rider, bytes: bytes))])
        }
    }

    /// Of positions in order of time those that are a minute apart, with the first and the last.
    static func thinned(_ fixes: [Fix]) -> [Fix] {
        var kept: [Fix] = []
        for (index, fix) in fixes.enumerated()
        where index == fixes.count - 1 || fix.time - (kept.last?.time ?? -.infinity) >= thinnedTo {
            kept.append(fix)
        }
        return kept
    }

    private func change(_ body: (inout EventRecord, Int64) -> String) async throws(EventError) {
        await officeLock.lock()
        defer { officeLock.unlock() }
        let now = clock.now
        var changed = record
        let action = body(&changed, now)
        try await commit([.event(changed), audit(action, by: "retention")])
        record = changed
    }
}
