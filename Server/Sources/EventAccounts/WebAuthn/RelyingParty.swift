import Crypto

/// Whom passkeys are for: this server. It checks what authenticators answer (WebAuthn Level 3, sections 7.1 and 7.2).
public struct RelyingParty: Sendable, Hashable {
    /// Its identifier: the host of its address.
    public let id: String
    /// Its name, for the dialogues of browsers.
    public let name: String
    /// Where its pages are from, as `https://quest.example`.
    public let origins: Set<String>
    /// Whether the authenticator has to know who touches it. Only vectors of the specification go without.
    package var requiresVerification = true

    /// A server at an address.
    public init(id: String, name: String, origins: Set<String>) {
        self.id = id
        self.name = name
        self.origins = origins
    }

    /// What a registration gave.
    package struct Registration: Sendable, Hashable {
        package let credential: [UInt8]
        package let key: [UInt8]
        package let signCount: UInt32
    }

    /// Checks a new credential, but for the challenge, which `ClientData` has.
    ///
    /// No attestation is asked for. Of the formats that come nevertheless “none” has to be empty, and a statement that the new key itself
    /// signed has to be right; others vouch for a make of authenticators, which nobody asked about, and count as none (section 7.1, the
    /// note at the end).
    package func register(
        clientData: [UInt8], attestationObject: [UInt8]
    ) throws(AccountProblem) -> (challenge: String, Registration) {
        let client = try ClientData(clientData, .registration, for: self)
        let object: CBOR
        guard attestationObject.count <= Self.mostBytes else { throw AccountProblem(.malformedPasskey) }
        do { object = try CBORReader.value(of: attestationObject) } catch { throw AccountProblem(.malformedPasskey) }
        guard case .map(let members) = object, members.count == 3, let format = object["fmt"]?.textValue,
            let statement = object["attStmt"], case .map(let statementMembers) = statement,
            let bytes = object["authData"]?.bytesValue
        else { throw AccountProblem(.malformedPasskey) }
        let data = try AuthenticatorData(bytes)
        try check(data)
        guard let credential = data.credential else { throw AccountProblem(.malformedPasskey) }
        switch format {
        case "none": guard statementMembers.isEmpty else { throw AccountProblem(.malformedPasskey) }
        case "packed" where statement["x5c"] == nil:
            guard statement["alg"] == .integer(COSEKey.algorithm), let signature = statement["sig"]?.bytesValue,
                COSEKey.verifies(signature, of: bytes + Self.hash(clientData), by: credential.key.point)
            else { throw AccountProblem(.badSignature) }
        default: break
        }
        return (
            client.challenge,
            Registration(
                credential: credential.identifier, key: credential.key.point, signCount: data.signCount)
        )
    }

    /// The challenge that an assertion answers; nothing else of it is checked.
    package func challenge(ofAssertion clientData: [UInt8]) throws(AccountProblem) -> String {
        try ClientData(clientData, .authentication, for: self).challenge
    }

    /// Checks the answer of an authenticator by the public key of its credential, but for the challenge.
    ///
    /// - Parameter signCount: the last counter of signatures; one that does not grow is a sign of a copied key.
    /// - Returns: the new counter.
    package func authenticate(
        clientData: [UInt8], authenticatorData bytes: [UInt8], signature: [UInt8], key: [UInt8], signCount: UInt32
    ) throws(AccountProblem) -> UInt32 {
        _ = try ClientData(clientData, .authentication, for: self)
        let data = try AuthenticatorData(bytes)
        try check(data)
        guard data.credential == nil else { throw AccountProblem(.malformedPasskey) }
        guard COSEKey.verifies(signature, of: bytes + Self.hash(clientData), by: key) else {
            throw AccountProblem(.badSignature)
        }
        guard data.signCount > signCount || (data.signCount == 0 && signCount == 0) else {
            throw AccountProblem(.counterRolledBack)
        }
        return data.signCount
    }

    private func check(_ data: AuthenticatorData) throws(AccountProblem) {
        guard data.relyingParty == Self.hash(Array(id.utf8)) else { throw AccountProblem(.wrongRelyingParty) }
        guard data.flags.contains(.userPresent), data.flags.contains(.userVerified) || !requiresVerification else {
            throw AccountProblem(.userNotVerified)
        }
    }

    private static func hash(_ bytes: [UInt8]) -> [UInt8] { Array(SHA256.hash(data: bytes)) }

    private static let mostBytes = 32768
}
