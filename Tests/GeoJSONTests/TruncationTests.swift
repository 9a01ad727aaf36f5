import Testing

@testable import GeoJSON
@testable import JSON

/// What reads at full speed asks for the end of the text only where it must, so texts end here in every possible place,
/// each in memory of exactly its own size, where the address sanitizer sees every step too far.
struct TruncationTests {
    static let texts =
        FuzzTests.texts
        + [
            "{\"type\":\"Point\",\"coordinates\":[ 1.25 , -2e-1 , 12345678901234567890123 ] }",
            "{\"type\":\"MultiPolygon\",\"coordinates\":[[[[0,0],[1,0],[1,1],[0,0]]],[[[0,0],[1,0],[1,1],[0,0]]]]}",
        ].map { Array($0.utf8) }

    @Test("a text that ends anywhere is read the same by both readers", arguments: texts.indices)
    func prefixes(_ index: Int) {
        let text = Self.texts[index]
        for end in 0..<text.count { compare(Array(text[..<end])) }
    }

    @Test(
        "a text that ends anywhere and is closed by any bracket is read the same by both readers",
        arguments: texts.indices)
    func closedPrefixes(_ index: Int) {
        let text = Self.texts[index]
        for end in stride(from: 0, to: text.count, by: 3) {
            for closing in ["}", "]", "]}", " }\n", "0}", "-}", ".}", "[}", "\"}"] {
                compare(text[..<end] + Array(closing.utf8))
            }
        }
    }

    @Test("a text without a brace at its end has no scanner that relies on one")
    func braces() {
        for (text, isBraced) in [
            ("{}", true), ("{} \n", true), ("[1]", false), ("1", false), ("", false), (" ", false),
        ] {
            let scanner = Array(text.utf8).withUnsafeBufferPointer { bytes in
                BracedScanner(StrictScanner(bytes, depthLimit: 8)) != nil
            }
            #expect(scanner == isBraced, "\(text)")
        }
    }

    private func compare(_ bytes: [UInt8]) {
        let exact = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        defer { exact.deallocate() }
        _ = exact.initialize(from: bytes)
        let text = UnsafeBufferPointer(exact)
        let fast = GeoJSONReader().read(text)
        var reading = DocumentReading(text, .init(), isFast: false)
        let object = reading.document()
        if fast.object != object || fast.diagnostics != reading.allDiagnostics() {
            Issue.record("both readers differ: \(String(decoding: bytes, as: UTF8.self))")
        }
    }
}
