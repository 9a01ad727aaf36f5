import Quests
public import Support

extension RideFlag: LocalizedMessage {
    /// The flag in words, for the organiser: `faster than a bicycle: 90 km/h, at “oak”`.
    public var message: Message {
        let what = what
        let place = task ?? zone
        guard let place else { return what }
        return Message("ride-flag", ["what": .of(what), "place": .of(place)])
    }

    private var what: Message {
        let value = value ?? .nan
        let count = Measures.decimal(value, digits: 0)
        let seconds = Measures.duration(value)
        let metres = Measures.distance(value)
        return switch kind {
        case .impliedSpeed:
            Message("ride-flag-what-implied-speed", ["decimal": .of(Measures.decimal(value * 3.6, digits: 0))])
        case .accuracyPattern: Message("ride-flag-what-accuracy-pattern", ["count": .of(count)])
        case .identicalFixes: Message("ride-flag-what-identical-fixes", ["count": .of(count)])
        case .clockJump: Message("ride-flag-what-clock-jump", ["seconds": .of(seconds)])
        case .noApproach: Message("ride-flag-what-no-approach", ["seconds": .of(seconds)])
        case .forbiddenZone: Message("ride-flag-what-forbidden-zone", ["metres": .of(metres)])
        case .outOfBounds: Message("ride-flag-what-out-of-bounds", ["metres": .of(metres)])
        case .teamApart: Message("ride-flag-what-team-apart")
        case .simulatedPosition: Message("ride-flag-what-simulated-position")
        case .impossiblePace where road != nil:
            Message(
                "ride-flag-what-impossible-pace",
                [
                    "distance": .of(Measures.distance(road ?? 0)),
                    "decimal": .of(Measures.decimal(value * 3.6, digits: 0)),
                ])
        case .impossiblePace:
            Message("ride-flag-what-impossible-pace-2", ["decimal": .of(Measures.decimal(value * 3.6, digits: 0))])
        case .tooExact: Message("ride-flag-what-too-exact", ["count": .of(count)])
        case .unreportedZone: Message("ride-flag-what-unreported-zone", ["metres": .of(metres)])
        case .sharedRide:
            Message(
                "ride-flag-what-shared-ride",
                ["other": .of(DisplayText.sanitized(other?.rawValue ?? "", most: 60)), "count": .of(count)])
        case .teamSize: Message("ride-flag-what-team-size", ["count": .of(count)])
        case .startOutsideWindow: Message("ride-flag-what-start-outside-window", ["seconds": .of(seconds)])
        case .rewrittenLog: Message("ride-flag-what-rewritten-log", ["count": .of(count)])
        }
    }
}
