package import GeoJSON
import Geodesy
import JSON

/// Counts Features part by part; the figures are those of `CollectionStatistics(of:)`, to the last bit, however the parts are cut.
package struct CollectionCounting: Sendable {
    private var sum = CollectionStatistics()
    private var extents = ExtentBuilder()
    private var places: [Spelling: Int] = [:]

    package init() {}

    /// What some Features hold, counted on its own.
    package struct Part: Sendable {
        fileprivate var counts = CollectionStatistics()
        fileprivate var extents = ExtentBuilder()
        /// One by one, since the last bits of a sum depend on the order.
        fileprivate var lengths: [Double] = []
        fileprivate var areas: [Double] = []
        private var places: [Spelling: Int] = [:]
        /// Which Feature had a property last, so that one named twice counts once.
        private var lastFeature: [Int] = []
        private var number = 0

        package init() {}
    }

    /// Takes in the next part.
    package mutating func add(_ part: Part) {
        let counts = part.counts
        sum.featureCount += counts.featureCount
        sum.withoutGeometry += counts.withoutGeometry
        sum.positionCount += counts.positionCount
        sum.positionsNotInDegrees += counts.positionsNotInDegrees
        for (kind, count) in counts.geometries { sum.geometries[kind, default: 0] += count }
        extents.formUnion(part.extents)
        for length in part.lengths { sum.length += length }
        for area in part.areas { sum.area += area }
        for property in counts.properties {
            let name = Spelling(property.name)
            if let place = places[name] {
                sum.properties[place].count += property.count
                for (type, count) in property.types { sum.properties[place].types[type, default: 0] += count }
            } else if sum.properties.count < CollectionStatistics.mostProperties {
                places[name] = sum.properties.count
                sum.properties.append(property)
            } else {
                sum.uncountedProperties += property.count
            }
        }
    }

    /// All figures so far.
    package var statistics: CollectionStatistics {
        var result = sum
        result.extent = extents.extent
        if result.positionsNotInDegrees > 0 {
            result.length = 0
            result.area = 0
        }
        return result
    }
}

extension CollectionCounting.Part {
    /// Counts the Features of an object.
    package mutating func add(_ object: GeoJSONObject) {
        for feature in object.features {
            add(feature)
            if case .geometry = object { counts.featureCount -= 1 }
        }
    }

    /// Counts a Feature.
    package mutating func add(_ feature: Feature) {
        counts.featureCount += 1
        if let geometry = feature.geometry {
            extents.add(geometry)
            add(geometry)
        } else {
            counts.withoutGeometry += 1
        }
        guard let properties = feature.properties else { return }
        number += 1
        for member in properties.members { add(member) }
    }

    private mutating func add(_ member: JSONObject.Member) {
        let name = Spelling(member.key)
        let place = places[name] ?? counts.properties.count
        if place == counts.properties.count {
            places[name] = place
            counts.properties.append(.init(name: member.key, count: 0))
            lastFeature.append(0)
        }
        guard lastFeature[place] != number else { return }
        lastFeature[place] = number
        counts.properties[place].count += 1
        counts.properties[place].types[JSONValueType(of: member.value), default: 0] += 1
    }

    private mutating func add(_ geometry: Geometry) {
        counts.geometries[geometry.kind, default: 0] += 1
        switch geometry.shape {
        case .geometryCollection(let children):
            for child in children { add(child) }
        case .lineString(let line):
            if areInDegrees(line) { lengths.append(line.length) }
        case .multiLineString(let lines):
            if areInDegrees(lines.joined) { lengths.append(lines.reduce(0) { $0 + $1.length }) }
        case .emptyPoint: break
        case .point(let position): _ = areInDegrees([position])
        case .multiPoint(let points): _ = areInDegrees(points)
        case .polygon(let polygon):
            if areInDegrees(polygon.rings.joined) { areas.append(polygon.area) }
        case .multiPolygon(let polygons):
            if areInDegrees(polygons.rings.joined) { areas.append(polygons.reduce(0) { $0 + $1.area }) }
        }
    }

    /// Counts positions; `false` where one is not in degrees.
    private mutating func areInDegrees(_ positions: Positions) -> Bool {
        counts.positionCount += positions.count
        let before = counts.positionsNotInDegrees
        for place in positions.coordinates where !place.isInDegrees { counts.positionsNotInDegrees += 1 }
        return counts.positionsNotInDegrees == before
    }
}
