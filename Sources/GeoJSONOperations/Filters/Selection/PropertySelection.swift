public import GeoJSON
public import JSON

/// Which properties of Features are kept, and under which names.
///
///     let selection = try PropertySelection(
///         keeping: ["name", "name:*", "population"], dropping: ["name:zh"],
///         renaming: [.init("population", to: "inhabitants")])
///     let feature = try selection.applied(to: feature)
///
/// A property stays where `keeping` is `nil` or matches it, and `dropping` does not match it. Both lists have names of the file;
/// `*` stands for any characters and `\*` for a star. Then the remaining ones are renamed. Properties keep the order of the
/// file and every digit of their values; a Feature without dropped or renamed properties is unchanged.
public struct PropertySelection: Sendable, Hashable {
    /// A property and its new name.
    public struct Renaming: Sendable, Hashable {
        /// The name in the file.
        public var name: String
        /// The new name.
        public var newName: String

        /// Makes a renaming.
        public init(_ name: String, to newName: String) {
            self.name = name
            self.newName = newName
        }
    }

    private let kept: [NamePattern]?
    private let dropped: [NamePattern]
    private let renamings: [Renaming]

    /// Makes a selection.
    ///
    /// - Parameters:
    ///   - keeping: the properties to keep; `nil` for all, an empty list for none.
    ///   - dropping: the properties to remove, also where `keeping` matches them.
    ///   - renaming: names as they are in the file, without stars, and new ones.
    /// - Throws: `PropertySelectionError` where a property would get two names or two properties one.
    public init(
        keeping: [String]? = nil, dropping: [String] = [], renaming: [Renaming] = []
    ) throws(PropertySelectionError) {
        kept = keeping.map { $0.map { NamePattern($0) } }
        dropped = dropping.map { NamePattern($0) }
        renamings = renaming
        for (index, renaming) in renaming.enumerated() {
            for other in renamings[..<index] {
                if other.name.isSpelled(renaming.name) { throw .renamedTwice(renaming.name) }
                if other.newName.isSpelled(renaming.newName) { throw .nameTaken(renaming.newName) }
            }
        }
    }

    /// Whether a property stays.
    public func keeps(_ name: String) -> Bool {
        (kept?.contains { $0.matches(name) } ?? true) && !dropped.contains { $0.matches(name) }
    }

    /// The properties that stay, renamed.
    ///
    /// - Complexity: O(*n* · *k*) for *n* properties and *k* names.
    /// - Throws: `PropertySelectionError` where a renamed property would have the name of another that stays.
    public func applied(to properties: JSONObject) throws(PropertySelectionError) -> JSONObject {
        let members = properties.members
        var result: [JSONObject.Member] = []
        var isChanged = false
        for member in members {
            guard keeps(member.key) else {
                isChanged = true
                continue
            }
            var member = member
            if let renaming = renamings.first(where: { $0.name.isSpelled(member.key) }) {
                isChanged = true
                member.key = renaming.newName
            }
            result.append(member)
        }
        guard isChanged else { return properties }
        for renaming in renamings {
            let isUsed = members.contains { $0.key.isSpelled(renaming.name) && keeps($0.key) }
            // Names may be exchanged at once, but none may occur twice.
            let isTaken = members.contains { member in
                member.key.isSpelled(renaming.newName) && keeps(member.key)
                    && !renamings.contains { $0.name.isSpelled(member.key) }
            }
            if isUsed, isTaken { throw .nameTaken(renaming.newName) }
        }
        return JSONObject(members: result)
    }

    /// A Feature with the remaining properties; everything else is unchanged.
    ///
    /// - Throws: `PropertySelectionError` where a renamed property would have the name of another that stays.
    public func applied(to feature: Feature) throws(PropertySelectionError) -> Feature {
        guard let properties = feature.properties else { return feature }
        var feature = feature
        feature.properties = try applied(to: properties)
        return feature
    }

    /// The names that the selection has, those with stars left out: a property that no Feature has was probably misspelt. See
    /// `PropertySightings`.
    public var propertyNames: [String] {
        ((kept ?? []) + dropped).compactMap { $0.name } + renamings.map { $0.name }
    }
}
