extension Cue {
    /// What a cue asks of the rider.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Set out.
        case depart
        /// Go straight on, where another way would be easily taken or the road gets another name.
        case `continue`
        /// Turn a little to the left, by 20° to 50°.
        case slightLeft
        /// Turn left.
        case left
        /// Turn sharply to the left, by 120° or more.
        case sharpLeft
        /// Turn a little to the right, by 20° to 50°.
        case slightRight
        /// Turn right.
        case right
        /// Turn sharply to the right, by 120° or more.
        case sharpRight
        /// Turn round.
        case uTurn
        /// Take the left one of ways that part at a fork.
        case keepLeft
        /// Take the right one of ways that part at a fork.
        case keepRight
        /// Enter a roundabout and leave it at an exit.
        case roundabout
        /// Dismount and push.
        case push
        /// Ride again.
        case ride
        /// Dismount for a few metres, and ride again: at something in the way, or where one may not ride.
        case dismount
        /// Lift the bicycle over something in the way.
        case lift
        /// Carry or push the bicycle over steps.
        case steps
        /// Go aboard a ferry.
        case ferry
        /// Leave a ferry.
        case leaveFerry
        /// The end of a leg.
        case arrive
    }
}

extension Cue.Kind {
    /// The kind of a turn by an angle in degrees, positive to the right.
    package init(turn angle: Double) {
        let isRight = angle > 0
        self =
            switch angle.magnitude {
            case ..<TurnAngle.slight: .continue
            case ..<TurnAngle.normal: isRight ? .slightRight : .slightLeft
            case ..<TurnAngle.sharp: isRight ? .right : .left
            default: isRight ? .sharpRight : .sharpLeft
            }
    }

    /// Whether it is about something in the way, and not about where to go.
    var isObstacle: Bool { self == .dismount || self == .lift }

    /// The side to which one turns: −1 for left, 1 for right, 0 for neither.
    var side: Int {
        switch self {
        case .slightLeft, .left, .sharpLeft, .keepLeft: -1
        case .slightRight, .right, .sharpRight, .keepRight: 1
        default: 0
        }
    }

    /// Whether it is about which arm of a junction to take, so that neighbours of it may be one maneuver.
    var isTurn: Bool {
        switch self {
        case .continue, .slightLeft, .left, .sharpLeft, .slightRight, .right, .sharpRight, .keepLeft, .keepRight: true
        default: false
        }
    }
}

#if !hasFeature(Embedded)
    extension Cue.Kind: Codable {}
#endif
