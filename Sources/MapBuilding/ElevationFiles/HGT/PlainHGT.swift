import Support

/// An HGT tile as a file; the operating system reads the pages that are needed.
struct PlainHGT: ElevationSource {
    let name: String
    private let placement: HGTPlacement

    var grid: ElevationGrid { placement.grid }
    var blockSize: (columns: Int, rows: Int) { placement.blockSize }

    init(_ file: MappedFile) throws(ElevationError) {
        name = file.path
        placement = try HGTPlacement(path: file.path, shownPath: file.path, byteCount: file.bytes.count)
    }

    func open() throws(ElevationError) -> any ElevationReader {
        let file = try MappedFile.forElevation(name)
        guard file.bytes.count == 2 * placement.side * placement.side else {
            throw ElevationError(path: name, problem: .wrongSize(file.bytes.count))
        }
        return HGTSamples(MappedBytes(file: file), side: placement.side, heldBytes: 0)
    }
}

/// The bytes of a mapped file as a collection that keeps the file mapped.
struct MappedBytes: RandomAccessCollection {
    let file: MappedFile
    var startIndex: Int { 0 }
    var endIndex: Int { file.bytes.count }
    subscript(index: Int) -> UInt8 { file.bytes[index] }
}
