import MapDrawing
import Support

/// What `questctl map render` says.
enum MapRenderTexts {
    static let onePicture = LocalizedText(
        "a picture shows a quest, a search or a route: give one of --quest, --search and --route",
        "на картинке может быть квест, поиск или маршрут: оставьте что-то одно из --quest, --search и --route")
    static let fewPlaces = LocalizedText(
        "a route needs two --route places or more",
        "для маршрута нужны хотя бы два места: --route")
    static let manyProfiles = LocalizedText(
        "at most four --profile can be compared on one picture",
        "на одной картинке можно сравнить не больше четырёх --profile")

    static func unknownEnding(of output: String) -> LocalizedText {
        LocalizedText(
            "\(output): the name of the picture must end in .svg, .png or .pdf",
            "\(output): имя картинки должно заканчиваться на .svg, .png или .pdf")
    }

    static func noArea(_ text: String) -> LocalizedText {
        LocalizedText(
            "‘\(text)’ is not an area; write west,south,east,north in degrees, for example 9.4,47.0,9.7,47.3",
            "«\(text)» — не область; пишите запад,юг,восток,север в градусах, например 9.4,47.0,9.7,47.3")
    }

    static func tasksOutside(_ count: Int) -> LocalizedText {
        LocalizedText(
            "note: \(Plural.english(count, "task lies", "tasks lie")) outside the picture",
            "замечание: заданий за пределами картинки: \(count)")
    }

    /// A route that leaves the picture.
    static func outside(_ name: String, isWhole: Bool) -> LocalizedText {
        isWhole
            ? LocalizedText(
                "note: the route for “\(name)” lies outside the picture; leave out --bbox, or give the area around it",
                "замечание: маршрут «\(name)» лежит за пределами картинки; уберите --bbox или задайте область вокруг него"
            )
            : LocalizedText(
                "note: a part of the route for “\(name)” lies outside the picture",
                "замечание: часть маршрута «\(name)» лежит за пределами картинки")
    }

    static let noHeights = LocalizedText(
        "note: the map has no heights, so the picture has no chart of them; build it with ‘questctl map build --elevation’",
        "замечание: на карте нет высот, поэтому на картинке нет их графика; постройте её командой «questctl map build "
            + "--elevation»")

    /// A route whose heights are known for a part of it, or not at all.
    static func heights(_ name: String, percent: Int) -> LocalizedText {
        percent == 0
            ? LocalizedText(
                "note: the map knows no heights along the route for “\(name)”, which is not on the chart",
                "замечание: карта не знает высот на маршруте «\(name)», и на графике его нет")
            : LocalizedText(
                "note: the map knows heights for \(percent) % of the route for “\(name)”; the chart marks the rest",
                "замечание: карта знает высоты на \(percent) % маршрута «\(name)»; остальное на графике отмечено")
    }

    static func missingLetters(_ shown: String) -> LocalizedText {
        LocalizedText(
            "note: no font on this computer has \(shown); install one that does, or write SVG",
            "замечание: ни в одном шрифте на этом компьютере нет \(shown); установите такой шрифт или сохраните в SVG")
    }

    static func size(_ frame: MapFrame, height: Int) -> LocalizedText {
        let scale = Measures.decimal(frame.metresPerPixel, digits: frame.metresPerPixel < 10 ? 2 : 0)
        return LocalizedText(
            "\(frame.width) × \(height) pixels, \(scale.english) m a pixel",
            "\(frame.width) × \(height) пикселей, \(scale.russian) м в пикселе")
    }
}
