import BrowserInterface
import JSON

/// A page that calls the engine.
final class Page {
    /// The lines of ride logs, in the order in which they came.
    private(set) var lines: [(ride: Int32, line: String)] = []
    private var interface: BrowserInterface?

    init() {
        interface = BrowserInterface { [unowned self] ride, line in
            lines.append((ride, String(decoding: line, as: UTF8.self)))
        }
    }

    /// The whole reply to a call, and its data.
    func reply(_ name: String, _ members: JSONObject = [:], data: [UInt8] = []) -> (json: JSONValue, data: [UInt8]) {
        var request = members
        request["call"] = .string(name)
        let reply = interface?.call(JSONWriter().write(.object(request)), data: data)
        let (value, _) = JSONValue.read(reply?.json ?? [])
        return (value ?? .null, reply?.data ?? [])
    }

    /// The value of the reply; `null` after an error.
    func value(_ name: String, _ members: JSONObject = [:], data: [UInt8] = []) -> JSONValue {
        reply(name, members, data: data).json["value"] ?? .null
    }

    /// The code and the reason of the error; `nil` where there is none.
    func error(_ name: String, _ members: JSONObject = [:], data: [UInt8] = []) -> (code: String?, reason: String?)? {
        reply(name, members, data: data).json["error"].map { ($0["code"]?.stringValue, $0["reason"]?.stringValue) }
    }
}

extension JSONValue {
    /// A member of an object.
    subscript(name: String) -> JSONValue? { objectValue?[name] }
}
