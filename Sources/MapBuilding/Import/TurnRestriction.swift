import OpenStreetMap

/// A relation that forbids turns, or all but one.
///
/// `restriction:bicycle` counts before `restriction`, which `except=bicycle` lifts. Restrictions for other vehicles, and
/// those that hold only at certain times, are ignored: obeying them at other times would lengthen the route.
///
/// Source: OSM wiki, *Relation:restriction*.
struct TurnRestriction: Sendable {
    /// Whether all turns but this one are forbidden.
    let isOnly: Bool
    let from: [Int64]
    let to: [Int64]
    let via: Via

    enum Via: Sendable {
        case node(Int64)
        case ways([Int64])
    }

    /// - Parameter tags: those of the relation in this row.
    package init?(row: Int, _ block: OSMBlock, _ tags: [String: String]) {
        guard tags["type"] == "restriction" else { return nil }
        let ofBicycle = tags["restriction:bicycle"]
        if ofBicycle == nil,
            tags["except"]?.split(whereSeparator: { $0 == ";" || $0 == " " }).contains("bicycle") == true
        {
            return nil
        }
        guard let value = ofBicycle ?? tags["restriction"], value.hasPrefix("no_") || value.hasPrefix("only_") else {
            return nil
        }
        isOnly = value.hasPrefix("only_")

        var from: [Int64] = []
        var to: [Int64] = []
        var viaNodes: [Int64] = []
        var viaWays: [Int64] = []
        for member in block.members(ofRelation: row) {
            switch (block.strings.string(member.role), member.kind) {
            case ("from", .way): from.append(member.id)
            case ("to", .way): to.append(member.id)
            case ("via", .node): viaNodes.append(member.id)
            case ("via", .way): viaWays.append(member.id)
            default: break
            }
        }
        guard !from.isEmpty, !to.isEmpty else { return nil }
        switch (viaNodes.count, viaWays.isEmpty) {
        case (1, true): via = .node(viaNodes[0])
        case (0, false): via = .ways(viaWays)
        default: return nil
        }
        self.from = from
        self.to = to
    }
}
