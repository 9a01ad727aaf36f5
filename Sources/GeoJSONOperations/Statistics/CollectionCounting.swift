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
        /// How many values of each type a property has, in the order of the types.
        private var types: [SIMD8<Int>] = []
        /// Where the properties of the Feature before are, since those of the next one are often the same.
        private var order: [Int] = []
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
        sum.faultyGeometries += counts.faultyGeometries
        sum.ambiguousFeatures += counts.ambiguousFeatures
        sum.positionCount += counts.positionCount
        sum.positionsNotInDegrees += counts.positionsNotInDegrees
        for (kind, count) in counts.geometries { sum.geometries[kind, default: 0] += count }
        extents.formUnion(part.extents)
        for length in part.lengths { sum.length += length }
        for area in part.areas { sum.area += area }
        for property in part.properties {
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
    ///
    /// - Parameters:
    ///   - isFaulty: tells of the number of a Feature whether it was read with an error.
    ///   - isProjected: tells of a Feature whether its numbers are no degrees.
    package mutating func add(
        _ object: GeoJSONObject, isFaulty: (Int) -> Bool = { _ in false },
        isProjected: (Feature) -> Bool = { _ in false }
    ) {
        for (number, feature) in object.features.enumerated() {
            add(feature, isFaulty: isFaulty(number), isProjected: isProjected(feature))
            if case .geometry = object { counts.featureCount -= 1 }
        }
    }

    /// Counts the Features of what was read, faulty ones as far as they could be.
    ///
    /// - Parameter isProjected: tells of a Feature whether its numbers are no degrees.
    package mutating func add(
        _ result: GeoJSONReader.Result, isProjected: (Feature) -> Bool = { _ in false }
    ) {
        guard let object = result.object else { return }
        add(object, isFaulty: { result.isFaulty(feature: $0) }, isProjected: isProjected)
    }

    /// Counts a Feature.
    ///
    /// - Parameters:
    ///   - isFaulty: whether it was read with an error, so that its geometry may be missing because of that.
    ///   - isProjected: whether its numbers are no degrees, whatever they look like.
    package mutating func add(_ feature: Feature, isFaulty: Bool = false, isProjected: Bool = false) {
        counts.featureCount += 1
        if let geometry = feature.geometry, isProjected {
            addProjected(geometry)
        } else if let geometry = feature.geometry {
            extents.add(geometry)
            add(geometry)
            // All rings so far can be read in one way in most files, which costs nothing to know.
            if !extents.isCertain, geometry.hasAmbiguousSides { counts.ambiguousFeatures += 1 }
        } else if isFaulty {
            counts.faultyGeometries += 1
        } else {
            counts.withoutGeometry += 1
        }
        guard let properties = feature.properties else { return }
        number += 1
        for (index, member) in properties.members.enumerated() { add(member, index) }
    }

    private mutating func addProjected(_ geometry: Geometry) {
        var plane = ExtentBuilder(isPlanar: true)
        plane.add(geometry)
        extents.formUnion(plane)
        var inner = Self()
        inner.add(geometry)
        counts.geometries.merge(inner.counts.geometries) { $0 + $1 }
        counts.positionCount += inner.counts.positionCount
        counts.positionsNotInDegrees += inner.counts.positionCount
    }

    private mutating func add(_ member: JSONObject.Member, _ index: Int) {
        let place = place(of: member.key, index)
        guard lastFeature[place] != number else { return }
        lastFeature[place] = number
        counts.properties[place].count += 1
        types[place][JSONValueType(of: member.value).number] += 1
    }

    private mutating func place(of name: String, _ index: Int) -> Int {
        if index < order.count, counts.properties[order[index]].name.isSpelled(name) { return order[index] }
        let spelling = Spelling(name)
        let place = places[spelling] ?? counts.properties.count
        if place == counts.properties.count {
            places[spelling] = place
            counts.properties.append(.init(name: name, count: 0))
            types.append(SIMD8())
            lastFeature.append(0)
        }
        if index < order.count { order[index] = place } else if index == order.count { order.append(place) }
        return place
    }

    /// The properties with the types of their values.
    fileprivate var properties: [CollectionStatistics.PropertyCount] {
        zip(counts.properties, types).map { property, types in
            var result = property
            for type in JSONValueType.allCases where types[type.number] > 0 { result.types[type] = types[type.number] }
            return result
        }
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

extension JSONValueType {
    /// Its number, from 0.
    fileprivate var number: Int {
        switch self {
        case .null: 0
        case .boolean: 1
        case .number: 2
        case .string: 3
        case .array: 4
        case .object: 5
        }
    }
}

extension GeoJSONReader.Result {
    /// Whether a Feature of the object was read with an error.
    package func isFaulty(feature number: Int) -> Bool {
        guard case .featureCollection = object else { return hasErrors }
        return faultyElements.contains(sourceIndices.map { $0[number] } ?? number)
    }
}
