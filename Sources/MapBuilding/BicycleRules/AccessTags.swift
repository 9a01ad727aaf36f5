/// The access that a way's tags give in one direction.
///
/// The tag for the most specific kind of traffic that says anything counts: `bicycle` over `vehicle` over `access`; of one
/// kind, what holds at the time of the ride over what holds always, and of either that for the direction over that for both.
/// Without a time, closings by day count beside what holds always (see `ConditionalTag`). A public right of way counts like a tag
/// for those who have it, where they have none (see `RightOfWay`).
///
/// Sources: OSM wiki, *Key:access*, *Key:bicycle*, *Conditional restrictions*.
struct AccessTags {
    /// The access of bicycles; `nil` where no tag states it.
    let riding: Permission?
    /// The access of people on foot, who may push a bicycle; `nil` where no tag states it.
    let isOpenOnFoot: Bool?
    /// Whether a `bicycle` tag permits bicycles. Pushing is then permitted too unless a `foot` tag forbids it:
    /// the general `access` tag does not apply to bicycles.
    let namesBicycles: Bool

    /// Whether a condition leaves it open only to those who want to reach something there.
    let isLimitedToDestination: Bool

    /// - Parameter time: when the ride is.
    package init(_ tags: WayTags, isForward: Bool, at time: RideTime = .any) {
        func plain(_ plain: WayTags.Tag, _ forward: WayTags.Tag, _ backward: WayTags.Tag) -> Permission? {
            Permission(tags[isForward ? forward : backward]) ?? Permission(tags[plain])
        }
        /// What holds at certain times: in both directions, and in this one.
        typealias Timed = (both: String?, own: String?)
        func timed(_ both: WayTags.Tag, _ forward: WayTags.Tag, _ backward: WayTags.Tag) -> Timed {
            (tags[both], tags[isForward ? forward : backward])
        }
        func permission(_ timed: Timed, plain: Permission?) -> Permission? {
            let both = ConditionalTag.permission(timed.both, at: time, plain: plain)
            return ConditionalTag.permission(timed.own, at: time, plain: both)
        }
        func severest(_ timed: Timed) -> Permission? {
            guard let own = ConditionalTag.closing(timed.own, time) else {
                return ConditionalTag.closing(timed.both, time)
            }
            return min(own, ConditionalTag.closing(timed.both, time) ?? own)
        }
        let rightOfWay = RightOfWay(tags)
        var levels: [(plain: Permission?, timed: Timed)] = [
            (
                plain(.bicycle, .bicycleForward, .bicycleBackward) ?? (rightOfWay == .byBicycle ? .yes : nil),
                timed(.bicycleConditional, .bicycleForwardConditional, .bicycleBackwardConditional)
            ),
            (
                plain(.vehicle, .vehicleForward, .vehicleBackward),
                timed(.vehicleConditional, .vehicleForwardConditional, .vehicleBackwardConditional)
            ),
            (
                plain(.access, .accessForward, .accessBackward),
                timed(.accessConditional, .accessForwardConditional, .accessBackwardConditional)
            ),
        ]
        if !time.isAny {
            for level in levels.indices {
                levels[level].plain = permission(levels[level].timed, plain: levels[level].plain)
            }
        }
        // A closing counts unless a more specific tag says what holds always.
        let closings = levels.map { time.isAny ? severest($0.timed) : nil }
        let deciding = levels.firstIndex { $0.plain != nil } ?? 2
        let closing = closings[...deciding].compactMap { $0 }.min()
        let stated = levels[deciding].plain
        // What limits a way to some riders opens none that its kind closes.
        isLimitedToDestination = stated == nil && closing == .destination
        // A path that is a public footpath, and of which nothing else is said, is not ridden. On tracks and service roads the
        // owner decides.
        let onPath: Permission? = rightOfWay == .onFoot && tags[.highway] == "path" ? .no : nil
        riding = isLimitedToDestination ? nil : stated.map { min($0, closing ?? $0) } ?? closing ?? onPath
        let bicycle = [levels[0].plain, closings[0]].compactMap { $0 }.min()
        let access = [levels[2].plain, closings[2]].compactMap { $0 }.min()

        namesBicycles = levels[0].plain != nil && bicycle.map { $0 >= .destination } ?? false
        var foot = plain(.foot, .footForward, .footBackward) ?? (rightOfWay == nil ? nil : .yes)
        let timedFoot = timed(.footConditional, .footForwardConditional, .footBackwardConditional)
        if !time.isAny {
            foot = permission(timedFoot, plain: foot)
        } else if let closing = severest(timedFoot) {
            foot = min(foot ?? .yes, closing)
        }
        if levels[0].plain == .dismount {
            isOpenOnFoot = true
        } else if let foot {
            isOpenOnFoot = foot >= .dismount
        } else if tags[.bicycle] == "private" || tags[.bicycle] == "permit" {
            // An owner who forbids riding also forbids pushing.
            isOpenOnFoot = false
        } else if namesBicycles {
            isOpenOnFoot = nil
        } else {
            isOpenOnFoot = access.map { $0 >= .dismount }
        }
    }
}
