import CZlib
import Geodesy
public import Support

/// Writes an OpenStreetMap file in the PBF format, block by block.
///
///     var builder = OSMBlockBuilder()
///     builder.addNode(id: 1, longitude: 614_026_000, latitude: 551_599_000)
///     try PBFWriter.write([builder.finish()], header: OSMHeader(writingProgram: "questctl"), to: "city.osm.pbf")
///
/// Nodes are written dense, blobs are compressed with zlib at a fixed level, and blocks of more than 8000 elements are
/// split: the same input gives the same bytes with the same version of zlib.
/// Source: <https://wiki.openstreetmap.org/wiki/PBF_Format>.
///
/// Not enforced: that ids are unique or sorted. Nothing is written of versions, authors and places inside ways.
public struct PBFWriter {
    /// A block that does not fit the format.
    public struct Failure: Error, Sendable, Hashable, LocalizedMessage {
        /// What is wrong.
        public enum Problem: Sendable, Hashable {
            /// Columns of a block that do not fit together, or numbers that lead out of them.
            case inconsistentBlock
            /// One element alone is larger than a block may be.
            case tooLarge
        }

        /// What is wrong.
        public var problem: Problem

        /// Notes what is wrong.
        public init(problem: Problem) {
            self.problem = problem
        }
    }

    private let sink: ([UInt8]) throws -> Void

    /// Starts a file with its header.
    /// - Parameter sink: takes the bytes of the file one piece after the other.
    /// - Throws: what the sink throws.
    public init(header: OSMHeader, sink: @escaping ([UInt8]) throws -> Void) throws {
        self.sink = sink
        try sink(Self.framed(Self.encode(header), type: "OSMHeader"))
    }

    /// Appends a block: first its nodes, then its ways, then its relations.
    /// - Throws: `Failure` where the block cannot be written, and what the sink throws.
    public func write(_ block: OSMBlock) throws {
        try Self.eachBlob(of: block, sink)
    }

    /// Writes a whole file, which appears whole or not at all.
    /// - Throws: `Failure` where a block cannot be written, `FileError` where the operating system refuses.
    public static func write(_ blocks: some Sequence<OSMBlock>, header: OSMHeader, to path: String) throws {
        try write(to: path, header: header) { consume in
            for block in blocks { try consume(block) }
        }
    }

    /// Writes a whole file of the blocks that `produce` hands over; it appears whole or not at all.
    /// - Throws: as above, and what `produce` throws.
    public static func write(
        to path: String, header: OSMHeader, _ produce: ((OSMBlock) throws -> Void) throws -> Void
    ) throws {
        var file = try OutputFile(path: path)
        try file.write(framed(encode(header), type: "OSMHeader"))
        try produce { block in
            try eachBlob(of: block) { try file.write($0) }
        }
        try file.commit()
    }

    private static func eachBlob(of block: OSMBlock, _ body: ([UInt8]) throws -> Void) throws {
        guard PBFBlockEncoder.isConsistent(block) else { throw Failure(problem: .inconsistentBlock) }
        var encoder = PBFBlockEncoder(block)
        while let content = encoder.next() { try body(framed(content, type: "OSMData")) }
    }

    private static func framed(_ content: [UInt8], type: String) throws(Failure) -> [UInt8] {
        guard content.count < BlobHeader.largestBlob else { throw Failure(problem: .tooLarge) }
        var blob = WireWriter()
        blob.field(2, varint: UInt64(content.count))
        blob.field(3, try compressed(content))
        guard blob.bytes.count <= BlobHeader.largestBlob else { throw Failure(problem: .tooLarge) }
        var header = WireWriter()
        header.field(1, Array(type.utf8))
        header.field(3, varint: UInt64(blob.bytes.count))
        let size = UInt32(truncatingIfNeeded: header.bytes.count).bigEndian
        return withUnsafeBytes(of: size) { [UInt8]($0) } + header.bytes + blob.bytes
    }

    private static func compressed(_ content: [UInt8]) throws(Failure) -> [UInt8] {
        let bound = Int(compressBound(uLong(content.count)))
        var status = Z_OK
        let result = [UInt8](unsafeUninitializedCapacity: bound) { room, count in
            var written = uLong(bound)
            status = compress2(room.baseAddress, &written, content, uLong(content.count), 6)
            count = status == Z_OK ? Int(written) : 0
        }
        guard status == Z_OK else { throw Failure(problem: .tooLarge) }
        return result
    }

    private static func encode(_ header: OSMHeader) -> [UInt8] {
        var message = WireWriter()
        if let bounds = header.bounds {
            var box = WireWriter()
            for (index, edge) in [bounds.west, bounds.east, bounds.north, bounds.south].enumerated() {
                box.field(UInt64(index + 1), zigzag: Int64(exactly: (edge * 1e9).rounded()) ?? 0)
            }
            message.field(1, box)
        }
        for feature in PBFHeaderBlock.writtenFeatures { message.field(4, Array(feature.utf8)) }
        if let program = header.writingProgram { message.field(16, Array(program.utf8)) }
        if let timestamp = header.timestamp { message.field(32, varint: UInt64(bitPattern: timestamp)) }
        if let number = header.replicationNumber { message.field(33, varint: UInt64(bitPattern: number)) }
        return message.bytes
    }
}
