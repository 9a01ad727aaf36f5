import CGEOS
import Support

/// GEOS, loaded when the first context is made.
enum GEOSLibrary {
    /// Loads it the first time.
    static let loading = SystemLibrary(
        "GEOS", files: DynamicLibrary.names("geos_c", versions: [1]), apt: "libgeos-dev", brew: "geos"
    ).load(.init(vq_geos_symbols(), vq_geos_addresses(), count: vq_geos_count()))
}
