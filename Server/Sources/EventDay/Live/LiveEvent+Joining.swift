public import EventAccounts
import EventStore
public import VeloQuest

/// What a phone is told when it joined.
public struct JoinAnswer: Sendable {
    /// The rider.
    public let rider: String
    /// The registration.
    public let registration: Registration
    /// The token, which is known to nobody else.
    public let token: String
    /// The digest of the edition to ride.
    public let quest: String
    /// The time of the server, in milliseconds since 1970-01-01 00:00 UTC.
    public let time: Int64

    /// The answer as JSON.
    public var json: [UInt8] {
        var object: JSONObject = ["rider": .string(rider)]
        object["name"] = registration.name.map(JSONValue.string)
        object["team"] = registration.team.map(JSONValue.string)
        object["class"] = registration.category.map(JSONValue.string)
        object["token"] = .string(token)
        object["quest"] = .string(quest)
        object["time"] = .integer(time)
        return JSONWriter().write(.object(object))
    }
}

extension LiveEvent {
    /// Whose token it is.
    public func caller(_ token: String) throws(EventProblem) -> Caller {
        guard let session = sessions[Secret.hash(token: token)] else { throw EventProblem(.unauthorized) }
        if let end = session.expires, end <= clock.now { throw EventProblem(.unauthorized, Self.linkIsOver) }
        return Caller(session)
    }

    /// Binds a code to a device and its key.
    ///
    /// - Parameters:
    ///   - hasAgreed: whether the person said yes to what is kept; the audit records when.
    ///   - address: who asks, for the limit of attempts.
    public func join(
        code: String, device: String, key: String?, hasAgreed: Bool = false, from address: String
    ) async throws(EventProblem) -> JoinAnswer {
        if let seconds = failedJoins.wait(for: address, at: clock.now) {
            throw EventProblem(.rateLimited, retryAfter: seconds)
        }
        await officeTurn.wait()
        defer { officeTurn.signal() }
        // Others of this address may have failed while this one waited.
        if let seconds = failedJoins.wait(for: address, at: clock.now) {
            throw EventProblem(.rateLimited, retryAfter: seconds)
        }
        guard record.finished == nil else { throw EventProblem(.eventOver) }
        guard PlainName.isValid(device), device != "office" else {
            throw RequestMembers.wrong("device", PlainName.expected)
        }
        if let key, PublicKey(key) == nil {
            throw RequestMembers.wrong(
                "key", LocalizedText("a public key, as “ed25519:…”", "открытым ключом вида «ed25519:…»"))
        }
        guard let hash = Secret.hash(code: code), let id = codes[hash], let rider = riders[id] else {
            // Failures alone are counted, so that a crowd behind one address joins at once and nobody guesses.
            failedJoins.take(address, at: clock.now)
            throw EventProblem(.codeUnknown)
        }
        let known = devices[id] ?? []
        if let bound = known.first(where: { !$0.isRevoked }), bound.device != device || bound.key != key {
            throw EventProblem(.codeInUse)
        }
        // A name that another rider's device has would let one write lines under the other's name.
        let isTaken = devices.contains { $0.key != id && $0.value.contains { $0.device == device } }
        let isRevoked = known.contains { $0.device == device && $0.isRevoked }
        guard !isTaken, !isRevoked else {
            throw EventProblem(
                .exists,
                LocalizedText(
                    "Another device has the name “\(device)”; choose another one.",
                    "Имя «\(device)» уже у другого устройства; выберите другое."))
        }
        if let seconds = joins.take(id, at: clock.now) { throw EventProblem(.rateLimited, retryAfter: seconds) }
        let token = Secret.token()
        let session = SessionRecord(
            hash: Secret.hash(token: token), role: .rider, rider: id, device: device, created: clock.now)
        let bound = DeviceRecord(rider: id, device: device, key: key)
        // Reserved before the commit, so that of two devices at once only one gets the code.
        if !known.contains(bound) {
            devices[id] = known + [bound]
            rosterChanged()
        }
        do throws(EventProblem) {
            try await commit([
                .device(bound), .session(session),
                .audit(
                    AuditRecord(
                        time: clock.now, actor: "rider \(id)",
                        action: hasAgreed ? "joined and agreed to what is kept" : "joined")),
            ])
        } catch {
            if !known.contains(bound) {
                devices[id] = known
                rosterChanged()
            }
            throw error
        }
        sessions = sessions.filter { !$0.value.isReplaced(by: session) }
        sessions[session.hash] = session
        return JoinAnswer(
            rider: id, registration: Registration(name: rider.name, team: rider.team, category: rider.category),
            token: token, quest: edition.digest, time: clock.now)
    }

    /// A token with which a tracker sends positions of a rider and nothing else.
    public func trackerToken(for caller: Caller) async throws(EventProblem) -> String {
        guard caller.role == .rider else { throw EventProblem(.forbidden) }
        if let seconds = syncs.take(caller.device, at: clock.now) {
            throw EventProblem(.rateLimited, retryAfter: seconds)
        }
        guard !erased.contains(caller.rider) else { throw EventProblem(.unauthorized) }
        let token = Secret.token()
        let session = SessionRecord(
            hash: Secret.hash(token: token), role: .tracker, rider: caller.rider, created: clock.now)
        try await commit([.session(session)])
        // What is committed before an erasure is erased by it.
        guard !erased.contains(caller.rider) else { throw EventProblem(.unauthorized) }
        sessions = sessions.filter { !$0.value.isReplaced(by: session) }
        sessions[session.hash] = session
        return token
    }

    /// The riders' edition and its digest.
    public func ridersEdition() -> (bytes: [UInt8], digest: String) { (edition.ridersBytes, edition.digest) }

    /// The organiser's file.
    public func organisersEdition() -> [UInt8] { edition.organisersBytes }
}
