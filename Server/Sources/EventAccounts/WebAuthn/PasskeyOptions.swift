import EventStore
import VeloQuest

/// What browsers are asked for, as `PublicKeyCredential.parseCreationOptionsFromJSON` and `parseRequestOptionsFromJSON` take it
/// (WebAuthn Level 3, sections 5.1.9 and 5.1.10).
enum PasskeyOptions {
    /// How long a ceremony may take, in milliseconds: what the specification recommends.
    static let timeout: Int64 = 300_000

    /// For a new passkey. It is one that finds its account by itself, so that nobody types a name.
    static func creation(
        of party: RelyingParty, challenge: String, person: PersonRecord, excluding passkeys: [PasskeyRecord]
    ) -> JSONValue {
        [
            "rp": ["id": .string(party.id), "name": .string(party.name)],
            "user": [
                "id": .string(Base64URL.text(of: person.id.utf8)), "name": .string(person.name),
                "displayName": .string(person.name),
            ],
            "challenge": .string(challenge),
            "pubKeyCredParams": [["type": "public-key", "alg": .integer(COSEKey.algorithm)]],
            "timeout": .integer(timeout), "attestation": "none",
            "authenticatorSelection": [
                "residentKey": "required", "requireResidentKey": true, "userVerification": "required",
            ],
            "excludeCredentials": .array(
                passkeys.map { ["type": "public-key", "id": .string(Base64URL.text(of: $0.credential))] }),
        ]
    }

    /// For signing in with any passkey of this server.
    static func request(of party: RelyingParty, challenge: String) -> JSONValue {
        [
            "rpId": .string(party.id), "challenge": .string(challenge), "timeout": .integer(timeout),
            "userVerification": "required", "allowCredentials": [],
        ]
    }
}

/// What a browser answers, as `PublicKeyCredential.toJSON()` writes it.
struct PasskeyAnswer {
    let credential: [UInt8]
    let clientData: [UInt8]
    private let response: JSONObject

    init(_ value: JSONValue?) throws(AccountProblem) {
        guard let object = value?.objectValue, object["type"]?.stringValue == "public-key",
            let response = object["response"]?.objectValue, let id = object["id"]?.stringValue,
            object["rawId"] == nil || object["rawId"]?.stringValue == id, let credential = Base64URL.bytes(of: id),
            (1...1023).contains(credential.count),
            let clientData = Self.bytes(response["clientDataJSON"])
        else { throw AccountProblem(.malformedPasskey) }
        self.credential = credential
        self.clientData = clientData
        self.response = response
    }

    /// Bytes of the response that have to be there.
    func bytes(_ name: String) throws(AccountProblem) -> [UInt8] {
        guard let bytes = Self.bytes(response[name]) else { throw AccountProblem(.malformedPasskey) }
        return bytes
    }

    /// The identifier of the person in the passkey; `nil` where the authenticator does not tell.
    func userHandle() throws(AccountProblem) -> [UInt8]? {
        guard let value = response["userHandle"], value != .null else { return nil }
        guard let bytes = Self.bytes(value) else { throw AccountProblem(.malformedPasskey) }
        return bytes
    }

    private static func bytes(_ value: JSONValue?) -> [UInt8]? {
        value?.stringValue.flatMap { Base64URL.bytes(of: $0) }
    }
}
