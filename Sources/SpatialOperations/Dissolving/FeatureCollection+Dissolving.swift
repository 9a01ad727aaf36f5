public import GeoJSON
import JSON

extension FeatureCollection {
    /// One Feature for each value of a property, its geometry the union of all that have the value; or one for all.
    ///
    ///     let regions = try municipalities.dissolved(by: "region", countedAs: "municipalities")
    ///
    /// Areas are put together with areas, lines with lines, and points with points; what shares a border or overlaps becomes
    /// one, lines are joined where exactly two of them end, and equal points are one. A group of several kinds becomes a
    /// GeometryCollection. What crosses the antimeridian is cut there first (RFC 7946 section 3.1.9), and results stay cut.
    /// Numbers that are not degrees are coordinates of a plane, on which nothing is cut.
    ///
    /// Borders that neighbours share position by position leave nothing behind; where they do not meet exactly, gaps stay.
    ///
    /// Properties that have the same value in all members are kept, as the first has them; 1 and 1.0 are the same. Features
    /// that lack the property, or have `null`, are a
    /// group. Groups stand in the order of their first members; a group of one is that Feature as it is, and identifiers and
    /// foreign members of others are dropped. Boxes are left out.
    ///
    /// - Parameters:
    ///   - property: the property; `nil` for all in one.
    ///   - count: a property that says how many Features there were, in the place of one of that name; `nil` for none.
    /// - Throws: `DissolvingError` with the Feature whose geometry is not usable, `invalid` for areas that are; with those of a
    ///   group where GEOS fails, and `areaNotKept` where the area of the union is not between that of the largest member and
    ///   that of all.
    /// - Complexity: O((*n* + *k*) log *n*), *k* the number of crossings; O(*n*) in fact where borders are shared exactly.
    public func dissolved(
        by property: String? = nil, countedAs count: String? = nil
    ) throws(DissolvingError) -> FeatureCollection {
        let isInDegrees = features.allSatisfy { feature in
            (try? feature.geometry?.requireDegrees()) != nil || feature.geometry == nil
        }
        var groups: [[Int]] = []
        var places: [JSONValue: Int] = [:]
        for (index, feature) in features.enumerated() {
            let value = property.flatMap { feature.properties?[$0] }?.canonical ?? .null
            if let place = places[value] {
                groups[place].append(index)
            } else {
                places[value] = groups.count
                groups.append([index])
            }
        }
        var result = self
        result.boundingBox = nil
        result.features = []
        for group in groups { result.features.append(try dissolved(group, isInDegrees, countedAs: count)) }
        return result
    }

    private func dissolved(
        _ group: [Int], _ isInDegrees: Bool, countedAs count: String?
    ) throws(DissolvingError) -> Feature {
        var union = GeometryUnion(isInDegrees: isInDegrees)
        for index in group {
            guard let geometry = features[index].geometry else { continue }
            do throws(PlanarGeometryError) {
                try union.add(geometry)
            } catch {
                throw DissolvingError([index], error)
            }
        }
        var feature: Feature
        if group.count == 1 {
            feature = features[group[0]]
            feature.boundingBox = nil
        } else {
            do throws(PlanarGeometryError) {
                feature = Feature(geometry: try union.geometry(), properties: commonProperties(of: group))
            } catch {
                throw DissolvingError(group, error)
            }
        }
        if let count {
            var properties = feature.properties ?? [:]
            properties[count] = .integer(Int64(group.count))
            feature.properties = properties
        }
        return feature
    }

    /// The properties that are the same in all Features of a group, in the order of the first.
    private func commonProperties(of group: [Int]) -> JSONObject {
        var result: JSONObject = [:]
        for member in features[group[0]].properties ?? [:] {
            let name = member.key
            let value = member.value.canonical
            let isCommon = group.dropFirst().allSatisfy { features[$0].properties?[name]?.canonical == value }
            if isCommon { result[name] = member.value }
        }
        return result
    }
}
