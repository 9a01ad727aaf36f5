public import Languages

/// Something about a ride that the organiser should look at. It never costs points by itself.
public struct RideFlag: Sendable, Hashable {
    /// What is remarkable.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The way between two places was ridden faster than a bicycle goes; the value is metres per second.
        case impliedSpeed
        /// The receiver reports the same accuracy, speed or interval over and over; the value is the number of fixes.
        case accuracyPattern
        /// The receiver reports the very same place over and over, to the last digit; the value is the number of fixes.
        case identicalFixes
        /// The clock of the device was set; the value is the seconds by which it jumped.
        case clockJump
        /// The rider was at a task without having been near it before; the value is the seconds since the fix before.
        case noApproach
        /// The rider was in a forbidden zone; the value is the metres from its edge.
        case forbiddenZone
        /// The rider left the bounds of the quest; the value is the metres from their edge.
        case outOfBounds
        /// The members of a team were not together; the value is metres or seconds apart, whichever was too much.
        case teamApart
        /// The position came from a program instead of a receiver, as the device says.
        case simulatedPosition
    }

    /// What is remarkable.
    public var kind: Kind
    /// The task it happened at.
    public var task: Quest.Task.ID?
    /// The zone it happened in.
    public var zone: Quest.Zone.ID?
    /// How much, in the unit of the kind; `nil` where there is nothing to measure.
    public var value: Double?

    /// Describes a flag.
    public init(_ kind: Kind, task: Quest.Task.ID? = nil, zone: Quest.Zone.ID? = nil, value: Double? = nil) {
        self.kind = kind
        self.task = task
        self.zone = zone
        self.value = value
    }
}

extension RideFlag: LocalizedMessage {
    /// The flag in words, for the organiser: `faster than a bicycle: 90 km/h, at “oak”`.
    public var message: LocalizedText {
        let what = what
        let place = task ?? zone
        guard let place else { return what }
        return LocalizedText("\(what.english), at “\(place)”", "\(what.russian), «\(place)»")
    }

    private var what: LocalizedText {
        let value = value ?? .nan
        let count = Measures.decimal(value, digits: 0)
        let seconds = Measures.duration(value)
        let metres = Measures.distance(value)
        return switch kind {
        case .impliedSpeed:
            LocalizedText(
                "faster than a bicycle: \(Measures.decimal(value * 3.6, digits: 0).english) km/h",
                "быстрее велосипеда: \(Measures.decimal(value * 3.6, digits: 0).russian) км/ч")
        case .accuracyPattern:
            LocalizedText(
                "a receiver as even as a machine, fixes: \(count.english)",
                "подозрительно ровные данные приёмника, отсчётов: \(count.russian)")
        case .identicalFixes:
            LocalizedText(
                "the very same place again and again, fixes: \(count.english)",
                "одно и то же место до последнего знака, отсчётов: \(count.russian)")
        case .clockJump:
            LocalizedText(
                "the clock was set by \(seconds.english)", "часы переведены на \(seconds.russian)")
        case .noApproach:
            LocalizedText(
                "there without an approach, nothing for \(seconds.english) before",
                "на месте без подъезда, до этого \(seconds.russian) нет данных")
        case .forbiddenZone:
            LocalizedText("in a forbidden zone, \(metres.english) deep", "в запретной зоне, \(metres.russian) от края")
        case .outOfBounds:
            LocalizedText("out of bounds by \(metres.english)", "за границей квеста на \(metres.russian)")
        case .teamApart:
            LocalizedText("the team was not together", "команда была не вместе")
        case .simulatedPosition:
            LocalizedText("a simulated position", "подменённое местоположение")
        }
    }
}
