package import RoadMap
package import Support

extension EdgeAttributes {
    /// Attributes of which everything is drawn.
    package static func random(_ generator: inout SeededGenerator) -> EdgeAttributes {
        func draw<Value: CaseIterable>(_ type: Value.Type, _ other: Value) -> Value {
            generator.pick(Array(Value.allCases)) ?? other
        }
        var attributes = EdgeAttributes(
            roadClass: draw(RoadClass.self, .path), surface: draw(Surface.self, .unknown),
            forward: draw(Travel.self, .ride), backward: draw(Travel.self, .ride))
        attributes.traffic = draw(Traffic.self, .none)
        attributes.smoothness = draw(Smoothness.self, .unknown)
        attributes.trackGrade = draw(TrackGrade.self, .unknown)
        attributes.mountainBikeScale = draw(MountainBikeScale.self, .unknown)
        attributes.lighting = draw(Lighting.self, .unknown)
        attributes.route = draw(BicycleRoute.self, .none)
        attributes.isDestinationOnly = generator.chance(0.5)
        attributes.incline = draw(Incline.self, .level)
        attributes.forwardCycleway = draw(Cycleway.self, .none)
        attributes.backwardCycleway = draw(Cycleway.self, .none)
        attributes.forwardNodeDelay = draw(NodeDelay.self, .none)
        attributes.backwardNodeDelay = draw(NodeDelay.self, .none)
        attributes.isRoundabout = generator.chance(0.5)
        attributes.isBridge = generator.chance(0.5)
        attributes.isTunnel = generator.chance(0.5)
        attributes.isIsland = generator.chance(0.5)
        attributes.ferrySpeed = generator.chance(0.5) ? Double(generator.next(below: 30)) : nil
        return attributes
    }
}
