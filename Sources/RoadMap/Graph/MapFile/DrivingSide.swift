/// On which side of the road traffic keeps.
///
/// The raw values are part of the map file format. Source: OSM wiki, *Key:driving_side*.
public enum DrivingSide: String, Sendable, Hashable, CaseIterable {
    /// As in most countries.
    case right
    /// As in Britain, Malta or Japan.
    case left
    /// The map reaches across a border between the two.
    case both
}
