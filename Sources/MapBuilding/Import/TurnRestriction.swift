import OpenStreetMap

/// A relation that forbids turns, or all but one.
///
/// `restriction:bicycle` counts before `restriction`, which `except=bicycle` lifts. Restrictions for other vehicles are
/// ignored. One that holds only at certain times (`restriction:conditional`, or the older `day_on`, `day_off`, `hour_on`,
/// `hour_off`) counts where it may hold at the time of the ride, without one where it does so by day.
///
/// Sources: OSM wiki, *Relation:restriction*, *Conditional restrictions*.
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
    package init?(row: Int, _ block: OSMBlock, _ tags: [String: String], at time: RideTime = .any) {
        guard tags["type"] == "restriction" else { return nil }
        let ofBicycle = tags["restriction:bicycle"]
        if ofBicycle == nil,
            tags["except"]?.split(whereSeparator: { $0 == ";" || $0 == " " }).contains("bicycle") == true
        {
            return nil
        }
        let usual = ofBicycle == nil ? TurnRestriction.holding(tags, at: time) : ofBicycle
        guard let value = TurnRestriction.conditional(tags["restriction:bicycle:conditional"], usual, at: time),
            value.hasPrefix("no_") || value.hasPrefix("only_")
        else { return nil }
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

    /// What restricts all vehicles.
    private static func holding(_ tags: [String: String], at time: RideTime) -> String? {
        var plain = tags["restriction"]
        let old = [tags["day_on"], tags["day_off"], tags["hour_on"], tags["hour_off"]]
        if old.contains(where: { $0 != nil }) {
            func day(_ value: String?, _ usual: String) -> String { value.map { String($0.prefix(2)) } ?? usual }
            let hours = "\(old[2] ?? "00:00")-\(old[3] ?? "24:00")"
            let condition = TimeCondition("\(day(old[0], "Mo"))-\(day(old[1], "Su")) \(hours)")
            if !mayHold(condition, at: time) { plain = nil }
        }
        return conditional(tags["restriction:conditional"], plain, at: time)
    }

    /// The last clause that may hold; one that lifts the restriction must be known to hold.
    private static func conditional(_ value: String?, _ plain: String?, at time: RideTime) -> String? {
        ConditionalTag.clauses(value).reduce(plain) { found, clause in
            let restricts = clause.value.hasPrefix("no_") || clause.value.hasPrefix("only_")
            if restricts { return mayHold(clause.condition, at: time) ? clause.value : found }
            return time.moment.map { clause.condition.truth(at: $0, in: time.area) == .yes } ?? false ? nil : found
        }
    }

    private static func mayHold(_ condition: TimeCondition, at time: RideTime) -> Bool {
        guard let moment = time.moment else { return condition.mayHoldByDay(since: time.dataDay) }
        return condition.truth(at: moment, in: time.area) != .no
    }
}
