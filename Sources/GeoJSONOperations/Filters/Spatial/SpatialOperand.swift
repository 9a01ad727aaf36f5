public import GeoJSON

/// An operand of a spatial function.
public enum SpatialOperand: Sendable, Hashable {
    /// The geometry of the Feature, named `geometry` in a filter.
    case feature
    /// A geometry that the filter writes as WKT: longitudes and latitudes in degrees.
    case geometry(Geometry)
    /// `BBOX(…)`: west, south, east and north in degrees; west is greater than east across the antimeridian.
    case box(Extent)
}
