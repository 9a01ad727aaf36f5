/// A pattern for names of properties: a name, or one with `*` for any characters.
///
///     "name"      that property
///     "name:*"    name:ru, name:en …
///     "*"         all
///     "\*"        the property that is called *
struct NamePattern: Sendable, Hashable {
    /// The pattern as it was written.
    let text: String
    private let pattern: LikePattern?
    /// The name, where the pattern has no star.
    let name: String?

    init(_ text: String) {
        self.text = text
        var parts: [LikePattern.Part] = []
        var literal: [UInt8] = []
        var isEscaped = false
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\\") where !isEscaped:
                isEscaped = true
                continue
            case UInt8(ascii: "*") where !isEscaped:
                if !literal.isEmpty { parts.append(.text(String(decoding: literal, as: UTF8.self))) }
                literal = []
                parts.append(.anyCharacters)
            default:
                if isEscaped, byte != UInt8(ascii: "*"), byte != UInt8(ascii: "\\") {
                    literal.append(UInt8(ascii: "\\"))
                }
                literal.append(byte)
            }
            isEscaped = false
        }
        if isEscaped { literal.append(UInt8(ascii: "\\")) }
        let rest = String(decoding: literal, as: UTF8.self)
        name = parts.isEmpty ? rest : nil
        if !rest.isEmpty { parts.append(.text(rest)) }
        pattern = name == nil ? LikePattern(parts, foldings: []) : nil
    }

    /// Whether it matches a name. A name without a star must have the same scalars.
    func matches(_ property: String) -> Bool {
        if let name { return name.utf8.elementsEqual(property.utf8) }
        return pattern?.matches(property) ?? false
    }
}
