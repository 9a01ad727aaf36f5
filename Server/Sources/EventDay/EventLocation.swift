import EventAccounts
import EventClient
import EventStore
import Logging

/// Where an event is served.
public enum EventLocation: Sendable {
    /// Here.
    case here(LiveEvent)
    /// By another server of the same store, at an address as `http://10.0.0.7:8642`, with what names it in leases.
    case elsewhere(address: String, holder: String)
}

extension EventDay {
    /// How often leases are prolonged: several times within one.
    static let prolongation = Duration.milliseconds(750)

    /// What names this server among those that share its store; `nil` where it has the store for itself.
    public nonisolated var holder: String? { store.leases?.holder }

    /// Where an event is served. An event of a shared store that no living server has is opened here.
    ///
    /// The tables alone say what an event is: whoever takes it over reads them, and nothing is passed from server to server.
    public func location(of id: String) async throws(EventError) -> EventLocation {
        guard let leases = store.leases else { return .here(try event(id)) }
        // The database is asked only for what may be an event.
        guard Self.isIdentifier(id) else { throw EventError(.noEvent) }
        guard !busy.contains(id) else { throw EventError(.unavailable, retryAfter: 2) }
        if let event = live[id], isHeld(id), await event.phase != .abandoned { return .here(event) }
        let opening: Task<Result<EventLocation, EventError>, Never>
        if let running = openings[id] {
            opening = running
        } else {
            opening = Task { await open(id, leases) }
            openings[id] = opening
        }
        return try await opening.value.get()
    }

    private func isHeld(_ id: String) -> Bool { (tenures[id] ?? .now) > .now }

    private func open(_ id: String, _ leases: any EventLeases) async -> Result<EventLocation, EventError> {
        defer { openings[id] = nil }
        // What is in memory may be older than the tables.
        await abandon(id)
        do {
            guard try await store.has(id) else { return .failure(EventError(.noEvent)) }
            guard case .own(let end) = try await take(id, leases) else { return .failure(EventError(.unavailable)) }
            let event = try await LiveEvent(id, in: store, clock: clock, logger: logger)
            // A copy that was interrupted is no event yet.
            guard await !StoreCopy.isUnfinished(event.settings), !busy.contains(id) else {
                await release(id)
                return .failure(EventError(.unavailable, retryAfter: 30))
            }
            tenures[id] = max(end, tenures[id] ?? end)
            live[id] = event
            logger.info("event opened", metadata: ["event": "\(id)"])
            return .success(.here(event))
        } catch let elsewhere as Elsewhere {
            return .success(.elsewhere(address: elsewhere.address, holder: elsewhere.holder))
        } catch {
            logger.error("event not opened", metadata: ["event": "\(id)", "error": "\(error)"])
            await release(id)
            return .failure(EventError(.unavailable, retryAfter: 2))
        }
    }

    /// Another server has the event.
    private struct Elsewhere: Error {
        let address: String
        let holder: String
    }

    private func take(_ id: String, _ leases: any EventLeases) async throws -> Lease {
        let lease = try await leases.take(id)
        if case .other(let address, let holder) = lease { throw Elsewhere(address: address, holder: holder) }
        return lease
    }

    /// Takes an identifier for a new event.
    func claim(_ id: String) async throws(EventError) {
        guard let leases = store.leases else { return }
        do {
            guard case .own(let end) = try await leases.take(id) else { throw EventError(.exists) }
            tenures[id] = end
            guard try await !store.has(id) else { throw EventError(.exists) }
        } catch let problem as EventError {
            throw problem
        } catch {
            throw EventError(.unavailable, retryAfter: 2)
        }
    }

    /// Gives an event up, so that another server may have it.
    func release(_ id: String) async {
        tenures[id] = nil
        // A lease that cannot be given up runs out.
        try? await store.leases?.release(id)
    }

    /// Leaves an event that another server may have by now.
    private func abandon(_ id: String) async {
        tenures[id] = nil
        guard let event = live.removeValue(forKey: id) else { return }
        logger.warning("event left", metadata: ["event": "\(id)"])
        await event.abandon()
    }

    /// Thins and erases what is due, also in events of a shared store for which nobody asks any more.
    func retain() async {
        while !Task.isCancelled {
            if store.leases != nil {
                for record in (try? await store.events()) ?? []
                where LiveEvent.isDue(record, at: clock.now) && !StoreCopy.isUnfinished(record) {
                    _ = try? await location(of: record.id)
                }
            }
            for event in events { await event.keepRetention() }
            try? await Task.sleep(for: .seconds(600))
        }
    }

    /// Prolongs the leases of this server, until the task is cancelled.
    func prolong() async {
        guard let leases = store.leases else { return }
        while !Task.isCancelled {
            let before = live
            do {
                let held = try await leases.prolong()
                for (id, end) in held { tenures[id] = end }
                for (id, event) in before where held[id] == nil && live[id] === event { await abandon(id) }
            } catch {
                logger.warning("leases are not prolonged", metadata: ["error": "\(error)"])
            }
            for id in live.keys where !isHeld(id) && !busy.contains(id) { await abandon(id) }
            try? await Task.sleep(for: Self.prolongation)
        }
    }
}
