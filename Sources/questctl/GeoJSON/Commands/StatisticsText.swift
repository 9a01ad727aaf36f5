import GeoJSON
import GeoJSONOperations
import Support

/// The statistics of a file, for people.
struct StatisticsText {
    private let language: Language

    init(_ language: Language) { self.language = language }

    func print(_ statistics: CollectionStatistics, file: String) {
        let isInDegrees = statistics.positionsNotInDegrees == 0
        if !isInDegrees {
            let warning = GeoJSONTexts.notInDegrees(statistics.positionsNotInDegrees, of: statistics.positionCount)
            Console.note("\(file): \(warning[language])")
        }
        if statistics.ambiguousFeatures > 0 {
            let warning = GeoJSONTexts.ambiguousFeatures(statistics.ambiguousFeatures)
            Console.note("\(file): \(warning[language])")
        }
        Console.print("\(file):")
        func line(_ label: LocalizedText, _ value: String) { Console.print("  \(label[language]): \(value)") }
        line(GeoJSONTexts.features, "\(statistics.featureCount)")
        for kind in Geometry.Kind.allCases {
            if let count = statistics.geometries[kind] { line(LocalizedText(kind.rawValue, kind.rawValue), "\(count)") }
        }
        if statistics.withoutGeometry > 0 {
            line(GeoJSONTexts.withoutGeometry, "\(statistics.withoutGeometry)")
        }
        if statistics.faultyGeometries > 0 {
            line(GeoJSONTexts.faultyGeometries, "\(statistics.faultyGeometries)")
        }
        line(GeoJSONTexts.positions, "\(statistics.positionCount)")
        if let extent = statistics.extent {
            line(
                GeoJSONTexts.extent, "\(extent.west),\(extent.south),\(extent.east),\(extent.north)")
        }
        if statistics.length > 0 {
            line(GeoJSONTexts.length, Measures.distance(statistics.length)[language])
        }
        if isInDegrees, statistics.geometries[.polygon] != nil || statistics.geometries[.multiPolygon] != nil {
            line(GeoJSONTexts.area, Measures.area(statistics.area)[language])
        }
        if !statistics.properties.isEmpty {
            var names = statistics.properties.map { "\($0.name.withoutSteering) (\($0.count))" }
            if statistics.uncountedProperties > 0 {
                names.append(GeoJSONTexts.uncounted(statistics.uncountedProperties)[language])
            }
            line(GeoJSONTexts.properties, names.joined(separator: ", "))
        }
    }
}

extension CollectionStatistics {
    /// The statistics for programs: degrees, metres and square metres, not rounded.
    func json(file: String) -> JSONValue {
        func count(_ number: Int) -> JSONValue { .integer(Int64(number)) }
        let kinds = Geometry.Kind.allCases.compactMap { kind in
            geometries[kind].map { (kind.rawValue, count($0)) }
        }
        let names = properties.map { property -> JSONValue in
            let types = JSONValueType.allCases.compactMap { type in
                property.types[type].map { (type.rawValue, count($0)) }
            }
            return [
                "name": .string(property.name), "count": count(property.count),
                "types": .object(JSONObject(types)),
            ]
        }
        var members: [(String, JSONValue)] = [
            ("file", .string(file)), ("features", count(featureCount)), ("geometries", .object(JSONObject(kinds))),
            ("withoutGeometry", count(withoutGeometry)), ("positions", count(positionCount)),
            ("positionsNotInDegrees", count(positionsNotInDegrees)),
            ("bbox", extent.map { .array($0.numbers.map(JSONValue.double)) } ?? .null),
        ]
        // Projected coordinates have neither.
        members.append(("length", positionsNotInDegrees == 0 ? .double(length) : .null))
        members.append(("area", positionsNotInDegrees == 0 ? .double(area) : .null))
        members.append(("properties", .array(names)))
        if faultyGeometries > 0 { members.append(("faultyGeometries", count(faultyGeometries))) }
        if ambiguousFeatures > 0 { members.append(("ambiguousFeatures", count(ambiguousFeatures))) }
        if uncountedProperties > 0 { members.append(("uncountedProperties", count(uncountedProperties))) }
        return .object(JSONObject(members))
    }
}
