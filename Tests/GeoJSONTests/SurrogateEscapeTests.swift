import JSON
import Testing

@Suite("Pairs of escaped surrogates")
struct SurrogateEscapeTests {
    @Test("are read where both halves are escapes, and refused where the second is none")
    func pairs() throws {
        #expect(try JSONValue(parsing: #""\uD83D\uDE00""#) == .string("😀"))
        for text in [#""\uD83D\xDE00""#, #""\uD83D uDE00""#, #""\uD83D\u0041""#, #""\uD83D""#, #""\uDE00""#] {
            #expect(throws: (any Error).self, "\(text)") { try JSONValue(parsing: text) }
        }
    }
}
