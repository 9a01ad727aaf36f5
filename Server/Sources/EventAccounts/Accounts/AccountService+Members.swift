public import EventStore
public import VeloQuest

extension AccountService {
    /// How many invitations to an event are open at most.
    static let mostInvitations = 100
    /// The longest time that an invitation is good for, in hours: thirty days.
    public static let mostHours = 720

    /// Whom the audit of an event names for a person.
    public static func actor(_ person: String) -> String { "person:" + person }

    /// What a person may do in an event; `nil` for nothing.
    public func member(_ person: String, of event: String) async throws(AccountProblem) -> MemberRecord? {
        try await read { store throws(StoreError) in try await store.member(person, of: event) }
    }

    /// Makes a person who also has the organiser's token of an event its owner.
    public func claim(_ event: String, for person: String) async throws(AccountProblem) {
        try await commit(
            [
                .member(MemberRecord(event: event, person: person, role: .owner, created: now)),
                audit(event, by: Self.actor(person), "became owner by the organiser's token"),
                .accountAudit(person: person, time: now, action: "became owner of \(event)"),
            ], conflict: .notFound)
    }

    /// A link with which one person becomes a member. Its token cannot be shown again.
    public func invite(
        to event: String, as role: MemberRecord.Role, task: String, hours: Int, by actor: String
    ) async throws(AccountProblem) -> JSONValue {
        guard try await openInvitations(to: event).count < Self.mostInvitations else { throw AccountProblem(.tooMany) }
        let token = Secret.token()
        let invitation = InvitationRecord(
            hash: Secret.hash(token: token), event: event, role: role, task: task, created: now,
            expires: now + Int64(hours) * 3_600_000)
        try await commit(
            [.invitation(invitation), audit(event, by: actor, "invited \(Self.title(role, task)) for \(hours) h")],
            conflict: .notFound)
        return [
            "id": .string(Self.identifier(invitation.hash)), "token": .string(token),
            "expires": .integer(invitation.expires), "link": .string("/sign-in#invitation=" + token),
        ]
    }

    /// Takes an invitation back.
    public func endInvitation(_ identifier: String, to event: String, by actor: String) async throws(AccountProblem) {
        let open = try await openInvitations(to: event)
        guard let invitation = open.first(where: { Self.identifier($0.hash) == identifier }) else {
            throw AccountProblem(.notFound)
        }
        try await commit([.endInvitation(invitation.hash), audit(event, by: actor, "took an invitation back")])
    }

    private func openInvitations(to event: String) async throws(AccountProblem) -> [InvitationRecord] {
        let all = try await read { store throws(StoreError) in try await store.invitations(to: event) }
        return all.filter { $0.expires > now }.sorted { ($0.created, $0.expires) > ($1.created, $1.expires) }
    }

    /// Makes somebody a member by an invitation, which is good for once.
    public func accept(_ token: String, by person: String) async throws(AccountProblem) -> MemberRecord {
        let hash = Secret.hash(token: token)
        let found = try await read { store throws(StoreError) in try await store.invitation(hash) }
        guard let invitation = found, invitation.expires > now else { throw AccountProblem(.invitationUnknown) }
        let event = invitation.event
        let known = try await member(person, of: event)
        if let known {
            let isLess = Self.rank(known.role) > Self.rank(invitation.role)
            guard isLess || (known.role == .judge && invitation.role == .judge && known.task != invitation.task) else {
                throw AccountProblem(.memberAlready)
            }
        }
        let member = MemberRecord(
            event: event, person: person, role: invitation.role, task: invitation.task, created: known?.created ?? now)
        try await commit(
            [
                .useInvitation(hash), .member(member),
                audit(event, by: Self.actor(person), "became \(Self.title(member.role, member.task)) by an invitation"),
                .accountAudit(
                    person: person, time: now,
                    action: "became \(Self.title(member.role, member.task)) of \(event)"),
            ], conflict: .invitationUnknown)
        return member
    }

    /// Gives a member another role.
    public func change(
        _ person: String, of event: String, to role: MemberRecord.Role, task: String, by actor: String
    ) async throws(AccountProblem) {
        guard let known = try await member(person, of: event) else { throw AccountProblem(.notFound) }
        var changes: [AccountChange] = [
            .member(MemberRecord(event: event, person: person, role: role, task: task, created: known.created)),
            audit(event, by: actor, "made \(Self.actor(person)) \(Self.title(role, task))"),
        ]
        if known.role == .owner { changes.append(.demandOwner(event: event)) }
        try await commit(changes, conflict: .lastOwner)
    }

    /// Takes a member out of an event, but not the last owner.
    public func remove(_ person: String, from event: String, by actor: String) async throws(AccountProblem) {
        guard let known = try await member(person, of: event) else { throw AccountProblem(.notFound) }
        let isSelf = actor == Self.actor(person)
        var changes: [AccountChange] = [
            .removeMember(event: event, person: person),
            audit(event, by: actor, isSelf ? "left the event" : "removed \(Self.actor(person))"),
            .accountAudit(
                person: person, time: now, action: isSelf ? "left \(event)" : "was taken out of \(event)"),
        ]
        if known.role == .owner { changes.append(.demandOwner(event: event)) }
        try await commit(changes, conflict: .lastOwner)
    }

    /// The members of an event and the open invitations, without their tokens.
    public func members(of event: String) async throws(AccountProblem) -> JSONValue {
        let members = try await read { store throws(StoreError) in try await store.members(of: event) }
        return [
            "members": .array(
                members.map {
                    .object($0.member.json + ["person": .string($0.member.person), "name": .string($0.name)])
                }),
            "invitations": .array(
                try await openInvitations(to: event).map { invitation in
                    var object: JSONObject = [
                        "id": .string(Self.identifier(invitation.hash)), "role": .string(invitation.role.rawValue),
                        "created": .integer(invitation.created), "expires": .integer(invitation.expires),
                    ]
                    if !invitation.task.isEmpty { object["task"] = .string(invitation.task) }
                    return .object(object)
                }),
        ]
    }

    private func audit(_ event: String, by actor: String, _ action: String) -> AccountChange {
        .audit(event: event, AuditRecord(time: now, actor: actor, action: action))
    }

    /// What a role is called in the audit.
    private static func title(_ role: MemberRecord.Role, _ task: String) -> String {
        role == .judge ? "judge of \(task)" : role.rawValue
    }

    private static func rank(_ role: MemberRecord.Role) -> Int { MemberRecord.Role.allCases.firstIndex(of: role) ?? 0 }
}

extension MemberRecord {
    /// What is said of it to members, without event and person.
    var json: JSONObject {
        var object: JSONObject = ["role": .string(role.rawValue), "since": .integer(created)]
        if !task.isEmpty { object["task"] = .string(task) }
        return object
    }
}

extension JSONObject {
    /// The members of both.
    static func + (first: JSONObject, second: JSONObject) -> JSONObject {
        var all = first
        for member in second { all[member.key] = member.value }
        return all
    }
}
