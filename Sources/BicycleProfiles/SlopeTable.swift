import RoadNetwork

/// How much longer riding takes on a slope than on the level, for every speed on the level that a profile has.
///
/// One row a speed of the road's class and share of it that the ground leaves; a column each quarter percent, between which one
/// interpolates. Grades beyond 30 % count as 30 %: no street is steeper, but elevation data are at cliffs and cuttings.
package struct SlopeTable: Sendable {
    private static let columns = 241
    private static let perUnit = 400.0

    private var values: ContiguousArray<Float> = []
    private let pushing: ContiguousArray<Float>
    /// The first row of each class; `nil` for those on which slopes make no difference.
    private var rowsOfClass: [Int?]
    /// The row within those of the class, by the bits of the ground.
    private var rowOfGround: ContiguousArray<UInt8>
    /// Seconds that a metre of climb feels like.
    let climbAversion: Double

    package init(_ profile: BicycleProfile) {
        climbAversion = profile.hills.climbAversion.isNaN ? 0 : min(max(profile.hills.climbAversion, 0), 1000)
        pushing = SlopeTable.row { HillModel.pushing(onGrade: $0) }
        var shares: [Double] = []
        rowOfGround = ContiguousArray(repeating: 0, count: 1024)
        for slot in 0..<1024 {
            guard let surface = Surface(rawValue: UInt8(slot & 15)), let grade = TrackGrade(rawValue: UInt8(slot >> 7)),
                let smoothness = Smoothness(rawValue: UInt8(slot >> 4 & 7))
            else { continue }
            let share = profile.ground(surface, smoothness, grade).speed
            let row = shares.firstIndex(of: share) ?? shares.count
            if row == shares.count { shares.append(share) }
            rowOfGround[slot] = UInt8(row)
        }
        rowsOfClass = Array(repeating: nil, count: 32)
        var known: [Double: Int] = [:]
        let fastest = profile.fastestSpeed
        for roadClass in RoadClass.allCases where roadClass.hasSlopes {
            let cruising = profile.riding(roadClass).speed
            if let row = known[cruising] {
                rowsOfClass[Int(roadClass.rawValue)] = row
                continue
            }
            let first = values.count
            known[cruising] = first
            rowsOfClass[Int(roadClass.rawValue)] = first
            for share in shares {
                let level = cruising * share
                values += SlopeTable.row { grade in
                    level
                        / profile.hills.speed(onGrade: grade, level: level, cruising: cruising, fastest: fastest)
                }
            }
        }
    }

    private static func row(_ value: (Double) -> Double) -> ContiguousArray<Float> {
        ContiguousArray((0..<columns).map { Float(value(Double($0 - columns / 2) / perUnit)) })
    }

    /// Where the row of an edge starts; `nil` where slopes make no difference.
    @inline(__always)
    func row(_ bits: UInt64) -> Int? {
        rowsOfClass[Int(truncatingIfNeeded: bits & 31)].map {
            $0 + Int(rowOfGround[Int(truncatingIfNeeded: bits >> 8 & 1023)]) * SlopeTable.columns
        }
    }

    /// How much longer riding and pushing take.
    @inline(__always)
    func stretch(_ row: Int, onGrade grade: Double) -> (riding: Double, pushing: Double) {
        let place = min(max(grade * SlopeTable.perUnit, -120), 120) + 120
        let column = min(Int(place), SlopeTable.columns - 2)
        let share = Float(place - Double(column))
        func between(_ first: Float, _ second: Float) -> Double { Double(first + (second - first) * share) }
        return (
            between(values[row + column], values[row + column + 1]), between(pushing[column], pushing[column + 1])
        )
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
