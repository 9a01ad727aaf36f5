import Geodesy
import Support

/// Reads a PBF file block by block, decoding ahead on all cores and handing blocks out in the file's order.
///
///     file ──► blob │ blob blob blob blob │ ──► consumer
///                     at most `window` blobs are decoded ahead
enum PBFReader {
    /// Blobs that may be decoded ahead. Blobs are at most 32 MiB, usually 16 to 64 KiB.
    private static let window = 16
    /// Unpacked bytes that may be decoded ahead, so that a file of huge blobs does not fill the memory.
    private static let largestBacklog = 64 << 20

    static func header(of path: String) throws(OSMReadingError) -> OSMHeader {
        do throws(OSMReadingError.Problem) {
            var file = BlobFile(try InputFile.opened(path))
            return try header(from: &file)
        } catch {
            throw OSMReadingError(fileName: path, location: .byte(0), problem: error)
        }
    }

    private static func header(from file: inout BlobFile) throws(OSMReadingError.Problem) -> OSMHeader {
        guard let (header, blob) = try file.next() else { throw .empty }
        guard header.isHeader else { throw .unknownFormat }
        let decoded = try blob.withContent { (bytes) throws(OSMFileDamage) in try PBFHeaderBlock(decoding: bytes) }
        if let refusal = decoded.refusal { throw refusal }
        return decoded.header
    }

    static func read<Output: Sendable>(
        _ path: String, parts: OSMElementKinds, progress: ((ReadingProgress) -> Void)?,
        transform: @escaping @Sendable (OSMBlock) -> Output, _ consume: (Output) throws -> Void
    ) throws {
        var place = 0
        do {
            var file = BlobFile(try InputFile.opened(path))
            _ = try header(from: &file)
            let size = file.size
            var ahead: [BlobDecoding<Output>] = []
            var backlog = 0
            var isAtEnd = false
            while true {
                while !isAtEnd, ahead.count < window, backlog < largestBacklog || ahead.isEmpty {
                    place = file.position
                    guard let (header, blob) = try file.next() else {
                        isAtEnd = true
                        break
                    }
                    // Types that are not known are to be skipped, says the format.
                    guard header.isData else { continue }
                    let decoding = BlobDecoding(
                        blob, endOfBlob: file.position, parts: parts, transform: transform)
                    // The one that is needed next is left to this thread, which has nothing else to do.
                    if !ahead.isEmpty { decoding.start() }
                    backlog += decoding.size
                    ahead.append(decoding)
                }
                guard let next = ahead.first else { break }
                ahead.removeFirst()
                place = next.offset
                let output = try next.finish()
                backlog -= next.size
                try consume(output)
                progress?(ReadingProgress(bytesRead: next.endOfBlob, bytesInAll: size))
            }
        } catch let problem as OSMReadingError.Problem {
            throw OSMReadingError(fileName: path, location: .byte(place), problem: problem)
        }
    }
}

/// The first block of a PBF file.
///
/// Source: <https://wiki.openstreetmap.org/wiki/PBF_Format#Definition_of_the_OSMHeader_fileblock>.
struct PBFHeaderBlock {
    /// What `PBFWriter` requires of readers.
    static let writtenFeatures = ["OsmSchema-V0.6", "DenseNodes"]
    private static let knownFeatures = writtenFeatures + ["LocationsOnWays"]

    var header = OSMHeader()
    var requiredFeatures: [String] = []

    package init(decoding bytes: UnsafeRawBufferPointer) throws(OSMFileDamage) {
        var reader = WireReader(bytes)
        while let key = try reader.key() {
            switch key.field {
            case 1: header.bounds = try Self.bounds(decoding: reader.content(key))
            case 4: requiredFeatures.append(String(decoding: try reader.content(key), as: UTF8.self))
            case 16: header.writingProgram = String(decoding: try reader.content(key), as: UTF8.self)
            case 32: header.timestamp = Int64(bitPattern: try reader.varint(key))
            case 33: header.replicationNumber = Int64(bitPattern: try reader.varint(key))
            default: try reader.skip(key)
            }
        }
    }

    /// The feature that keeps this package from reading the file, if there is one.
    var refusal: OSMReadingError.Problem? {
        if requiredFeatures.contains("HistoricalInformation") { return .history }
        return requiredFeatures.first { !Self.knownFeatures.contains($0) }.map { .unsupportedFeature($0) }
    }

    /// Left, right, top and bottom in 10⁻⁹ degrees.
    private static func bounds(decoding bytes: UnsafeRawBufferPointer) throws(OSMFileDamage) -> BoundingBox {
        var reader = WireReader(bytes)
        var edges = (west: 0.0, east: 0.0, north: 0.0, south: 0.0)
        while let key = try reader.key() {
            switch key.field {
            case 1: edges.west = Double(try reader.zigzag(key)) / 1e9
            case 2: edges.east = Double(try reader.zigzag(key)) / 1e9
            case 3: edges.north = Double(try reader.zigzag(key)) / 1e9
            case 4: edges.south = Double(try reader.zigzag(key)) / 1e9
            default: try reader.skip(key)
            }
        }
        return BoundingBox(west: edges.west, south: edges.south, east: edges.east, north: edges.north)
    }
}
