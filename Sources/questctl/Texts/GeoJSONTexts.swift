internal import Languages

/// What `questctl geojson` says.
enum GeoJSONTexts {
    static func fixedFiles(_ files: Int, _ changed: Int, _ errors: Int) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(files, "file", "files")): \(changed) with fixes, "
                + "\(Plural.english(errors, "error", "errors")) left",
            "\(Plural.russian(files, "файл", "файла", "файлов")): с исправлениями \(changed), осталось "
                + Plural.russian(errors, "ошибка", "ошибки", "ошибок"))
    }

    static func fixedFile(_ fixed: Int, _ errors: Int) -> LocalizedText {
        LocalizedText(
            "\(fixed) mended, \(Plural.english(errors, "error", "errors")) left",
            "исправлено: \(fixed), осталось: \(Plural.russian(errors, "ошибка", "ошибки", "ошибок"))")
    }

    static let features = LocalizedText(
        "Features",
        "объекты (Feature)")
    static let withoutGeometry = LocalizedText(
        "without geometry",
        "без геометрии")
    static let positions = LocalizedText(
        "positions",
        "точки координат")
    static let extent = LocalizedText(
        "extent",
        "границы")
    static let length = LocalizedText(
        "length of lines",
        "длина линий")
    static let area = LocalizedText(
        "area of polygons",
        "площадь полигонов")
    static let properties = LocalizedText(
        "properties",
        "свойства")

    static func files(_ count: Int) -> LocalizedText {
        LocalizedText(
            Plural.english(count, "file", "files"),
            Plural.russian(count, "файл", "файла", "файлов"))
    }

    static func findings(_ errors: Int, _ warnings: Int) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(errors, "error", "errors")), \(Plural.english(warnings, "warning", "warnings"))",
            Plural.russian(errors, "ошибка", "ошибки", "ошибок") + ", "
                + Plural.russian(warnings, "предупреждение", "предупреждения", "предупреждений"))
    }

    static func leftOut(_ skipped: Int) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(skipped, "Feature", "Features")) left out because of faults",
            "из-за ошибок пропущено: " + Plural.russian(skipped, "объект", "объекта", "объектов"))
    }

    static func lostMembers(_ names: [String]) -> LocalizedText {
        let list = names.joined(separator: ", ")
        return LocalizedText(
            "warning: members of the collection that the output does not have: \(list)",
            "предупреждение: члены коллекции, которых нет в результате: \(list)")
    }
}
