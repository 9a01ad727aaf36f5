/// How firm a track is.
///
/// The raw values are part of the map file format. Source: OSM wiki, *Key:tracktype*.
public enum TrackGrade: UInt8, Sendable, Hashable, CaseIterable {
    /// The data does not say.
    case unknown = 0
    /// Paved or as hard as that.
    case grade1 = 1
    /// Hard with some gravel or sand.
    case grade2 = 2
    /// Hard and soft in equal parts.
    case grade3 = 3
    /// Soft with some hard material.
    case grade4 = 4
    /// Soft, earth or grass.
    case grade5 = 5
}
