/// A picture as pixels: three bytes each, red, green and blue, row by row from the top.
public struct Picture: Hashable, Sendable {
    /// The most pixels that a picture may have.
    public static let mostPixels = 100_000_000

    /// Pixels from left to right.
    public let width: Int
    /// Pixels from top to bottom.
    public let height: Int
    /// `width · height · 3` bytes.
    public internal(set) var bytes: ContiguousArray<UInt8>

    /// A picture of one colour.
    /// - Throws: `MapDrawingError.tooManyPixels` above `mostPixels`, or where a side is below one.
    package init(width: Int, height: Int, colour: Colour) throws(MapDrawingError) {
        let (count, overflow) = width.multipliedReportingOverflow(by: height)
        guard width > 0, height > 0, !overflow, count <= Picture.mostPixels else {
            throw .tooManyPixels(width: width, height: height)
        }
        self.width = width
        self.height = height
        bytes = ContiguousArray(repeating: 0, count: count * 3)
        for pixel in 0..<count {
            bytes[pixel * 3] = colour.red
            bytes[pixel * 3 + 1] = colour.green
            bytes[pixel * 3 + 2] = colour.blue
        }
    }

    /// The colour of a pixel; `nil` outside the picture.
    public subscript(x: Int, y: Int) -> Colour? {
        guard x >= 0, x < width, y >= 0, y < height else { return nil }
        let start = (y * width + x) * 3
        return Colour(UInt32(bytes[start]) << 16 | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start + 2]))
    }
}
