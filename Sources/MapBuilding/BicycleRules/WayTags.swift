/// The tags of one way, as far as the bicycle rules look at them.
///
///     let tags: WayTags = ["highway": "residential", "oneway": "yes"]
///     tags[.oneway]  // "yes"
public struct WayTags: Sendable, Hashable {
    /// The keys that mean something to the rules; the raw values are the OSM keys.
    public enum Tag: String, Sendable, CaseIterable {
        /// Access for everybody.
        case access
        /// Whether a closed way is an area.
        case area
        /// Access for bicycles.
        case bicycle
        /// A street where bicycles come first.
        case bicycleRoad = "bicycle_road"
        /// A bridge.
        case bridge
        /// A Dutch or Belgian street where bicycles come first.
        case cyclestreet
        /// Lanes and tracks for bicycles.
        case cycleway
        /// The same on both sides.
        case cyclewayBoth = "cycleway:both"
        /// The same on the left.
        case cyclewayLeft = "cycleway:left"
        /// The same on the right.
        case cyclewayRight = "cycleway:right"
        /// Access for people on foot.
        case foot
        /// The kind of road.
        case highway
        /// Roundabouts.
        case junction
        /// A road built like a motorway.
        case motorroad
        /// The road's name.
        case name
        /// One-way streets.
        case oneway
        /// One-way streets, for bicycles.
        case onewayBicycle = "oneway:bicycle"
        /// The road's number.
        case ref
        /// Ferries, among others.
        case route
        /// What the way is covered with.
        case surface
        /// How firm a track is.
        case tracktype
        /// A tunnel.
        case tunnel
        /// Access for vehicles, bicycles among them.
        case vehicle
    }

    private var values: [Tag: String] = [:]

    /// No tags.
    public init() {}

    /// The value of a key; `nil` where the way does not have it.
    public subscript(key: Tag) -> String? {
        get { values[key] }
        set { values[key] = newValue }
    }
}

extension WayTags: ExpressibleByDictionaryLiteral {
    /// Takes OSM keys and values; keys without meaning to the rules are passed over, of repeated ones the last counts.
    public init(dictionaryLiteral elements: (String, String)...) {
        for (key, value) in elements {
            if let key = Tag(rawValue: key) { values[key] = value }
        }
    }
}
