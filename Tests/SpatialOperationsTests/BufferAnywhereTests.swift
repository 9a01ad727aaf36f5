import GeoJSON
import GeoJSONOperations
import Geodesy
import SpatialOperations
import Support
import TestSupport
import Testing

@Suite("Buffers of any size, anywhere")
struct BufferAnywhereTests {
    enum Place: String, CaseIterable, CustomTestStringConvertible {
        case equator, north, antimeridian, nearPole, south
        var testDescription: String { rawValue }

        func middle(_ generator: inout SeededGenerator) -> Coordinate {
            let longitude: Double = generator.next(in: -170...170)
            return switch self {
            case .equator: Coordinate(longitude: longitude, latitude: generator.next(in: -5...5))
            case .north: Coordinate(longitude: longitude, latitude: generator.next(in: 40...70))
            case .antimeridian: Coordinate(longitude: 180, latitude: generator.next(in: -60...60))
            case .nearPole: Coordinate(longitude: longitude, latitude: generator.next(in: 86...89.99))
            case .south: Coordinate(longitude: longitude, latitude: generator.next(in: -80 ... -60))
            }
        }
    }

    /// A line or a star-shaped area around a place, reaching some kilometres.
    private func shape(around middle: Coordinate, reach: Double, _ generator: inout SeededGenerator) -> Geometry {
        let count = 4 + generator.next(below: 8)
        func position(_ bearing: Double) -> Position {
            Position(middle.destination(bearing: bearing, distance: generator.next(in: 0.4...1) * reach))
        }
        if generator.chance(0.4) {
            var line = (0..<count).map { _ in position(generator.next(in: 0.0...360)) }
            if generator.chance(0.2) { line = [line[0], line[0]] }
            return .lineString(Positions(line))
        }
        // Even turns, so that the ring does not cross itself where its edges are straight in degrees.
        let ring = (0..<count).map { position(-360 * Double($0) / Double(count)) }
        return .polygon(Polygon(uncheckedExterior: Positions(ring + ring.prefix(1))))
    }

    @Test(
        "every position of the outline is at the distance, within a ten-thousandth and the bulge of a circle",
        arguments: Place.allCases)
    func outline(place: Place) throws {
        var tried = 0
        for seed in UInt64(0)..<12 {
            var generator = SeededGenerator(seed: seed)
            let middle = place.middle(&generator)
            let reach = generator.pick([100.0, 5000, 150_000, 900_000]) ?? 0
            let distance = reach * (generator.pick([0.03, 0.3, 1]) ?? 1)
            let shape = shape(around: middle, reach: reach, &generator)
            // Around a pole rings that look even on the ground may cross themselves in degrees.
            guard (try? PlanarGeometry(shape.cutAtAntimeridian()).validity()) == .some(.none) else { continue }
            tried += 1
            let buffer = try shape.buffered(byMetres: distance)
            let area = try PlanarGeometry(buffer)
            #expect(try area.validity() == nil, "seed \(seed)")
            let measured = EdgeDistance(shape.cutAtAntimeridian())
            let margin = 1e-4 * distance + 0.02
            for _ in 0..<12 {
                guard let corner = generator.pick(buffer.coordinates) else { continue }
                // Along the cut, and around a pole, the outline is no edge.
                guard corner.longitude.magnitude < 180, corner.latitude.magnitude < 90 else { continue }
                let miss = measured(corner) - distance
                #expect(
                    miss < margin && miss > -0.0013 * distance - margin,
                    "seed \(seed): \(corner) is \(miss) off of \(distance), \(shape)")
            }
            for _ in 0..<8 {
                let there = middle.destination(
                    bearing: generator.next(in: 0.0...360), distance: generator.next(in: 0...2) * (reach + distance))
                let away = measured(there)
                let isInside = try area.intersects(PlanarGeometry(.point(Position(there))))
                if away < distance * 0.9985 - margin { #expect(isInside, "seed \(seed): \(there) is left out") }
                let isOfShape = shape.cutAtAntimeridian().contains(there)
                if away > distance + margin, !isOfShape { #expect(!isInside, "seed \(seed): \(there) is inside") }
            }
        }
        #expect(tried > (place == .nearPole ? 3 : 9))
    }

    @Test("what a negative distance leaves is at the distance from the borders")
    func shrinking() throws {
        for seed in UInt64(0)..<6 {
            var generator = SeededGenerator(seed: seed)
            let middle = (seed.isMultiple(of: 2) ? Place.antimeridian : .north).middle(&generator)
            let reach = generator.pick([5000.0, 400_000]) ?? 0
            let ring = (0..<12).map { turn in
                Position(middle.destination(bearing: -30 * Double(turn), distance: generator.next(in: 0.7...1) * reach))
            }
            let shape = Geometry.polygon(Polygon(uncheckedExterior: Positions(ring + ring.prefix(1))))
            let left = try shape.buffered(byMetres: -reach / 10)
            #expect(left.area < shape.area && left.area > shape.area / 2, "seed \(seed)")
            let measured = EdgeDistance(shape)
            for (index, corner) in left.coordinates.enumerated()
            where index.isMultiple(of: 7) && corner.longitude.magnitude < 180 {
                #expect(abs(measured(corner) - reach / 10) < reach / 10 * 0.0015 + 0.02, "seed \(seed): \(corner)")
            }
        }
    }

    /// Antarctica as it is cut: along the antimeridian and the pole.
    private var cap: Geometry {
        let corners = [Position(longitude: 180, latitude: -90), Position(longitude: -180, latitude: -90)]
        return .polygon(Polygon(uncheckedExterior: Positions((coast + corners + coast.prefix(1)).reversed())))
    }

    private var coast: Positions {
        Positions(
            stride(from: -180.0, through: 180, by: 15).map {
                Position(longitude: $0, latitude: -70 + (abs($0) / 30).rounded() / 4)
            })
    }

    @Test("an area around the pole grows and shrinks along its coast only")
    func pole() throws {
        let pole = try PlanarGeometry(Shapes.point(20, -89.99))
        let seam = try PlanarGeometry(Shapes.point(180, -80))
        for distance in [100_000.0, -100_000] {
            let buffer = try cap.buffered(byMetres: distance)
            let area = try PlanarGeometry(buffer)
            #expect(try area.validity() == nil)
            #expect(try area.intersects(pole) && area.intersects(seam))
            let measured = EdgeDistance(.lineString(coast))
            for (index, corner) in buffer.coordinates.enumerated()
            where index.isMultiple(of: 17) && corner.longitude.magnitude < 180 && corner.latitude > -89 {
                #expect(abs(measured(corner) - 100_000) < 200, "\(corner)")
            }
        }
    }

    @Test("longitudes that are off the antimeridian by a rounding are on it")
    func rounding() throws {
        let east = [(170.0, 60.0), (180.000_000_000_000_11, 60), (180.000_000_000_000_11, 61), (180, 62), (170, 62)]
        let corner = [(-179.999_999_999_999_94, -90.0), (180, -90), (180, -80), (0, -75), (-180, -80)]
        for shape in [Shapes.polygon(east), Shapes.polygon(corner)] {
            #expect(try shape.simplified(toleranceMetres: 1).coordinates.count > 3)
            #expect(try shape.repaired() == nil)
            for distance in [5000.0, -5000] {
                #expect(try PlanarGeometry(shape.buffered(byMetres: distance)).validity() == nil)
            }
        }
    }

    @Test("a buffer around a pole holds it")
    func aroundPole() throws {
        let zone = try Geometry.point(Position(longitude: 20, latitude: 89.999)).buffered(byMetres: 1000)
        #expect(try PlanarGeometry(zone).intersects(PlanarGeometry(Shapes.point(-130, 90))))
        #expect(abs(zone.area / (.pi * 1e6) - 1) < 0.005)
        #expect(try PlanarGeometry(zone).validity() == nil)
    }

    @Test(
        "a buffer over a pole can mean nothing else",
        arguments: [(0.0, 90.0), (45, 90), (-120, 90), (0, 89.5), (77, -89.9)])
    func overPole(longitude: Double, latitude: Double) throws {
        let point = Shapes.point(longitude, latitude)
        let line = Geometry.lineString(Shapes.positions([(longitude, latitude), (longitude, latitude - 15)]))
        for shape in latitude > 0 ? [point, line] : [point] {
            let zone = try shape.buffered(byMetres: 100_000)
            #expect(zone.isValid && !zone.hasAmbiguousSides)
            #expect(zone.coordinates.count { $0.latitude.magnitude == 90 } == 2)
        }
    }

    @Test(
        "sides are as far away as corners, at the equator and far from the middle of the plane", arguments: [10.0, 100])
    func sides(distance: Double) throws {
        let shape = Shapes.square(0, 0, size: 1)
        let measured = EdgeDistance(shape)
        for metres in [distance, -distance] {
            let ring = try shape.buffered(byMetres: metres).rings[0].coordinates
            for (start, end) in zip(ring, ring.dropFirst()) where start.distance(to: end) > 1000 {
                for share in [0.2, 0.5, 0.7] {
                    let place = Coordinate(
                        longitude: start.longitude + share * (end.longitude - start.longitude),
                        latitude: start.latitude + share * (end.latitude - start.latitude))
                    #expect(abs(measured(place) - distance) < 0.01, "\(metres): \(place)")
                }
            }
        }
    }

    @Test("a distance of 0 leaves areas as they are")
    func nothing() throws {
        let shape = Shapes.square(0, 0, size: 1)
        #expect(try shape.buffered(byMetres: 0) == shape)
        let both = Geometry.geometryCollection([shape, Shapes.square(0.5, 0, size: 1), Shapes.point(3, 3)])
        #expect(try abs(PlanarGeometry(both.buffered(byMetres: 0)).area() - 1.5) < 1e-12)
        #expect(try Shapes.point(1, 1).buffered(byMetres: 0).coordinates.isEmpty)
    }

    @Test("a line around the world is buffered all the way")
    func parallel() throws {
        let line = stride(from: -180.0, through: 180, by: 60).map { Position(longitude: $0, latitude: 50) }
        let zone = try Geometry.lineString(Positions(line)).buffered(byMetres: 10_000)
        let area = try PlanarGeometry(zone)
        for longitude in stride(from: -180.0, through: 180, by: 7.5) {
            #expect(try area.contains(PlanarGeometry(Shapes.square(min(longitude, 179.9), 50.05, size: 0.02))))
            #expect(try !area.intersects(PlanarGeometry(Shapes.point(longitude, 50.091))))
        }
    }

    @Test("an area that is not valid is refused by what is wrong with it")
    func invalid() throws {
        do throws(PlanarGeometryError) {
            _ = try Shapes.bowTie.buffered(byMetres: 10)
            Issue.record("buffered")
        } catch {
            guard case .invalid(let invalidity) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(invalidity.reason == "Self-intersection")
            #expect(error.message[.english].contains("repair") && error.message[.russian].contains("исправьте"))
        }
    }
}
