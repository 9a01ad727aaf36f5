import TestSupport
import Testing

@testable import GeoJSON

/// Changing the geometries of whole objects.
struct ObjectMappingTests {
    private static let moved = Geometry.point(Position(longitude: 7, latitude: 8))

    @Test("every geometry is replaced, and all else stays")
    func mapped() {
        for seed in UInt64(0)..<150 {
            var objects = RandomObjects(seed: seed)
            let collection = objects.collection(4)
            guard
                case .featureCollection(let changed) = GeoJSONObject.featureCollection(collection).mapGeometries({ _ in
                    Self.moved
                })
            else {
                Issue.record("seed \(seed): no collection any more")
                continue
            }
            #expect(changed.foreignMembers == collection.foreignMembers)
            for (after, before) in zip(changed.features, collection.features) {
                #expect(after.geometry == before.geometry.map { _ in Self.moved })
                var same = after
                same.geometry = before.geometry
                #expect(same == before, "seed \(seed)")
            }
        }
    }

    @Test("Features whose geometry is left out go, those that had none stay, and boxes that would be wrong go")
    func replaced() {
        for seed in UInt64(0)..<150 {
            var objects = RandomObjects(seed: seed)
            var collection = objects.collection(5)
            collection.boundingBox = Extent(west: 1, south: 2, east: 3, north: 4)
            let object = GeoJSONObject.featureCollection(collection)
            guard case .featureCollection(let points)? = object.replacingGeometries({ $0.kind == .point ? $0 : nil })
            else { return }
            let kept = collection.features.filter { $0.geometry.map { $0.kind == .point } ?? true }
            #expect(
                points.features.map(\.id) == kept.map(\.id) && points.features.map(\.geometry) == kept.map(\.geometry),
                "seed \(seed)")
            #expect(points.boundingBox == nil && points.features.allSatisfy { $0.boundingBox == nil })
        }
        #expect(GeoJSONObject.geometry(Self.moved).replacingGeometries { _ in nil } == nil)
        let single = GeoJSONObject.feature(Feature(id: 1, geometry: Self.moved)).replacingGeometries { _ in nil }
        #expect(single == .feature(Feature(id: 1, geometry: nil)))
        var boxed = Feature(id: 1, geometry: .point(Position(longitude: 1, latitude: 2)))
        boxed.boundingBox = Extent(west: 1, south: 2, east: 1, north: 2)
        let replaced = GeoJSONObject.feature(boxed).replacingGeometries { _ in Self.moved }
        #expect(replaced == .feature(Feature(id: 1, geometry: Self.moved)))
    }

    private struct Refusal: Error {}

    @Test("the first geometry that cannot be replaced ends it")
    func refusal() {
        var count = 0
        let features = Array(repeating: Feature(geometry: Self.moved), count: 5)
        #expect(throws: Refusal.self) {
            try GeoJSONObject.featureCollection(FeatureCollection(features: features)).replacingGeometries {
                (geometry: Geometry) throws(Refusal) -> Geometry? in
                count += 1
                if count == 3 { throw Refusal() }
                return geometry
            }
        }
        #expect(count == 3)
    }

    @Test("what conforms to the RFC has rings by the right hand and no crs, and conforming again changes nothing")
    func conforming() {
        for seed in UInt64(0)..<150 {
            var objects = RandomObjects(seed: seed)
            var collection = objects.collection(4)
            collection.foreignMembers["crs"] = ["type": "name"]
            let conforming = GeoJSONObject.featureCollection(collection).conformingToRFC7946()
            guard case .featureCollection(let result) = conforming else { continue }
            #expect(result.foreignMembers["crs"] == nil)
            // Rings around a pole stay as they are, since they may be meant to hold the other one.
            var polygons: [Polygon] = []
            for feature in result.features { feature.geometry?.forEachPolygonInside { polygons.append($0) } }
            #expect(polygons.allSatisfy { !$0.winding.contains(.wrong) }, "seed \(seed)")
            #expect(conforming.conformingToRFC7946() == conforming, "seed \(seed)")
            for (after, before) in zip(result.features, collection.features) {
                #expect(after.properties == before.properties && after.geometry?.kind == before.geometry?.kind)
                #expect(Set(after.geometry?.coordinates ?? []) == Set(before.geometry?.coordinates ?? []))
            }
        }
    }

    @Test("the Features of any object are those it has, or one around a bare geometry")
    func features() {
        #expect(GeoJSONObject.geometry(Self.moved).features == [Feature(geometry: Self.moved)])
        let feature = Feature(id: "a", geometry: nil, properties: ["k": 1])
        #expect(GeoJSONObject.feature(feature).features == [feature])
        #expect(GeoJSONObject.featureCollection(FeatureCollection(features: [feature, feature])).features.count == 2)
    }
}

extension Geometry {
    fileprivate func forEachPolygonInside(_ body: (Polygon) -> Void) {
        switch shape {
        case .polygon(let polygon): body(polygon)
        case .multiPolygon(let polygons): for polygon in polygons { body(polygon) }
        case .geometryCollection(let members): for member in members { member.forEachPolygonInside(body) }
        default: break
        }
    }
}
