/// The bytes of a file one after the other, unpacked where it is packed.
struct BytePieces {
    private let input: FeatureInput
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)
    private var count = 0
    private var place = 0

    /// - Throws: `FileError`.
    init(path: String) throws {
        input = try FeatureInput(path: path)
        // The mark that some programs put before UTF-8.
        if try peek() == 0xEF, count - place >= 3, buffer[place + 1] == 0xBB, buffer[place + 2] == 0xBF { place += 3 }
    }

    /// The next byte, which stays; `nil` at the end.
    mutating func peek() throws -> UInt8? {
        if place == count {
            count = try buffer.withUnsafeMutableBytes { try input.read(into: $0) }
            place = 0
        }
        return place < count ? buffer[place] : nil
    }

    /// The next byte; `nil` at the end.
    mutating func next() throws -> UInt8? {
        let byte = try peek()
        if byte != nil { place += 1 }
        return byte
    }

    /// The bytes up to a line feed, without it and a carriage return before; `nil` at the end.
    ///
    /// - Throws: `recordTooLong`.
    mutating func line(number: Int, of path: String) throws -> [UInt8]? {
        guard try peek() != nil else { return nil }
        var line: [UInt8] = []
        while let byte = try next(), byte != 0x0A {
            line.append(byte)
            guard line.count <= Self.longest else { throw VectorFormatError.recordTooLong(path: path, line: number) }
        }
        if line.last == 0x0D { line.removeLast() }
        return line
    }

    /// The most bytes that a line or row may have: 256 MB.
    static let longest = 1 << 28
}
