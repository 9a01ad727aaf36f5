import JSON

/// What a page asks for: the name of a call, its arguments, and bytes.
public struct Request: Sendable {
    /// Such as `map.route`.
    public let name: String
    /// The arguments.
    public let arguments: Arguments

    /// Reads a request: a JSON object with the name as `call` and the arguments beside it.
    public init(_ json: [UInt8], data: [UInt8]) throws(CallError) {
        guard let object = JSONValue.strict(json)?.objectValue else { throw .notJSON }
        guard let name = object["call"]?.stringValue else { throw .missing("call") }
        self.name = name
        arguments = Arguments(object, data: data)
    }
}

extension Reply {
    /// What the call `about` answers: the version, the parts of the build, and how much is open.
    static func about(parts: [JSONValue], open: Int) -> Reply {
        Reply(["version": "0.1.0", "parts": .array(parts), "open": .integer(Int64(open))])
    }

    /// The text of the reply: the value as `{"value": …}`.
    public var json: [UInt8] { JSONWriter().write(["value": value]) }

    /// A failure as the text of a reply: `{"error": …}`.
    public static func json(of error: CallError) -> [UInt8] {
        var object: JSONObject = ["code": .string(error.code.rawValue), "text": error.message.json]
        object["reason"] = error.reason.map { .string($0) }
        return JSONWriter().write(["error": .object(object)])
    }
}
