import EngineTestSupport
import GeoJSON
import Quests
import Testing

@testable import Answers

@Suite("Reading sealed answers")
struct SealedAnswerReadingTests {
    /// Sixty-four bytes of zeros, and eight.
    private static let seal = String(repeating: "A", count: 86) + "=="
    private static let salt = "AAAAAAAAAAA="

    private func read(
        _ shape: String, salt: String = salt, seals: String = #""\#(seal)""#
    ) -> (shape: AnswerShape?, faults: [String]) {
        let answer = """
            {"kind": "sealed", "shape": \(shape), "exact": true, "scrypt": {"N": 2, "r": 8, "p": 1}, "salt": "\(salt)",
             "seals": [\(seals)]}
            """
        let task = """
            {"type": "Feature", "id": "a", "properties": {"name": "A", "answer": \(answer)},
             "geometry": {"type": "Point", "coordinates": [61.4, 55.15]}}
            """
        let reading = QuestText.read(QuestText.file([task]))
        let faults = reading.diagnostics.filter { $0.severity == .error }.map { "\($0.pointer?.description ?? "")" }
        guard case .sealed(let answer) = reading.quest?.tasks.first?.answer?.kind else { return (nil, faults) }
        return (answer.shape, faults)
    }

    @Test("each kind of answer keeps its shape")
    func shapes() {
        #expect(read(#"{"kind": "text", "language": "ru"}"#).shape == .text(AnswerLanguage(tag: "ru")))
        #expect(read(#"{"kind": "code", "ignoresCase": true}"#).shape == .code(ignoresCase: true))
        #expect(read(#"{"kind": "code"}"#).shape == .code(ignoresCase: false))
        #expect(read(#"{"kind": "number", "whole": true}"#).shape == .number(NumberShape(unit: nil, isWhole: true)))
        #expect(
            read(#"{"kind": "choice", "options": ["a", "b"]}"#).shape == .choice(ChoiceShape(options: ["a", "b"])))
        for (kind, isOrdered) in [("ordered", true), ("unordered", false)] {
            #expect(
                read(#"{"kind": "\#(kind)", "separators": []}"#).shape
                    == .list(ListShape(isOrdered: isOrdered, separators: [], language: nil)))
        }
    }

    @Test(
        "what is unknown is an error, and no answer",
        arguments: [
            #"{"kind": "poem"}"#, #"{}"#, #"{"kind": "text", "language": 7}"#,
            #"{"kind": "number", "unit": "cubits"}"#, #"{"kind": "choice", "options": ["a"]}"#,
            #"{"kind": "choice", "options": ["a", "a"]}"#, #"{"kind": "ordered", "separators": ["telegraph"]}"#,
        ])
    func unknownShapes(shape: String) {
        let (answer, faults) = read(shape)
        #expect(answer == nil && faults.count == 1)
    }

    @Test("a salt has 8 to 64 bytes, a seal 64, and there is at least one")
    func lengths() {
        let text = #"{"kind": "text"}"#
        #expect(read(text).shape != nil)
        #expect(read(text, salt: "AAAAAAAAAA==").faults.count == 1)
        #expect(read(text, salt: Self.seal).shape != nil)
        #expect(read(text, salt: String(repeating: "A", count: 87) + "=").faults.count == 1)
        #expect(read(text, seals: "").faults.count == 1)
        #expect(read(text, seals: #""\#(Self.salt)""#).faults.count == 1)
    }

    @Test("a seal keeps the first half of what scrypt makes of an answer, and the second hides the key")
    func sealing() throws {
        let stretched = (0..<64).map { UInt8($0) }
        let key = try #require(SealKey([UInt8](repeating: 0xFF, count: 32)))
        let seal = try #require(SealedAnswer.Seal(stretched, hiding: key))
        let bytes: [UInt8] = (UInt8(0)..<32).map { $0 } + (UInt8(32)..<64).map { ~$0 }
        #expect(seal.bytes == bytes)
        #expect(SealedAnswer.Seal(Array(stretched.dropLast()), hiding: key) == nil)
    }
}
