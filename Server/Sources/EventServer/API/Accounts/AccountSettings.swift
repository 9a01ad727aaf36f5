public import EventAccounts
public import EventStore
import Support
public import VeloQuest

/// With whom one may sign in, and where: the setting `public-url` and the file of `accounts`.
///
///     {"name": "Night rides",
///      "providers": [
///       {"id": "club", "kind": "oidc", "name": "The club", "issuer": "https://id.club.example", "client-id": "questd",
///        "client-secret-file": "/etc/questd/club"},
///       {"id": "vk", "kind": "vk", "name": "VK ID", "client-id": "54321"}]}
///
/// Without a file passkeys are the one way in.
public struct AccountSettings: Sendable {
    /// Why there are no settings.
    public enum Fault: Error, Sendable, Hashable {
        /// The public address is none.
        case address(String)
        /// The file is no JSON object; with the reason.
        case unreadable(file: String, Message)
        /// There is a member that means nothing.
        case unknown(String, file: String)
        /// A member is not what it has to be.
        case wrong(String, Message, file: String)
        /// Two providers have one identifier.
        case twice(String, file: String)
        /// The file of a secret cannot be read, or is empty.
        case noSecret(String)
        /// Others than its owner may read the file with a secret.
        case openSecret(String)
    }

    /// Where browsers find the server.
    public let address: PublicAddress
    /// What browsers call the server.
    public let name: String
    private let providers: [Provider]

    private enum Provider: Sendable {
        case openID(OpenIDProvider.Settings)
        case vk(id: String, name: String, client: String, host: String)

        var id: String {
            switch self {
            case .openID(let settings): settings.id
            case .vk(let id, _, _, _): id
            }
        }
    }

    /// What is read of a file with a secret.
    public enum SecretFile: Sendable {
        /// Its bytes.
        case bytes([UInt8])
        /// Others than its owner may read it.
        case open
        /// It cannot be read.
        case missing
    }

    /// Reads the settings.
    ///
    /// - Parameters:
    ///   - publicURL: where browsers find the server, as `https://quest.example`.
    ///   - file: the path of the file of accounts, and its bytes.
    ///   - secret: reads the file of a secret.
    public init(
        publicURL: String, file: (path: String, bytes: [UInt8])? = nil, secret: (String) -> SecretFile
    ) throws(Fault) {
        guard let address = PublicAddress(publicURL) else { throw .address(publicURL) }
        self.address = address
        guard let file else {
            (name, providers) = ("VeloQuest", [])
            return
        }
        let value: JSONValue
        do { value = try JSONValue(parsing: file.bytes) } catch {
            throw .unreadable(file: file.path, error.message)
        }
        let members = try SettingMembers(value, known: ["name", "providers"], in: file.path)
        name = try members.optionalText("name") ?? "VeloQuest"
        var providers: [Provider] = []
        for entry in try members.list("providers") {
            let provider = try Self.provider(entry, file.path, secret)
            guard !providers.contains(where: { $0.id == provider.id }) else {
                throw .twice(provider.id, file: file.path)
            }
            providers.append(provider)
        }
        self.providers = providers
    }

    private static func provider(
        _ entry: JSONValue, _ file: String, _ secret: (String) -> SecretFile
    ) throws(Fault) -> Provider {
        let members = try SettingMembers(
            entry, known: ["id", "kind", "name", "issuer", "client-id", "client-secret-file", "host"], in: file)
        let (id, name) = (try members.text("id"), try members.text("name"))
        let isIdentifier =
            id.utf8.count <= 40
            && id.utf8.allSatisfy {
                (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x2D
            }
        guard isIdentifier else { throw members.wrong("id", Message("account-settings-identifier")) }
        let client = try members.text("client-id")
        switch try members.text("kind") {
        case "oidc":
            let issuer = try members.address("issuer", allowsPath: true)
            let path = try members.optionalText("client-secret-file")
            let given = try path.map { path throws(Fault) in try self.secret(secret(path), path) }
            return .openID(.init(id: id, name: name, issuer: issuer, client: client, secret: given))
        case "vk":
            let host = try members.optionalText("host") == nil ? "https://id.vk.ru" : members.address("host")
            return .vk(id: id, name: name, client: client, host: host)
        default: throw members.wrong("kind", Message("account-settings-kind"))
        }
    }

    private static func secret(_ file: SecretFile, _ path: String) throws(Fault) -> String {
        switch file {
        case .missing: throw .noSecret(path)
        case .open: throw .openSecret(path)
        case .bytes(let bytes):
            let line = String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
            guard !line.isEmpty else { throw .noSecret(path) }
            return line
        }
    }

    /// Accounts as they are set up, in a store.
    ///
    /// - Parameter clock: gives milliseconds since 1970-01-01 00:00 UTC.
    public func service(
        in store: any AccountStore, http: any OutgoingHTTP, clock: @escaping @Sendable () -> Int64
    ) -> AccountService {
        AccountService(
            store: store, address: address, name: name,
            providers: providers.map { provider -> any IdentityProvider in
                switch provider {
                case .openID(let settings): OpenIDProvider(settings, http: http, clock: clock)
                case .vk(let id, let name, let client, let host):
                    VKProvider(id: id, name: name, client: client, host: host, http: http)
                }
            }, clock: clock)
    }
}

/// The members of an object of settings.
private struct SettingMembers {
    let object: JSONObject
    let file: String

    init(_ value: JSONValue, known: Set<String>, in file: String) throws(AccountSettings.Fault) {
        guard let object = value.objectValue else { throw .unreadable(file: file, Message("settings-no-object")) }
        for member in object where !known.contains(member.key) { throw .unknown(member.key, file: file) }
        self.object = object
        self.file = file
    }

    func wrong(_ name: String, _ expected: Message) -> AccountSettings.Fault {
        .wrong(name, expected, file: file)
    }

    func optionalText(_ name: String) throws(AccountSettings.Fault) -> String? {
        guard let value = object[name] else { return nil }
        guard let text = value.stringValue, !text.isEmpty else { throw wrong(name, Message("account-settings-text")) }
        return text
    }

    func text(_ name: String) throws(AccountSettings.Fault) -> String {
        guard let text = try optionalText(name) else { throw wrong(name, Message("account-settings-text")) }
        return text
    }

    func list(_ name: String) throws(AccountSettings.Fault) -> [JSONValue] {
        guard let value = object[name] else { return [] }
        guard let list = value.arrayValue else { throw wrong(name, Message("account-settings-list")) }
        return list
    }

    /// An address that is https, or http of this computer; without a path where it is not allowed.
    func address(_ name: String, allowsPath: Bool = false) throws(AccountSettings.Fault) -> String {
        let text = try text(name)
        let scheme = text.hasPrefix("https://") ? "https://" : "http://"
        let origin = scheme + text.dropFirst(scheme.count).prefix { $0 != "/" }
        let isPlain = !text.contains("?") && !text.contains("#")
        guard PublicAddress(String(origin)) != nil, text.hasPrefix(origin), isPlain, allowsPath || text == origin else {
            throw wrong(name, Message("account-settings-address"))
        }
        return text
    }
}
