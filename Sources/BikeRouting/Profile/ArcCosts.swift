/// What each arc of a graph costs a profile: milliseconds of riding, stretched by the profile's aversions.
///
/// Make it once a graph and profile and share it: it is a value, safe to use from any number of tasks.
public struct ArcCosts: Sendable {
    /// The cost of an arc that may not be used, and of a place that cannot be reached.
    public static let infinite: UInt32 = 0x7FFF_FFFF

    /// The profile that the costs belong to.
    public let profile: BicycleProfile
    /// Milliseconds, one value an arc.
    private(set) var values: ContiguousArray<UInt32>
    /// The plane in which A* measures how far the target is.
    let bound: CostBound

    /// Computes the costs of all arcs.
    ///
    /// Costs are rounded up to whole milliseconds, at least 1.
    ///
    /// - Complexity: O(arcs).
    public init(graph: RoadGraph, profile: BicycleProfile) {
        self.profile = profile
        let table = CostTable(profile)
        let arcEdges = graph.arcEdges.values.span
        let attributes = graph.attributes.values.span
        let lengths = graph.edgeLengths.values.span
        var values = ContiguousArray<UInt32>()
        values.reserveCapacity(arcEdges.count)
        for arc in arcEdges.indices {
            let packed = arcEdges[arc]
            let edge = Int(packed >> 1)
            let factor = table.millisecondsPerMillimetre(attributes[edge], isReversed: packed & 1 == 1)
            let cost = (Double(lengths[edge]) * factor).rounded(.up)
            values.append(UInt32(min(max(cost, 1), Double(ArcCosts.infinite - 1))))
        }
        self.values = values
        bound = CostBound(graph: graph, costs: values)
    }

    /// The cost of one arc, in milliseconds.
    public func cost(ofArc arc: Int) -> UInt32 { values[arc] }
}

/// Cost per length for every combination of what a profile looks at.
private struct CostTable {
    private var factors: ContiguousArray<Double>

    /// Class and surface in the lower nine bits, then the cycleway, then whether one pushes.
    private static let pushBit = 1 << 10

    init(_ profile: BicycleProfile) {
        factors = ContiguousArray(repeating: .infinity, count: CostTable.pushBit * 2)
        for roadClass in RoadClass.allCases {
            for surface in Surface.allCases {
                for hasCycleway in [false, true] {
                    var attributes = EdgeAttributes(roadClass: roadClass, surface: surface)
                    attributes.hasCycleway = hasCycleway
                    for travel in [Travel.ride, .push] {
                        let slot = CostTable.slot(attributes.bits, travel: travel.rawValue)
                        factors[slot] =
                            profile.aversion(to: attributes, travel) / profile.speed(on: attributes, travel)
                    }
                }
            }
        }
    }

    @inline(__always)
    func millisecondsPerMillimetre(_ bits: UInt64, isReversed: Bool) -> Double {
        factors[CostTable.slot(bits, travel: UInt8(bits >> (isReversed ? 11 : 9) & 3))]
    }

    @inline(__always)
    private static func slot(_ bits: UInt64, travel: UInt8) -> Int {
        Int(bits & 511) | Int(bits >> 13 & 1) << 9 | (travel == Travel.push.rawValue ? pushBit : 0)
    }
}
