import Support
import Testing

@testable import JSON

struct LineCounterTests {
    /// Lines and columns counted one byte after the other.
    private static func naive(_ bytes: [UInt8], _ offset: Int) -> (line: Int, column: Int) {
        var (line, column) = (1, 1)
        for index in 0..<offset {
            switch bytes[index] {
            case 0x0A:
                if index > 0, bytes[index - 1] == 0x0D { continue }
                (line, column) = (line + 1, 1)
            case 0x0D: (line, column) = (line + 1, 1)
            case 0x80...0xBF: break
            default: column += 1
            }
        }
        return (line, column)
    }

    private static func text(_ generator: inout SeededGenerator) -> [UInt8] {
        let pieces = ["a", "b", "\n", "\r", "\r\n", "Ж", "🚲", "  ", "            ", "éééééééé"]
        return Array((0..<generator.next(below: 40)).map { _ in generator.pick(pieces) ?? "" }.joined().utf8)
    }

    @Test("every byte has the line and column that counting from the start gives, asked in any order")
    func places() {
        for seed in UInt64(0)..<300 {
            var generator = SeededGenerator(seed: seed)
            let bytes = Self.text(&generator)
            bytes.withUnsafeBufferPointer { buffer in
                var counter = LineCounter(buffer)
                for _ in 0..<30 {
                    let offset = generator.next(below: bytes.count + 1)
                    let place = counter.place(of: offset)
                    let expected = Self.naive(bytes, offset)
                    #expect((place.line, place.column) == expected, "seed \(seed), byte \(offset)")
                }
                let end = counter.place(of: bytes.count + 7)
                #expect((end.line, end.column) == Self.naive(bytes, bytes.count))
            }
        }
    }

    @Test("a window that begins anywhere, even within a line break, goes on counting")
    func windows() {
        for seed in UInt64(0)..<200 {
            var generator = SeededGenerator(seed: seed)
            let bytes = Self.text(&generator)
            let cut = generator.next(below: bytes.count + 1)
            var origin = LineCounter.Place()
            for byte in bytes[..<cut] { origin.pass(byte) }
            Array(bytes[cut...]).withUnsafeBufferPointer { window in
                var counter = LineCounter(window, origin: origin)
                for offset in cut...bytes.count {
                    let place = counter.place(of: offset)
                    #expect((place.line, place.column) == Self.naive(bytes, offset), "seed \(seed), cut \(cut)")
                }
            }
        }
    }
}
