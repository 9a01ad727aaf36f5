import Compression
import Support

/// An HGT tile packed with gzip.
struct GzippedHGT: ElevationSource {
    let name: String
    private let placement: HGTPlacement

    var grid: ElevationGrid { placement.grid }
    var blockSize: (columns: Int, rows: Int) { placement.blockSize }

    /// Reads the unpacked size from the last four bytes (RFC 1952, section 2.3.1).
    init(_ file: MappedFile) throws(ElevationError) {
        name = file.path
        guard file.bytes.count >= 18 else { throw ElevationError(path: name, problem: .damagedArchive) }
        let size = file.bytes.suffix(4).reversed().reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
        // A truncated file ends with an arbitrary number.
        guard let size = Int(exactly: size), HGT.side(ofByteCount: size) != nil else {
            throw ElevationError(path: name, problem: .damagedArchive)
        }
        placement = try HGTPlacement(path: file.path, shownPath: file.path, byteCount: size)
    }

    func open() throws(ElevationError) -> any ElevationReader {
        let count = 2 * placement.side * placement.side
        guard let bytes = try unpacked(count), bytes.count == count else {
            throw ElevationError(path: name, problem: .damagedArchive)
        }
        return HGTSamples(bytes, side: placement.side, heldBytes: count)
    }

    /// The unpacked bytes; `nil` where there are more than `count`, or they are damaged.
    private func unpacked(_ count: Int) throws(ElevationError) -> [UInt8]? {
        let file = try MappedFile.forElevation(name)
        let decompression = Decompression(.gzip)
        var rest = file.bytes[...]
        // One extra byte shows whether there are more.
        return try? [UInt8](unsafeUninitializedCapacity: count + 1) { room, filled in
            while filled <= count {
                let free = UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: room[filled...]))
                let read = try decompression.read(into: free) { buffer in
                    let piece = rest.prefix(buffer.count)
                    buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: piece))
                    rest = rest.dropFirst(piece.count)
                    return piece.count
                }
                if read == 0 { break }
                filled += read
            }
        }
    }
}
