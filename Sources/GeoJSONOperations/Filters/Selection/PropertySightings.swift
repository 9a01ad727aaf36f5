public import GeoJSON
import JSON

/// Records which of some names of properties any Feature had, to find misspelt ones.
///
///     var sightings = PropertySightings(selection.propertyNames)
///     for feature in features { sightings.look(at: feature) }
///     sightings.unseen  // ["popluation"]
///
/// A `FilterRun` does this by itself for the names of a filter.
public struct PropertySightings: Sendable, Hashable {
    /// The names that no Feature had so far, in the order they were given.
    public private(set) var unseen: [String]

    /// Starts looking for names.
    public init(_ names: [String]) {
        unseen = []
        for name in names where !unseen.contains(where: { $0.isSpelled(name) }) { unseen.append(name) }
    }

    /// Looks at a Feature; costs nothing once all names have been seen.
    ///
    /// - Complexity: O(*n* · *k*) for properties of *n* bytes and *k* names not seen yet.
    public mutating func look(at feature: Feature) {
        guard !unseen.isEmpty, let properties = feature.properties else { return }
        unseen.removeAll { properties[$0] != nil }
    }
}
