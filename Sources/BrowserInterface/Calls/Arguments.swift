import Geodesy
public import JSON

/// The arguments of a call.
public struct Arguments: Sendable {
    /// The members of the request.
    public let members: JSONObject
    /// The bytes that came with it.
    public let data: [UInt8]

    /// Takes the members and the bytes.
    public init(_ members: JSONObject, data: [UInt8]) {
        self.members = members
        self.data = data
    }

    /// The value of a member; `nil` where it is absent or `null`.
    subscript(name: String) -> JSONValue? {
        guard let value = members[name], value != .null else { return nil }
        return value
    }

    func text(_ name: String) throws(CallError) -> String {
        guard let text = try optionalText(name) else { throw .missing(name) }
        return text
    }

    func optionalText(_ name: String) throws(CallError) -> String? {
        guard let value = self[name] else { return nil }
        guard let text = value.stringValue else { throw .wrong(name) }
        return text
    }

    func number(_ name: String) throws(CallError) -> Double {
        guard let number = try optionalNumber(name) else { throw .missing(name) }
        return number
    }

    func optionalNumber(_ name: String) throws(CallError) -> Double? {
        guard let value = self[name] else { return nil }
        guard let number = value.doubleValue, number.isFinite else { throw .wrong(name) }
        return number
    }

    /// A whole number of 32 bits.
    func integer(_ name: String) throws(CallError) -> Int32 {
        guard let value = Int32(exactly: try number(name)) else { throw .wrong(name) }
        return value
    }

    func flag(_ name: String, default standard: Bool) throws(CallError) -> Bool {
        guard let value = self[name] else { return standard }
        guard let flag = value.booleanValue else { throw .wrong(name) }
        return flag
    }

    func coordinate(_ name: String) throws(CallError) -> Coordinate {
        guard let value = self[name] else { throw .missing(name) }
        return try Self.coordinate(value, name)
    }

    func coordinates(_ name: String) throws(CallError) -> [Coordinate] {
        guard let value = self[name] else { throw .missing(name) }
        guard let list = value.arrayValue else { throw .wrong(name) }
        var result: [Coordinate] = []
        for element in list { result.append(try Self.coordinate(element, name)) }
        return result
    }

    private static func coordinate(_ value: JSONValue, _ name: String) throws(CallError) -> Coordinate {
        guard let list = value.arrayValue, list.count >= 2, let longitude = list[0].doubleValue,
            let latitude = list[1].doubleValue
        else { throw .wrong(name) }
        return Coordinate(longitude: longitude, latitude: latitude)
    }
}
