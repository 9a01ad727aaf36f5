package import JSON
import Support

extension Interpreter {
    /// Makes the value of the whole text. Its Features may have been read before.
    package mutating func object(_ node: JSONNode, features: [Feature]) -> GeoJSONObject? {
        guard case .object(let members) = node.content else {
            guard !node.isInvalid else { return nil }
            reportNotAnObject(node)
            return nil
        }
        guard let type = type(of: members, in: node, expected: nil) else { return nil }
        switch type {
        case "FeatureCollection": return .featureCollection(collection(members, node, features))
        case "Feature": return feature(members, node).map(GeoJSONObject.feature)
        default:
            guard let kind = Geometry.Kind(rawValue: type) else { return nil }
            return geometry(kind, members, node).map(GeoJSONObject.geometry)
        }
    }

    private mutating func collection(
        _ members: [JSONNode.Member], _ node: JSONNode, _ taken: [Feature]
    ) -> FeatureCollection {
        checkMembers(
            members, known: ["type", "features", "bbox"],
            misplaced: ["coordinates", "geometries", "geometry", "properties"], in: "FeatureCollection")
        var collection = FeatureCollection(features: taken)
        if let member = member("features", members, of: node, in: "FeatureCollection") {
            switch member.value.content {
            case .consumed, .invalid: break
            case .array(let elements):
                // Except at the root of a text, whose Features are read while it is parsed.
                path.push("features")
                for (index, element) in elements.enumerated() {
                    path.push(index)
                    if let feature = self.feature(element) { collection.features.append(feature) }
                    path.pop()
                }
                path.pop()
            default:
                reportWrongType(
                    member, Message("structure-list-of-features"))
            }
        }
        collection.boundingBox = extent(members)
        collection.foreignMembers = foreign(members, known: ["type", "features", "bbox"])
        return collection
    }

    /// Makes a Feature of an element of `features`.
    mutating func feature(_ node: JSONNode) -> Feature? {
        guard case .object(let members) = node.content else {
            if !node.isInvalid {
                report(
                    .notAnObject, node.range,
                    Message("structure-not-a-feature", ["found": .of(StructureTexts.kind(of: node))]))
            }
            return nil
        }
        guard type(of: members, in: node, expected: "Feature") == "Feature" else { return nil }
        return feature(members, node)
    }

    private mutating func feature(_ members: [JSONNode.Member], _ node: JSONNode) -> Feature? {
        let known: Set = ["type", "id", "geometry", "properties", "bbox"]
        checkMembers(members, known: known, misplaced: ["coordinates", "geometries", "features"], in: "Feature")
        var feature = Feature(geometry: nil)
        if let member = member("geometry", members, of: node, in: "Feature") {
            path.push("geometry")
            if case .null = member.value.content {} else { feature.geometry = geometry(member.value) }
            path.pop()
        }
        if let member = member("properties", members, of: node, in: "Feature") {
            switch member.value.content {
            case .null, .invalid: break
            case .object:
                path.push("properties")
                if case .object(let object) = value(member.value) { feature.properties = object }
                path.pop()
            default:
                reportWrongType(
                    member, Message("structure-object-or-null"))
            }
        }
        if let member = members.last(where: { $0.key == "id" }) { feature.id = identifier(member) }
        feature.boundingBox = extent(members)
        feature.foreignMembers = foreign(members, known: known)
        return feature
    }

    private mutating func identifier(_ member: JSONNode.Member) -> Feature.Identifier? {
        switch member.value.content {
        case .string(let text): return .string(text)
        case .number(isProper: true):
            return DecimalText.identifier(UnsafeBufferPointer(rebasing: bytes[member.value.range]))
        case .number, .invalid: return nil
        default:
            path.push("id")
            report(
                .badIdentifier, member.value.range,
                Message("structure-bad-identifier", ["found": .of(StructureTexts.kind(of: member.value))]))
            path.pop()
            return nil
        }
    }
}

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
            .missingType, brace, Message("structure-missing-type", ["type": .of(expected ?? type)]),
            fix: isMeant
                ? .replacing(
                    brace.upperBound..<brace.upperBound, "\"type\": \"\(type)\", ",
                    Message("structure-insert-type", ["type": .of(type)]))
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
            rule, node.range, Message("structure-named-coordinates", ["position": .of(position)]),
            fix: members.count == 2
                ? .replacing(node.range, position, Message("structure-write-as", ["text": .of(position)])) : nil)
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
            report(
                .notAnObject, place, Message("structure-not-an-object", ["found": .of(StructureTexts.kind(of: node))]))
            return
        }
        let start = node.range.lowerBound
        let end = node.range.upperBound
        report(
            .notAnObject, place, Message("structure-list-without-collection"),
            fix: isCutOff(node)
                ? nil
                : Diagnostic.FixIt(
                    title: Message("structure-wrap-in-collection"),
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

extension Interpreter {
    /// The value of the `type` member, if it is one of the names RFC 7946 knows; otherwise reports.
    ///
    /// `expected` is the only allowed name, where there is only one.
    mutating func type(of members: [JSONNode.Member], in node: JSONNode, expected: String?) -> String? {
        let brace = node.range.lowerBound..<node.range.lowerBound + 1
        guard let member = members.last(where: { $0.key == "type" }) else {
            guard !isCutOff else { return nil }
            reportMissingType(members, brace, expected)
            return nil
        }
        path.push("type")
        defer { path.pop() }
        guard case .string(let name) = member.value.content else {
            if !member.value.isInvalid {
                report(
                    .wrongMemberType, member.value.range,
                    Message("structure-type-not-a-name", ["found": .of(StructureTexts.kind(of: member.value))]))
            }
            return nil
        }
        let names =
            expected.map { [$0] } ?? ["FeatureCollection", "Feature"] + Geometry.Kind.allCases.map { $0.rawValue }
        if names.contains(name) { return name }
        let meant = names.first { $0.lowercased() == name.lowercased() }
        let fix = meant.map {
            Diagnostic.FixIt.replacing(
                member.value.range, "\"\($0)\"", Message("structure-write-as", ["text": .of($0)]))
        }
        let shown = String(name.prefix(40))
        if let meant {
            report(
                .unknownType, member.value.range,
                Message("structure-misspelled-type", ["name": .of(shown), "meant": .of(meant)]), fix: fix)
            return meant
        }
        if let format = ForeignFormat(type: name) {
            report(.unknownType, member.value.range, StructureTexts.foreignFormat(format))
        } else if let expected {
            report(
                .unknownType, member.value.range,
                Message("structure-misplaced-type", ["name": .of(shown), "expected": .of(expected)]))
        } else {
            report(
                .unknownType, member.value.range,
                Message("structure-unknown-type", ["name": .of(shown), "known": .of(names.joined(separator: ", "))]))
        }
        return nil
    }

    /// A required member; reports where it is missing.
    mutating func member(
        _ key: String, _ members: [JSONNode.Member], of node: JSONNode, in type: String
    ) -> JSONNode.Member? {
        if let member = members.last(where: { $0.key == key }) { return member }
        guard !isCutOff else { return nil }
        let nullable = type == "Feature"
        report(
            .missingMember, node.range.lowerBound..<node.range.lowerBound + 1,
            Message("structure-missing-member", ["type": .of(type), "key": .of(key), "is-nullable": .of(nullable)]))
        return nil
    }

    /// Reports duplicate known members, and members of other kinds of object.
    mutating func checkMembers(
        _ members: [JSONNode.Member], known: Set<String>, misplaced: Set<String>, in type: String
    ) {
        var seen: Set<String> = []
        for member in members {
            if known.contains(member.key), !seen.insert(member.key).inserted {
                path.push(member.key)
                report(
                    .repeatedMember, member.keyRange,
                    Message("structure-repeated-member", ["key": .of(member.key), "type": .of(type)]))
                path.pop()
            }
            guard misplaced.contains(member.key) else { continue }
            path.push(member.key)
            report(
                .misplacedMember, member.keyRange,
                Message("structure-misplaced-member", ["type": .of(type), "key": .of(member.key)]))
            path.pop()
        }
    }

    mutating func reportWrongType(_ member: JSONNode.Member, _ demand: Message) {
        path.push(member.key)
        report(
            .wrongMemberType, member.value.range,
            Message(
                "structure-wrong-type",
                ["key": .of(member.key), "demand": .of(demand), "found": .of(StructureTexts.kind(of: member.value))]))
        path.pop()
    }

    mutating func foreign(_ members: [JSONNode.Member], known: Set<String>) -> JSONObject {
        let foreign = members.filter { !known.contains($0.key) && !$0.value.isInvalid }
        guard !foreign.isEmpty else { return [:] }
        let node = JSONNode(content: .object(foreign), range: 0..<0)
        guard case .object(let object) = value(node) else { return [:] }
        return object
    }

    mutating func extent(_ members: [JSONNode.Member]) -> Extent? {
        guard let member = members.last(where: { $0.key == "bbox" }), !member.value.isInvalid else { return nil }
        path.push("bbox")
        defer { path.pop() }
        guard case .array(let elements) = member.value.content else {
            report(
                .badBoundingBox, member.value.range,
                Message("structure-box-not-a-list"))
            return nil
        }
        let numbers = coordinates(elements)
        guard elements.count == 4 || elements.count == 6 else {
            report(
                .badBoundingBox, member.value.range,
                Message("structure-box-of-wrong-size", ["count": .of(elements.count)]))
            return nil
        }
        return Extent(numbers: numbers)
    }
}
