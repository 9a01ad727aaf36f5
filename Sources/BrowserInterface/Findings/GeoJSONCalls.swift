import GeoJSON
import JSON

/// The calls about GeoJSON texts: `geojson.check`, `geojson.fix` and `geojson.rules`.
public enum GeoJSONCalls {
    /// Answers a call; `nil` where it is none of these.
    public static func call(_ name: String, _ arguments: Arguments) throws(CallError) -> Reply? {
        switch name {
        case "geojson.check": try check(arguments)
        case "geojson.fix": try fix(arguments)
        case "geojson.rules": Reply(.array(DiagnosticRule.all.map { $0.json }))
        default: nil
        }
    }

    private static func check(_ arguments: Arguments) throws(CallError) -> Reply {
        Reply(.findings(try linter(arguments).lint(arguments.data), in: arguments.data))
    }

    /// The data of the reply is the text after the changes.
    private static func fix(_ arguments: Arguments) throws(CallError) -> Reply {
        let result = try linter(arguments).fix(arguments.data)
        return Reply(
            [
                "fixed": .findings(result.fixed, in: arguments.data),
                "remaining": .findings(result.remaining, in: result.bytes),
            ], data: result.bytes)
    }

    /// The linter of `CheckOptions`.
    static func linter(_ arguments: Arguments) throws(CallError) -> Linter {
        var linter = try arguments.flag("lint", default: true) ? Linter() : Linter(rules: [])
        if let limit = try arguments.optionalNumber("limit") {
            linter.options.diagnosticLimit = Int(min(max(limit, 1), 1_000_000))
        }
        guard let severities = arguments["severities"] else { return linter }
        guard let object = severities.objectValue else { throw .wrong("severities") }
        for member in object {
            guard let name = member.value.stringValue else { throw .wrong("severities") }
            if name == "off" {
                linter.severities[member.key] = .some(nil)
            } else {
                guard let severity = Diagnostic.Severity(rawValue: name) else { throw .wrong("severities") }
                linter.severities[member.key] = .some(severity)
            }
        }
        return linter
    }
}

extension DiagnosticRule {
    fileprivate var json: JSONValue {
        var object: JSONObject = [
            "identifier": .string(identifier), "severity": .string(severity.rawValue), "title": title.json,
        ]
        object["reference"] = reference.map { .string($0) }
        return .object(object)
    }
}
