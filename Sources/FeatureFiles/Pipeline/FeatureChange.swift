public import GeoJSON

/// What becomes of a Feature on its way from one file to another.
public enum FeatureChange: Sendable {
    /// It is written as it stands in the file, byte for byte.
    case keep
    /// Its geometry is replaced; everything else is written as it stands.
    case geometry(Geometry?)
    /// Other Features take its place: none, one or several.
    case features([Feature])

    /// It is left out.
    public static let drop = FeatureChange.features([])
}
