import Crypto
import EventAccounts
import Foundation
import Testing
import VeloQuest

/// A browser with an authenticator, in software: it answers as `PublicKeyCredential.toJSON()` does, or as a test wants it to.
struct SoftAuthenticator {
    let origin: String
    /// What is wrong with it.
    var isVerifying = true
    var crossOrigin = false
    var relyingParty: String?
    private(set) var signCount: UInt32 = 0
    private let key = P256.Signing.PrivateKey()
    private let credential = (0..<16).map { _ in UInt8.random(in: 0 ... .max) }
    private var user: [UInt8] = []

    init(origin: String) { self.origin = origin }

    /// The identifier of the credential, as it stands in JSON.
    var identifier: String { Base64URL.text(of: credential) }

    /// Answers what `parseCreationOptionsFromJSON` takes.
    mutating func create(_ options: JSONValue) throws -> JSONValue {
        let publicKey = try #require(options.objectValue?["publicKey"]?.objectValue)
        let challenge = try #require(publicKey["challenge"]?.stringValue)
        let party = try #require(publicKey["rp"]?.objectValue?["id"]?.stringValue)
        user = try #require(
            Base64URL.bytes(of: publicKey["user"]?.objectValue?["id"]?.stringValue ?? ""))
        #expect(publicKey["attestation"] == "none")
        #expect(publicKey["authenticatorSelection"]?.objectValue?["residentKey"] == "required")
        let point = key.publicKey.x963Representation
        let cose: [UInt8] =
            [0xA5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20] + point[1..<33] + [0x22, 0x58, 0x20]
            + point[33...]
        let data =
            authenticatorData(party, attested: true) + [UInt8](repeating: 0, count: 16) + [0, UInt8(credential.count)]
            + credential + cose
        let object =
            [0xA3, 0x63] + Array("fmt".utf8) + [0x64] + Array("none".utf8) + [0x67] + Array("attStmt".utf8)
            + [0xA0, 0x68] + Array("authData".utf8) + [0x58, UInt8(data.count)] + data
        return answer([
            "clientDataJSON": .string(Base64URL.text(of: clientData("webauthn.create", challenge))),
            "attestationObject": .string(Base64URL.text(of: object)),
        ])
    }

    /// Answers what `parseRequestOptionsFromJSON` takes.
    mutating func get(_ options: JSONValue, counting: Bool = true) throws -> JSONValue {
        let publicKey = try #require(options.objectValue?["publicKey"]?.objectValue)
        let challenge = try #require(publicKey["challenge"]?.stringValue)
        #expect(publicKey["userVerification"] == "required" && publicKey["allowCredentials"] == [])
        if counting { signCount += 1 }
        let data = authenticatorData(try #require(publicKey["rpId"]?.stringValue), attested: false)
        let client = clientData("webauthn.get", challenge)
        let signature = try key.signature(for: Data(data) + Data(SHA256.hash(data: client)))
        return answer([
            "clientDataJSON": .string(Base64URL.text(of: client)),
            "authenticatorData": .string(Base64URL.text(of: data)),
            "signature": .string(Base64URL.text(of: signature.derRepresentation)),
            "userHandle": .string(Base64URL.text(of: user)),
        ])
    }

    /// Says something else of what it counted.
    mutating func setCount(_ count: UInt32) { signCount = count }

    private func answer(_ response: JSONObject) -> JSONValue {
        [
            "id": .string(identifier), "rawId": .string(identifier), "type": "public-key",
            "authenticatorAttachment": "platform", "clientExtensionResults": [:], "response": .object(response),
        ]
    }

    private func clientData(_ type: String, _ challenge: String) -> [UInt8] {
        Array(
            #"{"type":"\#(type)","challenge":"\#(challenge)","origin":"\#(origin)","crossOrigin":\#(crossOrigin)}"#.utf8
        )
    }

    private func authenticatorData(_ party: String, attested: Bool) -> [UInt8] {
        let flags: UInt8 = 0x01 | (isVerifying ? 0x04 : 0) | (attested ? 0x40 : 0)
        return Array(SHA256.hash(data: Array((relyingParty ?? party).utf8))) + [flags]
            + withUnsafeBytes(of: signCount.bigEndian) { Array($0) }
    }
}
