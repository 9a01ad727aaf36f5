import CCairo
public import Support

/// What Cairo draws on: pixels in memory, or the page of a PDF file.
struct CairoSurface: ~Copyable {
    let pointer: OpaquePointer
    /// Where Cairo writes the page; it does so until the surface is destroyed.
    private let file: GrowingFile

    /// Pixels; solid ones unless something is to be seen through them.
    init(pixelsAcross width: Int, down height: Int, isTransparent: Bool = false) throws(CairoDrawingError) {
        try CairoLibrary.load()
        let format = isTransparent ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24
        let made = cairo_image_surface_create(format, Int32(clamping: width), Int32(clamping: height))
        pointer = try CairoSurface.checked(made)
        file = GrowingFile()
    }

    /// A page whose sides are in points. Cairo would write the current time unless the date is set to nothing.
    init(pageAcross width: Double, down height: Double, title: String) throws(CairoDrawingError) {
        try CairoLibrary.load()
        let file = GrowingFile()
        let made = cairo_pdf_surface_create_for_stream(GrowingFile.append, file.closure, width, height)
        cairo_pdf_surface_restrict_to_version(made, CAIRO_PDF_VERSION_1_5)
        cairo_pdf_surface_set_metadata(made, CAIRO_PDF_METADATA_CREATE_DATE, nil)
        cairo_pdf_surface_set_metadata(made, CAIRO_PDF_METADATA_TITLE, title.onOneLine)
        cairo_pdf_surface_set_metadata(made, CAIRO_PDF_METADATA_CREATOR, "VeloQuest")
        pointer = try withExtendedLifetime(file) { () throws(CairoDrawingError) in try CairoSurface.checked(made) }
        self.file = file
    }

    /// A new surface, unless Cairo could not make it whole.
    private static func checked(_ surface: OpaquePointer?) throws(CairoDrawingError) -> OpaquePointer {
        let status = cairo_surface_status(surface)
        if let surface, status == CAIRO_STATUS_SUCCESS { return surface }
        cairo_surface_destroy(surface)
        throw .failed(String(cString: cairo_status_to_string(status)))
    }

    /// Ends the file while there is still one to write to: a context may keep the surface longer.
    deinit {
        withExtendedLifetime(file) {
            cairo_surface_finish(pointer)
            cairo_surface_destroy(pointer)
        }
    }

    /// Draws with a Cairo context that ends with the call.
    func draw(_ body: (OpaquePointer) -> Void) throws(CairoDrawingError) {
        guard let context = cairo_create(pointer) else { return }
        defer { cairo_destroy(context) }
        body(context)
        try CairoSurface.check(cairo_status(context))
    }

    /// The pixels as a file.
    func png() throws(CairoDrawingError) -> [UInt8] {
        cairo_surface_flush(pointer)
        try CairoSurface.check(cairo_surface_write_to_png_stream(pointer, GrowingFile.append, file.closure))
        return file.bytes
    }

    /// Sets the sides of the next page in points.
    func setPage(across width: Double, down height: Double) { cairo_pdf_surface_set_size(pointer, width, height) }

    /// The page as a file; nothing can be drawn on it any more.
    func pdf() throws(CairoDrawingError) -> [UInt8] {
        cairo_surface_show_page(pointer)
        return try finished()
    }

    /// The pages shown so far as a file; nothing can be drawn any more.
    func finished() throws(CairoDrawingError) -> [UInt8] {
        cairo_surface_finish(pointer)
        try CairoSurface.check(cairo_surface_status(pointer))
        return file.bytes
    }

    static func check(_ status: cairo_status_t) throws(CairoDrawingError) {
        guard status == CAIRO_STATUS_SUCCESS else { throw .failed(String(cString: cairo_status_to_string(status))) }
    }
}

/// The bytes of a file as Cairo hands them out.
private final class GrowingFile {
    private(set) var bytes: [UInt8] = []

    /// What Cairo hands to `append`; valid as long as the file.
    var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    static let append: cairo_write_func_t = { closure, data, count in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        let file = Unmanaged<GrowingFile>.fromOpaque(closure).takeUnretainedValue()
        file.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
    }
}

/// Why a picture cannot be drawn as pixels or as a PDF page.
public enum CairoDrawingError: Error, Sendable, Hashable {
    /// A picture of so many pixels has no place in memory, or is longer than Cairo can count.
    case tooManyPixels(width: Int, height: Int)
    /// The computer has no font with letters.
    case noFonts
    /// Cairo gave up, for a reason in its own English words.
    case failed(String)
    /// Cairo or Pango is not installed, or too old.
    case library(SystemLibraryError)
}
