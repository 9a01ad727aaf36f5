import Testing

@testable import Answers

@Suite("Bounds of sealed answers")
struct SealedAnswerBoundTests {
    private func answer(salt: Int = 16, seals: Int = 1) throws -> SealedAnswer? {
        let seal = try #require(SealedAnswer.Seal([UInt8](repeating: 7, count: 64)))
        return SealedAnswer(
            shape: .text(nil), isExact: true, cost: .standard, salt: [UInt8](repeating: 1, count: salt),
            seals: Array(repeating: seal, count: seals))
    }

    @Test("a salt has 8 to 64 bytes, and an answer at least one seal and at most twice as many as normal forms")
    func bounds() throws {
        for count in [8, 9, 63, 64] { #expect(try answer(salt: count) != nil, "\(count)") }
        for count in [0, 7, 65] { #expect(try answer(salt: count) == nil, "\(count)") }
        let most = 2 * AnswerKey.mostNormalForms
        for count in [1, 2, most] { #expect(try answer(seals: count)?.seals.count == count, "\(count)") }
        for count in [0, most + 1] { #expect(try answer(seals: count) == nil, "\(count)") }
    }

    @Test("a seal has 64 bytes, of which the second half hides a key of 32")
    func seals() throws {
        for count in [0, 63, 65] { #expect(SealedAnswer.Seal([UInt8](repeating: 0, count: count)) == nil, "\(count)") }
        let key = try #require(SealKey((0..<32).map { UInt8($0) }))
        let stretched = (0..<64).map { UInt8($0 ^ 0x55) }
        let seal = try #require(SealedAnswer.Seal(stretched, hiding: key))
        #expect(Array(seal.bytes[..<32]) == Array(stretched[..<32]))
        let hidden = zip(stretched[32...], key.bytes).map { $0 ^ $1 }
        #expect(Array(seal.bytes[32...]) == hidden)
        #expect(SealedAnswer.Seal(Array(stretched.dropLast()), hiding: key) == nil)
    }
}
