public import Support

extension MapFinding: LocalizedMessage {
    /// What is wrong, and where.
    public var message: LocalizedText {
        let edges = LocalizedText(
            Plural.english(count, "edge", "edges"), Plural.russian(count, "ребро", "ребра", "рёбер"))
        let edge = LocalizedText(
            "first: edge \(first)" + (way.map { " of way \($0)" } ?? ""),
            "первое: ребро \(first)" + (way.map { " линии \($0)" } ?? ""))
        return switch rule {
        case .checksum:
            LocalizedText(
                "section \(section): the bytes are not those that were written; copy the file again or build the map "
                    + "again",
                "раздел \(section): байты не те, что были записаны; скопируйте файл ещё раз или постройте карту заново")
        case .structure:
            LocalizedText(
                "section \(section): value \(first) contradicts the rest of the map; build the map again",
                "раздел \(section): значение \(first) противоречит остальной карте; постройте карту заново")
        case .bounds:
            LocalizedText(
                "outside the bounds that the map states: \(edges.english) (\(edge.english))",
                "вне границ, указанных в карте: \(edges.russian) (\(edge.russian))")
        case .length:
            LocalizedText(
                "length and geometry differ: \(edges.english) (\(edge.english))",
                "длина расходится с геометрией: \(edges.russian) (\(edge.russian))")
        case .name:
            LocalizedText(
                "not valid UTF-8: \(Plural.english(count, "name", "names")) (first: name \(first))",
                "не читается как UTF-8: \(Plural.russian(count, "название", "названия", "названий")) "
                    + "(первое: название \(first))")
        case .index:
            LocalizedText(
                "the spatial index is wrong, so that roads are not found: \(Plural.english(count, "box", "boxes")) "
                    + "(first: box \(first))",
                "пространственный индекс неверен, дороги не находятся: "
                    + "\(Plural.russian(count, "рамка", "рамки", "рамок")) (первая: рамка \(first))")
        case .arcs:
            LocalizedText(
                "permitted directions and arcs differ: \(edges.english) (\(edge.english))",
                "разрешённые направления расходятся с дугами: \(edges.russian) (\(edge.russian))")
        case .islands:
            LocalizedText(
                "wrongly marked as outside or inside the largest component: \(edges.english) (\(edge.english))",
                "неверная отметка острова: \(edges.russian) (\(edge.russian))")
        case .condition:
            LocalizedText(
                "not read as times, so that what depends on it stays closed: "
                    + "\(Plural.english(count, "condition", "conditions")) (first: condition \(first)); build the map again",
                "не читается как время, зависящее от него остаётся закрытым: "
                    + "\(Plural.russian(count, "условие", "условия", "условий")) (первое: условие \(first)); "
                    + "постройте карту заново")
        case .standing:
            LocalizedText(
                "an edge that depends on the time is not what its decision table says: \(edges.english) "
                    + "(first: row \(first)); build the map again",
                "ребро, зависящее от времени, расходится со своей таблицей решений: \(edges.russian) "
                    + "(первая строка: \(first)); постройте карту заново")
        case .turns:
            LocalizedText(
                "turns are not as obvious as the map says, so that cues are missing: "
                    + "\(Plural.english(count, "value", "values")) (first: value \(first)); build the map again",
                "повороты не так очевидны, как указано в карте, подсказки пропадают: "
                    + "\(Plural.russian(count, "значение", "значения", "значений")) (первое: \(first)); постройте карту заново"
            )
        case .attribution:
            LocalizedText(
                "the map names nobody to be credited for its data; build it again",
                "в карте не указано, чьи это данные; постройте её заново")
        }
    }
}
