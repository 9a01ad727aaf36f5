import Testing

@testable import Answers

@Suite("Spelling dictionaries")
struct SpellingDictionaryTests {
    /// A key that forgives typing errors.
    private func key(_ text: String, _ errors: TypingErrors = .scaled) throws -> AnswerKey {
        AnswerKey(.text(try #require(TextAnswer([text], typingErrors: errors))))
    }

    /// Башня and пашня in KOI8-R, with flags.
    private static let koi8r: [UInt8] =
        Array("2\r\n".utf8) + [0xC2, 0xC1, 0xDB, 0xCE, 0xD1] + Array("/K\r\n".utf8) + [0xE2, 0xC1, 0xDB, 0xCE, 0xC9]
        + Array("\r\n".utf8)

    @Test("the character set is that of the affixes, wherever its line stands and however lines end")
    func characterSets() throws {
        let key = try key("башня")
        for affixes in [
            "SET KOI8-R\n", "SET KOI8-R", "# comment\r\nSET KOI8-R\r\nTRY abc\r\n", "TRY abc\rSET KOI8-R\r",
        ] {
            let dictionary = SpellingDictionary(words: Self.koi8r, affixes: Array(affixes.utf8))
            #expect(dictionary.count == 2, "\(affixes)")
            #expect(dictionary.neighbours(of: key) == ["Башни"], "\(affixes)")
        }
        for affixes in ["", "SET UTF-8\n", "# SET KOI8-R\n", "set KOI8-R\n"] {
            #expect(SpellingDictionary(words: Self.koi8r, affixes: Array(affixes.utf8)).count == 0, "\(affixes)")
        }
        let latin: [UInt8] = Array("1\ncaf".utf8) + [0xE9] + Array("s/S\n".utf8)
        let dictionary = SpellingDictionary(words: latin, affixes: Array("SET ISO8859-1\n".utf8))
        #expect(dictionary.neighbours(of: try self.key("cafés")).isEmpty && dictionary.count == 1)
        #expect(dictionary.neighbours(of: try self.key("cafis")) == ["cafés"])
    }

    @Test(
        "the first line is a count; words have four to forty bytes and only letters but for apostrophes, up to a flag, a tab or a space"
    )
    func words() {
        func count(_ word: String) -> Int { SpellingDictionary(words: Array("1\n\(word)\n".utf8)).count }
        let long = String(repeating: "a", count: 40)
        for word in ["oaks", "oak's", long, "oaks/S", "oaks\tpo:noun", "oaks 1", long + "/SM"] {
            #expect(count(word) == 1, "\(word)")
        }
        for word in ["oak", "oak/SM", long + "a", "oa-ks", "oaks2", "", "/oaks"] {
            #expect(count(word) == 0, "\(word)")
        }
        #expect(SpellingDictionary(words: Array("acorns\nforest".utf8)).count == 1)
    }

    @Test("neighbours are in the order of the dictionary, each once, and no more than wanted; exact keys have none")
    func neighbours() throws {
        let words = [
            "8", "mountain", "mountein", "mountein", "mauntain", "fountain", "mountainous", "mountan", "river",
        ]
        let dictionary = SpellingDictionary(words: Array(words.joined(separator: "\n").utf8))
        #expect(try dictionary.neighbours(of: key("mountain")) == ["mountein", "mauntain", "mountan"])
        #expect(try dictionary.neighbours(of: key("mountain"), most: 2) == ["mountein", "mauntain"])
        #expect(try dictionary.neighbours(of: key("mountain"), most: 0).isEmpty)
        #expect(try dictionary.neighbours(of: key("mountain", .ask)) == ["mountein", "mauntain", "mountan"])
        #expect(try dictionary.neighbours(of: key("mountain", .none)).isEmpty)
        #expect(try dictionary.neighbours(of: key("blue mountain")).isEmpty)
        #expect(dictionary.neighbours(of: .photo).isEmpty)
    }
}
