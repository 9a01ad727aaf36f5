import CGEOS
import CPROJ

/// The system libraries that this module uses.
public enum SpatialLibraries {
    /// Their versions, for example `GEOS 3.11.1, PROJ 9.1.1`.
    public static var versions: String {
        let geos = GEOSversion().map { String(cString: $0).split(separator: "-").first.map(String.init) ?? "" } ?? ""
        return "GEOS \(geos), PROJ \(PROJ_VERSION_MAJOR).\(PROJ_VERSION_MINOR).\(PROJ_VERSION_PATCH)"
    }
}
