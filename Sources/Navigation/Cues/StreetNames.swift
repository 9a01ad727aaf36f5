/// The names of a street that has several: `Oak Lane;Mill Lane`.
///
/// Source: OSM wiki, *Semi-colon value separator*. Valhalla splits them alike and joins them with a stroke.
enum StreetNames {
    /// The name as cues say it, with a stroke between several: `Oak Lane / Mill Lane`.
    static func written(_ name: String) -> String {
        guard hasSeveral(name) else { return name }
        let parts = parts(name)
        return parts.isEmpty ? name : parts.joined(separator: " / ")
    }

    /// Whether two streets have a name in common.
    static func share(_ one: String, _ other: String) -> Bool {
        guard hasSeveral(one) || hasSeveral(other) else { return one == other }
        return !Set(parts(one)).isDisjoint(with: parts(other))
    }

    private static func hasSeveral(_ name: String) -> Bool {
        let semicolon = UInt8(ascii: ";")
        return name.utf8.withContiguousStorageIfAvailable { $0.contains(semicolon) } ?? name.utf8.contains(semicolon)
    }

    private static func parts(_ name: String) -> [Substring] {
        name.split(separator: ";").map { part in
            let start = part.drop { $0.isWhitespace }
            return start.dropLast(start.reversed().prefix { $0.isWhitespace }.count)
        }.filter { !$0.isEmpty }
    }
}
