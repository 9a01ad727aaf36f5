import CCairo
import Support

/// Cairo and Pango, loaded when the first picture is drawn: Pango's part for Cairo is linked with all others.
enum CairoLibrary {
    /// Loads them the first time.
    private static let loading = SystemLibrary(
        "Pango (Cairo)", files: DynamicLibrary.names("pangocairo-1.0", versions: [0]), apt: "libpangocairo-1.0-0",
        brew: "pango"
    ).load(.init(vq_cairo_symbols(), vq_cairo_addresses(), count: vq_cairo_count()))

    /// Loads them unless they are.
    static func load() throws(CairoDrawingError) {
        if case .failure(let error) = loading { throw .library(error) }
    }
}
