import OpenStreetMap

/// A relation that forbids turns, or all but one.
///
/// `restriction:bicycle` counts before `restriction`, which `except=bicycle` lifts. Restrictions for other vehicles, and
/// those that hold only at certain times, are passed over: a rider who obeys them needlessly goes a longer way.
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

    /// The restrictions among a block's relations.
    static func all(in block: OSMBlock) -> [TurnRestriction] {
        guard block.relations.count > 0 else { return [] }
        return (0..<block.relations.count).compactMap { TurnRestriction(row: $0, block) }
    }

    private init?(row: Int, _ block: OSMBlock) {
        let relations = block.relations
        var general: String?
        var ofBicycle: String?
        var exceptions: String?
        var isRestriction = false
        for index in Int(relations.tagStarts[row])..<Int(relations.tagStarts[row + 1]) {
            let tag = block.tags[index]
            switch block.strings.string(tag.key) {
            case "type": isRestriction = block.strings.string(tag.value) == "restriction"
            case "restriction": general = block.strings.string(tag.value)
            case "restriction:bicycle": ofBicycle = block.strings.string(tag.value)
            case "except": exceptions = block.strings.string(tag.value)
            default: break
            }
        }
        guard isRestriction else { return nil }
        if ofBicycle == nil, exceptions?.split(whereSeparator: { $0 == ";" || $0 == " " }).contains("bicycle") == true {
            return nil
        }
        guard let value = ofBicycle ?? general, value.hasPrefix("no_") || value.hasPrefix("only_") else { return nil }
        isOnly = value.hasPrefix("only_")

        var from: [Int64] = []
        var to: [Int64] = []
        var viaNodes: [Int64] = []
        var viaWays: [Int64] = []
        for member in relations.members[Int(relations.memberStarts[row])..<Int(relations.memberStarts[row + 1])] {
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
