import CZlib
import Geodesy
import MapDrawing
import PNGWriting
import Testing

@Suite("PNG")
struct PNGTests {
    private struct Chunk {
        var name: String
        var content: [UInt8]
    }

    private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    /// The chunks of a file whose checksums are right.
    private static func chunks(_ file: [UInt8]) throws -> [Chunk] {
        #expect(Array(file.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        var chunks: [Chunk] = []
        var rest = file.dropFirst(8)
        while !rest.isEmpty {
            let length = Self.number(rest.prefix(4))
            let checked = Array(rest.dropFirst(4).prefix(4 + length))
            try #require(checked.count == 4 + length)
            let sum = Self.number(rest.dropFirst(8 + length).prefix(4))
            #expect(sum == Int(crc32(0, checked, uInt(checked.count))))
            chunks.append(
                Chunk(name: String(decoding: checked.prefix(4), as: UTF8.self), content: Array(checked.dropFirst(4))))
            rest = rest.dropFirst(12 + length)
        }
        return chunks
    }

    @Test("its chunks are whole and its rows inflate to the picture")
    func whole() throws {
        let picture = try SmallTown.list().picture()
        let chunks = try Self.chunks(PNG.encode(picture))
        #expect(chunks.map(\.name) == ["IHDR", "sRGB", "IDAT", "IEND"])
        #expect(Self.number(chunks[0].content.prefix(4)) == 400)
        #expect(Self.number(chunks[0].content.dropFirst(4).prefix(4)) == 400)
        #expect(Array(chunks[0].content.dropFirst(8)) == [8, 2, 0, 0, 0])
        var rows = [UInt8](repeating: 0, count: 400 * 1201 + 1)
        var count = uLong(rows.count)
        #expect(uncompress(&rows, &count, chunks[2].content, uLong(chunks[2].content.count)) == Z_OK)
        #expect(count == 400 * 1201)
        for row in 0..<400 {
            let bytes = rows[(row * 1201)..<((row + 1) * 1201)]
            #expect(
                bytes.first == 0 && bytes.dropFirst() == ArraySlice(picture.bytes[(row * 1200)..<((row + 1) * 1200)]))
        }
    }

    @Test("a hard task is red where it is, with a number in white; paper is paper and roads are on it")
    func pixels() throws {
        let picture = try SmallTown.list().picture()
        func colour(_ east: Double, _ north: Double, _ x: Int = 0, _ y: Int = 0) -> Colour? {
            let point = SmallTown.frame.point(SmallTown.place(east, north))
            return picture[Int(point.x) + x, Int(point.y) + y]
        }
        #expect(colour(100, 250, -8) == Colour(0xC9302C))
        #expect(colour(150, 0, -8) == Colour(0x2F9348))
        #expect((-5...5).contains { colour(100, 250, $0) == .white })
        #expect(colour(300, -100) == .paper)
        #expect(colour(-350, 100) == Colour(0xF8C98B) || colour(350, 100) == Colour(0xF8C98B))
        #expect(colour(0, 330) == Colour(0x0B8F77))
    }

    @Test("the same map gives the same bytes")
    func deterministic() throws {
        #expect(try PNG.encode(SmallTown.list().picture()) == PNG.encode(SmallTown.list().picture()))
    }

    @Test("a picture that would not fit into memory is refused")
    func tooLarge() throws {
        let box = BoundingBox(west: 10, south: 50, east: 10.1, north: 50.3)
        let frame = try MapFrame(box, width: 20_000)
        let list = DisplayList(frame: frame, layers: [])
        #expect(throws: MapDrawingError.tooManyPixels(width: 20_000, height: frame.height)) { try list.picture() }
    }
}
