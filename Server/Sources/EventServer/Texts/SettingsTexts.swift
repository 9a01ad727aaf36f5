public import VeloQuest

enum SettingsTexts {
    static let noObject = LocalizedText("it is no object", "это не объект")
}

extension ServerSettings.Source {
    /// Where a value of a setting is from.
    func text(of key: ServerSettings.Key) -> LocalizedText {
        switch self {
        case .option: LocalizedText("option --\(key.rawValue)", "параметр --\(key.rawValue)")
        case .environment:
            LocalizedText("environment \(key.environmentName)", "переменная среды \(key.environmentName)")
        case .file(let path): LocalizedText("file \(path)", "файл \(path)")
        case .standard: LocalizedText("default", "по умолчанию")
        }
    }
}

extension ServerSettings.Fault: LocalizedMessage {
    /// What is wrong, where, and what to do.
    public var message: LocalizedText {
        switch self {
        case .unreadable(let file, let reason):
            LocalizedText(
                "\(file): this is no configuration: \(reason[.english])",
                "\(file): это не файл настроек: \(reason[.russian])")
        case .unknown(let name, let file):
            LocalizedText(
                "\(file): there is no setting “\(name)”; there are \(Self.names)",
                "\(file): настройки «\(name)» нет; есть \(Self.names)")
        case .notText(let key, let file):
            LocalizedText(
                "\(file): “\(key.rawValue)” has to be a text in quotes",
                "\(file): «\(key.rawValue)» должно быть строкой в кавычках")
        case .invalid(let key, let value, let source):
            LocalizedText(
                "“\(value)” is no \(key.rawValue) (\(source.text(of: key)[.english])); \(Self.expected(key)[.english])",
                "«\(value)» не годится для \(key.rawValue) (\(source.text(of: key)[.russian])); \(Self.expected(key)[.russian])"
            )
        case .noAddress:
            LocalizedText(
                "the servers of a database reach each other by addresses: give that of this one with --address, as http://10.0.0.7:8642",
                "серверы одной базы находят друг друга по адресам: укажите адрес этого через --address, например http://10.0.0.7:8642"
            )
        case .halfTLS:
            LocalizedText("tls-cert and tls-key go together", "tls-cert и tls-key указывают вместе")
        case .weakToken(let path):
            LocalizedText(
                "the token in \(path) has fewer than 24 characters; make one with ‘openssl rand -base64 32’",
                "токен в \(path) короче 24 знаков; сделайте его командой ‘openssl rand -base64 32’")
        case .openSecret(let path):
            LocalizedText(
                "others may read \(path); close it with ‘chmod 600’",
                "\(path) могут прочесть другие; закройте его командой ‘chmod 600’")
        }
    }

    private static var names: String { ServerSettings.Key.allCases.map(\.rawValue).joined(separator: ", ") }

    private static func expected(_ key: ServerSettings.Key) -> LocalizedText {
        switch key {
        case .address:
            LocalizedText(
                "it has to be an address without a path, as http://10.0.0.7:8642",
                "нужен адрес без пути, например http://10.0.0.7:8642")
        case .listen:
            LocalizedText(
                "it has to be an address and a port, as 127.0.0.1:8642", "нужны адрес и порт, например 127.0.0.1:8642")
        default:
            LocalizedText(
                "it has to be trace, debug, info, notice, warning, error or critical",
                "нужно trace, debug, info, notice, warning, error или critical")
        }
    }
}
