import Geodesy

/// How slopes change a rider's speed, on maps that know heights: the balance of the rider's power with rolling resistance, gravity
/// and air resistance.
///
///     power = (rolling + weight · sin slope + drag · speed²) · speed
///
/// On the level the rider rides at the speed that the profile has for the road, which takes its power. On a climb the rider puts in
/// more, up to `climbingPower` from 4 % on; downhill less, and from −2 % on none at all. What slows a rider down on bad ground
/// is taken as rolling resistance. Nobody climbs faster than on the level, or descends faster than `descentSpeed`. The rider gets
/// off and pushes where a climb leaves less than `leastSpeed`, and where walking is quicker or feels better.
///
/// Sources: Martin et al., *Validation of a mathematical model for road cycling power* (1998); Tobler, *Three presentations on
/// geographical analysis and modeling* (1993), for walking.
public struct HillModel: Sendable, Hashable {
    /// Watts that the rider keeps up on a climb of 4 % and more.
    public var climbingPower: Double
    /// Kilograms of rider, bicycle and luggage.
    public var mass: Double
    /// The coefficient of rolling resistance on a good surface.
    public var rollingResistance: Double
    /// Square metres: the frontal area times the drag coefficient.
    public var dragArea: Double
    /// Metres per second at which the rider brakes on a descent, on the profile's fastest road; in proportion less on others.
    public var descentSpeed: Double
    /// Metres per second below which nobody keeps balance: where a climb makes riding slower than this, the rider pushes. 0 for
    /// a rider who never gets off for that.
    public var leastSpeed: Double
    /// Seconds more than it takes that each metre of climb feels like.
    public var climbAversion: Double

    /// Describes a rider; the default is somebody on an everyday bicycle.
    public init(
        climbingPower: Double = 160, mass: Double = 90, rollingResistance: Double = 0.008, dragArea: Double = 0.55,
        descentSpeed: Double = 7.5, leastSpeed: Double = 1.2, climbAversion: Double = 0
    ) {
        self.climbingPower = climbingPower
        self.mass = mass
        self.rollingResistance = rollingResistance
        self.dragArea = dragArea
        self.descentSpeed = descentSpeed
        self.leastSpeed = leastSpeed
        self.climbAversion = climbAversion
    }

    /// Newtons that pull a metre per metre downhill.
    private var weight: Double { HillModel.within(mass, 20...500) * 9.81 }
    /// Newtons at 1 m/s, in air of 1.2 kg/m³.
    private var drag: Double { 0.6 * HillModel.within(dragArea, 0.05...5) }
    private var rolling: Double { HillModel.within(rollingResistance, 0.001...0.2) * weight }

    /// Watts at a steady speed on the level.
    ///
    /// - Parameter speed: metres per second.
    public func power(atLevelSpeed speed: Double) -> Double { (rolling + drag * speed * speed) * speed }

    /// Metres per second on a slope.
    ///
    /// - Parameters:
    ///   - grade: metres up a metre along, negative downhill.
    ///   - level: the speed there if it were level.
    ///   - cruising: the speed there if it were level and the ground good, by default the same.
    ///   - fastest: the profile's speed on its fastest road, by default the same as `cruising`.
    public func speed(
        onGrade grade: Double, level: Double, cruising: Double? = nil, fastest: Double? = nil
    ) -> Double {
        var near: Double?
        return speed(onGrade: grade, level: level, cruising: cruising ?? level, fastest: fastest, near: &near)
    }

    /// The same for one grade after another: `near` is the steady speed of the grade before, from which the next is soon found.
    func speed(
        onGrade grade: Double, level: Double, cruising: Double, fastest: Double?, near: inout Double?
    ) -> Double {
        let sine = grade / (1 + grade * grade).squareRoot()
        let force = ground(level, cruising) + weight * sine
        let speed = steadySpeed(power: power(onGrade: grade, cruising: cruising), against: force, near: near)
        near = speed
        if grade >= 0 { return max(min(speed, level), 0.1) }
        let limit = level * max(HillModel.within(descentSpeed, 1...30) / (fastest ?? cruising), 1)
        return min(max(speed, level), limit)
    }

    /// Whether a climb is too steep to ride.
    ///
    /// - Parameters:
    ///   - speed: metres per second there, as `speed(onGrade:)` says.
    ///   - level: the speed there if it were level; ground on which that is below `leastSpeed` already is pushed along for other
    ///     reasons.
    public func isPushed(at speed: Double, level: Double) -> Bool {
        let least = HillModel.within(leastSpeed, 0...10)
        return speed < least && level >= least
    }

    /// Joules that the rider puts into the pedals for each metre at that speed; nothing while braking or coasting.
    ///
    /// - Parameters:
    ///   - grade: metres up a metre along, negative downhill.
    ///   - speed: metres per second, as `speed(onGrade:)` says.
    ///   - level: the speed there if it were level.
    ///   - cruising: the speed there if it were level and the ground good.
    public func work(onGrade grade: Double, speed: Double, level: Double, cruising: Double) -> Double {
        let sine = grade / (1 + grade * grade).squareRoot()
        return max(ground(level, cruising) + weight * sine + drag * speed * speed, 0)
    }

    /// Newtons of rolling resistance where the power for `cruising` on good ground gives `level`.
    private func ground(_ level: Double, _ cruising: Double) -> Double {
        max(power(atLevelSpeed: cruising) / level - drag * level * level, rolling / 4)
    }

    private func power(onGrade grade: Double, cruising: Double) -> Double {
        let level = power(atLevelSpeed: cruising)
        if grade < 0 { return level * max(1 + grade / 0.02, 0) }
        let most = max(HillModel.within(climbingPower, 20...1000), level)
        return level + (most - level) * min(grade / 0.04, 1)
    }

    /// The speed at which a power meets a force that does not depend on speed, and the drag: the only root above 0 of
    /// drag · v³ + force · v − power, by Newton's method.
    ///
    /// The cubic is convex above 0. So from any place beyond its minimum the first step leads to the root or above it, and all
    /// others down to it.
    ///
    /// - Parameter near: a speed near the root; `nil` to begin well above it.
    private func steadySpeed(power: Double, against force: Double, near: Double?) -> Double {
        let coasting = (max(-force, 0) / drag).squareRoot()
        if power <= 0 { return coasting }
        var speed = max(near ?? rootOfCube(power / drag) + coasting + 0.01, coasting, 0.01)
        for _ in 0..<60 {
            let value = (drag * speed * speed + force) * speed - power
            let slope = 3 * drag * speed * speed + force
            guard slope > 0 else { break }
            let step = value / slope
            speed -= step
            if abs(step) < 1e-9 * speed { break }
        }
        return speed
    }

    /// At least the cube root.
    private func rootOfCube(_ number: Double) -> Double {
        var root = max(number, 1)
        for _ in 0..<60 {
            let next = (2 * root + number / (root * root)) / 3
            if next >= root * (1 - 1e-12) { break }
            root = next
        }
        return root
    }

    /// How much longer it takes to push a bicycle up or down a slope than on the level, by Tobler's hiking function.
    static func pushing(onGrade grade: Double) -> Double {
        exponential(3.5 * (abs(grade + 0.05) - 0.05))
    }

    private static func within(_ number: Double, _ range: ClosedRange<Double>) -> Double {
        number.isNaN ? range.lowerBound : min(max(number, range.lowerBound), range.upperBound)
    }
}
