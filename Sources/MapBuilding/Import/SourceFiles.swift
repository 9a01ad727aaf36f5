import Geodesy
import OpenStreetMap
import Support

/// The files of a build in the order in which their elements count: the newest first, so that what they say differently of one
/// element is said by the newest. The order in which they were named makes no difference.
struct SourceFiles {
    let readers: [OSMFileReader]
    /// The digest of each file.
    private let digests: [UInt64]

    init(_ readers: [OSMFileReader]) throws {
        let files = try readers.map { (reader: $0, digest: try SourceDigest.xxh64(ofFileAt: $0.path)) }
        let ordered = files.sorted { one, other in
            let (first, second) = (one.reader.header.timestamp ?? .min, other.reader.header.timestamp ?? .min)
            return first != second ? first > second : one.digest < other.digest
        }
        self.readers = ordered.map(\.reader)
        digests = ordered.map(\.digest)
    }

    /// The names of the files without their folders; of more than three the first three, and how many there are.
    var name: String? {
        let names = readers.compactMap { $0.path.split(separator: "/").last.map(String.init) }
        guard !names.isEmpty else { return nil }
        return names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", … (\(names.count))" : "")
    }

    /// Their paths as an error names them.
    var paths: String { readers.map(\.path).joined(separator: ", ") }

    /// The digest of a single file, or one of the digests of several.
    var digest: UInt64? {
        guard digests.count > 1 else { return digests.first }
        return digests.dropFirst().reduce(digests[0]) { ($0 &* 0x9E37_79B1_85EB_CA87) ^ $1 }
    }

    /// Whether the versions of elements decide which of them count, since a file does not say when it is from.
    var needsRevisions: Bool { readers.count > 1 && timestamp == nil }

    /// Until when all of them are complete; `nil` where one does not say.
    var timestamp: Int64? {
        let times = readers.compactMap(\.header.timestamp)
        return times.count == readers.count ? times.min() : nil
    }

    /// Whether they show invented cities and nothing else.
    var isInvented: Bool { readers.allSatisfy { $0.header.writingProgram == OSMHeader.inventedCityProgram } }

    /// The area that they say they cover; of several that of the newest that says one.
    var header: OSMHeader {
        OSMHeader(bounds: readers.lazy.compactMap(\.header.bounds).first, timestamp: timestamp)
    }
}

/// The digest that identifies the file a map was made from.
enum SourceDigest {
    /// The XXH64 of a file's bytes.
    ///
    /// - Complexity: linear in the size of the file, which is in the system's memory when it has just been read: some
    ///   gigabytes a second.
    static func xxh64(ofFileAt path: String) throws(FileError) -> UInt64 {
        var file = try InputFile(path: path)
        var checksum = Checksum()
        let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 32)
        defer { piece.deallocate() }
        while true {
            let count = try file.read(into: piece)
            if count == 0 { return checksum.value }
            checksum.add(UnsafeRawBufferPointer(rebasing: piece[..<count]))
        }
    }
}
