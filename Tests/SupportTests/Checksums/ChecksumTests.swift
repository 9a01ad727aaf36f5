import Testing

@testable import Support

@Suite("XXH64")
struct ChecksumTests {
    private func sum(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBytes { Checksum.xxh64($0) } }

    @Test("the values are those of its specification")
    func knownValues() {
        #expect(sum([]) == 0xEF46_DB37_51D8_E999)
        #expect(sum(Array("a".utf8)) == 0xD24E_C4F1_A98C_6E5B)
        #expect(sum(Array("abc".utf8)) == 0x44BC_2CF5_AD77_0999)
        #expect(sum(Array("The quick brown fox jumps over the lazy dog".utf8)) == 0x0B24_2D36_1FDA_71BC)
    }

    @Test("bytes give the same value in whatever pieces they come", arguments: 1...6)
    func pieces(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for length in 0..<140 {
            let bytes = (0..<length).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
            var checksum = Checksum()
            var start = 0
            while start < length {
                let end = min(length, start + generator.next(below: 50))
                bytes[start..<end].withUnsafeBytes { checksum.add($0) }
                start = end
            }
            #expect(checksum.value == sum(bytes), "seed \(seed), \(length) bytes")
        }
    }
}
