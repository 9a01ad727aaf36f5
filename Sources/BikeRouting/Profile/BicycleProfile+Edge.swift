extension BicycleProfile {
    /// The speed in metres per second along an edge, riding or pushing as the edge asks for; above 0 and finite.
    ///
    /// - Parameter isReversed: from its last node to its first.
    public func speed(on attributes: EdgeAttributes, isReversed: Bool = false) -> Double {
        if let speed = attributes.ferrySpeed { return speed }
        let seen = isReversed ? attributes.reversed : attributes
        let isRidden = seen.forward == .ride
        let speed = road(seen).speed * rest(seen).speed
        return isRidden ? speed * ground(seen).speed : speed
    }

    /// How much longer than it is an edge feels; above 0 and finite.
    ///
    /// - Parameter isReversed: from its last node to its first.
    public func aversion(to attributes: EdgeAttributes, isReversed: Bool = false) -> Double {
        let seen = isReversed ? attributes.reversed : attributes
        let isRidden = seen.forward == .ride
        let aversion = road(seen).aversion * rest(seen).aversion
        return isRidden ? aversion * ground(seen).aversion : aversion
    }

    /// Seconds lost at the end of an edge, from 0 to 3,600.
    ///
    /// - Parameter isReversed: from its last node to its first.
    public func delay(after attributes: EdgeAttributes, isReversed: Bool = false) -> Double {
        delay(isReversed ? attributes.backwardHindrance : attributes.forwardHindrance)
    }

    /// The cost in milliseconds of an edge of `length` millimetres: what `CostTable` knows by heart.
    func cost(_ attributes: EdgeAttributes, length: UInt32, isReversed: Bool) -> Double {
        let felt = aversion(to: attributes, isReversed: isReversed) / speed(on: attributes, isReversed: isReversed)
        return Double(length) * felt + 1000 * delay(after: attributes, isReversed: isReversed)
    }

    func delay(_ hindrance: Hindrance) -> Double {
        let seconds = delays[hindrance] ?? 0
        return seconds.isFinite ? min(max(seconds, 0), 3600) : 0
    }

    // The three parts below look at different bits, so that costs come from three small tables; see `CostTable`.

    /// What class, traffic, cycleway and pushing do; the speed is in metres per second.
    func road(_ attributes: EdgeAttributes) -> Effect {
        let pushing = BicycleProfile.within(pushingSpeed, 0.1...50)
        let base = speeds[attributes.roadClass].map { BicycleProfile.within($0, 0.1...50) } ?? pushing
        var traffic = BicycleProfile.within(trafficAversions[attributes.traffic] ?? 1, 0.1...100)
        if traffic > 1 {
            let relief = BicycleProfile.within(cyclewayReliefs[attributes.forwardCycleway] ?? 1, 0...10)
            traffic = 1 + (traffic - 1) * relief
        }
        let aversion = BicycleProfile.within(aversions[attributes.roadClass] ?? 1, 0.1...100) * traffic
        if attributes.forward == .ride { return Effect(speed: base, aversion: aversion) }
        return Effect(
            speed: min(pushing, base), aversion: aversion * BicycleProfile.within(pushingAversion, 0.1...100))
    }

    /// What is under the wheels: the worst of what is known sets the speed.
    func ground(_ attributes: EdgeAttributes) -> Effect {
        let effects = [
            BicycleProfile.within(surfaces[attributes.surface] ?? .neutral),
            BicycleProfile.within(smoothness[attributes.smoothness] ?? .neutral),
            BicycleProfile.within(trackGrades[attributes.trackGrade] ?? .neutral),
        ]
        // An excellent surface helps only where nothing else speaks against it.
        let slow = effects.reduce(1) { min($0, $1.speed) }
        let fast = effects.reduce(1) { max($0, $1.speed) }
        return Effect(speed: slow < 1 ? slow : fast, aversion: effects.reduce(1) { $0 * $1.aversion })
    }

    /// What is left: difficulty, slope, lamps, routes, residents' streets.
    func rest(_ attributes: EdgeAttributes) -> Effect {
        let light = BicycleProfile.within(lightingAversions[attributes.lighting] ?? 1, 0.1...100)
        let route = BicycleProfile.within(routeAversions[attributes.route] ?? 1, 0.1...100)
        let destination =
            attributes.isDestinationOnly ? BicycleProfile.within(destinationAversion, 0.1...100) : 1
        var rest = Effect(aversion: light * route * destination)
        guard attributes.forward == .ride else { return rest }
        for effect in [mountainBikeScales[attributes.mountainBikeScale], inclines[attributes.incline]] {
            let effect = BicycleProfile.within(effect ?? .neutral)
            rest.speed *= effect.speed
            rest.aversion *= effect.aversion
        }
        return rest
    }

    private static func within(_ effect: Effect) -> Effect {
        Effect(speed: within(effect.speed, 0.01...10), aversion: within(effect.aversion, 0.1...100))
    }

    private static func within(_ number: Double, _ range: ClosedRange<Double>) -> Double {
        number.isNaN ? 1 : min(max(number, range.lowerBound), range.upperBound)
    }
}
