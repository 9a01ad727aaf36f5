/// The access that a way's tags give in one direction.
///
/// The tag for the most specific kind of traffic that says anything counts: `bicycle` over `vehicle` over `access`; of one
/// kind, what holds for the direction over what holds for both, and a closing at certain times over either (see
/// `ConditionalTag`).
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
            // An owner who forbids riding also forbids pushing.
            isOpenOnFoot = false
        } else if namesBicycles {
            isOpenOnFoot = nil
        } else {
            isOpenOnFoot = access.map { $0 >= .dismount }
        }
    }
}
