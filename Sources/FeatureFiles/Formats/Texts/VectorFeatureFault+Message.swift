public import Support

extension VectorFeatureFailure: LocalizedMessage {
    /// Which feature, and what is wrong with it.
    public var message: LocalizedText {
        if isLine {
            return LocalizedText(
                "\(path):\(place): \(reason.message.english)", "\(path):\(place): \(reason.message.russian)")
        }
        let layer = layer ?? ""
        return LocalizedText(
            "\(path): layer \(layer), feature \(place): \(reason.message.english)",
            "\(path): слой \(layer), объект \(place): \(reason.message.russian)")
    }
}

extension VectorFeatureFault: LocalizedMessage {
    /// What is wrong.
    public var message: LocalizedText {
        switch self {
        case .geometry(let english, let russian):
            LocalizedText("the geometry cannot be read: \(english)", "геометрия не читается: \(russian)")
        case .otherSystem(let srid):
            LocalizedText(
                "SRID \(srid) is not WGS 84; name the system by --source-system EPSG:\(srid)",
                "SRID \(srid) — не WGS 84; назовите систему через --source-system EPSG:\(srid)")
        case .untransformable(let reason):
            LocalizedText(
                "the coordinates have no place on WGS 84: \(reason)", "координаты не переводятся в WGS 84: \(reason)")
        case .outsideDegrees(let longitude, let latitude):
            LocalizedText(
                "(\(longitude), \(latitude)) is no longitude and latitude; does --source-system fit?",
                "(\(longitude), \(latitude)) — не долгота и широта; верна ли --source-system?")
        case .noCoordinates:
            LocalizedText("one of the coordinates is missing", "одной из координат нет")
        case .notANumber(let column, let cell):
            LocalizedText("\(column) is no number: \(cell)", "\(column) — не число: \(cell)")
        case .cellCount(let expected, let found):
            LocalizedText(
                "the row has \(Plural.english(found, "cell", "cells")), the table \(Plural.english(expected, "column", "columns"))",
                "в строке \(Plural.russian(found, "ячейка", "ячейки", "ячеек")), а в таблице "
                    + Plural.russian(expected, "столбец", "столбца", "столбцов"))
        }
    }
}
