/// A person with an account.
public struct PersonRecord: Sendable, Hashable {
    /// A random identifier, which says nothing of the person.
    public var id: String
    /// What other members of an event see.
    public var name: String
    /// When the account was made, in milliseconds since 1970-01-01 00:00 UTC.
    public var created: Int64

    /// Describes a person.
    public init(id: String, name: String, created: Int64) {
        self.id = id
        self.name = name
        self.created = created
    }
}

/// A provider that vouches for a person, and what it calls the person by. Each pair is of one person.
public struct IdentityRecord: Sendable, Hashable {
    /// The address of the provider, as it stands in its tokens.
    public var issuer: String
    /// What the provider calls the person by.
    public var subject: String
    /// The person.
    public var person: String
    /// When it was linked, in milliseconds since 1970-01-01 00:00 UTC.
    public var created: Int64

    /// Describes an identity.
    public init(issuer: String, subject: String, person: String, created: Int64) {
        self.issuer = issuer
        self.subject = subject
        self.person = person
        self.created = created
    }
}

/// A passkey: a key pair of which the server has the public half.
public struct PasskeyRecord: Sendable, Hashable {
    /// The identifier of the credential, which the authenticator chose.
    public var credential: [UInt8]
    /// The person.
    public var person: String
    /// The public key on P-256: an uncompressed point (SEC 1, section 2.3.3), 65 bytes.
    public var key: [UInt8]
    /// How many signatures the authenticator counted; 0 for one that does not count.
    public var signCount: UInt32
    /// When it was made, in milliseconds since 1970-01-01 00:00 UTC.
    public var created: Int64
    /// When it was used last, in milliseconds since 1970-01-01 00:00 UTC.
    public var used: Int64
    /// What the person calls it.
    public var label: String

    /// Describes a passkey.
    public init(
        credential: [UInt8], person: String, key: [UInt8], signCount: UInt32 = 0, created: Int64, used: Int64,
        label: String
    ) {
        self.credential = credential
        self.person = person
        self.key = key
        self.signCount = signCount
        self.created = created
        self.used = used
        self.label = label
    }
}

/// A session of an account: somebody signed in with a browser.
public struct AccountSessionRecord: Sendable, Hashable {
    /// The SHA-256 of its token.
    public var hash: [UInt8]
    /// The person.
    public var person: String
    /// When it began, in milliseconds since 1970-01-01 00:00 UTC.
    public var created: Int64
    /// When it ends at the latest, in milliseconds since 1970-01-01 00:00 UTC.
    public var expires: Int64
    /// The day on which it was used last: its begin in UTC, in milliseconds since 1970-01-01 00:00 UTC.
    public var seen: Int64
    /// What browser it is, in a few words.
    public var browser: String

    /// Describes a session.
    public init(hash: [UInt8], person: String, created: Int64, expires: Int64, seen: Int64, browser: String) {
        self.hash = hash
        self.person = person
        self.created = created
        self.expires = expires
        self.seen = seen
        self.browser = browser
    }
}

/// What a person may do in an event.
public struct MemberRecord: Sendable, Hashable {
    /// What one may do.
    public enum Role: String, Sendable, Hashable, CaseIterable {
        /// Runs the event, says who else does, and deletes it.
        case owner
        /// Runs the event.
        case organiser
        /// Decides about the answers to one task.
        case judge
        /// Follows the event, also where not everybody may.
        case spectator
    }

    /// The event.
    public var event: String
    /// The person.
    public var person: String
    /// What the person may do.
    public var role: Role
    /// The task that a judge decides about; empty for others.
    public var task: String
    /// When the person became a member, in milliseconds since 1970-01-01 00:00 UTC.
    public var created: Int64

    /// Describes a member.
    public init(event: String, person: String, role: Role, task: String = "", created: Int64) {
        self.event = event
        self.person = person
        self.role = role
        self.task = task
        self.created = created
    }
}

/// A member of an event with the name of the person.
public struct NamedMember: Sendable, Hashable {
    /// The member.
    public var member: MemberRecord
    /// The name of the person.
    public var name: String

    /// A member with a name.
    public init(_ member: MemberRecord, name: String) {
        self.member = member
        self.name = name
    }
}

/// A link with which one person becomes a member of an event.
public struct InvitationRecord: Sendable, Hashable {
    /// The SHA-256 of its token.
    public var hash: [UInt8]
    /// The event.
    public var event: String
    /// What the person may do then.
    public var role: MemberRecord.Role
    /// The task that a judge decides about; empty for others.
    public var task: String
    /// When it was made, in milliseconds since 1970-01-01 00:00 UTC.
    public var created: Int64
    /// When it is over, in milliseconds since 1970-01-01 00:00 UTC.
    public var expires: Int64

    /// Describes an invitation.
    public init(
        hash: [UInt8], event: String, role: MemberRecord.Role, task: String = "", created: Int64, expires: Int64
    ) {
        self.hash = hash
        self.event = event
        self.role = role
        self.task = task
        self.created = created
        self.expires = expires
    }
}

/// An attempt to sign in that waits for its second half: a challenge, or somebody who is at a provider. It is good for once.
public struct AttemptRecord: Sendable, Hashable {
    /// The SHA-256 of what it is found by.
    public var hash: [UInt8]
    /// What the second half needs, as JSON.
    public var bytes: [UInt8]
    /// When it began, in milliseconds since 1970-01-01 00:00 UTC.
    public var created: Int64
    /// When it is over, in milliseconds since 1970-01-01 00:00 UTC.
    public var expires: Int64

    /// Describes an attempt.
    public init(hash: [UInt8], bytes: [UInt8], created: Int64, expires: Int64) {
        self.hash = hash
        self.bytes = bytes
        self.created = created
        self.expires = expires
    }
}
