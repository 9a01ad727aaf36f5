import VeloQuest

/// What a browser says of a ceremony (WebAuthn Level 3, section 5.8.1).
struct ClientData: Hashable, Sendable {
    /// Which ceremony it is of.
    enum Kind: String {
        case registration = "webauthn.create"
        case authentication = "webauthn.get"
    }

    /// The challenge, as it stands in the JSON.
    let challenge: String

    /// Reads the JSON and checks all but the challenge, which the caller knows.
    init(_ bytes: [UInt8], _ kind: Kind, for party: RelyingParty) throws(AccountProblem) {
        guard bytes.count <= 4096, let object = try? JSONValue(parsing: bytes).objectValue,
            let challenge = object["challenge"]?.stringValue
        else { throw AccountProblem(.malformedPasskey) }
        guard object["type"]?.stringValue == kind.rawValue else { throw AccountProblem(.malformedPasskey) }
        guard let origin = object["origin"]?.stringValue, party.origins.contains(origin),
            (object["crossOrigin"] ?? .boolean(false)) == .boolean(false), object["topOrigin"] == nil
        else { throw AccountProblem(.wrongOrigin) }
        self.challenge = challenge
    }
}
