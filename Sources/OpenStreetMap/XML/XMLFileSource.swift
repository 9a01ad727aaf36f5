import Compression
import Support

/// The text of an XML file, unpacked where it is gzipped, in pieces.
///
/// Several gzip members one behind the other are one text (RFC 1952 section 2.2). However much a file unpacks to, no
/// more than the piece asked for is in memory.
final class XMLFileSource {
    private var file: InputFile
    let size: Int
    private(set) var bytesRead = 0
    private let decompression: Decompression?

    package init(path: String, isGzip: Bool) throws(OSMReadingError.Problem) {
        let file = try InputFile.opened(path)
        size = file.size ?? 0
        self.file = file
        decompression = isGzip ? Decompression(.gzip) : nil
    }

    /// The next bytes of the text; 0 at its end.
    func read(into room: UnsafeMutableRawBufferPointer) throws(OSMReadingError.Problem) -> Int {
        guard let decompression else { return try readFile(into: room) }
        do {
            return try decompression.read(into: room, from: readFile)
        } catch let error as OSMReadingError.Problem {
            throw error
        } catch {
            throw error as? CompressionError == .truncated ? .truncated : .damaged(.badCompression)
        }
    }

    private func readFile(into room: UnsafeMutableRawBufferPointer) throws(OSMReadingError.Problem) -> Int {
        let count = try file.readSome(into: room)
        bytesRead += count
        return count
    }
}
