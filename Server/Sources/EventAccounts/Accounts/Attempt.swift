import EventStore
import VeloQuest

/// What an attempt to sign in needs in its second half.
enum Attempt: Hashable, Sendable {
    /// A new account, or a further passkey of one that is signed in.
    case registration(PersonRecord, isNew: Bool)
    /// Signing in with a passkey.
    case passkey
    /// Somebody is at a provider. `browser` is the hash of the cookie of the browser that began; `person` adds the identity to an account.
    case provider(String, nonce: String, verifier: String, browser: String, person: String?)

    /// How long an attempt may take, in milliseconds.
    static let lifetime: Int64 = 600_000

    /// Reads what was stored; `nil` for what this version does not write.
    init?(_ record: AttemptRecord) {
        guard let object = try? JSONValue(parsing: record.bytes).objectValue else { return nil }
        func text(_ name: String) -> String? { object[name]?.stringValue }
        switch text("kind") {
        case "registration":
            guard let id = text("person"), let name = text("name"), let created = object["created"]?.integerValue,
                let isNew = object["new"]?.booleanValue
            else { return nil }
            self = .registration(PersonRecord(id: id, name: name, created: created), isNew: isNew)
        case "passkey": self = .passkey
        case "provider":
            guard let provider = text("provider"), let nonce = text("nonce"), let verifier = text("verifier"),
                let browser = text("browser")
            else { return nil }
            self = .provider(provider, nonce: nonce, verifier: verifier, browser: browser, person: text("person"))
        default: return nil
        }
    }

    /// What is stored, under the hash of what it is found by: a challenge, or a state.
    func record(_ secret: String, at now: Int64) -> AttemptRecord {
        AttemptRecord(
            hash: Self.hash(secret), bytes: JSONWriter().write(json), created: now, expires: now + Self.lifetime)
    }

    static func hash(_ secret: String) -> [UInt8] { Secret.hash(token: "attempt " + secret) }

    private var json: JSONValue {
        switch self {
        case .registration(let person, let isNew):
            [
                "kind": "registration", "person": .string(person.id), "name": .string(person.name),
                "created": .integer(person.created), "new": .boolean(isNew),
            ]
        case .passkey: ["kind": "passkey"]
        case .provider(let provider, let nonce, let verifier, let browser, let person):
            [
                "kind": "provider", "provider": .string(provider), "nonce": .string(nonce),
                "verifier": .string(verifier), "browser": .string(browser),
                "person": person.map(JSONValue.string) ?? .null,
            ]
        }
    }
}
