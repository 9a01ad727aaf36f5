import Diagnostics
import JSON
import Languages

extension Interpreter {
    /// The value of the `type` member, if it is one of the names RFC 7946 knows; otherwise reports.
    ///
    /// `expected` is the only name that may stand here, where there is only one.
    mutating func type(of members: [JSONNode.Member], in node: JSONNode, expected: String?) -> String? {
        let brace = node.range.lowerBound..<node.range.lowerBound + 1
        guard let member = members.last(where: { $0.key == "type" }) else {
            guard !isCutOff else { return nil }
            let hint = Self.guess(members)
            report(
                .missingType, brace,
                "this object does not say what it is: add \"type\": \"\(expected ?? hint ?? "FeatureCollection")\"",
                "не указано, что это за объект: добавьте \"type\": \"\(expected ?? hint ?? "FeatureCollection")\"")
            return nil
        }
        path.push("type")
        defer { path.pop() }
        guard case .string(let name) = member.value.content else {
            if !member.value.isInvalid {
                report(
                    .wrongMemberType, member.value.range,
                    "\"type\" must be a name in quotes and not \(Self.name(member.value).english)",
                    "\"type\" должно быть именем в кавычках, а не \(Self.name(member.value).russian)")
            }
            return nil
        }
        let names =
            expected.map { [$0] } ?? ["FeatureCollection", "Feature"] + Geometry.Kind.allCases.map { $0.rawValue }
        if names.contains(name) { return name }
        let meant = names.first { $0.lowercased() == name.lowercased() }
        let fix = meant.map {
            Diagnostic.Fix.replacing(
                member.value.range, "\"\($0)\"", LocalizedText("write \($0)", "записать как \($0)"))
        }
        let shown = String(name.prefix(40))
        if let meant {
            report(
                .unknownType, member.value.range, "“\(shown)” must be written “\(meant)”",
                "«\(shown)» нужно писать как «\(meant)»", fix: fix)
            return meant
        }
        if let expected {
            report(
                .unknownType, member.value.range, "“\(shown)” cannot stand here; only a \(expected) can",
                "«\(shown)» здесь быть не может; допустим только \(expected)")
        } else {
            report(
                .unknownType, member.value.range,
                "GeoJSON has no type “\(shown)”; it knows \(names.joined(separator: ", "))",
                "в GeoJSON нет типа «\(shown)»; есть \(names.joined(separator: ", "))")
        }
        return nil
    }

    private static func guess(_ members: [JSONNode.Member]) -> String? {
        let keys = Set(members.map { $0.key })
        if keys.contains("features") { return "FeatureCollection" }
        if keys.contains("geometry") || keys.contains("properties") { return "Feature" }
        if keys.contains("geometries") { return "GeometryCollection" }
        return keys.contains("coordinates") ? "Point" : nil
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
            "this \(type) has no \"\(key)\"" + (nullable ? "; add it, with null where there is none" : "; add it"),
            "у этого объекта \(type) нет поля \"\(key)\""
                + (nullable ? "; добавьте его, со значением null, если его нет" : "; добавьте его"))
        return nil
    }

    /// Reports known members that are there twice, and members of other kinds of object.
    mutating func checkMembers(
        _ members: [JSONNode.Member], known: Set<String>, misplaced: Set<String>, in type: String
    ) {
        var seen: Set<String> = []
        for member in members {
            if known.contains(member.key), !seen.insert(member.key).inserted {
                path.push(member.key)
                report(
                    .repeatedMember, member.keyRange,
                    "\"\(member.key)\" is given twice in this \(type); keep one, programs differ in which they take",
                    "\"\(member.key)\" указано в этом \(type) дважды; оставьте одно: программы берут разные")
                path.pop()
            }
            guard misplaced.contains(member.key) else { continue }
            path.push(member.key)
            report(
                .misplacedMember, member.keyRange,
                "a \(type) must not have \"\(member.key)\"; remove or rename it, or correct the \"type\"",
                "у объекта \(type) не может быть \"\(member.key)\"; удалите, переименуйте или исправьте \"type\"")
            path.pop()
        }
    }

    mutating func reportWrongType(_ member: JSONNode.Member, _ english: String, _ russian: String) {
        path.push(member.key)
        let name = Self.name(member.value)
        report(
            .wrongMemberType, member.value.range, "\"\(member.key)\" \(english); this is \(name.english)",
            "\"\(member.key)\" \(russian); здесь \(name.russian)")
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
                "\"bbox\" must be a list of four or six numbers [west, south, east, north]",
                "\"bbox\" должно быть списком из четырёх или шести чисел [запад, юг, восток, север]")
            return nil
        }
        var numbers: [Double] = []
        for (index, element) in elements.enumerated() {
            path.push(index)
            if let number = coordinate(element) { numbers.append(number) }
            path.pop()
        }
        guard elements.count == 4 || elements.count == 6 else {
            report(
                .badBoundingBox, member.value.range,
                "\"bbox\" must have four numbers (west, south, east, north), or six with altitudes; this has \(elements.count)",
                "в \"bbox\" должно быть четыре числа (запад, юг, восток, север) или шесть с высотами; здесь \(elements.count)"
            )
            return nil
        }
        return Extent(numbers: numbers)
    }

    /// What a value is called in a message.
    static func name(_ node: JSONNode) -> LocalizedText {
        switch node.content {
        case .null: LocalizedText("null", "null")
        case .boolean: LocalizedText("true or false", "true или false")
        case .number: LocalizedText("a number", "число")
        case .string: LocalizedText("a text", "текст")
        case .array, .consumed: LocalizedText("a list", "список")
        case .object: LocalizedText("an object", "объект")
        case .invalid: LocalizedText("nothing", "ничего")
        }
    }
}
