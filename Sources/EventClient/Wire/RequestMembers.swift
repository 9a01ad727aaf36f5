public import JSON
import Support

/// The members of a request's body, read one by one; an error says which is wrong and what it has to be.
public struct RequestMembers: Sendable {
    /// All members.
    public let object: JSONObject

    /// Reads a body.
    public init(_ bytes: [UInt8]) throws(RequestError) {
        let value: JSONValue
        do { value = try JSONValue(parsing: bytes) } catch { throw RequestError(.malformed, error.message) }
        try self.init(value)
    }

    /// The members of a value that has to be an object.
    public init(_ value: JSONValue) throws(RequestError) {
        guard let object = value.objectValue else {
            throw RequestError(.malformed, Message("request-not-an-object"))
        }
        self.object = object
    }

    /// A text that has to be there.
    public func text(_ name: String, most: Int = 200) throws(RequestError) -> String {
        guard let text = try optionalText(name, most: most) else {
            throw .wrong(name, RequestTexts.text)
        }
        return text
    }

    /// A text, of at most so many bytes.
    public func optionalText(_ name: String, most: Int = 200) throws(RequestError) -> String? {
        guard let value = object[name] else { return nil }
        guard let text = value.stringValue, !text.isEmpty, text.utf8.count <= most else {
            throw .wrong(name, RequestTexts.text(most: most))
        }
        return text
    }

    /// A whole number within a range.
    public func number(_ name: String, _ range: ClosedRange<Int>) throws(RequestError) -> Int? {
        guard let value = object[name] else { return nil }
        guard let number = value.integerValue.flatMap({ Int(exactly: $0) }), range.contains(number) else {
            throw .wrong(
                name,
                Message("request-number", ["lower-bound": .of(range.lowerBound), "upper-bound": .of(range.upperBound)]))
        }
        return number
    }

    /// True or false.
    public func flag(_ name: String) throws(RequestError) -> Bool? {
        guard let value = object[name] else { return nil }
        guard let flag = value.booleanValue else {
            throw .wrong(name, Message("request-flag"))
        }
        return flag
    }

    /// The elements of an array; none where it is absent.
    public func array(_ name: String, most: Int) throws(RequestError) -> [JSONValue] {
        guard let value = object[name] else { return [] }
        guard let elements = value.arrayValue else { throw .wrong(name, Message("request-array")) }
        guard elements.count <= most else {
            throw RequestError(.tooLarge, Message("request-too-many", ["name": .of(name), "most": .of(most)]))
        }
        return elements
    }
}
