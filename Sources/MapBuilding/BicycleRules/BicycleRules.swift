public import BikeRouting

/// What the tags of an OpenStreetMap way mean to someone on a bicycle.
///
///     BicycleRules.attributes(of: ["highway": "residential", "oneway": "yes"])
///     // a residential street that is ridden forward and pushed along backward
///
/// Read in this order, the first answer counts:
///
/// 1. kind of way: what bicycles and people on foot may do there by default;
/// 2. access: `bicycle` over `vehicle` over `access`, `foot` over `access`;
/// 3. direction: one-ways and their exceptions for bicycles.
///
/// Where riding is not allowed but walking is, the bicycle is pushed.
///
/// Sources: the OSM wiki's pages *Key:access*, *Bicycle*, *Key:oneway:bicycle*, *Key:cycleway*,
/// *OSM tags for routing/Access restrictions*.
public enum BicycleRules {
    /// How a way may be travelled and what it is; `nil` where a bicycle has no business on it.
    public static func attributes(of tags: WayTags) -> EdgeAttributes? {
        guard let kind = WayKind(tags) else { return nil }
        let mayRide = Access.ofBicycle(tags) ?? kind.mayRide
        let mayWalk = Access.onFoot(tags) ?? kind.mayWalk
        let oneway = Direction(tags)

        func travel(isAllowed: Bool) -> Travel {
            if mayRide == .yes, isAllowed { return .ride }
            // On foot a one-way street has no direction; a roundabout is crossed, not walked round.
            return mayWalk && (isAllowed || !oneway.isRoundabout) ? .push : .forbidden
        }
        var attributes = EdgeAttributes(
            roadClass: kind.roadClass, surface: SurfaceRules.surface(of: tags),
            forward: travel(isAllowed: oneway.allowsForward), backward: travel(isAllowed: oneway.allowsBackward))
        guard attributes.forward != .forbidden || attributes.backward != .forbidden else { return nil }
        attributes.hasCycleway = CyclewayTags(tags).hasOwnSpace
        attributes.isRoundabout = oneway.isRoundabout
        attributes.isBridge = tags[.bridge].map { $0 != "no" } ?? false
        attributes.isTunnel = tags[.tunnel].map { $0 != "no" } ?? false
        return attributes
    }
}
