/// The most important signed bicycle route that an edge belongs to.
///
/// The raw values are part of the map file format. Source: OSM wiki, *Cycle routes*.
public enum BicycleRoute: UInt8, Sendable, Hashable, CaseIterable {
    /// None is known.
    case none = 0
    /// For mountain bicycles (`route=mtb`).
    case mountain = 1
    /// Within a town (`network=lcn`).
    case local = 2
    /// Within a region (`network=rcn`).
    case regional = 3
    /// Across a country (`network=ncn`).
    case national = 4
    /// Across borders (`network=icn`).
    case international = 5
}
