/// The tags of one element, as far as the map looks at them.
struct ElementTags: Sendable {
    private var entries: [(key: TagKey, value: String)] = []

    init() {}

    /// The value of a key; `nil` where the element does not have it, or an empty one.
    subscript(key: TagKey) -> String? {
        for entry in entries where entry.key == key { return entry.value }
        return nil
    }

    var isEmpty: Bool { entries.isEmpty }

    mutating func append(_ key: TagKey, _ value: String) {
        guard !value.isEmpty else { return }
        entries.append((key, value))
    }

    mutating func removeAll() { entries.removeAll(keepingCapacity: true) }
}

extension ElementTags: ExpressibleByDictionaryLiteral {
    /// Takes keys as in the data; unknown ones are left out.
    init(dictionaryLiteral elements: (String, String)...) {
        for (key, value) in elements {
            if let key = TagKey.byText[key] { append(key, value) }
        }
    }
}
