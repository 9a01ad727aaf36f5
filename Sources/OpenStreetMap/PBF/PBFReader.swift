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
