import Geodesy
import RoadMap

/// A junction on a path where the rider decides: a choice between the arms that a bicycle may enter, riding or pushing.
///
/// One-way streets against the rider do not count, nor do closed ones or the arm the rider arrived by. An arm that only a turn restriction
/// forbids does count: the rider sees it and needs a cue.
///
/// Each arm has a price in degrees: the turn angle, more for a lesser road class, less for the road that the rider is on. Where
/// the arm taken is cheaper than every other one by a clear margin it is the obvious one, and there is no cue.
struct DecisionPoint {
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

    /// A summary of the arms not taken.
    private struct Rivals {
        /// How many there are; 1 for several where no more is asked.
        var count = 0
        var leastPrice = Double.infinity
        /// Whether one of them has the name of the road that the rider arrives on.
        var keepName = false
        /// Whether the junction is a fork, with others at a similar angle to the left and to the right.
        var isBesideLeft = false
        var isBesideRight = false
        /// Whether one of them leads straight on.
        var isStraight = false
    }

    /// Examines junction `number` of a path, which is not its start; `nil` where a first check shows that the arm taken is the
    /// obvious one.
    package init?(_ number: Int, of path: borrowing RiddenPath) {
        let node = path.node(number)
        let arriving = path.pieces[number - 1]
        let leaving = path.pieces[number]
        let approach = Approach(arriving)
        let look = WayLook(leaving.attributes)
        let straight = ArmPrice(look, name: leaving.name, isPushed: leaving.mode == .pushing, from: approach)
        isSameRoad = approach.isSameRoad(look, name: leaving.name)
        isOtherRoad = approach.isOtherRoad(look, name: leaving.name)
        let obvious = path.graph.obviousTurn(straight, at: node, from: approach, to: leaving.edge)
        // On one road without a choice no turn needs a cue.
        if obvious == .infinity, !isOtherRoad { return nil }
        let plane = path.plane(at: path.graph.coordinate(ofNode: node))
        let corner = path.corner(at: number, on: plane)
        if TurnAngle.isSurelyLess(
            than: min(obvious, DecisionPoint.greatestObviousTurn), corner.before, corner.here, corner.after)
        {
            return nil
        }
        before = TurnAngle.bearing(from: corner.before, to: corner.here)
        after = TurnAngle.bearing(from: corner.here, to: corner.after)
        let turn = Angle.turn(from: before, to: after)
        guard turn.magnitude > obvious || turn.magnitude >= DecisionPoint.greatestObviousTurn else { return nil }
        taken = Arm(turn: turn, price: straight.price(turn: 0) + turn.magnitude, keepsName: straight.keepsName)
        guard !isTurnInAnyCase else {
            rivals.count = obvious < .infinity ? 1 : 0
            return
        }
        path.graph.forEachRival(at: node, from: approach, to: leaving.edge) { edge, price in
            let turn = Angle.turn(from: before, to: path.graph.bearing(ofArm: edge, on: plane))
            add(Arm(turn: turn, price: price.price(turn: turn), keepsName: price.keepsName))
        }
    }

    /// Whether the name stays the same, or, without a name, the road class.
    private let isSameRoad: Bool
    /// Whether the name changes, or the road changes between one for cars and one without.
    private let isOtherRoad: Bool

    private mutating func add(_ rival: Arm) {
        rivals.count += 1
        rivals.leastPrice = min(rivals.leastPrice, rival.price)
        if rival.keepsName, rival.turn.magnitude < TurnAngle.sharp { rivals.keepName = true }
        if rival.turn.magnitude < 15 { rivals.isStraight = true }
        let aside = rival.turn - taken.turn
        if rival.turn.magnitude < 60, aside.magnitude < 80, rival.price < taken.price + DecisionPoint.margin {
            if aside < 0 { rivals.isBesideLeft = true } else { rivals.isBesideRight = true }
        }
    }

    /// The least difference in price, in degrees, between the obvious arm and any other.
    static let margin = 25.0
    /// The same where the rider leaves the road, or the road bends.
    static let clearMargin = 60.0

    /// A bend that turns by so many degrees or more is not obvious by itself.
    static let greatestObviousTurn = 45.0
    /// A road that turns by so many degrees or more does not merely bend.
    static let greatestBend = 100.0

    /// Whether the arm taken is a turn wherever others lead: their bearings need not be measured.
    private var isTurnInAnyCase: Bool {
        let angle = taken.turn.magnitude
        return angle >= TurnAngle.normal && !(isSameRoad && angle < DecisionPoint.greatestBend)
    }

    /// The kind of maneuver; `nil` where the path is obvious.
    var kind: Cue.Kind? {
        let angle = taken.turn.magnitude
        guard rivals.count > 0 else {
            // Most likely the end of one road at another that is one-way; a bend keeps its name.
            return angle >= TurnAngle.normal && isOtherRoad ? Cue.Kind(turn: taken.turn) : nil
        }
        guard isTurnInAnyCase || !isObvious else { return nil }
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
        if taken.turn.magnitude < DecisionPoint.greatestObviousTurn {
            return ahead >= (rivals.keepName && !taken.keepsName ? DecisionPoint.clearMargin : DecisionPoint.margin)
        }
        return isSameRoad && taken.turn.magnitude < DecisionPoint.greatestBend && ahead >= DecisionPoint.clearMargin
    }
}
