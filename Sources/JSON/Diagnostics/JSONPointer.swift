/// The way from the root of a JSON text to one of its values (RFC 6901).
///
///     let pointer = JSONPointer(["features", "3", "properties", "answer"])
///     print(pointer)  // /features/3/properties/answer
///
/// The empty pointer is the whole text.
public struct JSONPointer: Sendable, Hashable {
    /// Member names and array indices from the root downwards, unescaped.
    public var components: [String]

    /// The whole text.
    public init() {
        components = []
    }

    /// Makes a pointer from unescaped member names and indices.
    public init(_ components: [String]) {
        self.components = components
    }

    /// Reads the text form; `nil` where it does not start with `/` or has a `~` not followed by 0 or 1.
    public init?(text: String) {
        guard !text.isEmpty else {
            components = []
            return
        }
        // Scalars, since a mark that combines with a slash makes another character of it.
        let scalars = text.unicodeScalars
        guard scalars.first == "/" else { return nil }
        var parts: [String] = []
        for part in scalars.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            guard let unescaped = Self.unescaped(Substring(part)) else { return nil }
            parts.append(unescaped)
        }
        components = parts
    }

    /// The pointer to a member of the object this one points to.
    public func appending(_ key: String) -> JSONPointer { JSONPointer(components + [key]) }

    /// The pointer to an element of the array this one points to.
    public func appending(_ index: Int) -> JSONPointer { appending(String(index)) }

    /// The pointer to the value that holds this one; the root is its own.
    public var parent: JSONPointer { JSONPointer(Array(components.dropLast())) }

    /// An array index as RFC 6901 section 4 writes it: no sign, no leading zero.
    package static func index(_ component: String) -> Int? {
        guard component.utf8.allSatisfy({ (0x30...0x39).contains($0) }), component.utf8.count <= 18 else { return nil }
        guard component.utf8.first != 0x30 || component.utf8.count == 1 else { return nil }
        return Int(component)
    }

    private static func unescaped(_ part: Substring) -> String? {
        guard part.utf8.contains(UInt8(ascii: "~")) else { return String(part) }
        var result = ""
        var isEscape = false
        for scalar in part.unicodeScalars {
            switch (isEscape, scalar) {
            case (true, "0"): result.unicodeScalars.append("~")
            case (true, "1"): result.unicodeScalars.append("/")
            case (true, _): return nil
            case (false, "~"):
                isEscape = true
                continue
            default: result.unicodeScalars.append(scalar)
            }
            isEscape = false
        }
        return isEscape ? nil : result
    }
}

extension JSONPointer: CustomStringConvertible {
    /// The text form with `~` written as `~0` and `/` as `~1`.
    public var description: String {
        var text = ""
        for component in components {
            text += "/"
            for scalar in component.unicodeScalars {
                switch scalar {
                case "~": text += "~0"
                case "/": text += "~1"
                default: text.unicodeScalars.append(scalar)
                }
            }
        }
        return text
    }
}
