public import Support

extension GPXError {
    /// For example `line 7, column 3: the point has no lat and lon`.
    public var message: LocalizedText {
        let what = problem.message
        return LocalizedText(
            "line \(line), column \(column): \(what.english)", "строка \(line), столбец \(column): \(what.russian)")
    }
}

extension GPXError.Problem: LocalizedMessage {
    /// What is wrong, without the place.
    public var message: LocalizedText {
        switch self {
        case .malformedXML(let text): text
        case .foreignDocument(let root):
            LocalizedText(
                "this is no GPX file: its outermost element is <\(root)>, not <gpx>",
                "это не файл GPX: корневой элемент — <\(root)>, а не <gpx>")
        case .missingCoordinate:
            LocalizedText(
                "the point has no lat and lon in decimal degrees", "у точки нет lat и lon в десятичных градусах")
        case .decimalComma(let text):
            LocalizedText(
                "“\(text)” has a decimal comma: lat and lon are written with a point, such as 55.160283",
                "«\(text)» записано с запятой: lat и lon пишут с точкой, например 55.160283")
        case .coordinateOutsideEarth:
            LocalizedText(
                "the point lies outside ±180° and ±90°: are lat and lon swapped?",
                "координаты точки вне пределов ±180° и ±90°: не перепутаны ли lat и lon?")
        case .tooManyPoints(let most):
            LocalizedText(
                "the file has more than \(most) points; take a single ride out of it",
                "в файле больше \(most) точек; оставьте в нём одну поездку")
        case .unreadableTime(let text):
            LocalizedText(
                "“\(text)” is not a time such as 2024-03-22T14:09:45Z", "«\(text)» — не время вида 2024-03-22T14:09:45Z"
            )
        }
    }
}
