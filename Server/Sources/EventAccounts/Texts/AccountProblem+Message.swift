public import VeloQuest

extension AccountProblem: LocalizedMessage {
    /// What is wrong, in a sentence.
    public var message: Message { detail ?? reason.message }
}

extension AccountProblem.Reason {
    /// What is wrong, without particulars, and what to do.
    public var message: Message {
        switch self {
        case .malformed: Message("account-problem-reason-malformed")
        case .signedOut: Message("account-problem-reason-signed-out")
        case .crossSite: Message("account-problem-reason-cross-site")
        case .tokenInAddress: Message("account-problem-reason-token-in-address")
        case .rateLimited: Message("account-problem-reason-rate-limited")
        case .unavailable: Message("account-problem-reason-unavailable")
        case .storageFull: Message("account-problem-reason-storage-full")
        case .attemptUnknown: Message("account-problem-reason-attempt-unknown")
        default: passkeyMessage ?? providerMessage ?? accountMessage
        }
    }

    private var passkeyMessage: Message? {
        switch self {
        case .noPasskeys: Message("account-problem-reason-passkey-message-no-passkeys")
        case .malformedPasskey: Message("account-problem-reason-passkey-message-malformed-passkey")
        case .wrongOrigin: Message("account-problem-reason-passkey-message-wrong-origin")
        case .wrongRelyingParty: Message("account-problem-reason-passkey-message-wrong-relying-party")
        case .userNotVerified: Message("account-problem-reason-passkey-message-user-not-verified")
        case .unsupportedKey: Message("account-problem-reason-passkey-message-unsupported-key")
        case .badSignature: Message("account-problem-reason-passkey-message-bad-signature")
        case .counterRolledBack: Message("account-problem-reason-passkey-message-counter-rolled-back")
        case .passkeyUnknown: Message("account-problem-reason-passkey-message-passkey-unknown")
        case .passkeyExists: Message("account-problem-reason-passkey-message-passkey-exists")
        default: nil
        }
    }

    private var providerMessage: Message? {
        switch self {
        case .providerUnknown: Message("account-problem-reason-provider-message-provider-unknown")
        case .providerRefused: Message("account-problem-reason-provider-message-provider-refused")
        case .providerUnreachable: Message("account-problem-reason-provider-message-provider-unreachable")
        case .providerFaulty: Message("account-problem-reason-provider-message-provider-faulty")
        case .wrongIssuer: Message("account-problem-reason-provider-message-wrong-issuer")
        case .tokenAlgorithm: Message("account-problem-reason-provider-message-token-algorithm")
        case .tokenKey: Message("account-problem-reason-provider-message-token-key")
        case .tokenSignature: Message("account-problem-reason-provider-message-token-signature")
        case .tokenAudience: Message("account-problem-reason-provider-message-token-audience")
        case .tokenTime: Message("account-problem-reason-provider-message-token-time")
        case .tokenNonce: Message("account-problem-reason-provider-message-token-nonce")
        default: nil
        }
    }

    private var accountMessage: Message {
        switch self {
        case .identityTaken: Message("account-problem-reason-account-message-identity-taken")
        case .lastWayIn: Message("account-problem-reason-account-message-last-way-in")
        case .tooMany: Message("account-problem-reason-account-message-too-many")
        case .invitationUnknown: Message("account-problem-reason-account-message-invitation-unknown")
        case .lastOwner: Message("account-problem-reason-account-message-last-owner")
        case .memberAlready: Message("account-problem-reason-account-message-member-already")
        case .otherTask: Message("account-problem-reason-account-message-other-task")
        default: Message("account-problem-reason-account-message-other-task-2")
        }
    }
}
