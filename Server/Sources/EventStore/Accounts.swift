/// Where accounts of people are kept, and who of them may what in which event.
///
/// Commits are made as if one after the other, also by several servers that share a store: a commit that demands something
/// (`AccountChange.useInvitation`, `.demandWayIn` and their like) is refused with `StoreError.conflict` where it does not hold any more,
/// and then nothing of it is changed.
public protocol AccountStore: Sendable {
    /// Makes all changes or none, and returns when they cannot be lost any more.
    func commit(_ changes: [AccountChange]) async throws(StoreError)

    /// Takes an attempt to sign in out of the store, so that nobody takes it a second time; `nil` if there is none. Whether it is over is
    /// for the caller to say.
    func takeAttempt(_ hash: [UInt8]) async throws(StoreError) -> AttemptRecord?

    /// All that is kept of a person; `nil` if there is no such person.
    func account(of person: String) async throws(StoreError) -> AccountSnapshot?

    /// What a provider calls a person by; `nil` where it is nobody's.
    func identity(issuer: String, subject: String) async throws(StoreError) -> IdentityRecord?

    /// A passkey by the identifier of its credential.
    func passkey(_ credential: [UInt8]) async throws(StoreError) -> PasskeyRecord?

    /// The session of an account, by the hash of its token. Whether it is over is for the caller to say.
    func accountSession(_ hash: [UInt8]) async throws(StoreError) -> AccountSessionRecord?

    /// What a person may do in an event; `nil` for nothing.
    func member(_ person: String, of event: String) async throws(StoreError) -> MemberRecord?

    /// The members of an event with their names, by role, then by identifier.
    func members(of event: String) async throws(StoreError) -> [NamedMember]

    /// The invitations to an event, by their hashes.
    func invitations(to event: String) async throws(StoreError) -> [InvitationRecord]

    /// An invitation by the hash of its token. Whether it is over is for the caller to say.
    func invitation(_ hash: [UInt8]) async throws(StoreError) -> InvitationRecord?
}

/// One change of accounts.
public enum AccountChange: Sendable, Hashable {
    /// A new person, or another name of one.
    case person(PersonRecord)
    /// Removes a person with everything that is kept of one, also from the journal of the store.
    case deletePerson(String)
    /// A provider vouches for a person. A conflict where it vouches for somebody else already.
    case identity(IdentityRecord)
    /// A provider vouches for a person no more; nothing where it does not.
    case removeIdentity(issuer: String, subject: String)
    /// A new passkey. A conflict where the credential is somebody else's; one of the same person stays as it is.
    case passkey(PasskeyRecord)
    /// A passkey was used at a time: its counter of signatures, if that is still what it was. A conflict otherwise.
    case usePasskey(credential: [UInt8], from: UInt32, to: UInt32, at: Int64)
    /// A passkey is called something else.
    case labelPasskey(credential: [UInt8], String)
    /// A passkey is worth nothing any more; nothing where there is none.
    case removePasskey(credential: [UInt8])
    /// A new session. Those that are over when it begins are removed.
    case accountSession(AccountSessionRecord)
    /// A session was used on a day.
    case seen(session: [UInt8], at: Int64)
    /// A session ends; nothing where there is none.
    case endAccountSession([UInt8])
    /// All sessions of a person end, but for one.
    case endAccountSessions(person: String, except: [UInt8]?)
    /// A new member of an event, or another role of one.
    case member(MemberRecord)
    /// A person is no member any more; nothing for one who is none.
    case removeMember(event: String, person: String)
    /// A new invitation. Those that are over when it is made are removed.
    case invitation(InvitationRecord)
    /// An invitation is used. A conflict where it was used or taken back.
    case useInvitation([UInt8])
    /// An invitation is taken back; nothing where there is none.
    case endInvitation([UInt8])
    /// A new attempt to sign in. Those that are over when it begins are removed.
    case attempt(AttemptRecord)
    /// Somebody did something in an event: a line of its audit.
    case audit(event: String, AuditRecord)
    /// Something was done to an account: a line of the account's own audit, of which the latest 500 are kept.
    case accountAudit(person: String, time: Int64, action: String)
    /// A conflict where, after the changes before this one, a person has neither an identity nor a passkey.
    case demandWayIn(person: String)
    /// A conflict where, after the changes before this one, an event has no owner.
    case demandOwner(event: String)
}

/// All that is kept of a person.
public struct AccountSnapshot: Sendable, Hashable {
    /// The person.
    public var person: PersonRecord
    /// Who vouches for the person, by issuer and subject.
    public var identities: [IdentityRecord] = []
    /// The passkeys, the oldest first, then by credential.
    public var passkeys: [PasskeyRecord] = []
    /// The sessions, the oldest first, then by hash.
    public var sessions: [AccountSessionRecord] = []
    /// What the person may do in which event, by event.
    public var members: [MemberRecord] = []
    /// What was done to the account, the latest first; the actor of each is the person.
    public var audit: [AuditRecord] = []

    /// A person of whom nothing else is kept.
    public init(person: PersonRecord) { self.person = person }
}

extension AccountChange {
    /// How many lines of the audit of an account are kept.
    package static let mostAudit = 500
}

extension MemberRecord.Role {
    /// The order in lists: owners first.
    package var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
