public import VeloQuest

enum AccountSettingsTexts {
    static let text = LocalizedText("a text in quotes", "строкой в кавычках")
    static let missing = LocalizedText("it cannot be read", "он не читается")
    static let list = LocalizedText("a list in brackets", "списком в квадратных скобках")
    static let kind = LocalizedText("oidc or vk", "oidc или vk")
    static let identifier = LocalizedText(
        "1 to 40 small letters, digits and hyphens", "от 1 до 40 строчных латинских букв, цифр и дефисов")
    static let address = LocalizedText(
        "an address with https, as https://id.example; with http only on this computer",
        "адресом с https, например https://id.example; с http — только на этом компьютере")
}

extension AccountSettings.Fault: LocalizedMessage {
    /// What is wrong, where, and what to do.
    public var message: LocalizedText {
        switch self {
        case .address(let text):
            LocalizedText(
                "“\(text)” is no public-url; it has to be https and a host alone, as https://quest.example, or http://localhost:8642 for a browser on this computer",
                "«\(text)» не годится для public-url; нужны https и только имя узла, например https://quest.example, или http://localhost:8642 для браузера на этом компьютере"
            )
        case .unreadable(let file, let reason):
            LocalizedText(
                "\(file): this is no configuration of accounts: \(reason[.english])",
                "\(file): это не настройки учётных записей: \(reason[.russian])")
        case .unknown(let name, let file):
            LocalizedText("\(file): “\(name)” means nothing here", "\(file): «\(name)» здесь ничего не значит")
        case .wrong(let name, let expected, let file):
            LocalizedText(
                "\(file): “\(name)” has to be \(expected.english)", "\(file): «\(name)» должно быть \(expected.russian)"
            )
        case .twice(let id, let file):
            LocalizedText(
                "\(file): two providers are called “\(id)”", "\(file): два сервиса входа называются «\(id)»")
        case .noSecret(let path):
            LocalizedText("\(path): there is no secret in this file", "\(path): в этом файле нет секрета")
        case .openSecret(let path):
            LocalizedText(
                "others may read \(path); close it with ‘chmod 600’",
                "\(path) могут прочесть другие; закройте его командой ‘chmod 600’")
        }
    }
}
