import Testing

@testable import Quests

@Suite("Patterns written as texts")
struct WrittenPatternTests {
    @Test("a star at an end of a word of two letters or more is a wildcard, whatever follows further on")
    func stars() {
        for text in ["ду*", "дуб*", "*уб", "*дуб", "*дубы", "the oak*", "an *oak tree", "дуб* ель", "**", "дуб**"] {
            let isWildcard = text != "**"
            #expect(WrittenPattern.hasWildcard(text) == isWildcard, "\(text)")
        }
        for text in ["*", "д*", "*д", "du*ra", "дуб*ель", "2*2", "**дуб", "oak *", "* oak", "5*", ""] {
            #expect(!WrittenPattern.hasWildcard(text), "\(text)")
        }
    }

    @Test("a question mark between letters is a wildcard, and one behind a word is none")
    func questionMarks() {
        for text in ["ду?а", "ко?ка", "gr?y oak".replacing("gr?y", with: "gre?y")] {
            #expect(WrittenPattern.hasWildcard(text), "\(text)")
        }
        for text in ["ко?", "к?т", "oak? elm", "?oak", "кто?", "5?5"] {
            #expect(!WrittenPattern.hasWildcard(text), "\(text)")
        }
    }

    @Test("two single words behind a comma are a list, and nothing with a digit is one")
    func lists() {
        #expect(WrittenList.parts(of: "elm, oak") == ["elm", "oak"])
        for text in ["5a, oak", "elm; 12 oaks", "elm, oak, b2", "elm, ash, oak and 9 firs"] {
            #expect(WrittenList.parts(of: text) == nil, "\(text)")
        }
    }
}
