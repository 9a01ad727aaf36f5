public import VeloQuest

/// The members of a request's body, read one by one; an error says which is wrong and what it has to be.
public struct RequestMembers: Sendable {
    /// All members.
    public let object: JSONObject

    /// Reads a body.
    public init(_ bytes: [UInt8]) throws(EventProblem) {
        let value: JSONValue
        do { value = try JSONValue(parsing: bytes) } catch { throw EventProblem(.malformed, error.message) }
        try self.init(value)
    }

    /// The members of a value that has to be an object.
    public init(_ value: JSONValue) throws(EventProblem) {
        guard let object = value.objectValue else {
            throw EventProblem(
                .malformed, LocalizedText("This is not a JSON object.", "Это не объект JSON."))
        }
        self.object = object
    }

    /// A text that has to be there.
    public func text(_ name: String, most: Int = 200) throws(EventProblem) -> String {
        guard let text = try optionalText(name, most: most) else {
            throw wrong(name, LocalizedText("a text", "строкой"))
        }
        return text
    }

    /// A text, of at most so many bytes.
    public func optionalText(_ name: String, most: Int = 200) throws(EventProblem) -> String? {
        guard let value = object[name] else { return nil }
        guard let text = value.stringValue, !text.isEmpty, text.utf8.count <= most else {
            throw wrong(name, LocalizedText("a text of 1 to \(most) bytes", "строкой от 1 до \(most) байт"))
        }
        return text
    }

    /// A whole number within a range.
    public func number(_ name: String, _ range: ClosedRange<Int>) throws(EventProblem) -> Int? {
        guard let value = object[name] else { return nil }
        guard let number = value.integerValue.flatMap({ Int(exactly: $0) }), range.contains(number) else {
            throw wrong(
                name,
                LocalizedText(
                    "a whole number from \(range.lowerBound) to \(range.upperBound)",
                    "целым числом от \(range.lowerBound) до \(range.upperBound)"))
        }
        return number
    }

    /// True or false.
    public func flag(_ name: String) throws(EventProblem) -> Bool? {
        guard let value = object[name] else { return nil }
        guard let flag = value.booleanValue else { throw wrong(name, LocalizedText("true or false", "true или false")) }
        return flag
    }

    /// The elements of an array; none where it is absent.
    public func array(_ name: String, most: Int) throws(EventProblem) -> [JSONValue] {
        guard let value = object[name] else { return [] }
        guard let elements = value.arrayValue else { throw wrong(name, LocalizedText("an array", "массивом")) }
        guard elements.count <= most else {
            throw EventProblem(
                .tooLarge,
                LocalizedText(
                    "“\(name)” may have at most \(most) elements.", "В «\(name)» не больше \(most) элементов."))
        }
        return elements
    }

    /// The problem of a member that is not what it has to be.
    public func wrong(_ name: String, _ expected: LocalizedText) -> EventProblem { Self.wrong(name, expected) }

    static func wrong(_ name: String, _ expected: LocalizedText) -> EventProblem {
        EventProblem(
            .malformed,
            LocalizedText("“\(name)” has to be \(expected.english).", "«\(name)» должно быть \(expected.russian)."))
    }
}

/// A name that stands in logs, tables and addresses.
enum PlainName {
    /// Whether it has 1 to 64 letters, digits, points, hyphens and underscores.
    static func isValid(_ text: String) -> Bool {
        // A name of points alone would be another folder in an address, or in an export.
        (1...64).contains(text.utf8.count) && !text.utf8.allSatisfy { $0 == 0x2E }
            && text.utf8.allSatisfy {
                (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x2D
                    || $0 == 0x2E || $0 == 0x5F
            }
    }

    /// What it has to be.
    static let expected = LocalizedText(
        "1 to 64 letters, digits, points, hyphens and underscores, not points alone",
        "строкой из 1–64 латинских букв, цифр, точек, дефисов и подчёркиваний, не из одних точек")
}

/// A text that stands in tables and on one line: stores end texts at U+0000, and terminals obey others.
enum PlainText {
    /// Whether it has no control characters.
    static func isValid(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }

    /// What it has to be.
    static let expected = LocalizedText("a text without control characters", "строкой без управляющих символов")
}
