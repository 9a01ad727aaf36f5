/// A source of bytes whose first ones are known in advance.
final class PeekedSource {
    /// The first bytes; fewer than wanted only where there are no more.
    let start: [UInt8]
    private var given = 0
    private let readMore: (UnsafeMutableRawBufferPointer) throws -> Int

    init(_ read: @escaping (UnsafeMutableRawBufferPointer) throws -> Int, count: Int = 1 << 16) throws {
        readMore = read
        var start: [UInt8] = []
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
        defer { room.deallocate() }
        while start.count < count {
            let received = try read(UnsafeMutableRawBufferPointer(rebasing: room[..<(count - start.count)]))
            if received <= 0 { break }
            start += room[..<received]
        }
        self.start = start
    }

    /// Leaves out some of the first bytes.
    func pass(_ count: Int) { given = min(given + count, start.count) }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        guard given < start.count else { return try readMore(buffer) }
        let piece = start[given...].prefix(buffer.count)
        buffer.copyBytes(from: piece)
        given += piece.count
        return piece.count
    }
}
