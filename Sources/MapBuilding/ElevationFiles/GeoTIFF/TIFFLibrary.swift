import CTIFF
import Support

/// libtiff, loaded when the first file is opened.
enum TIFFLibrary {
    /// Loads it the first time. libtiff 4.5 is number 6.
    static let loading = SystemLibrary(
        "libtiff", files: DynamicLibrary.names("tiff", versions: [6, 5]), apt: "libtiff-dev", brew: "libtiff"
    ).load(
        .init(vq_tiff_symbols(), vq_tiff_addresses(), count: vq_tiff_count()),
        .init(vq_tiff_tags_symbols(), vq_tiff_tags_addresses(), count: vq_tiff_tags_count()),
        .init(
            vq_tiff_opening_symbols(), vq_tiff_opening_addresses(), count: vq_tiff_opening_count(), isOptional: true))
}
