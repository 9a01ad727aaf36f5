import Foundation
import Geodesy
import Support
import Testing

/// Geodesics against their differential equations, integrated in small steps.
@Suite("Geodesics and the equations that define them")
struct GeodesicOracleTests {
    /// A place on a geodesic in radians, and the area so far between it and the equator.
    private struct State {
        var latitude: Double
        var longitude = 0.0
        var azimuth: Double
        var area = 0.0
    }

    /// The area between the equator and a latitude, for each radian of longitude.
    private static func areaBelow(_ latitude: Double) -> Double {
        let e = WGS84.eccentricitySquared.squareRoot()
        let x = e * sin(latitude)
        let b = WGS84.polarRadius
        return b * b / 2 * (x / e / (1 - x * x) + atanh(x) / e)
    }

    /// The changes for each metre.
    private static func slope(_ state: State) -> State {
        let sine = sin(state.latitude)
        let denominator = 1 - WGS84.eccentricitySquared * sine * sine
        let normal = WGS84.equatorialRadius / denominator.squareRoot()
        let meridian = normal * (1 - WGS84.eccentricitySquared) / denominator
        let east = sin(state.azimuth) / (normal * cos(state.latitude))
        return State(
            latitude: cos(state.azimuth) / meridian, longitude: east, azimuth: east * sine,
            area: areaBelow(state.latitude) * east)
    }

    /// The end of a geodesic by the method of Runge and Kutta.
    private static func end(_ start: Coordinate, _ bearing: Double, _ distance: Double) -> State {
        var state = State(latitude: start.latitude * .pi / 180, azimuth: bearing * .pi / 180)
        var lost = State(latitude: 0, azimuth: 0)
        let steps = max(50, Int(distance / 8_000))
        let step = distance / Double(steps)
        func moved(_ slope: State, _ share: Double) -> State {
            State(
                latitude: state.latitude + share * slope.latitude, longitude: state.longitude + share * slope.longitude,
                azimuth: state.azimuth + share * slope.azimuth, area: 0)
        }
        func add(_ value: Double, _ sum: inout Double, _ lost: inout Double) {
            // What rounding loses is kept, as Kahan does.
            let exact = value - lost
            let new = sum + exact
            lost = (new - sum) - exact
            sum = new
        }
        for _ in 0..<steps {
            let a = slope(state)
            let b = slope(moved(a, step / 2))
            let c = slope(moved(b, step / 2))
            let d = slope(moved(c, step))
            func mean(_ one: Double, _ two: Double, _ three: Double, _ four: Double) -> Double {
                step / 6 * (one + 2 * two + 2 * three + four)
            }
            add(mean(a.latitude, b.latitude, c.latitude, d.latitude), &state.latitude, &lost.latitude)
            add(mean(a.longitude, b.longitude, c.longitude, d.longitude), &state.longitude, &lost.longitude)
            add(mean(a.azimuth, b.azimuth, c.azimuth, d.azimuth), &state.azimuth, &lost.azimuth)
            add(mean(a.area, b.area, c.area, d.area), &state.area, &lost.area)
        }
        return state
    }

    /// A start and a bearing whose geodesic stays away from the poles.
    private static func draw(_ generator: inout SeededGenerator) -> (start: Coordinate, bearing: Double) {
        while true {
            let start = Coordinate(
                longitude: generator.nextUnit() * 300 - 150, latitude: generator.nextUnit() * 140 - 70)
            let bearing = generator.nextUnit() * 360
            if (sin(bearing * .pi / 180) * cos(start.latitude * .pi / 180)).magnitude > 0.3 { return (start, bearing) }
        }
    }

    private static func turn(_ one: Double, _ other: Double) -> Double {
        (one - other).remainder(dividingBy: 360).magnitude
    }

    @Test("lead where the equations lead, at any length", arguments: 1...40 as ClosedRange<UInt64>)
    func direct(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let (start, bearing) = Self.draw(&generator)
        let distance = [3e3, 3e5, 5e6, 1.4e7][Int(seed % 4)] * (0.5 + generator.nextUnit())
        let state = Self.end(start, bearing, distance)
        let end = Coordinate(
            longitude: start.longitude + state.longitude * 180 / .pi, latitude: state.latitude * 180 / .pi)
        let line = Geodesic(from: start, bearing: bearing, distance: distance)
        // A ten-millionth of a millimetre is 1e-15 degrees; a micrometre is allowed.
        let scale = cos(state.latitude)
        #expect((line.end.latitude - end.latitude).magnitude < 1e-11, "seed \(seed)")
        #expect(Self.turn(line.end.longitude, end.longitude) * scale < 1e-11, "seed \(seed)")
        #expect(Self.turn(line.endBearing, state.azimuth * 180 / .pi) < 1e-10, "seed \(seed)")
        guard distance < 1.9e7 else { return }
        let back = Geodesic(from: start, to: end)
        #expect((back.distance - distance).magnitude < 1e-6, "seed \(seed)")
        // Over short distances a bearing is as exact as the places are.
        let exactness = max(1e-10, 1e-6 / distance)
        #expect(Self.turn(back.startBearing, bearing) < exactness, "seed \(seed)")
        #expect(Self.turn(back.endBearing, state.azimuth * 180 / .pi) < exactness, "seed \(seed)")
    }

    @Test("enclose the area that the equations enclose", arguments: 1...25 as ClosedRange<UInt64>)
    func area(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let size = [2e4, 3e5, 2e6, 4e6][Int(seed % 4)]
        while true {
            let middle = Coordinate(longitude: generator.nextUnit() * 60, latitude: generator.nextUnit() * 60 - 30)
            let turn = generator.nextUnit() * 120
            let corners = [0.0, 120, 240].map {
                middle.destination(bearing: $0 + turn, distance: size * (0.5 + generator.nextUnit() / 2))
            }
            let sides = zip(corners, corners.dropFirst() + corners.prefix(1)).map { Geodesic(from: $0, to: $1) }
            guard
                sides.allSatisfy({
                    (sin($0.startBearing * .pi / 180) * cos($0.start.latitude * .pi / 180)).magnitude > 0.15
                })
            else { continue }
            let sum = sides.reduce(0.0) { $0 + Self.end($1.start, $1.startBearing, $1.distance).area }
            let area = Geodesic.area(ofRing: corners)
            // Bearings grow: the ring goes clockwise.
            #expect(area < 0)
            #expect((area + sum).magnitude < max(0.01, size * size * 1e-12), "seed \(seed): \(area), \(-sum)")
            return
        }
    }
}
