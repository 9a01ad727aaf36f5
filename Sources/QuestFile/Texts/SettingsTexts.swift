internal import Languages

/// The messages about settings.
enum SettingsTexts {
    static let settings = LocalizedText(
        "Settings of the quest",
        "Настройки квеста")
    static let teamSize = LocalizedText(
        "a whole number from 1 to 99, or the fewest and the most members such as [2, 5]",
        "целым числом от 1 до 99 или наименьшим и наибольшим числом участников, например [2, 5]")
    static let expectedPlace = LocalizedText(
        "[longitude, latitude] in degrees",
        "[долгота, широта] в градусах")
    static let place = LocalizedText(
        "[longitude, latitude] with longitude −180 to 180, latitude −90 to 90",
        "вида [долгота, широта]: долгота от −180 до 180, широта от −90 до 90")

    static func newerVersion(_ version: Int, _ known: Int) -> LocalizedText {
        LocalizedText(
            "this is version \(version), and this program knows versions up to \(known): use a newer program, or write "
                + "\(known) if nothing newer is used.",
            "это версия \(version), а программа знает версии до \(known): возьмите программу новее или укажите "
                + "\(known), если нового в файле ничего нет.")
    }
}
