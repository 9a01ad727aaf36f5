/// How much longer riding takes on a slope than on the level, for the classes of road and kinds of ground that a map has.
///
///     a row a kind of edge    │ riding at −30 %, −29.75 %, … 30 %: 241 numbers │ the column from which one pushes │
///
/// One interpolates between columns. Grades beyond 30 % count as 30 %: no street is steeper, but elevation data are at cliffs and
/// cuttings. A row depends on the speed of the road's class and on the share of it that the ground leaves, and is worked out when
/// the first edge of that kind is added.
package struct SlopeTable: Sendable {
    private static let columns = 241
    private static let stride = columns + 1
    /// Columns on one side of the level.
    private static let steepest = Double(columns / 2)
    /// Columns for each unit of grade.
    static let perUnit = 400.0

    private let profile: BicycleProfile
    private let fastest: Double
    private var values: ContiguousArray<Float> = []
    private let pushing: ContiguousArray<Float>
    /// Where the row of a kind of edge starts, by the bits of class and ground; −1 where there is none yet, −2 where slopes make no
    /// difference.
    private var rows: ContiguousArray<Int32>
    private var known: [Kind: Int32] = [:]
    /// Seconds that a metre of climb feels like.
    let climbAversion: Double

    private struct Kind: Hashable {
        var cruising: Double
        var level: Double
    }

    package init(_ profile: BicycleProfile) {
        self.profile = profile
        fastest = profile.fastestSpeed
        climbAversion = profile.hills.climbAversion.isNaN ? 0 : min(max(profile.hills.climbAversion, 0), 1000)
        pushing = ContiguousArray(
            (0..<SlopeTable.columns).map { Float(HillModel.pushing(onGrade: SlopeTable.grade(ofColumn: $0))) })
        rows = ContiguousArray(repeating: -2, count: 32 << 10)
        for roadClass in RoadClass.allCases where roadClass.hasSlopes {
            for ground in 0..<1024 { rows[Int(roadClass.rawValue) | ground << 5] = -1 }
        }
    }

    private static func grade(ofColumn column: Int) -> Double { (Double(column) - steepest) / perUnit }

    @inline(__always)
    private static func slot(_ bits: UInt64) -> Int {
        Int(truncatingIfNeeded: bits & 31) | Int(truncatingIfNeeded: bits >> 8 & 1023) << 5
    }

    /// Where the row of an edge starts; `nil` where slopes make no difference, or no such edge was added.
    @inline(__always)
    func row(_ bits: UInt64) -> Int? {
        let row = rows[SlopeTable.slot(bits)]
        return row >= 0 ? Int(row) : nil
    }

    /// Adds a row for a kind of edge, if slopes make a difference there and there is none yet.
    mutating func addRow(for bits: UInt64) {
        let slot = SlopeTable.slot(bits)
        if rows[slot] == -1 { rows[slot] = addRow(EdgeAttributes(uncheckedBits: bits)) }
    }

    private mutating func addRow(_ attributes: EdgeAttributes) -> Int32 {
        let cruising = profile.riding(attributes.roadClass).speed
        let ground = profile.ground(attributes.surface, attributes.smoothness, attributes.trackGrade)
        let kind = Kind(cruising: cruising, level: cruising * ground.speed)
        if let row = known[kind] { return row }
        let row = Int32(values.count)
        known[kind] = row
        var near: Double?
        var pushedFrom = Double.infinity
        var before = Double.infinity
        for column in 0..<SlopeTable.columns {
            let speed = profile.hills.speed(
                onGrade: SlopeTable.grade(ofColumn: column), level: kind.level, cruising: cruising, fastest: fastest,
                near: &near)
            values.append(Float(kind.level / speed))
            if pushedFrom == .infinity, profile.hills.isPushed(at: speed, level: kind.level) {
                let share = (before - profile.hills.leastSpeed) / (before - speed)
                pushedFrom = Double(column) - 1 + (share.isFinite ? min(max(share, 0), 1) : 1)
            }
            before = speed
        }
        values.append(Float(pushedFrom))
        return row
    }

    /// Where a grade lies among the columns.
    @inline(__always)
    static func place(ofGrade grade: Double) -> Double { min(max(grade * perUnit, -steepest), steepest) + steepest }

    /// Where the opposite of the grade at a place lies.
    @inline(__always)
    static func opposite(_ place: Double) -> Double { 2 * steepest - place }

    /// How much longer riding and pushing take; riding is infinite where the climb is too steep for it.
    @inline(__always)
    func stretch(_ row: Int, at place: Double) -> (riding: Double, pushing: Double) {
        let column = min(Int(place), SlopeTable.columns - 2)
        let share = Float(place - Double(column))
        func between(_ first: Float, _ second: Float) -> Double { Double(first + (second - first) * share) }
        let riding =
            Float(place) > values[row + SlopeTable.columns]
            ? .infinity : between(values[row + column], values[row + column + 1])
        return (riding, between(pushing[column], pushing[column + 1]))
    }
}

extension RoadClass {
    /// Whether its slope is that of the terrain. Steps and ramps are slow whatever the terrain, and ferries do not climb.
    var hasSlopes: Bool { self != .steps && self != .ramp && self != .ferry }
}

extension BicycleProfile {
    /// Metres per second on the level, on the fastest class of road.
    var fastestSpeed: Double {
        RoadClass.allCases.lazy.filter { $0.hasSlopes }.map { riding($0).speed }.max() ?? 1
    }
}
