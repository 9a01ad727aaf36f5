import Answers
import Testing

@Suite("Numbers in words")
struct NumberWordJudgingTests {
    @Test(
        "zero is a number alone, and no part of another", arguments: ["twenty zero", "zero twenty", "two hundred zero"])
    func zero(text: String) throws {
        let key = try #require(AnswerKey.anyOf(["20", "200", "0"]))
        #expect(!key.judge(text).isAccepted)
        #expect(key.judge("zero").isAccepted && key.judge("twenty").isAccepted && key.judge("two hundred").isAccepted)
    }

    @Test("a rider who adds a word to three letters is nearly right, to two letters wrong")
    func moreThanAsked() throws {
        let oak = try #require(AnswerKey.anyOf(["oak"]))
        let ox = try #require(AnswerKey.anyOf(["ox"]))
        #expect(oak.judge("big oak") == .nearly(.moreThanAsked))
        #expect(ox.judge("big ox") != .nearly(.moreThanAsked))
    }
}
