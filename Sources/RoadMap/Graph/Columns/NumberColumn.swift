/// A column of whole numbers from 0, each in as many bytes as the largest of them needs, little-endian.
///
/// The section table says how many bytes these are: two for the names of a city, four for those of a continent. A value is
/// read by one load and a mask, whatever its number.
///
/// The values live as long as the image, which every holder of columns keeps.
@usableFromInline
package struct NumberColumn: @unchecked Sendable {
    /// How many bytes a value is loaded with, and so how many must be readable from where the last one starts.
    static let loadedBytes = MemoryLayout<UInt64>.size

    /// Starts with the values and goes on at least so far that the last one can be loaded.
    @usableFromInline let bytes: UnsafeRawBufferPointer
    @usableFromInline let width: Int
    @usableFromInline let mask: UInt64
    @usableFromInline package let count: Int

    /// Takes `count` values of `width` bytes, 1 to 8, at the start of `bytes`; `nil` where bytes are missing.
    package init?(bytes: UnsafeRawBufferPointer, width: Int, count: Int) {
        guard (1...NumberColumn.loadedBytes).contains(width), count >= 0,
            count == 0 || (bytes.count - NumberColumn.loadedBytes) / width >= count - 1,
            count == 0 || bytes.count >= NumberColumn.loadedBytes
        else { return nil }
        self.bytes = bytes
        self.width = width
        self.count = count
        mask = UInt64.max >> UInt64(64 - 8 * width)
    }

    /// Not enforced here but by `RoadGraph.init`: that numbers taken from one column are in range of the next.
    @inlinable @inline(__always)
    package subscript(index: Int) -> UInt64 {
        precondition(index >= 0 && index < count)
        return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index &* width, as: UInt64.self)) & mask
    }

    /// The fewest bytes, 1 to 8, that a number fits in.
    static func width(of largest: UInt64) -> Int {
        max((71 - largest.leadingZeroBitCount) / 8, 1)
    }
}
