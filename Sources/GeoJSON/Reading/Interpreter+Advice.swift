import JSON

/// Advice for objects that are probably meant as something else.
extension Interpreter {
    /// Reports an object without a type, and inserts the type where only one can be meant.
    mutating func reportMissingType(_ members: [JSONNode.Member], _ brace: Range<Int>, _ expected: String?) {
        if let format = ForeignFormat(members) {
            report(.missingType, brace, StructureTexts.foreignFormat(format))
            return
        }
        let (type, isCertain) = Self.guess(members) ?? (expected ?? "FeatureCollection", false)
        // Where the brace itself is missing there is no place to insert it.
        let isMeant =
            bytes[brace.lowerBound] == UInt8(ascii: "{") && isCertain && !members.isEmpty && (expected ?? type) == type
        report(
            .missingType, brace, StructureTexts.missingType(expected ?? type),
            fix: isMeant
                ? .replacing(
                    brace.upperBound..<brace.upperBound, "\"type\": \"\(type)\", ", StructureTexts.insertType(type))
                : nil)
    }

    /// The type that an object's members suggest, and whether no other is possible.
    private static func guess(_ members: [JSONNode.Member]) -> (type: String, isCertain: Bool)? {
        let keys = Set(members.map { $0.key })
        if keys.contains("features") { return ("FeatureCollection", true) }
        if keys.contains("geometry") { return ("Feature", keys.contains("properties")) }
        if keys.contains("properties") { return ("Feature", false) }
        if keys.contains("geometries") { return ("GeometryCollection", true) }
        guard let coordinates = members.last(where: { $0.key == "coordinates" }) else { return nil }
        var depth = 0
        var node = coordinates.value
        while case .array(let elements) = node.content, let first = elements.first {
            depth += 1
            node = first
        }
        // A list of positions may also be a MultiPoint, and one of lists a MultiLineString.
        switch depth {
        case 2: return ("LineString", false)
        case 3: return ("Polygon", false)
        case 4: return ("MultiPolygon", true)
        default: return ("Point", depth == 1)
        }
    }

    /// Reports coordinates that are an object, `{"lat": 59.9, "lon": 10.5}`; `false` for anything else.
    mutating func reportNamedCoordinates(_ node: JSONNode, _ rule: DiagnosticRule = .badCoordinate) -> Bool {
        guard case .object(let members) = node.content,
            let latitude = number(["lat", "latitude", "y"], members),
            let longitude = number(["lon", "lng", "long", "longitude", "x"], members)
        else { return false }
        let position = "[\(longitude), \(latitude)]"
        report(
            rule, node.range, StructureTexts.namedCoordinates(position),
            fix: members.count == 2 ? .replacing(node.range, position, StructureTexts.writeAs(position)) : nil)
        return true
    }

    private func number(_ names: Set<String>, _ members: [JSONNode.Member]) -> String? {
        guard let member = members.first(where: { names.contains($0.key.lowercased()) }),
            case .number(isProper: true) = member.value.content
        else { return nil }
        return text(member.value.range)
    }

    /// Reports a file that is no object: a list of Features becomes a collection.
    mutating func reportNotAnObject(_ node: JSONNode) {
        let place = node.range.lowerBound..<min(node.range.upperBound, node.range.lowerBound + 1)
        guard case .array(let elements) = node.content, !elements.isEmpty, elements.allSatisfy(Self.isFeature) else {
            report(.notAnObject, place, StructureTexts.notAnObject(StructureTexts.kind(of: node)))
            return
        }
        let start = node.range.lowerBound
        let end = node.range.upperBound
        report(
            .notAnObject, place, StructureTexts.listWithoutCollection,
            fix: isCutOff(node)
                ? nil
                : Diagnostic.FixIt(
                    title: StructureTexts.wrapInCollection,
                    edits: [
                        Diagnostic.Edit(
                            byteRange: start..<start, replacement: "{\"type\": \"FeatureCollection\", \"features\": "),
                        Diagnostic.Edit(byteRange: end..<end, replacement: "}"),
                    ]))
    }

    private static func isFeature(_ node: JSONNode) -> Bool {
        guard case .object(let members) = node.content else { return false }
        for member in members where member.key == "type" {
            if case .string(let name) = member.value.content, name == "Feature" { return true }
        }
        return false
    }
}
