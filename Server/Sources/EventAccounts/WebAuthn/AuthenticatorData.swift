/// What an authenticator says and signs (WebAuthn Level 3, section 6.1).
///
///     ┌──────────┬───────┬───────────┬───────────────────────────────────────────┬────────────┐
///     │ rpIdHash │ flags │ signCount │ AAGUID 16, length 2, credential, key       │ extensions │
///     │    32    │   1   │     4     │ if flag AT                                │ if flag ED │
///     └──────────┴───────┴───────────┴───────────────────────────────────────────┴────────────┘
struct AuthenticatorData: Hashable, Sendable {
    /// The flags.
    struct Flags: OptionSet, Hashable, Sendable {
        let rawValue: UInt8
        /// Somebody touched it.
        static let userPresent = Flags(rawValue: 0x01)
        /// It knows who: by a PIN, a finger, a face.
        static let userVerified = Flags(rawValue: 0x04)
        /// The key may be copied to other devices.
        static let backupEligible = Flags(rawValue: 0x08)
        /// The key is copied.
        static let backedUp = Flags(rawValue: 0x10)
        /// A new credential follows.
        static let attested = Flags(rawValue: 0x40)
        /// Extensions follow.
        static let extended = Flags(rawValue: 0x80)
    }

    /// A new credential.
    struct Credential: Hashable, Sendable {
        let identifier: [UInt8]
        let key: COSEKey
    }

    /// The SHA-256 of the identifier of the relying party.
    let relyingParty: [UInt8]
    let flags: Flags
    let signCount: UInt32
    /// `nil` in an assertion.
    let credential: Credential?

    /// Reads the data; all bytes have to belong to it.
    init(_ bytes: [UInt8]) throws(AccountProblem) {
        guard bytes.count >= 37, bytes.count <= Self.mostBytes else { throw Self.malformed }
        relyingParty = Array(bytes[..<32])
        flags = Flags(rawValue: bytes[32])
        signCount = bytes[33..<37].reduce(0) { $0 << 8 | UInt32($1) }
        var position = 37
        if flags.contains(.attested) {
            guard bytes.count >= 55 else { throw Self.malformed }
            let length = Int(bytes[53]) << 8 | Int(bytes[54])
            // Section 5.8.3 has at most 1,023 bytes.
            guard (1...1023).contains(length), bytes.count > 55 + length else { throw Self.malformed }
            let (key, end) = try Self.value(in: bytes[(55 + length)...])
            credential = Credential(identifier: Array(bytes[55..<(55 + length)]), key: try COSEKey(key))
            position = end
        } else {
            credential = nil
        }
        if flags.contains(.extended) {
            let (extensions, end) = try Self.value(in: bytes[position...])
            guard case .map = extensions else { throw Self.malformed }
            position = end
        }
        guard position == bytes.count else { throw Self.malformed }
        // Section 6.1.3: what is backed up is eligible for it.
        guard !flags.contains(.backedUp) || flags.contains(.backupEligible) else { throw Self.malformed }
    }

    private static func value(in bytes: ArraySlice<UInt8>) throws(AccountProblem) -> (CBOR, end: Int) {
        var reader = CBORReader(bytes)
        do { return (try reader.value(), reader.position) } catch { throw malformed }
    }

    private static let mostBytes = 8192
    private static let malformed = AccountProblem(.malformedPasskey)
}
