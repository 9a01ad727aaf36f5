import Support
import Testing

@testable import RideLogs

@Suite("Numbers of entries")
struct EntryNumberTests {
    /// The number that a whole text is; `nil` if it is none, or if something is left.
    private func read(_ text: String) -> Double? {
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            var scanner = EntryScanner(bytes)
            guard let number = scanner.number(), scanner.isAtEnd else { return nil }
            return number
        }
    }

    private func written(_ number: Double) -> String {
        var line = EntryLine()
        line.append(number)
        return String(decoding: line.bytes, as: UTF8.self)
    }

    /// What a text is by the definition: a number in the one form in which it is written.
    private func expected(_ text: String) -> Double? {
        guard let number = Double(text), number.isFinite, written(number) == text else { return nil }
        return number
    }

    @Test("every text of up to five signs is a number if and only if it is written so")
    func allShortTexts() {
        let signs = ["-", "0", "1", "5", "9", ".", "e", "+"]
        var texts = [""]
        for _ in 0..<5 {
            texts = texts.flatMap { text in signs.map { text + $0 } }
            for text in texts where read(text)?.bitPattern != expected(text)?.bitPattern { Issue.record("\(text)") }
        }
    }

    @Test(
        "forms at the ends of the quick ways",
        arguments: [
            "0", "-0", "-0.0", "0.0", "-1", "1.", "1.0", ".5", "-.5", "0.0001", "0.00010", "9.9e-05", "1e-05",
            "0.00001",
            "999999999999999", "9007199254740991", "9007199254740992.0", "9007199254740992", "1e+16", "1e16",
            "123456789012345.6",
            "0.100000000000001", "0.1000000000000001", "12345678901234.5", "1.7976931348623157e+308", "1e+309",
            "5e-324",
            "00", "01", "-01", "1e", "1e-", "--1", "+1", "nan", "inf", "-",
        ])
    func ends(text: String) {
        #expect(read(text)?.bitPattern == expected(text)?.bitPattern)
    }

    @Test("a number that is not finite is null, and only null")
    func null() {
        #expect(written(.nan) == "null" && written(.infinity) == "null")
        #expect(read("null")?.isNaN == true)
        for text in ["nul", "n", "Null", "nulll"] { #expect(read(text) == nil, "\(text)") }
    }

    @Test("20,000 numbers of all sizes are read as they were written, with either sign")
    func random() {
        var generator = SeededGenerator(seed: 26)
        for _ in 0..<20_000 {
            let number =
                generator.chance(0.5)
                ? Double(bitPattern: generator.next())
                : Double(generator.next(in: -1_000_000_000_000...1_000_000_000_000))
                    / [1, 10, 1e4, 1e9, 1e15][generator.next(below: 5)]
            guard number.isFinite else { continue }
            #expect(read(written(number))?.bitPattern == number.bitPattern)
            #expect(read(written(number) + "0") != number || number == 0, "a zero too many: \(number)")
        }
    }
}
