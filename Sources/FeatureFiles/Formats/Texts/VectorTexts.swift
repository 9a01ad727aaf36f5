import Support

/// Messages while files are read and written.
enum VectorTexts {
    static func gdal(_ text: String) -> LocalizedText { LocalizedText("GDAL: \(text)", "GDAL: \(text)") }

    static func furtherWarnings(_ count: Int) -> LocalizedText {
        LocalizedText("GDAL has \(count) more warnings", "у GDAL ещё предупреждений: \(count)")
    }

    static func severalGeometries(_ layer: String, _ count: Int) -> LocalizedText {
        LocalizedText(
            "layer \(layer) has \(count) columns of geometries; the first is taken",
            "в слое \(layer) столбцов с геометрией \(count); берётся первый")
    }

    static func base64(_ names: [String]) -> LocalizedText {
        LocalizedText(
            "columns of bytes are written in base64: \(names.joined(separator: ", "))",
            "столбцы с двоичными данными записаны в base64: \(names.joined(separator: ", "))")
    }

    static func overriddenSystem(_ layer: String, _ system: String) -> LocalizedText {
        LocalizedText(
            "layer \(layer) says its coordinate system itself; \(system) is taken in its place",
            "слой \(layer) сам указывает систему координат; вместо неё взята \(system)")
    }

    static func assumedSystem(_ layer: String) -> LocalizedText {
        LocalizedText(
            "layer \(layer) does not say its coordinate system; its numbers are taken for longitude and latitude on WGS 84 "
                + "(--source-system names another)",
            "слой \(layer) не указывает систему координат; числа приняты за долготу и широту WGS 84 (другую называют через "
                + "--source-system)")
    }

    static func linearized(_ layer: String) -> LocalizedText {
        LocalizedText(
            "arcs of layer \(layer) are replaced by short lines", "дуги слоя \(layer) заменены короткими отрезками")
    }

    static func droppedMeasures(_ layer: String) -> LocalizedText {
        LocalizedText(
            "measures (M) of layer \(layer) are left out, GeoJSON has no place for them",
            "меры (M) слоя \(layer) опущены: в GeoJSON для них нет места")
    }

    static func ambiguousRings(_ count: Int) -> LocalizedText {
        LocalizedText(
            "features with a ring that has a side longer than 180°, which may run the long way or across the antimeridian: \(count); its "
                + "direction stays as it is in the file: questctl geojson lint shows them, cut --all-crossings cuts them",
            "объектов, у колец которых есть сторона длиннее 180°: \(count); она может идти длинным путём или через 180-й меридиан, "
                + "направление обхода оставлено как в файле: questctl geojson lint покажет их, cut --all-crossings разрежет"
        )
    }

    static func cutAtAntimeridian(_ count: Int) -> LocalizedText {
        LocalizedText(
            "features that cross the antimeridian are cut there, since the format would take their long sides to run around the "
                + "Earth: \(count)",
            "объекты, пересекающие 180-й меридиан, разрезаны по нему: иначе в этом формате их длинные стороны шли бы вокруг "
                + "Земли: \(count)")
    }

    static func renamedColumns(_ names: [(String, String)]) -> LocalizedText {
        let list = names.map { "\($0) → \($1)" }.joined(separator: ", ")
        return LocalizedText(
            "the format cannot hold these names of properties: \(list)", "формат не вмещает имена свойств: \(list)")
    }

    static func nestedAsText(_ names: [String]) -> LocalizedText {
        LocalizedText(
            "lists and objects are written as JSON text: \(names.joined(separator: ", "))",
            "списки и объекты записаны как текст JSON: \(names.joined(separator: ", "))")
    }

    static func booleansAsNumbers(_ names: [String]) -> LocalizedText {
        LocalizedText(
            "true and false are written as 1 and 0: \(names.joined(separator: ", "))",
            "true и false записаны как 1 и 0: \(names.joined(separator: ", "))")
    }

    static func mixedAsText(_ names: [String]) -> LocalizedText {
        LocalizedText(
            "values of several kinds, long numbers, lists and objects are written as text: \(names.joined(separator: ", "))",
            "значения разных видов, длинные числа, списки и объекты записаны как текст: \(names.joined(separator: ", "))"
        )
    }

    static func roundedReals(_ names: [String]) -> LocalizedText {
        LocalizedText(
            "the format keeps some 15 digits; these have more: \(names.joined(separator: ", "))",
            "формат хранит около 15 цифр, а здесь их больше: \(names.joined(separator: ", "))")
    }

    static func guessedNumbers(_ names: [String]) -> LocalizedText {
        LocalizedText(
            "GDAL takes these for numbers, since all values look so; leading zeros are lost: \(names.joined(separator: ", "))",
            "GDAL считает это числами по виду значений, нули в начале теряются: \(names.joined(separator: ", "))")
    }

    static func noColumns(_ layer: String) -> LocalizedText {
        LocalizedText(
            "\(layer) has no columns: is the .dbf file beside it missing or damaged?",
            "у \(layer) нет столбцов: файла .dbf рядом нет, или он повреждён?")
    }

    static let filledAltitudes = LocalizedText(
        "some positions have an altitude and some have none: the format gives altitude 0 to the latter",
        "у части координат есть высота, у части нет: последние получают в этом формате высоту 0")

    static let addedAltitudes = LocalizedText(
        "positions have no altitude: they get altitude 0 in this format, and keep it when they are read from it",
        "у координат нет высоты: в этом формате они получают высоту 0 и сохраняют её при чтении")

    static let idsAsColumn = LocalizedText(
        "identifiers of Features are written as the column id", "идентификаторы объектов записаны в столбец id")

    static let lostIDs = LocalizedText(
        "identifiers of Features are not written: a property is called id already",
        "идентификаторы объектов не записаны: свойство id уже есть")

    static let lostForeignMembers = LocalizedText(
        "members of the collection or of Features that RFC 7946 does not define are not written",
        "члены коллекции и объектов, которых нет в RFC 7946, не записаны")

    static let geometriesOnly = LocalizedText(
        "only geometries are written; properties and identifiers are not", "записаны только геометрии, без свойств и id"
    )

    static func withoutGeometry(_ count: Int, _ format: String) -> LocalizedText {
        LocalizedText(
            "Features without geometry, which \(format) cannot hold, are left out: \(count)",
            "объекты без геометрии, которых не бывает в \(format), опущены: \(count)")
    }

    static func withoutPlace(_ lines: [Int], of count: Int) -> LocalizedText {
        let list = lines.map(String.init).joined(separator: ", ") + (count > lines.count ? ", …" : "")
        return LocalizedText(
            "rows without coordinates become Features without geometry: \(count); lines \(list)",
            "строк без координат: \(count), они стали объектами без геометрии; номера строк: \(list)")
    }
}
