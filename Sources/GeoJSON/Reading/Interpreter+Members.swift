import JSON
import Support

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
                    StructureTexts.typeNotAName(StructureTexts.kind(of: member.value)))
            }
            return nil
        }
        let names =
            expected.map { [$0] } ?? ["FeatureCollection", "Feature"] + Geometry.Kind.allCases.map { $0.rawValue }
        if names.contains(name) { return name }
        let meant = names.first { $0.lowercased() == name.lowercased() }
        let fix = meant.map {
            Diagnostic.FixIt.replacing(
                member.value.range, "\"\($0)\"", StructureTexts.writeAs($0))
        }
        let shown = String(name.prefix(40))
        if let meant {
            report(
                .unknownType, member.value.range, StructureTexts.misspelledType(shown, meant), fix: fix)
            return meant
        }
        if let format = ForeignFormat(type: name) {
            report(.unknownType, member.value.range, StructureTexts.foreignFormat(format))
        } else if let expected {
            report(
                .unknownType, member.value.range, StructureTexts.misplacedType(shown, expected))
        } else {
            report(
                .unknownType, member.value.range,
                StructureTexts.unknownType(shown, names.joined(separator: ", ")))
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
            StructureTexts.missingMember(type, key, isNullable: nullable))
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
                    StructureTexts.repeatedMember(member.key, type))
                path.pop()
            }
            guard misplaced.contains(member.key) else { continue }
            path.push(member.key)
            report(
                .misplacedMember, member.keyRange,
                StructureTexts.misplacedMember(member.key, type))
            path.pop()
        }
    }

    mutating func reportWrongType(_ member: JSONNode.Member, _ demand: LocalizedText) {
        path.push(member.key)
        report(
            .wrongMemberType, member.value.range,
            StructureTexts.wrongType(member.key, demand, StructureTexts.kind(of: member.value)))
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
                StructureTexts.boxNotAList)
            return nil
        }
        let numbers = coordinates(elements)
        guard elements.count == 4 || elements.count == 6 else {
            report(
                .badBoundingBox, member.value.range,
                StructureTexts.boxOfWrongSize(elements.count))
            return nil
        }
        return Extent(numbers: numbers)
    }
}
