import Foundation
import Logging
import Support
public import VeloQuest

/// What a server is started with: from options, the environment, and a file, the first that has a value; else a default.
///
/// The file is a JSON object with the names of the options, as `{"listen": "127.0.0.1:8642", "map": "town.vqmap"}`. It has no secrets: it
/// names the files that have them, and those may be read by their owner alone.
public struct ServerSettings: Sendable {
    /// One setting.
    public enum Key: String, Sendable, CaseIterable {
        /// The folder with the events, or the address of a database.
        case data
        /// Where other servers of the database reach this one.
        case address
        /// The address and port to listen on.
        case listen
        /// The addresses of proxies that say whom they ask for.
        case proxies
        /// The map that routes are found on.
        case map
        /// The tiles that maps in pages are drawn of.
        case tiles
        /// The folder of the pages.
        case pages
        /// The file with the operator's token.
        case operatorToken = "operator-token"
        /// The certificate chain (PEM).
        case certificate = "tls-cert"
        /// The private key (PEM).
        case key = "tls-key"
        /// Where browsers find the server; with it there are accounts.
        case publicURL = "public-url"
        /// The file with the providers that one may sign in with.
        case accounts
        /// What is logged.
        case logLevel = "log-level"

        /// The name in the environment, as `QUESTD_LOG_LEVEL`.
        public var environmentName: String {
            "QUESTD_" + rawValue.uppercased().replacingOccurrences(of: "-", with: "_")
        }

        var standard: String? {
            switch self {
            case .data: "questd-data"
            case .listen: "127.0.0.1:8642"
            case .logLevel: "info"
            case .address, .proxies, .map, .tiles, .pages, .operatorToken, .certificate, .key, .publicURL, .accounts:
                nil
            }
        }
    }

    /// Where a value is from.
    public enum Source: Sendable, Hashable {
        case option
        case environment
        case file(String)
        case standard
    }

    /// Why there are no settings.
    public enum Fault: Error, Sendable, Hashable {
        /// The file is no JSON object; with the reason.
        case unreadable(file: String, Message)
        /// The file has a name that is no setting.
        case unknown(String, file: String)
        /// A value in the file is no text.
        case notText(Key, file: String)
        /// A value is none of its setting.
        case invalid(Key, String, Source)
        /// The servers of a database reach each other by addresses, and that of this one is not known: it listens on all of them.
        case noAddress
        /// There is a certificate without a key, or the other way round.
        case halfTLS
        /// The operator's token is too short.
        case weakToken(String)
        /// Others than its owner may read the file with the key.
        case openSecret(String)
    }

    private let values: [Key: (value: String, source: Source)]

    /// The value of a setting.
    public func value(_ key: Key) -> String? { values[key]?.value }

    /// The address and port to listen on.
    public let address: (host: String, port: Int)

    /// - Parameters:
    ///   - options: those that were given.
    ///   - environment: an empty value counts as none.
    ///   - file: its path, and its bytes.
    public init(
        options: [Key: String], environment: [String: String], file: (path: String, bytes: [UInt8])? = nil
    ) throws(Fault) {
        let own = try file.map { file throws(Fault) in try Self.read(file.bytes, file.path) } ?? [:]
        var values: [Key: (value: String, source: Source)] = [:]
        for key in Key.allCases {
            if let value = options[key] {
                values[key] = (value, .option)
            } else if let value = environment[key.environmentName], !value.isEmpty {
                values[key] = (value, .environment)
            } else if let file, let value = own[key] {
                values[key] = (value, .file(file.path))
            } else if let value = key.standard {
                values[key] = (value, .standard)
            }
        }
        self.values = values
        guard let listen = values[.listen], let address = Self.address(listen.value) else {
            throw .invalid(.listen, values[.listen]?.value ?? "", values[.listen]?.source ?? .standard)
        }
        self.address = address
        if let own = values[.address], !Self.isOrigin(own.value) {
            throw .invalid(.address, own.value, own.source)
        }
        if let level = values[.logLevel], Logger.Level(rawValue: level.value) == nil {
            throw .invalid(.logLevel, level.value, level.source)
        }
        guard (values[.certificate] == nil) == (values[.key] == nil) else { throw .halfTLS }
    }

    /// Where other servers of a database reach this one: as it is told, otherwise where it listens.
    public func peerAddress() throws(Fault) -> String {
        if let own = value(.address) { return own }
        guard address.host != "0.0.0.0", address.host != "::" else { throw .noAddress }
        let host = address.host.contains(":") ? "[\(address.host)]" : address.host
        return (value(.certificate) == nil ? "http" : "https") + "://\(host):\(address.port)"
    }

    /// The addresses of proxies on other computers, whose `X-Forwarded-For` is believed.
    public var proxies: Set<String> {
        Set((value(.proxies) ?? "").split { $0 == "," || $0 == " " }.map(String.init))
    }

    /// Whether a text is an address as `http://10.0.0.7:8642`, without a path.
    private static func isOrigin(_ text: String) -> Bool {
        guard let url = URL(string: text), url.scheme == "http" || url.scheme == "https", url.host != nil else {
            return false
        }
        return url.path.isEmpty && url.query == nil && url.fragment == nil && url.user == nil
    }

    /// Refuses a private key that others than its owner may read.
    ///
    /// Files of `$CREDENTIALS_DIRECTORY` are guarded by systemd, which gives them modes of its own.
    public func checkSecrets(credentials: String?) throws(Fault) {
        for path in [value(.key), value(.operatorToken)].compactMap(\.self) {
            if let credentials, !credentials.isEmpty, path.hasPrefix(credentials + "/") { continue }
            let mode = (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? NSNumber
            if let mode, mode.intValue & 0o077 != 0 { throw .openSecret(path) }
        }
    }

    /// The operator's token: the first line of its file.
    public static func operatorToken(in bytes: [UInt8], of path: String) throws(Fault) -> String {
        let line = String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
            .trimmingCharacters(in: .whitespaces)
        // A short one is guessed.
        guard line.utf8.count >= 24 else { throw .weakToken(path) }
        return line
    }

    /// All values with where they are from, one a line. No secret is among them.
    public func summary(in language: Language) -> String {
        Key.allCases.map { key in
            guard let (value, source) = values[key] else { return "\(key.rawValue): –" }
            return
                "\(key.rawValue): \(key == .data ? Self.withoutPassword(value) : value)  (\(source.text(of: key)[language]))"
        }.joined(separator: "\n")
    }

    /// The address of a database without its password.
    private static func withoutPassword(_ value: String) -> String {
        guard var url = URLComponents(string: value), url.password != nil else { return value }
        url.password = "…"
        return url.string?.replacingOccurrences(of: "%E2%80%A6", with: "…") ?? "…"
    }

    private static func read(_ bytes: [UInt8], _ path: String) throws(Fault) -> [Key: String] {
        let value: JSONValue
        do { value = try JSONValue(parsing: bytes) } catch { throw .unreadable(file: path, error.message) }
        guard let members = value.objectValue else { throw .unreadable(file: path, Message("settings-no-object")) }
        var values: [Key: String] = [:]
        for member in members {
            guard let key = Key(rawValue: member.key) else { throw .unknown(member.key, file: path) }
            guard let text = member.value.stringValue else { throw .notText(key, file: path) }
            values[key] = text
        }
        return values
    }

    private static func address(_ text: String) -> (host: String, port: Int)? {
        guard let colon = text.lastIndex(of: ":"), let port = Int(text[text.index(after: colon)...]),
            (0...65535).contains(port)
        else { return nil }
        let host = text[..<colon].trimmingCharacters(in: ["[", "]"])
        return host.isEmpty ? nil : (host, port)
    }
}
