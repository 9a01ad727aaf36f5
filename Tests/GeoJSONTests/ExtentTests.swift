import Geodesy
import Support
import TestSupport
import Testing

@testable import GeoJSON

/// The smallest box, beside the widest gap between longitudes found by trying all.
struct ExtentTests {
    private static func points(_ places: [(Double, Double)]) -> Geometry {
        .multiPoint(Positions(places.map { Position(longitude: $0.0, latitude: $0.1) }))
    }

    private static func holds(_ extent: Extent, _ longitude: Double) -> Bool {
        extent.west <= extent.east
            ? extent.west <= longitude && longitude <= extent.east
            : longitude >= extent.west || longitude <= extent.east
    }

    private static func width(_ extent: Extent) -> Double {
        extent.east - extent.west + (extent.west <= extent.east ? 0 : 360)
    }

    @Test(
        "a box holds every place, no wider than from the least to the greatest longitude, and crosses only for a great gain"
    )
    func points() throws {
        for seed in UInt64(0)..<2_000 {
            var generator = SeededGenerator(seed: seed)
            let middle = generator.next(in: -180.0...180)
            let spread = generator.pick([1.0, 20, 100, 180]) ?? 1
            let places = (0...generator.next(below: 8)).map { _ -> (Double, Double) in
                let longitude = middle + generator.next(in: -spread...spread)
                return (longitude.remainder(dividingBy: 360), generator.next(in: -90.0...90))
            }
            let extent = try #require(Self.points(places).computedExtent)
            let longitudes = places.map(\.0).sorted()
            for longitude in longitudes { #expect(Self.holds(extent, longitude), "seed \(seed)") }
            #expect(extent.south == places.map(\.1).min() && extent.north == places.map(\.1).max())
            // Plain, or around the back where that is less than half as wide; nothing between.
            let plain = (longitudes.last ?? 0) - longitudes[0]
            let gaps = zip(longitudes, longitudes.dropFirst()).map { $1 - $0 }
            let back = 360 - (gaps.max() ?? 0)
            let expected = plain > 180 && back <= plain / 2 ? back : plain
            #expect(abs(Self.width(extent) - expected) < 1e-9, "seed \(seed): \(places)")
        }
    }

    @Test("a line whose steps go the short way is held from end to end, and altitudes with it")
    func lines() throws {
        for seed in UInt64(0)..<1_000 {
            var generator = SeededGenerator(seed: seed)
            var longitude = generator.next(in: -180.0...180)
            let start = longitude
            var (least, most) = (longitude, longitude)
            var positions: [Position] = []
            for _ in 0..<generator.next(in: 2...10) {
                let wrapped = longitude.remainder(dividingBy: 360)
                positions.append(Position(longitude: wrapped, latitude: 1, altitude: generator.next(in: 0.0...9)))
                longitude += generator.next(in: -40.0...40)
                guard positions.count < 10 else { break }
                (least, most) = (min(least, longitude), max(most, longitude))
            }
            // The last step was drawn and not walked.
            positions.append(Position(longitude: longitude.remainder(dividingBy: 360), latitude: 2, altitude: nil))
            (least, most) = (min(least, longitude), max(most, longitude))
            let extent = try #require(Geometry.lineString(Positions(positions)).computedExtent)
            #expect(
                most - least >= 360 || abs(Self.width(extent) - (most - least)) < 1e-9, "seed \(seed) from \(start)")
            #expect(extent.altitudes?.lowest == positions.compactMap(\.altitude).min())
            #expect(extent.altitudes?.highest == positions.compactMap(\.altitude).max())
        }
    }

    @Test("an object's box is that of all its Features, and nothing has none")
    func objects() {
        for seed in UInt64(0)..<200 {
            var objects = RandomObjects(seed: seed)
            let collection = objects.collection(5)
            let together = Geometry.geometryCollection(collection.features.compactMap(\.geometry))
            #expect(collection.computedExtent == together.computedExtent, "seed \(seed)")
            #expect(GeoJSONObject.featureCollection(collection).computedExtent == together.computedExtent)
        }
        #expect(FeatureCollection().computedExtent == nil)
        #expect(GeoJSONObject.feature(Feature(geometry: nil)).computedExtent == nil)
    }

    @Test("what lies on a plane has no box across the antimeridian, nor has anything together with it")
    func planes() {
        func builder(isPlanar: Bool) -> ExtentBuilder {
            var builder = ExtentBuilder(isPlanar: isPlanar)
            builder.add(Self.points([(170, 1), (-170, 2)]))
            return builder
        }
        for (one, other) in [(false, false), (false, true), (true, false), (true, true)] {
            var both = builder(isPlanar: one)
            both.formUnion(builder(isPlanar: other))
            #expect(
                both.extent?.numbers == (one || other ? [-170, 1, 170, 2] : [170, 1, -170, 2]), "\(one), \(other)")
        }
    }

    @Test("the numbers of a box are those of its member, four or six")
    func numbers() {
        #expect(Extent(numbers: [1, 2, 3, 4])?.numbers == [1, 2, 3, 4])
        #expect(Extent(numbers: [1, 2, 3, 4, 5, 6])?.numbers == [1, 2, 3, 4, 5, 6])
        #expect(Extent(numbers: [1, 2, 3, 4, 5, 6])?.altitudes == Extent.Altitudes(lowest: 3, highest: 6))
        for count in [0, 1, 3, 5, 7, 8] { #expect(Extent(numbers: Array(repeating: 1, count: count)) == nil) }
        let box = BoundingBox(west: 1, south: 2, east: 3, north: 4)
        #expect(Extent(box).boundingBox == box)
    }
}
