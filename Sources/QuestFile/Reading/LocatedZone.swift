import Diagnostics
internal import GeoJSON

/// A zone with where it stands in the file.
struct LocatedZone {
    let zone: Quest.Zone
    /// The pointer to the feature.
    let pointer: JSONPointer
}
