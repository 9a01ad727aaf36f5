import Support
import Testing

@testable import EventAccounts

@Suite("Passkeys by the vectors of the specification")
struct WebAuthnTests {
    private func bytes(_ hexadecimal: String) throws -> [UInt8] {
        try #require(Hexadecimal.bytes(of: hexadecimal))
    }

    private func register(_ vector: WebAuthnVector, _ party: RelyingParty) throws -> (
        challenge: String, RelyingParty.Registration
    ) {
        try party.register(
            clientData: try bytes(vector.registrationClientData),
            attestationObject: try bytes(vector.attestationObject))
    }

    private func authenticate(
        _ vector: WebAuthnVector, _ party: RelyingParty, key: [UInt8], signCount: UInt32 = 0,
        change: (inout [UInt8], inout [UInt8], inout [UInt8]) -> Void = { _, _, _ in }
    ) throws -> UInt32 {
        var (data, client) = (try bytes(vector.authenticatorData), try bytes(vector.clientData))
        var signature = try bytes(vector.signature)
        change(&data, &client, &signature)
        return try party.authenticate(
            clientData: client, authenticatorData: data, signature: signature, key: key, signCount: signCount)
    }

    /// The vectors are of authenticators that do not know who touches them.
    private var lenient: RelyingParty {
        var party = WebAuthnVector.party
        party.requiresVerification = false
        return party
    }

    @Test("registration and authentication, with no attestation and with that of the key itself")
    func vectors() throws {
        for vector in [WebAuthnVector.none, .packedSelf] {
            let (challenge, registration) = try register(vector, lenient)
            #expect(challenge == Base64URL.text(of: try bytes(vector.registrationChallenge)))
            #expect(registration.credential == (try bytes(vector.credential)) && registration.signCount == 0)
            #expect(registration.key.count == 65 && registration.key.first == 4)
            let assertion = try lenient.challenge(ofAssertion: try bytes(vector.clientData))
            #expect(assertion == Base64URL.text(of: try bytes(vector.challenge)))
            #expect(try authenticate(vector, lenient, key: registration.key) == 0)
        }
    }

    @Test("an authenticator that does not know who touches it is refused")
    func verification() throws {
        let none = WebAuthnVector.none
        #expect(throws: AccountProblem(.userNotVerified)) { try register(none, WebAuthnVector.party) }
        let key = try register(none, lenient).1.key
        #expect(throws: AccountProblem(.userNotVerified)) { try authenticate(none, WebAuthnVector.party, key: key) }
        // That of section 16.3 does at the registration alone.
        #expect(throws: Never.self) { try register(.packedSelf, WebAuthnVector.party) }
    }

    @Test("a page inside a page of another site is refused", arguments: [WebAuthnVector.crossOrigin, .topOrigin])
    func crossOrigin(_ vector: WebAuthnVector) throws {
        #expect(throws: AccountProblem(.wrongOrigin)) { try register(vector, lenient) }
        #expect(throws: AccountProblem(.wrongOrigin)) {
            try authenticate(vector, lenient, key: [UInt8](repeating: 4, count: 65))
        }
    }

    @Test("another origin and another relying party are refused")
    func others() throws {
        var other = RelyingParty(id: "example.org", name: "", origins: ["https://example.com"])
        other.requiresVerification = false
        #expect(throws: AccountProblem(.wrongOrigin)) { try register(.none, other) }
        var party = RelyingParty(id: "example.com", name: "", origins: ["https://example.org"])
        party.requiresVerification = false
        #expect(throws: AccountProblem(.wrongRelyingParty)) { try register(.none, party) }
        let key = try register(.none, lenient).1.key
        #expect(throws: AccountProblem(.wrongRelyingParty)) { try authenticate(.none, party, key: key) }
    }

    @Test("what is changed has a wrong signature; the one ceremony does for the other")
    func changes() throws {
        let vector = WebAuthnVector.none
        let key = try register(vector, lenient).1.key
        #expect(throws: AccountProblem(.badSignature)) {
            try authenticate(vector, lenient, key: key) { data, _, _ in data[36] = 1 }
        }
        #expect(throws: AccountProblem(.badSignature)) {
            try authenticate(vector, lenient, key: key) { _, client, _ in client.append(0x20) }
        }
        #expect(throws: AccountProblem(.badSignature)) {
            try authenticate(vector, lenient, key: key) { _, _, signature in signature[10] ^= 1 }
        }
        #expect(throws: AccountProblem(.badSignature)) {
            try authenticate(vector, lenient, key: try register(.packedSelf, lenient).1.key)
        }
        #expect(throws: AccountProblem(.malformedPasskey)) {
            try lenient.challenge(ofAssertion: try bytes(vector.registrationClientData))
        }
        // The counter of the vectors is 0; an authenticator that counted before may not stop.
        #expect(throws: AccountProblem(.counterRolledBack)) {
            try authenticate(vector, lenient, key: key, signCount: 5)
        }
        var forged = try bytes(WebAuthnVector.packedSelf.attestationObject)
        forged[forged.count - 110] ^= 1
        #expect(throws: AccountProblem.self) {
            try lenient.register(
                clientData: try bytes(WebAuthnVector.packedSelf.registrationClientData), attestationObject: forged)
        }
    }

    @Test("Base64 of addresses, as no encoder writes it, is refused")
    func base64() {
        #expect(Base64URL.text(of: [0xFB, 0xFF]) == "-_8" && Base64URL.bytes(of: "-_8") == [0xFB, 0xFF])
        for text in ["a", "-_9", "+/8", "-_8=", "AAAAA", "é", "AB"] { #expect(Base64URL.bytes(of: text) == nil) }
        for count in 0..<70 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 73) }
            #expect(Base64URL.bytes(of: Base64URL.text(of: bytes)) == bytes)
        }
    }
}
