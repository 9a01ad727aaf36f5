package import JSON

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
                    member, StructureTexts.listOfFeatures)
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
                    StructureTexts.notAFeature(StructureTexts.kind(of: node)))
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
                    member, StructureTexts.objectOrNull)
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
                StructureTexts.badIdentifier(StructureTexts.kind(of: member.value)))
            path.pop()
            return nil
        }
    }
}
