import Geodesy
import Support
import Testing

@testable import Navigation

@Suite("The motion filter")
struct MotionFilterTests {
    private static let origin = Coordinate(longitude: 61.4, latitude: 55.1)

    /// A straight ride with a fix every so many seconds, and where the rider really was.
    private func ride(
        from start: Coordinate = MotionFilterTests.origin, bearing: Double = 30, speed: Double = 6,
        every seconds: Double = 1, count: Int = 120, noise: Double = 5, measures: Bool = false,
        using generator: inout SeededGenerator
    ) -> [(fix: Fix, truth: Coordinate)] {
        (0..<count).map { step in
            let truth = start.destination(bearing: bearing, distance: Double(step) * seconds * speed)
            let error = PlanePoint(
                east: generator.nextNormal(deviation: noise), north: generator.nextNormal(deviation: noise))
            var fix = Fix(
                time: 1_000 + Double(step) * seconds, coordinate: LocalPlane(origin: truth).coordinate(error),
                horizontalAccuracy: max(noise, 1) * Fix.accuracyPerDeviation)
            if measures {
                (fix.speed, fix.speedAccuracy) = (speed + generator.nextNormal(deviation: 0.3), 0.3)
                (fix.course, fix.courseAccuracy) = (bearing + generator.nextNormal(deviation: 3), 3)
            }
            return (fix, truth)
        }
    }

    /// The root of the mean square of the errors in metres, of the fixes and of what the filter makes of them.
    private func errors(_ ride: [(fix: Fix, truth: Coordinate)]) throws -> (raw: Double, smooth: Double) {
        var filter = MotionFilter()
        var (raw, smooth, count) = (0.0, 0.0, 0)
        for (step, place) in ride.enumerated() {
            filter.follow(place.fix)
            let motion = try #require(filter.motion)
            guard step >= 10 else { continue }
            count += 1
            raw += squared(place.fix.coordinate.distance(to: place.truth))
            smooth += squared(motion.coordinate.distance(to: place.truth))
        }
        return ((raw / Double(count)).squareRoot(), (smooth / Double(count)).squareRoot())
    }

    private func squared(_ number: Double) -> Double { number * number }

    @Test("follows a straight ride better than its fixes do", arguments: 1...10 as ClosedRange<UInt64>)
    func smooths(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let (raw, smooth) = try errors(ride(using: &generator))
        #expect(smooth < 0.9 * raw, "seed \(seed): \(smooth) m, with fixes of \(raw) m")
        // The more noise, the more of it goes.
        let (wide, narrow) = try errors(ride(noise: 20, using: &generator))
        #expect(narrow < 0.7 * wide, "seed \(seed): \(narrow) m, with fixes of \(wide) m")
    }

    @Test("speed and course measured by the receiver help", arguments: 1...10 as ClosedRange<UInt64>)
    func measurements(seed: UInt64) throws {
        var (one, other) = (SeededGenerator(seed: seed), SeededGenerator(seed: seed))
        let without = try errors(ride(noise: 8, using: &one)).smooth
        let with = try errors(ride(noise: 8, measures: true, using: &other)).smooth
        #expect(with < 0.85 * without, "seed \(seed): \(with) m with, \(without) m without")
    }

    @Test("finds speed and course, whatever the direction", arguments: [0.0, 45, 135, 180, 270, 359])
    func velocity(bearing: Double) throws {
        for seed in 1...5 as ClosedRange<UInt64> {
            var generator = SeededGenerator(seed: seed)
            for measures in [false, true] {
                var filter = MotionFilter()
                for place in ride(bearing: bearing, noise: 2, measures: measures, using: &generator) {
                    filter.follow(place.fix)
                }
                let motion = try #require(filter.motion)
                let course = try #require(motion.course, "seed \(seed)")
                #expect((0..<360).contains(course))
                #expect((motion.speed - 6).magnitude < 2, "seed \(seed): \(motion.speed) m/s")
                #expect(Angle.between(course, bearing) < 20, "seed \(seed): \(course)°")
            }
        }
    }

    @Test("knows how wrong it is, more or less", arguments: [2, 5, 15] as [Double])
    func deviation(noise: Double) throws {
        var generator = SeededGenerator(seed: 4)
        let ride = ride(count: 600, noise: noise, using: &generator)
        let smooth = try errors(ride).smooth
        var filter = MotionFilter()
        for place in ride { filter.follow(place.fix) }
        // Both ways together: √2 of that each way.
        let reported = try #require(filter.motion).deviation * 2.0.squareRoot()
        #expect(smooth < 1.3 * reported && reported < 2.2 * smooth, "\(smooth) m, reported as \(reported) m")
    }

    @Test("who stands has no course")
    func standing() throws {
        for seed in 1...5 as ClosedRange<UInt64> {
            var generator = SeededGenerator(seed: seed)
            var filter = MotionFilter()
            var courses = 0
            for place in ride(speed: 0, count: 600, using: &generator) {
                filter.follow(place.fix)
                if filter.motion?.course != nil { courses += 1 }
            }
            #expect(courses < 90, "seed \(seed): \(courses) of 600")
            #expect(try #require(filter.motion).coordinate.distance(to: Self.origin) < 12, "seed \(seed)")
        }
    }

    @Test("after a tunnel of a minute the next fix is believed")
    func tunnel() throws {
        for seed in 1...5 as ClosedRange<UInt64> {
            var generator = SeededGenerator(seed: seed)
            var filter = MotionFilter()
            let before = ride(count: 60, noise: 3, using: &generator)
            for place in before { filter.follow(place.fix) }
            // In the tunnel the rider has turned and stood.
            let exit = try #require(before.last).truth.destination(bearing: 150, distance: 200)
            var fix = Fix(time: 1_119, coordinate: exit, horizontalAccuracy: 4)
            filter.follow(fix)
            #expect(try #require(filter.motion).coordinate.distance(to: exit) < 2, "seed \(seed)")
            // And where they go from there, a few fixes later.
            for step in 1...10 {
                fix.time += 1
                fix.coordinate = exit.destination(bearing: 150, distance: Double(step) * 5)
                filter.follow(fix)
            }
            let motion = try #require(filter.motion)
            #expect(motion.coordinate.distance(to: fix.coordinate) < 3 && (motion.speed - 5).magnitude < 1.5)
            #expect(Angle.between(try #require(motion.course), 150) < 10, "seed \(seed)")
        }
    }

    @Test("any rate will do", arguments: [0.1, 0.5, 1, 5, 20, 60])
    func rates(seconds: Double) throws {
        for seed in 1...5 as ClosedRange<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let ride = ride(every: seconds, count: seconds < 1 ? 600 : 60, using: &generator)
            let (raw, smooth) = try errors(ride)
            #expect(smooth < 1.02 * raw, "seed \(seed): \(smooth) m, with fixes of \(raw) m")
            if seconds <= 0.5 { #expect(smooth < 0.75 * raw, "seed \(seed): \(smooth) m of \(raw) m") }
        }
    }

    @Test(
        "across the antimeridian and beside the poles it goes on as anywhere",
        arguments: [
            (179.999, 10, 90), (-179.999, -10, 270), (20, 89.98, 0), (20, 89.98, 90), (0, -89.98, 180),
        ] as [(Double, Double, Double)])
    func ends(longitude: Double, latitude: Double, bearing: Double) throws {
        var generator = SeededGenerator(seed: 8)
        var filter = MotionFilter()
        let start = Coordinate(longitude: longitude, latitude: latitude)
        for place in ride(from: start, bearing: bearing, count: 300, noise: 2, using: &generator) {
            filter.follow(place.fix)
            let motion = try #require(filter.motion)
            #expect(motion.coordinate.isOnEarth && motion.speed.isFinite && motion.deviation.isFinite)
            #expect(motion.coordinate.distance(to: place.truth) < 15, "at \(place.fix.time)")
        }
        #expect((try #require(filter.motion).speed - 6).magnitude < 2)
    }

    @Test("measurements that make no sense are left out")
    func invalid() throws {
        var generator = SeededGenerator(seed: 9)
        let plain = ride(using: &generator)
        var (one, other) = (MotionFilter(), MotionFilter())
        for (step, place) in plain.enumerated() {
            one.follow(place.fix)
            var fix = place.fix
            let numbers: [(Double?, Double?)] = [(-1, 20), (.nan, 30), (3, -1), (.infinity, 1), (5, .nan), (5, nil)]
            (fix.speed, fix.course) = numbers[step % numbers.count]
            other.follow(fix)
            guard step.isMultiple(of: 10) else { continue }
            #expect(one.motion == other.motion, "\(step)")
        }
        for accuracies in [(-1.0, 5.0), (1, -1), (.nan, 5), (1, .nan)] {
            var third = MotionFilter()
            for place in plain {
                var fix = place.fix
                (fix.speed, fix.course) = (20, 200)
                (fix.speedAccuracy, fix.courseAccuracy) = accuracies
                third.follow(fix)
            }
            #expect(one.motion == third.motion, "\(accuracies)")
        }
        #expect(one.motion == other.motion)
        var wild = plain[0].fix
        for (speed, accuracy) in [(1e300, 1.0), (5, .infinity), (5, -3), (5, .nan)] {
            var filter = MotionFilter()
            for place in plain.prefix(20) { filter.follow(place.fix) }
            (wild.time, wild.speed, wild.course) = (1_020, speed, 30)
            (wild.speedAccuracy, wild.courseAccuracy) = (accuracy, accuracy)
            filter.follow(wild)
            for place in plain[21..<60] { filter.follow(place.fix) }
            let motion = try #require(filter.motion)
            #expect(
                motion.coordinate.isOnEarth && motion.coordinate.distance(to: plain[59].truth) < 50,
                "\(speed), \(accuracy)")
        }
    }

    @Test(
        "a clock that is set anew, however far, does not change where a rider goes",
        arguments: [-1e300, -6e8, -4e6, 4e6, 6e8, 1e300])
    func clock(step: Double) throws {
        var generator = SeededGenerator(seed: 10)
        var filter = MotionFilter()
        for place in ride(noise: 0, using: &generator) {
            var fix = place.fix
            if fix.time < 1_030 { fix.time -= step }
            filter.follow(fix)
            let motion = try #require(filter.motion)
            #expect(motion.coordinate.distance(to: place.truth) < 0.5 && motion.deviation > 0.5, "at \(fix.time)")
            // At first nobody knows which way they go.
            guard fix.time > 1_032, let course = motion.course else { continue }
            #expect(Angle.between(course, 30) < 20, "at \(fix.time)")
        }
        #expect(try #require(filter.motion).course != nil)
    }

    @Test("a fix that knows nothing of its place spoils no other", arguments: [1e20, 1e200, .infinity])
    func unsure(accuracy: Double) throws {
        var generator = SeededGenerator(seed: 11)
        var filter = MotionFilter()
        for (number, place) in ride(noise: 0, using: &generator).enumerated() {
            var fix = place.fix
            if [0, 20].contains(number) { fix.horizontalAccuracy = accuracy }
            filter.follow(fix)
        }
        let motion = try #require(filter.motion)
        #expect(motion.coordinate.isOnEarth && motion.speed.isFinite && motion.course != nil)
    }
}
