import RoadMap

/// What the rules say of a way, wherever it may lie.
struct WayVerdict: Sendable {
    /// Where traffic keeps to the right.
    let onRight: TimedWay
    /// Where it keeps to the left, if that is something else.
    let onLeft: TimedWay?

    /// `nil` for a way that bicycles may not use; one that they may use only if traffic keeps to a certain side is left out.
    package init?(_ tags: WayTags, at time: RideTime) {
        guard let onRight = BicycleRules.timedWay(of: tags, at: time),
            let onLeft = WayVerdict.hasSides(tags)
                ? BicycleRules.timedWay(of: tags, drivesOnLeft: true, at: time) : onRight
        else { return nil }
        self.onRight = onRight
        self.onLeft = onLeft.attributes == onRight.attributes && onLeft.times == onRight.times ? nil : onLeft
    }

    private static func hasSides(_ tags: WayTags) -> Bool {
        sided.contains { tags[$0] != nil }
    }

    private static let sided: [WayTags.Tag] = [
        .cyclewayLeft, .cyclewayRight, .cyclewayBoth, .sidewalkLeftBicycle, .sidewalkRightBicycle,
    ]
}
