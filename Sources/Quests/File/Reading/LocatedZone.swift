internal import GeoJSON
import JSON

/// A zone with its position in the file.
struct LocatedZone {
    let zone: Quest.Zone
    /// The pointer to the feature.
    let pointer: JSONPointer
}
