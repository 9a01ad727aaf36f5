import Geodesy
import RoadMap

/// What counts of a way for those who look which one to follow, taken straight from its packed attributes.
struct WayLook {
    private let attributes: EdgeAttributes

    @inline(__always)
    init(_ attributes: EdgeAttributes) { self.attributes = attributes }

    /// The raw value of the road class.
    @inline(__always)
    var roadClass: UInt8 { attributes[.roadClass] }

    @inline(__always)
    var isFerry: Bool { roadClass == RoadClass.ferry.rawValue }

    /// Whether it is a road that cars use.
    @inline(__always)
    var isForCars: Bool { roadClass <= RoadClass.service.rawValue }

    /// How little it looks like the way to follow: 0 for main roads up to 4 for steps and ferries.
    @inline(__always)
    var rank: Int { Int(truncatingIfNeeded: WayLook.ranks >> (UInt64(roadClass) * WayLook.rankWidth) & 7) }

    private static var rankWidth: UInt64 { 3 }
    /// The ranks of all classes, an octal digit each: the main roads last, steps, the ferry and ramps first.
    private static var ranks: UInt64 { 0o444_3333_222_111_0000 }

    /// Whether one may travel it in a direction, riding or pushing.
    @inline(__always)
    func isOpen(isReversed: Bool) -> Bool {
        let travel = attributes[isReversed ? .backward : .forward]
        return travel == Travel.ride.rawValue || travel == Travel.push.rawValue
    }

    @inline(__always)
    func isPushed(isReversed: Bool) -> Bool {
        attributes[isReversed ? .backward : .forward] == Travel.push.rawValue
    }
}

/// The way by which a rider comes to a junction.
struct Approach {
    let look: WayLook
    let rank: Int
    let name: Int
    let isRidden: Bool
    /// The way back.
    let back: DirectedEdge

    @inline(__always)
    init(_ piece: RiddenPath.Piece) {
        self.init(piece.edge, piece.attributes, name: piece.name, mode: piece.mode)
    }

    @inline(__always)
    init(_ edge: DirectedEdge, _ attributes: EdgeAttributes, name: Int, mode: TravelMode) {
        look = WayLook(attributes)
        rank = look.rank
        self.name = name
        isRidden = mode == .riding
        back = edge.opposite
    }

    /// Whether the name stays the same on a way, or, without a name, the road class.
    @inline(__always)
    func isSameRoad(_ other: WayLook, name: Int) -> Bool {
        self.name == name && (name != 0 || look.roadClass == other.roadClass)
    }

    /// Whether a way has another name, or is one for cars where this is none, or the reverse.
    @inline(__always)
    func isOtherRoad(_ other: WayLook, name: Int) -> Bool { self.name != name || look.isForCars != other.isForCars }
}

/// The price in degrees of leaving a junction by an arm: its turn, more for a lesser road class, less for the road that the rider
/// is on.
struct ArmPrice {
    private let lesserClass: Double
    private let sameRoad: Double
    private let dismounting: Double
    /// Whether it has the name of the road that the rider arrives on.
    let keepsName: Bool

    @inline(__always)
    init(_ look: WayLook, name: Int, isPushed: Bool, from approach: Approach) {
        lesserClass = Double(20 * max(look.rank - approach.rank, 0))
        keepsName = name != 0 && name == approach.name
        let isAlike = name == 0 && approach.name == 0 && look.isForCars == approach.look.isForCars
        sameRoad = keepsName ? 45 : isAlike ? 15 : 0
        dismounting = isPushed && approach.isRidden ? 25 : 0
    }

    /// The price where the arm turns by so many degrees.
    @inline(__always)
    func price(turn: Double) -> Double { turn.magnitude + lesserClass - sameRoad + dismounting }
}

extension RoadClass {
    /// Whether it is a road that cars use.
    var isForCars: Bool { rawValue <= RoadClass.service.rawValue }
}
