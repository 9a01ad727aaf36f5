/// Counts faults of cues.
struct CueTable {
    private(set) var routes = 0
    private(set) var kilometres = 0.0
    private(set) var cues = 0
    private(set) var straight = 0
    private var counts: [CueFault: Int] = [:]

    mutating func add(_ checker: CueChecker) {
        routes += 1
        kilometres += checker.leg.length / 1000
        cues += checker.cues.count
        straight += checker.cues.count { $0.kind == .continue }
        for finding in checker.findings { counts[finding.fault, default: 0] += 1 }
    }

    mutating func add(_ other: CueTable) {
        routes += other.routes
        kilometres += other.kilometres
        cues += other.cues
        straight += other.straight
        counts.merge(other.counts, uniquingKeysWith: +)
    }

    private func count(_ fits: (CueFault) -> Bool) -> Int {
        counts.reduce(0) { $0 + (fits($1.key) ? $1.value : 0) }
    }

    private var missing: Int { count(\.isMissing) }
    private var notStraight: Int { counts[.notStraight] ?? 0 }

    static let head = """
        | map | routes | km | cues | missing | superfluous | wrong side | misleading | straight | of these none |
        |---|---:|---:|---:|---:|---:|---:|---:|---:|---:|
        """

    func row(_ title: String) -> String {
        let cells: [Int] = [
            routes, Int(kilometres), cues, missing, counts[.superfluous] ?? 0, counts[.wrongSide] ?? 0,
            count(\.isMisleading), straight, notStraight,
        ]
        return "| \(title) | " + cells.map(String.init).joined(separator: " | ") + " |"
    }

    /// Each fault with its count and its share of all cues.
    var details: String {
        CueFault.allCases.compactMap { fault in
            counts[fault].map { "- \(fault.rawValue): \($0), \(CueTable.percent($0, of: cues))" }
        }.joined(separator: "\n")
    }

    /// The bounds that do not hold.
    var broken: [String] {
        var broken: [String] = []
        if missing * 1000 >= max(cues, 1) {
            broken.append("missing: \(CueTable.percent(missing, of: cues)), not under 0.1 %")
        }
        if let wrong = counts[.wrongSide], wrong > 0 { broken.append("wrong side: \(wrong), not none") }
        if notStraight > 0, notStraight * 100 >= straight {
            broken.append("straight that is none: \(CueTable.percent(notStraight, of: straight)), not under 1 %")
        }
        return broken
    }

    private static func percent(_ count: Int, of all: Int) -> String {
        let hundredths = (count * 10_000 + all / 2) / max(all, 1)
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) %"
    }
}
