/// The tags of one way, as far as the bicycle rules look at them.
///
///     let tags: WayTags = ["highway": "residential", "oneway": "yes"]
///     tags[.oneway]  // "yes"
///
/// A way has a handful of them, so they are a list; looking for one that is not there costs one bit.
package struct WayTags: Sendable, Hashable {
    private struct Entry: Sendable, Hashable {
        var key: Tag
        var value: String
    }

    private var entries: [Entry] = []
    /// Bit n is set if a key whose number is n, or n + 64, is among the entries.
    private var present: UInt64 = 0

    /// No tags.
    package init() {}

    /// The value of a key; `nil` where the way does not have it.
    package subscript(key: Tag) -> String? {
        get {
            guard present & bit(key) != 0 else { return nil }
            for entry in entries where entry.key == key { return entry.value }
            return nil
        }
        set {
            if present & bit(key) != 0 { entries.removeAll { $0.key == key } }
            guard let newValue else { return }
            present |= bit(key)
            entries.append(Entry(key: key, value: newValue))
        }
    }

    private func bit(_ key: Tag) -> UInt64 { 1 << UInt64(key.rawValue & 63) }

    /// Whether both have the same values, in any order.
    package static func == (one: WayTags, other: WayTags) -> Bool { Set(one.entries) == Set(other.entries) }

    /// Feeds the keys and values to a hasher.
    package func hash(into hasher: inout Hasher) { hasher.combine(Set(entries)) }
}

extension WayTags: ExpressibleByDictionaryLiteral {
    /// Takes OSM keys and values; keys that no rule uses are ignored, of repeated ones the last counts.
    package init(dictionaryLiteral elements: (String, String)...) {
        for (key, value) in elements {
            if let key = Tag(key: key) { self[key] = value }
        }
    }
}
