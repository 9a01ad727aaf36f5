import Geodesy

/// A junction on the way, as a choice between the arms that a bicycle may enter, riding or pushing.
///
/// Streets that are one-way against the rider are no choice and do not count, nor does the way back. An arm that only a
/// turn restriction forbids does count: the rider sees it and must be told.
///
/// Each arm has a price in degrees: how far one turns into it, more for a lesser kind of way, less for the road one is on.
/// Where the way ridden is cheaper than every other arm by a clear margin, it is the obvious one and nothing is said.
struct Junction {
    /// Degrees clockwise from true north.
    let before: Double
    let after: Double
    /// The arms not taken.
    private var rivals = Rivals()
    private let taken: Arm

    /// An arm of the junction.
    private struct Arm {
        /// Degrees, positive to the right.
        var turn: Double
        var price: Double
        var keepsName: Bool
    }

    /// What is known of the arms not taken.
    private struct Rivals {
        var count = 0
        var leastPrice = Double.infinity
        /// One of them bears the name of the road on which one came.
        var keepName = false
        /// A fork: others that lead about the same way, to the left and to the right.
        var isBesideLeft = false
        var isBesideRight = false
        /// One of them is the straight way on.
        var isStraight = false
    }

    /// Looks at junction `number` of a way, which is not its start; `nil` where a first look shows that the way ridden is the
    /// obvious one.
    init?(_ number: Int, of way: borrowing RiddenWay) {
        let node = way.node(number)
        let plane = way.plane(at: way.graph.coordinate(ofNode: node))
        let arriving = way.pieces[number - 1]
        let leaving = way.pieces[number]
        (before, after) = way.bearings(at: number, on: plane)
        let taken = Junction.arm(
            turn: TurnAngle.between(before, after), leaving.attributes, name: leaving.name,
            travel: leaving.progress == .pushing ? .push : .ride, from: arriving)
        self.taken = taken
        isSameRoad =
            arriving.name == leaving.name
            && (arriving.name != 0 || arriving.attributes.roadClass == leaving.attributes.roadClass)
        isOtherRoad =
            arriving.name != leaving.name
            || arriving.attributes.roadClass.isForCars != leaving.attributes.roadClass.isForCars
        guard !Junction.isObvious(taken, at: node, of: way, from: arriving, to: leaving) else { return nil }
        Junction.forEachRival(at: node, of: way, from: arriving, to: leaving) { packed, attributes, name in
            add(
                Junction.arm(
                    turn: TurnAngle.between(before, way.bearing(ofArm: packed, on: plane)), attributes, name: name,
                    travel: Junction.travel(packed, attributes), from: arriving))
        }
    }

    /// Gives the arms not taken.
    @inline(__always)
    private static func forEachRival(
        at node: Int, of way: borrowing RiddenWay, from arriving: RiddenWay.Piece, to leaving: RiddenWay.Piece,
        _ body: (_ packed: UInt32, EdgeAttributes, _ name: Int) -> Void
    ) {
        for number in way.graph.arcs(from: node) {
            let packed = way.graph.packedEdge(ofArc: number)
            guard packed != leaving.packed, packed != arriving.packed ^ 1 else { continue }
            let edge = Int(packed >> 1)
            let attributes = way.graph.attributes(of: edge)
            guard attributes.roadClass != .ferry else { continue }
            body(packed, attributes, way.graph.nameNumber(of: edge))
        }
    }

    /// Whether the way ridden is the obvious one even if all others led straight on, which spares measuring where they lead.
    private static func isObvious(
        _ taken: Arm, at node: Int, of way: borrowing RiddenWay, from arriving: RiddenWay.Piece,
        to leaving: RiddenWay.Piece
    ) -> Bool {
        guard taken.turn.magnitude < 45 else { return false }
        var isObvious = true
        forEachRival(at: node, of: way, from: arriving, to: leaving) { packed, attributes, name in
            let rival = arm(turn: 0, attributes, name: name, travel: travel(packed, attributes), from: arriving)
            isObvious = isObvious && rival.price - taken.price >= (rival.keepsName ? clearMargin : margin)
        }
        return isObvious
    }

    private static func travel(_ packed: UInt32, _ attributes: EdgeAttributes) -> Travel {
        packed & 1 == 1 ? attributes.backward : attributes.forward
    }

    /// Whether the name goes on, or a way without a name as the same kind of way.
    private let isSameRoad: Bool
    /// Whether one comes from a road with a name, or a way without cars, to another.
    private let isOtherRoad: Bool

    private mutating func add(_ rival: Arm) {
        rivals.count += 1
        rivals.leastPrice = min(rivals.leastPrice, rival.price)
        if rival.keepsName, rival.turn.magnitude < TurnAngle.sharp { rivals.keepName = true }
        if rival.turn.magnitude < 15 { rivals.isStraight = true }
        let aside = rival.turn - taken.turn
        if rival.turn.magnitude < 60, aside.magnitude < 80, rival.price < taken.price + Junction.margin {
            if aside < 0 { rivals.isBesideLeft = true } else { rivals.isBesideRight = true }
        }
    }

    private static func arm(
        turn: Double, _ attributes: EdgeAttributes, name: Int, travel: Travel, from arriving: RiddenWay.Piece
    ) -> Arm {
        let roadClass = attributes.roadClass
        let before = arriving.attributes.roadClass
        var price = turn.magnitude + 20 * Double(max(roadClass.rank - before.rank, 0))
        if name != 0, name == arriving.name {
            price -= 45
        } else if name == 0, arriving.name == 0, roadClass.isForCars == before.isForCars {
            price -= 15
        }
        if travel == .push, arriving.progress == .riding { price += 25 }
        return Arm(turn: turn, price: price, keepsName: name != 0 && name == arriving.name)
    }

    /// By how many degrees the obvious way is cheaper than any other.
    private static let margin = 25.0
    /// The same where one leaves the road one is on, or it bends.
    private static let clearMargin = 60.0

    /// What to tell the rider; `nil` where the way goes on by itself.
    var kind: Cue.Kind? {
        let angle = taken.turn.magnitude
        guard rivals.count > 0 else {
            // Most likely the end of one road at another that is one-way; a bend keeps its name.
            return angle >= TurnAngle.normal && isOtherRoad ? Cue.Kind(turn: taken.turn) : nil
        }
        guard !isObvious else { return nil }
        if angle < TurnAngle.normal, !(rivals.isStraight && angle >= TurnAngle.slight) {
            switch (rivals.isBesideLeft, rivals.isBesideRight) {
            case (true, true): return Cue.Kind(turn: taken.turn)
            case (true, false): return .keepRight
            case (false, true): return .keepLeft
            case (false, false): break
            }
        }
        return Cue.Kind(turn: taken.turn)
    }

    private var isObvious: Bool {
        let ahead = rivals.leastPrice - taken.price
        if taken.turn.magnitude < 45 {
            return ahead >= (rivals.keepName && !taken.keepsName ? Junction.clearMargin : Junction.margin)
        }
        return isSameRoad && taken.turn.magnitude < 100 && ahead >= Junction.clearMargin
    }
}

extension RoadClass {
    /// How little a way looks like the one to follow: 0 for main roads up to 4 for steps.
    fileprivate var rank: Int {
        switch self {
        case .trunk, .primary, .secondary, .tertiary: 0
        case .unclassified, .residential, .livingStreet: 1
        case .service, .cycleway, .track: 2
        case .path, .footway, .pedestrian, .bridleway: 3
        case .steps, .ramp, .ferry: 4
        }
    }

    /// Whether it is a road that cars use.
    var isForCars: Bool { rawValue <= RoadClass.service.rawValue }
}
