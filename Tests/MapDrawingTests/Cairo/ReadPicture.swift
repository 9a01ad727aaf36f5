import CCairo
import MapDrawing
import Testing

/// A PNG file read back by Cairo, which also judges its checksums.
struct ReadPicture {
    let width: Int
    let height: Int
    private let pixels: [UInt32]

    init(_ file: [UInt8]) throws {
        var rest = file[...]
        let surface = withUnsafeMutablePointer(to: &rest) { rest in
            cairo_image_surface_create_from_png_stream(
                { closure, data, count in
                    guard let rest = closure?.assumingMemoryBound(to: ArraySlice<UInt8>.self), let data,
                        rest.pointee.count >= count
                    else { return CAIRO_STATUS_READ_ERROR }
                    for index in 0..<Int(count) { data[index] = rest.pointee.removeFirst() }
                    return CAIRO_STATUS_SUCCESS
                }, rest)
        }
        defer { cairo_surface_destroy(surface) }
        try #require(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        let bytes = try #require(cairo_image_surface_get_data(surface))
        var pixels: [UInt32] = []
        for row in 0..<height {
            let start = UnsafeRawPointer(bytes + row * stride).assumingMemoryBound(to: UInt32.self)
            pixels += UnsafeBufferPointer(start: start, count: width)
        }
        self.pixels = pixels
    }

    /// The colour of a pixel; `nil` outside the picture.
    subscript(x: Int, y: Int) -> Colour? {
        x >= 0 && x < width && y >= 0 && y < height ? Colour(pixels[y * width + x] & 0xFF_FFFF) : nil
    }

    /// How much black there is on white, in pixels.
    var ink: Double { coverage.joined().reduce(0, +) }

    /// How black each pixel is, 0 to 1, row by row.
    var coverage: [[Double]] {
        (0..<height).map { y in (0..<width).map { x in 1 - Double(pixels[y * width + x] & 0xFF) / 255 } }
    }

    /// The smallest box around the pixels that some colours have.
    func box(where isMeant: (Colour) -> Bool) -> PictureBox? {
        var box: PictureBox?
        for y in 0..<height {
            for x in 0..<width where isMeant(Colour(pixels[y * width + x] & 0xFF_FFFF)) {
                let (left, top) = (Double(x), Double(y))
                box = PictureBox(
                    left: min(box?.left ?? left, left), top: min(box?.top ?? top, top),
                    right: max(box?.right ?? 0, left + 1), bottom: max(box?.bottom ?? 0, top + 1))
            }
        }
        return box
    }

    /// How many pixels have some colours.
    func count(where isMeant: (Colour) -> Bool) -> Int { pixels.count { isMeant(Colour($0 & 0xFF_FFFF)) } }
}

extension Colour {
    /// How far it is from grey.
    var chroma: Int { Int(max(red, green, blue)) - Int(min(red, green, blue)) }
}
