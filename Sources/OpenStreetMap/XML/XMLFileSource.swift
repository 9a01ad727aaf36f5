import CZlib
import FileAccess

/// The text of an XML file, unpacked where it is gzipped, in pieces.
///
/// Several gzip members one behind the other are one text (RFC 1952 section 2.2). However much a file unpacks to, no
/// more than the piece asked for is in memory.
final class XMLFileSource {
    private var file: InputFile
    let size: Int
    private(set) var bytesRead = 0
    private let inflation: Inflation?

    package init(path: String, isGzip: Bool) throws(OSMReadingError.Problem) {
        let file = try InputFile.opened(path)
        size = file.size ?? 0
        self.file = file
        inflation = isGzip ? Inflation() : nil
    }

    /// The next bytes of the text; 0 at its end.
    func read(into room: UnsafeMutableRawBufferPointer) throws(OSMReadingError.Problem) -> Int {
        guard let inflation else { return try readFile(into: room) }
        while true {
            if inflation.isInputUsedUp {
                let count = try readFile(into: inflation.input)
                if count == 0 {
                    guard inflation.isBetweenMembers else { throw .truncated }
                    return 0
                }
                inflation.offer(count)
            }
            let count = try inflation.inflate(into: room)
            if count > 0 { return count }
        }
    }

    private func readFile(into room: UnsafeMutableRawBufferPointer) throws(OSMReadingError.Problem) -> Int {
        let count = try file.readSome(into: room)
        bytesRead += count
        return count
    }
}

/// zlib's state, which must stay where it is in memory.
private final class Inflation {
    let input = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    private let isReady: Bool
    private(set) var isBetweenMembers = false

    package init() {
        stream.initialize(to: z_stream())
        // 15 bits of window, and 16 more to say gzip.
        isReady = inflateInit2_(stream, 31, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    }

    deinit {
        if isReady { inflateEnd(stream) }
        stream.deinitialize(count: 1)
        stream.deallocate()
        input.deallocate()
    }

    var isInputUsedUp: Bool { stream.pointee.avail_in == 0 }

    func offer(_ count: Int) {
        stream.pointee.next_in = input.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.pointee.avail_in = uInt(count)
    }

    /// Unpacks some; 0 where more input is needed first.
    func inflate(into room: UnsafeMutableRawBufferPointer) throws(OSMReadingError.Problem) -> Int {
        if isBetweenMembers {
            try startNextMember()
            if isInputUsedUp { return 0 }
        }
        let size = min(room.count, 1 << 30)
        stream.pointee.next_out = room.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.pointee.avail_out = uInt(size)
        let status = isReady ? CZlib.inflate(stream, Z_NO_FLUSH) : Z_MEM_ERROR
        switch status {
        case Z_OK, Z_BUF_ERROR: break
        case Z_STREAM_END: isBetweenMembers = true
        default: throw .damaged(.badCompression)
        }
        return size - Int(stream.pointee.avail_out)
    }

    /// Tapes and some servers pad the end with zeros, which begin no member.
    private func startNextMember() throws(OSMReadingError.Problem) {
        while stream.pointee.avail_in > 0, stream.pointee.next_in?.pointee == 0 {
            stream.pointee.next_in += 1
            stream.pointee.avail_in -= 1
        }
        guard stream.pointee.avail_in > 0 else { return }
        guard inflateReset(stream) == Z_OK else { throw .damaged(.badCompression) }
        isBetweenMembers = false
    }
}
