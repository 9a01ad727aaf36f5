import Foundation
import Testing

@testable import Answers

@Suite("Ends of foldings")
struct FoldingBoundTests {
    @Test("marks in any order, and letters between them, are composed as Foundation composes them")
    func marks() {
        let marks: [UInt32] = [0x307, 0x323, 0x301, 0x327, 0x345]
        let letters: [UInt32] = [0x61, 0x73, 0x71, 0x3B1, 0x438]
        for letter in letters {
            for first in marks {
                for second in marks {
                    for third in marks {
                        let text = [letter, first, second, 0x62, third, letter, second, first, third]
                        let expected = String(text).precomposedStringWithCompatibilityMapping.unicodeScalars.map {
                            $0.value
                        }
                        #expect(FoldedText(text, .compatibility).scalars == expected, "\(text)")
                    }
                }
            }
        }
    }

    @Test("syllables of Hangul are composed of their parts, and stay as they are")
    func hangul() {
        let samples: [([UInt32], [UInt32])] = [
            ([0x1100, 0x1161], [0xAC00]), ([0x1112, 0x1175], [0xD788]), ([0x1112, 0x1175, 0x11C2], [0xD7A3]),
            ([0xD788, 0x11C2], [0xD7A3]), ([0xD788, 0x11A8], [0xD789]), ([0xAC00, 0x11C2], [0xAC1B]),
            ([0xAC00, 0x11A7], [0xAC00, 0x11A7]),
            ([0xAC00, 0x11C3], [0xAC00, 0x11C3]), ([0xAC01, 0x11A8], [0xAC01, 0x11A8]), ([0xD7A3], [0xD7A3]),
            ([0xD7A3, 0x11A8], [0xD7A3, 0x11A8]),
            ([0x1113, 0x1161], [0x1113, 0x1161]), ([0x1112, 0x1176], [0x1112, 0x1176]),
            ([0x10FF, 0x1161], [0x10FF, 0x1161]),
            ([0x1100, 0x1160], [0x1100, 0x1160].filter { $0 != 0x1160 }),
        ]
        for (text, expected) in samples {
            #expect(FoldedText(text, .compatibility).scalars == expected, "\(text)")
        }
    }

    @Test("a folding of punctuation says whether it joined words")
    func joined() {
        for (text, folding, expected) in [
            ("a,b", AnswerFolding.punctuation, AnswerFolding.punctuation),
            ("a,b", [.punctuation, .joinedPunctuation], [.punctuation, .joinedPunctuation]),
            ("1,5", [.punctuation, .joinedPunctuation], .punctuation), ("ab", [.punctuation, .joinedPunctuation], []),
            ("a™", [.punctuation, .joinedPunctuation], .punctuation),
        ] {
            #expect(FoldedText(text, folding).effects == expected, "\(text)")
        }
    }

    @Test(
        "white space is one space between words, and a text without more is left as it is",
        arguments: [
            ("", ""), (" ", ""), ("a", "a"), ("a b", "a b"), (" a", "a"), ("a ", "a"), ("a  b", "a b"), ("a\tb", "a b"),
            ("\ta\u{A0}\nb\t", "a b"), ("a \u{2028}", "a"),
        ])
    func spaces(text: String, expected: String) {
        let folded = FoldedText(text, .whiteSpace)
        #expect(folded.text == expected)
        #expect(folded.effects.isEmpty == (text == expected))
    }

    @Test(
        "an article goes before a word of letters that is none",
        arguments: [
            ("the oak", "oak"), ("The oak", "oak"), ("THE OAK", "OAK"), ("the 5", "5"), ("a oak", "oak"),
            ("a 5", "a 5"), ("a b", "a b"),
            ("a bc", "bc"), ("a b5", "a b5"), ("an ox", "ox"), ("the the oak", "the the oak"),
            ("the a oak", "the a oak"), ("the", "the"),
            ("a", "a"), ("the ", "the "), ("them oak", "them oak"), ("thé oak", "thé oak"), ("t(e oak", "t(e oak"),
            ("eleven oak", "eleven oak"),
        ])
    func articles(text: String, expected: String) {
        #expect(FoldedText(text, .article).text == expected)
    }

    @Test("articles and letters are those of the language")
    func languages() throws {
        func folded(_ text: String, _ tag: String) throws -> String {
            FoldedText(text, .separating, try #require(AnswerLanguage(tag: tag))).text
        }
        #expect(try folded("der Baum", "de") == "baum" && folded("the tree", "de") == "the tree")
        #expect(
            try folded("l’arbre", "fr") == "arbre" && folded("l’arbre", "it") == "arbre"
                && folded("l’arbre", "es") == "larbre")
        #expect(try folded("å", "sv") == "å" && folded("å", "de") == "a" && folded("é", "sv") == "e")
        #expect(
            try GivenAnswer("Müller", #require(AnswerLanguage(tag: "de"))).separated.map { $0.text } == [
                "muller", "mueller",
            ])
        #expect(try GivenAnswer("Muller", #require(AnswerLanguage(tag: "de"))).separated.map { $0.text } == ["muller"])
        #expect(try GivenAnswer("Müller", #require(AnswerLanguage(tag: "nl"))).separated.map { $0.text } == ["muller"])
        for (text, spelled) in [("ä", "ae"), ("Ä", "ae"), ("ö", "oe"), ("Ö", "oe"), ("ü", "ue"), ("Ü", "ue")] {
            #expect(try GivenAnswer(text, #require(AnswerLanguage(tag: "de"))).separated.last?.text == spelled)
        }
    }

    @Test("Greek and Latin letters lose their marks, others keep them")
    func marksOfAlphabets() {
        for (text, plain) in [
            ("ά", "α"), ("ώ", "ω"), ("ϋ", "υ"), ("ϔ", "ϒ"), ("é", "e"), ("ǿ", "ø"), ("ȳ", "y"), ("й", "й"), ("ї", "ї"),
            ("ӂ", "ӂ"), ("が", "が"),
        ] {
            #expect(FoldedText(text, .accents).text == plain, "\(text)")
        }
    }
}
