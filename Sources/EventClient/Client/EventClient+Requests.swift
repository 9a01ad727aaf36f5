import Quests
import RideLogs

extension EventClient {
    /// The next request to send; `nil` where there is none now.
    ///
    /// Call it again after each request, answer, failure, and at `nextWake(at:)`, until it gives none.
    public mutating func next(at now: Double) -> EventRequest? {
        if isHurried { schedule.hurry(at: now) }
        isHurried = false
        guard !isStopped, now >= schedule.earliest, !isHandingIn, budget.earliest(at: now) <= now else { return nil }
        let request = mostUrgentRequest(at: now)
        if request != nil { budget.take(at: now) }
        return request
    }

    private mutating func mostUrgentRequest(at now: Double) -> EventRequest? {
        if token == nil || mustJoin { return joinRequest() }
        if wantsQuest, now >= questSchedule.earliest {
            wantsQuest = false
            let headers = questAtHand.map { [EventRequest.Header("If-None-Match", "\"\($0)\"")] } ?? []
            return request(.quest, .get, "quest", headers: headers)
        }
        if isDue(at: now) { return syncRequest() }
        return shouldPoll(at: now) ? pollRequest(at: now) : nil
    }

    /// When `next(at:)` may have a request if nothing else happens; `nil` if only an answer, a failure or something new brings one.
    public func nextWake(at now: Double) -> Double? {
        guard !isStopped, token != nil || code != nil, !isHandingIn else { return nil }
        var schedule = schedule
        if isHurried { schedule.hurry(at: now) }
        let earliest = max(schedule.earliest, budget.earliest(at: now))
        if mustJoin || token == nil || !lines.open.isEmpty || hasMore || mayHaveMoreNews { return earliest }
        var wake = (lastSync ?? -.infinity) + timing.idle
        if wantsQuest { wake = min(wake, questSchedule.earliest) }
        if canPoll(at: now) { wake = min(wake, earliestPoll) }
        return max(wake, earliest)
    }

    /// Whether a request other than a long poll is under way.
    private var isHandingIn: Bool {
        sent.values.contains { if case .poll = $0 { false } else { true } }
    }

    private func isDue(at now: Double) -> Bool {
        guard lines.open.isEmpty, !hasMore, !mayHaveMoreNews, let lastSync else { return true }
        return now >= lastSync + timing.idle
    }

    /// Whether a verdict is awaited that the server knows of, and no long poll is under way.
    private func canPoll(at now: Double) -> Bool {
        guard sent.isEmpty else { return false }
        return awaited.contains { digest, answer in
            !lines.isOpen(digest) && answer.since.map { now < $0 + timing.polling } ?? true
        }
    }

    private mutating func shouldPoll(at now: Double) -> Bool {
        guard canPoll(at: now), now >= earliestPoll else { return false }
        for (digest, answer) in awaited where answer.since == nil && !lines.isOpen(digest) {
            awaited[digest]?.since = now
        }
        return true
    }

    /// A request that hands in a photo, to be sent whenever the network is good, beside those of `next(at:)`; `nil` before the device joined.
    ///
    /// Its answer is not for `received`: 201 and 200 say that the server has the photo, and anything else that it is to be sent later.
    /// Sending twice is harmless. An answer whose text is `photo:` and the digest refers to it.
    /// - Parameters:
    ///   - digest: the SHA-256 of the bytes in hexadecimal digits.
    ///   - type: `image/jpeg`, `image/png`, `image/webp` or `image/heic`.
    ///   - seconds: how long it may take.
    public func photoUpload(_ bytes: [UInt8], digest: String, type: String, timeout seconds: Double = 300)
        -> EventRequest?
    {
        guard let token else { return nil }
        return EventRequest(
            number: 0, method: .put,
            path: "\(prefix)/v1/events/\(EventAddress.encoded(event))/photos/\(EventAddress.encoded(digest))",
            headers: [
                EventRequest.Header("Accept-Language", language), EventRequest.Header("Content-Type", type),
                EventRequest.Header("Authorization", "Bearer \(token)"),
            ], body: bytes, timeout: seconds)
    }

    // The requests.

    private mutating func joinRequest() -> EventRequest? {
        guard let code else { return nil }
        let join = JoinRequest(code: code, device: device, key: key?.description)
        return request(.join, .post, "join", body: join.json)
    }

    private mutating func syncRequest() -> EventRequest {
        var body = SyncBody(limits, bytes: mostBytes)
        for entry in lines.open { guard body.add(entry) else { break } }
        var fixCount = 0
        for fix in fixes.newestFirst {
            guard body.add(fix) else { break }
            fixCount += 1
        }
        fixes.send(newest: fixCount)
        hasMore = !fixes.isEmpty
        return request(
            .sync(body.lines, fixCount: fixCount, after: cursor), .post, "sync",
            body: body.encoded(device: device, after: cursor, wait: nil))
    }

    private mutating func pollRequest(at now: Double) -> EventRequest {
        let wait = min(max(timing.poll, 1), SyncRequest.longestWait)
        let body = SyncBody(limits, bytes: mostBytes).encoded(device: device, after: cursor, wait: wait)
        return request(.poll(at: now, after: cursor), .post, "sync", body: body, wait: Double(wait))
    }

    private mutating func request(
        _ purpose: Sent, _ method: EventRequest.Method, _ route: String, headers: [EventRequest.Header] = [],
        body: [UInt8] = [], wait: Double = 0
    ) -> EventRequest {
        lastNumber += 1
        sent[lastNumber] = purpose
        var all = headers + [EventRequest.Header("Accept-Language", language)]
        if method == .post { all.append(EventRequest.Header("Content-Type", "application/json")) }
        if case .join = purpose {
        } else if let token {
            all.append(EventRequest.Header("Authorization", "Bearer \(token)"))
        }
        return EventRequest(
            number: lastNumber, method: method, path: "\(prefix)/v1/events/\(EventAddress.encoded(event))/\(route)",
            headers: all, body: body, timeout: timing.timeout + wait)
    }
}
