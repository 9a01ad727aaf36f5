internal import Support

/// The messages about settings.
enum SettingsTexts {
    static let settings = LocalizedText("Settings of the quest", "Настройки квеста")
    static let teamSize = LocalizedText(
        "a whole number from 1 to 99, or the fewest and the most members such as [2, 5]",
        "целым числом от 1 до 99 или наименьшим и наибольшим числом участников, например [2, 5]")
    static let official = LocalizedText(
        "the fingerprint of a key such as 7K2M-Q9XD-41TB-RZ0C, or the key itself as keygen writes it",
        "отпечатком ключа, например 7K2M-Q9XD-41TB-RZ0C, или самим ключом, как его пишет keygen")
    static let expectedClasses = LocalizedText(
        "an object with a member for each class, such as {\"Kids\": {\"timeLimit\": 60}}",
        "объект с полем для каждого класса, например {\"Дети\": {\"timeLimit\": 60}}")
    static let expectedPlace = LocalizedText(
        "[longitude, latitude] in degrees",
        "[долгота, широта] в градусах")
    static let place = LocalizedText(
        "[longitude, latitude] with longitude −180 to 180, latitude −90 to 90",
        "вида [долгота, широта]: долгота от −180 до 180, широта от −90 до 90")

    static let expectedFlags = LocalizedText(
        "an object such as {\"sharedRide\": \"disqualified\"}",
        "объект, например {\"sharedRide\": \"disqualified\"}")

    static func unknownFlag(_ key: String, _ near: [String]) -> LocalizedText {
        let listed = near.joined(separator: ", ")
        return LocalizedText(
            "“\(key)” is no kind of flag and has no effect. Did you mean one of: \(listed)?",
            "вида флагов «\(key)» нет, и он ни на что не влияет. Может быть, один из: \(listed)?")
    }

    static func newerVersion(_ version: Int, _ known: Int) -> LocalizedText {
        LocalizedText(
            "this is version \(version), and this program knows versions up to \(known): use a newer program, or write "
                + "\(known) if nothing newer is used.",
            "это версия \(version), а программа знает версии до \(known): возьмите программу новее или укажите "
                + "\(known), если нового в файле ничего нет.")
    }
}
