import Geodesy
import TestSupport
import Testing

@testable import GeoJSON
@testable import GeoJSONOperations

/// The index beside looking at every Feature, for collections of all sizes around those at which a level is added.
struct FeatureIndexTests {
    @Test(
        "Features whose boxes touch a region are found, whatever the number",
        arguments: [0, 1, 2, 15, 16, 17, 255, 256, 257, 300])
    func sizes(_ count: Int) {
        for seed in UInt64(0)..<4 {
            var objects = RandomObjects(seed: seed &+ UInt64(count) &* 7)
            let collection = objects.collection(count)
            let index = FeatureIndex(collection)
            let extents = collection.features.map { $0.geometry?.computedExtent }
            for round in 0..<25 {
                let corners = [objects.position(), objects.position()]
                let region = BoundingBox(
                    west: corners[0].longitude, south: min(corners[0].latitude, corners[1].latitude),
                    east: corners[1].longitude, north: max(corners[0].latitude, corners[1].latitude))
                let expected = extents.indices.filter { number in
                    extents[number].map { GeometryTests.touches($0.boundingBox, region) } ?? false
                }
                #expect(index.search(region) == expected, "seed \(seed), round \(round)")
            }
        }
    }

    @Test("a region that only touches an edge or a corner finds, and one beside it does not")
    func edges() {
        let index = FeatureIndex(extents: [Extent(west: 10, south: 20, east: 11, north: 21), nil])
        func found(_ west: Double, _ south: Double, _ east: Double, _ north: Double) -> Bool {
            index.search(BoundingBox(west: west, south: south, east: east, north: north)) == [0]
        }
        #expect(found(11, 21, 12, 22) && found(9, 19, 10, 20) && found(10.5, 20.5, 10.5, 20.5))
        #expect(!found(11.0001, 21, 12, 22) && !found(11, 21.0001, 12, 22) && !found(9, 19, 9.9999, 20))
        #expect(found(170, 0, 10, 90) && !found(170, 0, 9, 90))
    }

    @Test("what crosses the antimeridian is found from both sides and once")
    func seam() {
        let index = FeatureIndex(extents: [Extent(west: 179, south: 0, east: -179, north: 1)])
        #expect(index.search(BoundingBox(west: 178, south: 0, east: 179.5, north: 1)) == [0])
        #expect(index.search(BoundingBox(west: -179.5, south: 0, east: 0, north: 1)) == [0])
        #expect(index.search(BoundingBox(west: 170, south: 0, east: -170, north: 1)) == [0])
        #expect(index.search(BoundingBox(west: -178, south: 0, east: 178, north: 1)).isEmpty)
    }

    @Test("boxes without a number, or all over each other, do no harm")
    func odd() {
        let world = BoundingBox(west: -180, south: -90, east: 180, north: 90)
        let same = Extent(west: 1, south: 1, east: 2, north: 2)
        #expect(FeatureIndex(extents: Array(repeating: same, count: 40)).search(world) == Array(0..<40))
        let odd = [
            Extent(west: .nan, south: 1, east: 2, north: 2), Extent(west: 1, south: 1, east: .infinity, north: 2), same,
        ]
        #expect(
            FeatureIndex(extents: odd).search(BoundingBox(west: 1.5, south: 1.5, east: 1.6, north: 1.6)).contains(2))
    }
}
