public import Languages

/// Something that is wrong with a map file; all of one kind are one finding.
///
///     for finding in try MapFile(path: "city.vqmap").findings() { print(finding.message[.english]) }
public struct MapFinding: Sendable, Hashable, LocalizedMessage {
    /// What is wrong.
    public let rule: Rule
    /// The section of the file, as the description of the format names it.
    public let section: String
    /// How many values are wrong.
    public let count: Int
    /// The number of the first of them in its section, from 0.
    public let first: Int
    /// The OSM id of the way that the first belongs to, where it is an edge.
    public let way: Int64?

    /// What can be wrong with a map file. Raw values are stable identifiers.
    public enum Rule: String, Sendable, Hashable, CaseIterable {
        /// A section's bytes are not those that were written.
        case checksum = "map-checksum"
        /// A value leads out of the section that it points into, or stands for nothing.
        case structure = "map-structure"
        /// An edge lies in part outside the area that the map says it covers.
        case bounds = "map-bounds"
        /// An edge's length differs by more than a millimetre from that of its geometry on the ellipsoid.
        case length = "map-length"
        /// A name is not valid UTF-8.
        case name = "map-name"
        /// A box of the spatial index does not hold what stands below it.
        case index = "map-index"
        /// An edge lacks the arc of a direction that its attributes permit, has it twice, or has one that they forbid.
        case arcs = "map-arcs"
        /// An edge is marked as an island though it joins two places of the largest strongly connected component, or is not
        /// marked though it does not.
        case islands = "map-islands"
        /// The metadata names nobody whose data it is.
        case attribution = "map-attribution"
    }

    package init(_ rule: Rule, _ section: MapSection, count: Int = 1, first: Int = 0, way: Int64? = nil) {
        self.rule = rule
        self.section = "\(section)"
        self.count = count
        self.first = first
        self.way = way
    }

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
                "wrongly marked as island or mainland: \(edges.english) (\(edge.english))",
                "неверная отметка острова: \(edges.russian) (\(edge.russian))")
        case .attribution:
            LocalizedText(
                "the map names nobody to be credited for its data; build it again",
                "в карте не указано, чьи это данные; постройте её заново")
        }
    }
}
