internal import GeoJSON
internal import Languages

/// A zone with where it stands in the file.
struct ReadZone {
    let zone: Quest.Zone
    /// The pointer to the feature.
    let pointer: JSONPointer

    /// `Zone “Lake”`
    var label: LocalizedText { ZoneReader.label(zone.name) }
}
