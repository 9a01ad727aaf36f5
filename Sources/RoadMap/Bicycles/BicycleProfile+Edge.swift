extension BicycleProfile {
    /// The speed in metres per second along an edge, riding or pushing as the edge asks for; above 0 and finite.
    ///
    /// Nobody rides more slowly than they would push.
    ///
    /// - Parameter isReversed: from its last node to its first.
    public func speed(on attributes: EdgeAttributes, isReversed: Bool = false) -> Double {
        if let speed = attributes.ferrySpeed { return speed }
        let seen = isReversed ? attributes.reversed : attributes
        let pushing = pushing(seen.roadClass).speed
        return seen.forward == .ride ? max(ridingSpeed(on: seen), pushing) : pushing
    }

    /// How much longer than it is an edge feels, the profile's rules apart; above 0 and finite.
    ///
    /// A segment that is hard to ride feels at most as long as pushing along it would.
    ///
    /// - Parameter isReversed: from its last node to its first.
    public func aversion(to attributes: EdgeAttributes, isReversed: Bool = false) -> Double {
        let seen = isReversed ? attributes.reversed : attributes
        let always =
            traffic(seen.traffic, seen.forwardCycleway) * light(seen.lighting) * route(seen.route)
            * destination(seen.isDestinationOnly)
        let pushing = pushing(seen.roadClass)
        guard seen.forward == .ride else { return pushing.aversion * always }
        let aversion =
            riding(seen.roadClass).aversion * ground(seen.surface, seen.smoothness, seen.trackGrade).aversion
            * difficulty(seen.mountainBikeScale).aversion * slope(seen.incline).aversion
        if seen.ferrySpeed != nil { return aversion * always }
        let felt = min(aversion / ridingSpeed(on: seen), pushing.aversion / pushing.speed)
        return felt * always * speed(on: seen)
    }

    func ridingSpeed(on seen: EdgeAttributes) -> Double {
        riding(seen.roadClass).speed * ground(seen.surface, seen.smoothness, seen.trackGrade).speed
            * difficulty(seen.mountainBikeScale).speed * slope(seen.incline).speed
    }

    /// Seconds lost at the end of an edge, from 0 to 3,600.
    ///
    /// - Parameter isReversed: from its last node to its first.
    public func delay(after attributes: EdgeAttributes, isReversed: Bool = false) -> Double {
        delay(isReversed ? attributes.backwardNodeDelay : attributes.forwardNodeDelay)
    }

    /// Seconds lost in turning off across the oncoming traffic of a busy road, from 0 to 3,600.
    public var delayAcrossTraffic: Double { delay(.acrossTraffic) }

    /// The cost in milliseconds of an edge of `length` millimetres, the profile's rules apart: what `CostTable` knows by heart.
    package func cost(_ attributes: EdgeAttributes, length: UInt32, isReversed: Bool) -> Double {
        let felt = aversion(to: attributes, isReversed: isReversed) / speed(on: attributes, isReversed: isReversed)
        return Double(length) * felt + 1000 * delay(after: attributes, isReversed: isReversed)
    }
}

// What each property does by itself, within the bounds that numbers are taken for.
extension BicycleProfile {
    /// Riding on a class of way; the speed is in metres per second.
    func riding(_ roadClass: RoadClass) -> RidingFactors {
        RidingFactors(
            speed: BicycleProfile.within(speeds[roadClass] ?? pushingSpeed, 0.1...50),
            aversion: BicycleProfile.aversion(aversions[roadClass]))
    }

    /// Pushing on a class of way, never faster than one would ride.
    func pushing(_ roadClass: RoadClass) -> RidingFactors {
        let riding = riding(roadClass)
        return RidingFactors(
            speed: min(BicycleProfile.within(pushingSpeed, 0.1...50), riding.speed),
            aversion: riding.aversion * BicycleProfile.aversion(pushingAversion))
    }

    /// How traffic feels beside what the road has for bicycles.
    func traffic(_ traffic: Traffic, _ cycleway: Cycleway) -> Double {
        let aversion = BicycleProfile.aversion(trafficAversions[traffic])
        guard aversion > 1 else { return aversion }
        return 1 + (aversion - 1) * BicycleProfile.within(cyclewayReliefs[cycleway] ?? 1, 0...10)
    }

    /// What is under the wheels: the worst of what is known sets the speed. What is excellent helps only where nothing else
    /// speaks against it.
    func ground(_ surface: Surface, _ smoothness: Smoothness, _ grade: TrackGrade) -> RidingFactors {
        let one = BicycleProfile.effect(surfaces[surface])
        let two = BicycleProfile.effect(self.smoothness[smoothness])
        let three = BicycleProfile.effect(trackGrades[grade])
        let slow = min(one.speed, two.speed, three.speed)
        return RidingFactors(
            speed: slow < 1 ? slow : max(one.speed, two.speed, three.speed),
            aversion: one.aversion * two.aversion * three.aversion)
    }

    func difficulty(_ scale: MountainBikeScale) -> RidingFactors { BicycleProfile.effect(mountainBikeScales[scale]) }

    func slope(_ incline: Incline) -> RidingFactors { BicycleProfile.effect(inclines[incline]) }

    func light(_ lighting: Lighting) -> Double { BicycleProfile.aversion(lightingAversions[lighting]) }

    func route(_ route: BicycleRoute) -> Double { BicycleProfile.aversion(routeAversions[route]) }

    func destination(_ isOnly: Bool) -> Double { isOnly ? BicycleProfile.aversion(destinationAversion) : 1 }

    func delay(_ nodeDelay: NodeDelay) -> Double {
        let seconds = delays[nodeDelay] ?? 0
        return seconds.isNaN ? 0 : min(max(seconds, 0), 3600)
    }

    private static func effect(_ effect: RidingFactors?) -> RidingFactors {
        guard let effect else { return .neutral }
        return RidingFactors(speed: within(effect.speed, 0.01...10), aversion: aversion(effect.aversion))
    }

    private static func aversion(_ number: Double?) -> Double { number.map { within($0, 0.1...100) } ?? 1 }

    private static func within(_ number: Double, _ range: ClosedRange<Double>) -> Double {
        number.isNaN ? 1 : min(max(number, range.lowerBound), range.upperBound)
    }
}
