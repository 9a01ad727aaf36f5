import EventAccounts
import EventStore
import Support
public import VeloQuest

extension LiveEvent {
    /// The longest time that a link for spectators is good for, in hours: thirty days.
    public static let mostHours = 720
    /// How many links for spectators an event has at most.
    static let mostShares = 200

    /// A link with which people follow the event, also where not everybody may.
    ///
    /// - Returns: its token, which cannot be shown again, with its identifier and when it ends.
    public func share(label: String, hours: Int) async throws(EventProblem) -> JSONValue {
        await officeTurn.wait()
        defer { officeTurn.signal() }
        guard PlainText.isValid(label) else { throw RequestMembers.wrong("label", PlainText.expected) }
        let now = clock.now
        guard shares(at: now).count < Self.mostShares else {
            throw EventProblem(
                .tooLarge,
                LocalizedText(
                    "An event has at most \(Self.mostShares) links; take old ones back.",
                    "У события не больше \(Self.mostShares) ссылок; отзовите старые."))
        }
        let token = Secret.token()
        let session = SessionRecord(
            hash: Secret.hash(token: token), role: .spectator, created: now, expires: now + Int64(hours) * 3_600_000,
            label: label)
        // Those that are over make room.
        let over = sessions.values.filter { $0.role == .spectator && ($0.expires ?? .max) <= now }
        try await commit(
            over.map { .endSession(hash: $0.hash) }
                + [
                    .session(session),
                    .audit(AuditRecord(time: now, actor: AuditActor.current, action: "shared a link for \(hours) h")),
                ])
        for session in over { sessions[session.hash] = nil }
        sessions[session.hash] = session
        return [
            "id": .string(session.identifier), "token": .string(token), "expires": .integer(session.expires ?? now),
            "link": .string("/e/\(id)/live#\(token)"),
        ]
    }

    /// The links that are good, the latest first.
    public func shares() -> JSONValue {
        [
            "shares": .array(
                shares(at: clock.now).map { session in
                    var object: JSONObject = [
                        "id": .string(session.identifier), "label": .string(session.label),
                        "created": .integer(session.created),
                    ]
                    object["expires"] = session.expires.map { .integer($0) }
                    return .object(object)
                })
        ]
    }

    /// Takes a link back.
    public func endShare(_ identifier: String) async throws(EventProblem) {
        await officeTurn.wait()
        defer { officeTurn.signal() }
        guard let session = shares(at: clock.now).first(where: { $0.identifier == identifier }) else {
            throw EventProblem(.notFound)
        }
        try await commit([
            .endSession(hash: session.hash),
            .audit(AuditRecord(time: clock.now, actor: AuditActor.current, action: "took a link back")),
        ])
        sessions[session.hash] = nil
    }

    private func shares(at now: Int64) -> [SessionRecord] {
        sessions.values.filter { $0.role == .spectator && ($0.expires ?? .max) > now }
            .sorted { ($0.created, $0.identifier) > ($1.created, $1.identifier) }
    }

    /// Who did what, the latest first.
    public func audit() async throws(EventProblem) -> JSONValue {
        let records: [AuditRecord]
        do { records = try await store.audit(of: id, count: 500) } catch {
            throw EventProblem(.unavailable, retryAfter: 5)
        }
        return [
            "audit": .array(
                records.map {
                    ["time": .integer($0.time), "who": .string($0.actor), "what": .string($0.action)]
                })
        ]
    }
}

extension SessionRecord {
    /// What organisers call a token by: the first bytes of its hash, which lead to no token.
    fileprivate var identifier: String { Hexadecimal.text(of: hash.prefix(8)) }
}
