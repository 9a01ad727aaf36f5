import CPROJ
import Support

/// PROJ, loaded when the first context is made.
enum ProjLibrary {
    /// Loads it the first time. PROJ 8 is number 22, PROJ 9 number 25.
    static let loading = SystemLibrary(
        "PROJ", files: DynamicLibrary.names("proj", versions: [25, 22, 23, 24] + Array(26...30)), apt: "libproj-dev",
        brew: "proj"
    ).load(.init(vq_proj_symbols(), vq_proj_addresses(), count: vq_proj_count()))
}
