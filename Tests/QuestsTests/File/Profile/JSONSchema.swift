import JSON

/// A validator for the keywords of JSON Schema (draft 2020-12) that the schema of quest files uses.
///
/// It refuses a schema with any other keyword, so that none is passed over in silence.
struct JSONSchema {
    struct UnknownKeyword: Error {
        let keyword: String
    }

    private static let silent: Set = ["$schema", "$defs", "title", "description", "deprecated"]

    let root: JSONValue

    /// What is wrong with a value, with the place; empty where it is valid.
    func faults(of value: JSONValue) throws -> [String] { try faults(of: value, root, at: "") }

    /// The schema that a path of keywords and members leads to, references followed.
    func resolved(_ schema: JSONValue) -> JSONValue {
        guard let name = schema.objectValue?["$ref"]?.stringValue,
            let pointer = JSONPointer(text: String(name.dropFirst())), let target = root[pointer]
        else { return schema }
        return resolved(target)
    }

    private func faults(of value: JSONValue, _ schema: JSONValue, at path: String) throws -> [String] {
        var found: [String] = []
        guard let keywords = schema.objectValue else { return [] }
        for member in keywords.members where !Self.silent.contains(member.key) {
            found += try faults(of: value, member.key, member.value, keywords, at: path)
        }
        return found
    }

    private func faults(
        of value: JSONValue, _ keyword: String, _ argument: JSONValue, _ schema: JSONObject, at path: String
    ) throws -> [String] {
        func fault(_ holds: Bool) -> [String] { holds ? [] : ["\(path): \(keyword)"] }
        let number = value.doubleValue
        let bound = argument.doubleValue ?? .nan
        switch keyword {
        case "$ref": return try faults(of: value, resolved(["$ref": argument]), at: path)
        case "type":
            let types = argument.arrayValue?.compactMap(\.stringValue) ?? [argument.stringValue ?? ""]
            return fault(types.contains(type(of: value)))
        case "const": return fault(value == argument)
        case "enum": return fault(argument.arrayValue?.contains(value) == true)
        case "minimum": return fault(number.map { $0 >= bound } ?? true)
        case "maximum": return fault(number.map { $0 <= bound } ?? true)
        case "exclusiveMinimum": return fault(number.map { $0 > bound } ?? true)
        case "multipleOf":
            return fault(number.map { ($0 / bound).rounded() * bound == $0 } ?? true)
        case "pattern":
            guard let text = value.stringValue, let pattern = argument.stringValue else { return [] }
            return fault(try Regex(pattern).firstMatch(in: text) != nil)
        case "minItems": return fault(value.arrayValue.map { Double($0.count) >= bound } ?? true)
        case "maxItems": return fault(value.arrayValue.map { Double($0.count) <= bound } ?? true)
        case "minProperties": return fault(value.objectValue.map { Double($0.count) >= bound } ?? true)
        case "required":
            let names = argument.arrayValue?.compactMap(\.stringValue) ?? []
            return fault(value.objectValue.map { object in names.allSatisfy { object[$0] != nil } } ?? true)
        case "items":
            return try (value.arrayValue ?? []).enumerated()
                .flatMap { try faults(of: $1, argument, at: "\(path)/\($0)") }
        case "prefixItems":
            return try zip(value.arrayValue ?? [], argument.arrayValue ?? []).enumerated()
                .flatMap { try faults(of: $1.0, $1.1, at: "\(path)/\($0)") }
        case "properties":
            return try (argument.objectValue?.members ?? []).flatMap { member in
                guard let inner = value.objectValue?[member.key] else { return [String]() }
                return try faults(of: inner, member.value, at: "\(path)/\(member.key)")
            }
        case "additionalProperties":
            let named = schema["properties"]?.objectValue?.keys ?? []
            return try (value.objectValue?.members ?? []).filter { !named.contains($0.key) }
                .flatMap { try faults(of: $0.value, argument, at: "\(path)/\($0.key)") }
        case "allOf":
            return try (argument.arrayValue ?? []).flatMap { try faults(of: value, $0, at: path) }
        case "anyOf":
            return fault(try (argument.arrayValue ?? []).contains { try faults(of: value, $0, at: path).isEmpty })
        case "if":
            let branch = try faults(of: value, argument, at: path).isEmpty ? schema["then"] : schema["else"]
            return try branch.map { try faults(of: value, $0, at: path) } ?? []
        case "then", "else": return []
        default: throw UnknownKeyword(keyword: keyword)
        }
    }

    private func type(of value: JSONValue) -> String {
        switch value {
        case .null: "null"
        case .boolean: "boolean"
        case .integer, .double, .decimal: "number"
        case .string: "string"
        case .array: "array"
        case .object: "object"
        }
    }
}
