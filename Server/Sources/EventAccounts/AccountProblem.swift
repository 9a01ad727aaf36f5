public import VeloQuest

/// Why something with accounts was refused. The reason is part of the API and does not change.
public struct AccountProblem: Error, Sendable, Hashable {
    /// What is wrong.
    public enum Reason: String, Sendable, Hashable, CaseIterable {
        case malformed = "malformed"
        case signedOut = "signed-out"
        case crossSite = "cross-site"
        case tokenInAddress = "token-in-address"
        case rateLimited = "rate-limited"
        case unavailable = "unavailable"
        case storageFull = "storage-full"
        case attemptUnknown = "attempt-unknown"
        // Passkeys.
        case noPasskeys = "no-passkeys"
        case malformedPasskey = "malformed-passkey"
        case wrongOrigin = "wrong-origin"
        case wrongRelyingParty = "wrong-relying-party"
        case userNotVerified = "user-not-verified"
        case unsupportedKey = "unsupported-key"
        case badSignature = "bad-signature"
        case counterRolledBack = "counter-rolled-back"
        case passkeyUnknown = "passkey-unknown"
        case passkeyExists = "passkey-exists"
        // Providers.
        case providerUnknown = "provider-unknown"
        case providerRefused = "provider-refused"
        case providerUnreachable = "provider-unreachable"
        case providerFaulty = "provider-faulty"
        case wrongIssuer = "wrong-issuer"
        case tokenAlgorithm = "token-algorithm"
        case tokenKey = "token-key"
        case tokenSignature = "token-signature"
        case tokenAudience = "token-audience"
        case tokenTime = "token-time"
        case tokenNonce = "token-nonce"
        // Accounts.
        case identityTaken = "identity-taken"
        case lastWayIn = "last-way-in"
        case tooMany = "too-many"
        case notFound = "not-found"
        // Members.
        case invitationUnknown = "invitation-unknown"
        case lastOwner = "last-owner"
        case memberAlready = "member-already"
        case otherTask = "other-task"
    }

    /// What kind of refusal it is, for the status of an answer.
    public enum Kind: Sendable, Hashable {
        case malformed, unauthorized, forbidden, notFound, conflict, rateLimited, unavailable, storageFull
    }

    /// What is wrong.
    public let reason: Reason
    /// What exactly, and what to do; by default what the reason says.
    public let detail: Message?
    /// After how many seconds to try again, where that helps.
    public let retryAfter: Int?

    /// A problem.
    public init(_ reason: Reason, _ detail: Message? = nil, retryAfter: Int? = nil) {
        self.reason = reason
        self.detail = detail
        self.retryAfter = retryAfter
    }
}

extension AccountProblem.Reason {
    /// What kind of refusal it is.
    public var kind: AccountProblem.Kind {
        switch self {
        case .malformed, .malformedPasskey, .tokenInAddress: .malformed
        case .signedOut: .unauthorized
        case .rateLimited: .rateLimited
        case .unavailable, .providerUnreachable: .unavailable
        case .storageFull: .storageFull
        case .providerUnknown, .notFound, .invitationUnknown, .noPasskeys: .notFound
        case .passkeyExists, .identityTaken, .lastWayIn, .lastOwner, .memberAlready, .tooMany: .conflict
        default: .forbidden
        }
    }
}
