import Answers
internal import GeoJSON
package import JSON

extension SealedAnswer {
    /// The member `answer` of a task in a riders' edition.
    package var json: JSONValue {
        var object: JSONObject = [
            "kind": "sealed", "shape": shape.json, "exact": .boolean(isExact), "scrypt": cost.json,
            "salt": .string(Base64.text(salt)),
            "seals": .array(seals.map { .string(Base64.text($0.bytes)) }),
        ]
        if let success { object["success"] = .string(Base64.text(success)) }
        return .object(object)
    }
}

extension SealCost {
    fileprivate var json: JSONValue {
        .object(["N": .integer(Int64(n)), "r": .integer(Int64(r)), "p": .integer(Int64(p))])
    }
}

extension AnswerShape {
    /// The member `shape`: the kind of answer without the right ones.
    var json: JSONValue {
        switch self {
        case .text(let language): .object(Self.object("text", language))
        case .number(let shape):
            .object(
                shape.unit.map { ["kind": "number", "unit": .string($0.symbol), "whole": .boolean(shape.isWhole)] }
                    ?? ["kind": "number", "whole": .boolean(shape.isWhole)])
        case .choice(let shape): .object(["kind": "choice", "options": .array(shape.options.map { .string($0) })])
        case .list(let shape): Self.list(shape)
        case .code(let ignoresCase): .object(["kind": "code", "ignoresCase": .boolean(ignoresCase)])
        }
    }

    private static func object(_ kind: String, _ language: AnswerLanguage?) -> JSONObject {
        var object: JSONObject = ["kind": .string(kind)]
        if let language { object["language"] = .string(language.tag) }
        return object
    }

    private static func list(_ shape: ListShape) -> JSONValue {
        var object = object(shape.isOrdered ? "ordered" : "unordered", shape.language)
        let names = ListSeparators.names.filter { shape.separators.contains($0.separator) }
        object["separators"] = .array(names.map { .string($0.name) })
        return .object(object)
    }
}

extension ListSeparators {
    /// The names of the separators in a file.
    static let names: [(name: String, separator: ListSeparators)] = [
        ("commas", .commas), ("conjunctions", .conjunctions), ("spaces", .spaces),
    ]
}
