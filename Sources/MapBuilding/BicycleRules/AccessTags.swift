/// Who may use a way in one direction, from its access tags.
///
/// The tag for the most specific kind of traffic that says anything counts: `bicycle` over `vehicle` over `access`; of one
/// kind, what holds for the direction over what holds for both, and a closing at certain times over either (see
/// `ConditionalTag`).
///
/// Sources: OSM wiki, *Key:access*, *Key:bicycle*, *Conditional restrictions*.
struct AccessTags {
    /// What is said of bicycles; `nil` where nothing is.
    let riding: Permission?
    /// What is said of people on foot, who may push a bicycle; `nil` where nothing is.
    let isOpenOnFoot: Bool?
    /// Whether bicycles are let in by name. Then who pushes one is let in as well, if nothing is said of people on foot: what
    /// `access` says of everybody is not meant for bicycles.
    let namesBicycles: Bool

    package init(_ tags: WayTags, isForward: Bool) {
        func level(_ plain: WayTags.Tag, _ forward: WayTags.Tag, _ backward: WayTags.Tag, _ timed: WayTags.Tag)
            -> Permission?
        {
            ConditionalTag.closing(tags[timed]) ?? Permission(tags[isForward ? forward : backward])
                ?? Permission(tags[plain])
        }
        let bicycle = level(.bicycle, .bicycleForward, .bicycleBackward, .bicycleConditional)
        let access = level(.access, .accessForward, .accessBackward, .accessConditional)
        riding = bicycle ?? level(.vehicle, .vehicleForward, .vehicleBackward, .vehicleConditional) ?? access

        namesBicycles = bicycle.map { $0 >= .destination } ?? false
        let foot = Permission(tags[isForward ? .footForward : .footBackward]) ?? Permission(tags[.foot])
        if bicycle == .dismount {
            isOpenOnFoot = true
        } else if let foot {
            isOpenOnFoot = foot >= .dismount
        } else if tags[.bicycle] == "private" || tags[.bicycle] == "permit" {
            // Whoever must not ride there for the owner's sake must not push there either.
            isOpenOnFoot = false
        } else if namesBicycles {
            isOpenOnFoot = nil
        } else {
            isOpenOnFoot = access.map { $0 >= .dismount }
        }
    }
}
