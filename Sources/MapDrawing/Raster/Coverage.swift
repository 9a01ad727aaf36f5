/// How much of each pixel a shape covers, 0 to 255, and where on the picture there is anything of it.
///
/// One value serves a whole picture: it is cleared as it is painted.
struct Coverage: ~Copyable {
    let width: Int
    let height: Int
    var values: ContiguousArray<UInt8>
    // The rows and columns that have been touched; empty while the first is not below the second.
    private(set) var top: Int
    private(set) var bottom = 0
    private(set) var left: Int
    package private(set) var right = 0

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
        values = ContiguousArray(repeating: 0, count: width * height)
        top = height
        left = width
    }

    /// Notes that values in these rows and columns may be set.
    mutating func touch(rows: Range<Int>, columns: Range<Int>) {
        top = min(top, rows.lowerBound)
        bottom = max(bottom, rows.upperBound)
        left = min(left, columns.lowerBound)
        right = max(right, columns.upperBound)
    }

    /// Paints what is covered in one colour, and clears the coverage.
    mutating func paint(_ colour: Colour, on picture: inout Picture) {
        if top < bottom, left < right {
            let (red, green, blue) = (UInt32(colour.red), UInt32(colour.green), UInt32(colour.blue))
            let opacity = UInt32(colour.opacity)
            picture.bytes.withUnsafeMutableBufferPointer { pixels in
                values.withUnsafeMutableBufferPointer { values in
                    for row in top..<bottom {
                        for index in (row * width + left)..<(row * width + right) where values[index] != 0 {
                            let share = UInt32(values[index]) * opacity
                            values[index] = 0
                            pixels[index * 3] = Coverage.mix(pixels[index * 3], red, share)
                            pixels[index * 3 + 1] = Coverage.mix(pixels[index * 3 + 1], green, share)
                            pixels[index * 3 + 2] = Coverage.mix(pixels[index * 3 + 2], blue, share)
                        }
                    }
                }
            }
        }
        (top, bottom, left, right) = (height, 0, width, 0)
    }

    /// A mean of two colour parts; `share` of the new one out of 255².
    @inline(__always)
    private static func mix(_ old: UInt8, _ new: UInt32, _ share: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: (UInt32(old) * (65_025 - share) + new * share + 32_512) / 65_025)
    }
}
