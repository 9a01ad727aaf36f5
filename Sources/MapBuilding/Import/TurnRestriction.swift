import OpenStreetMap
import RoadMap

/// A relation that forbids turns, or all but one.
///
/// `restriction:bicycle` counts before `restriction`, which `except=bicycle` lifts. Restrictions for other vehicles are
/// ignored. One that holds only at certain times (`restriction:conditional`, or the older `day_on`, `day_off`, `hour_on`,
/// `hour_off`) counts where it may hold at the time of the ride, without one where it does so by day; the map keeps its times.
///
/// Sources: OSM wiki, *Relation:restriction*, *Conditional restrictions*.
struct TurnRestriction: Sendable {
    /// The relation's id.
    let id: Int64
    /// Whether all turns but this one are forbidden.
    let isOnly: Bool
    let from: [Int64]
    let to: [Int64]
    let via: Via
    /// When it holds; `nil` where that does not depend on the time.
    let times: DecisionTable<Bool>?
    /// Whether it holds where no time is given.
    let stands: Bool
    /// One of its conditions where they are more than a decision table has; `nil` where they are not. It holds in doubt at all times.
    let unkeptCondition: String?

    enum Via: Sendable {
        case node(Int64)
        case ways([Int64])
    }

    /// What a relation restricts: one restriction, none, or two where it forbids a turn at some times and all others at other
    /// times.
    ///
    /// - Parameter tags: those of the relation in this row.
    package static func all(
        row: Int, _ block: OSMBlock, _ tags: [String: String], at time: RideTime = .any
    ) -> [TurnRestriction] {
        guard tags["type"] == "restriction" else { return [] }
        let conditions = time.isAny ? conditions(of: tags) : []
        return ["no_", "only_"].compactMap { prefix in
            func holds(_ time: RideTime) -> Bool { value(of: tags, at: time)?.hasPrefix(prefix) ?? false }
            let standing = holds(time)
            func outcome(_ truths: [TimeCondition.Truth]) -> Bool { holds(time.assuming(conditions, truths)) }
            let times = DecisionTable(conditions: conditions, standing: standing, outcome: outcome)
            let isUnkept = DecisionTable.hasTooManyConditions(conditions, standing: standing, outcome: outcome)
            guard standing || times != nil || isUnkept else { return nil }
            return TurnRestriction(
                isOnly: prefix == "only_", times, stands: standing, unkeptCondition: isUnkept ? conditions.first : nil,
                ofRow: row, block)
        }
    }

    private init?(
        isOnly: Bool, _ times: DecisionTable<Bool>?, stands: Bool, unkeptCondition: String?, ofRow row: Int,
        _ block: OSMBlock
    ) {
        self.isOnly = isOnly
        self.times = times
        self.stands = stands
        self.unkeptCondition = unkeptCondition
        id = block.relations.ids[row]
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

    /// What the tags say at a time; `nil` where they restrict no bicycle.
    private static func value(of tags: [String: String], at time: RideTime) -> String? {
        let ofBicycle = tags["restriction:bicycle"]
        let isExempt = tags["except"]?.split(whereSeparator: { $0 == ";" || $0 == " " }).contains("bicycle") == true
        // An exception is one from what restricts all vehicles.
        let usual = ofBicycle ?? (isExempt ? nil : holding(tags, at: time))
        return conditional(tags["restriction:bicycle:conditional"], usual, at: time)
    }

    /// The conditions that decide when it holds, each once.
    private static func conditions(of tags: [String: String]) -> [String] {
        var found = ConditionalTag.conditions(
            of: [tags["restriction:conditional"], tags["restriction:bicycle:conditional"]])
        if let old = oldHours(tags), old.condition.constant == nil, !found.contains(old.text) { found.append(old.text) }
        return found
    }

    /// The times of the older keys.
    private static func oldHours(_ tags: [String: String]) -> ConditionalTag.Clause? {
        let old = [tags["day_on"], tags["day_off"], tags["hour_on"], tags["hour_off"]]
        guard old.contains(where: { $0 != nil }) else { return nil }
        func day(_ value: String?, _ usual: String) -> String { value.map { String($0.prefix(2)) } ?? usual }
        let hours = "\(old[2] ?? "00:00")-\(old[3] ?? "24:00")"
        return ConditionalTag.Clause(value: "", condition: "\(day(old[0], "Mo"))-\(day(old[1], "Su")) \(hours)")
    }

    /// What restricts all vehicles.
    private static func holding(_ tags: [String: String], at time: RideTime) -> String? {
        var plain = tags["restriction"]
        if let hours = oldHours(tags), !time.mayHold(hours) { plain = nil }
        return conditional(tags["restriction:conditional"], plain, at: time)
    }

    /// The last clause that may hold; one that lifts the restriction must be known to hold.
    private static func conditional(_ value: String?, _ plain: String?, at time: RideTime) -> String? {
        ConditionalTag.clauses(value).reduce(plain) { found, clause in
            let restricts = clause.value.hasPrefix("no_") || clause.value.hasPrefix("only_")
            if restricts { return time.mayHold(clause) ? clause.value : found }
            return time.truth(of: clause) == .yes ? nil : found
        }
    }
}
