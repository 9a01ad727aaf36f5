import EngineTestSupport
import JSON
import Quests
import Testing

@Suite("Officials of a quest file")
struct OfficialsTests {
    private let key = ToyKey(5)

    private func settings(_ officials: String) -> Quest.Settings? {
        QuestText.read(QuestText.file([QuestText.task("Oak")], quest: #"{"officials": \#(officials)}"#)).quest?.settings
    }

    @Test("are keys by their fingerprints, or as they are, one or several")
    func forms() {
        let other = ToyKey(6)
        #expect(settings("\"\(key.fingerprint)\"")?.officials == [key.fingerprint])
        #expect(
            settings("[\"\(key.publicKey)\", \"\(other.fingerprint)\"]")?.officials == [
                key.fingerprint, other.fingerprint,
            ])
        #expect(settings("[]")?.officials == [])
        #expect(settings("null")?.officials == [])
    }

    @Test("one that is no key is an error at its place, and the list is not taken in part")
    func wrong() throws {
        let text = QuestText.file(
            [QuestText.task("Oak")], quest: #"{"officials": ["\#(key.fingerprint)", "7K2M-Q9XD"]}"#)
        let reading = QuestText.read(text)
        #expect(reading.quest == nil)
        let finding = try #require(reading.diagnostics.first { $0.rule == "quest.out-of-range" })
        let range = try #require(finding.location).byteRange
        #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == "\"7K2M-Q9XD\"")
        #expect(
            QuestText.rules(QuestText.file([QuestText.task("Oak")], quest: #"{"officials": 7}"#)) == [
                "quest.out-of-range"
            ])
        #expect(
            QuestText.rules(QuestText.file([QuestText.task("Oak")], quest: #"{"officials": {}}"#)) == [
                "quest.wrong-type"
            ])
    }

    @Test("a quest knows the digest of the bytes it was read from, and keeps it when it is changed")
    func edition() throws {
        let bytes = Array(QuestText.file([QuestText.task("Oak")]).utf8)
        let quest = try #require(Quest.read(bytes).quest)
        #expect(quest.edition == Quest.EditionDigest(of: bytes))
        #expect(quest.edition != Quest.read(bytes + [0x20]).quest?.edition)
        #expect(try quest.with(Quest.Settings()).edition == quest.edition)
        #expect(try quest.with(tasks: quest.tasks).edition == quest.edition)
        #expect(try Quest(tasks: quest.tasks).edition == nil)
        let digest = try #require(quest.edition)
        #expect(Quest.EditionDigest(digest.description) == digest)
        for text in [
            "", "00", String(repeating: "0", count: 33), String(repeating: "G", count: 32),
            String(repeating: "A", count: 32),
        ] {
            #expect(Quest.EditionDigest(text) == nil)
        }
    }

    @Test("A quest told in another language is of the same edition")
    func toldEdition() throws {
        let text = QuestText.file([QuestText.task("Oak")], quest: #"{"language": "en", "languages": ["en", "ru"]}"#)
        let quest = try #require(QuestText.read(text).quest)
        #expect(quest.edition != nil)
        #expect(quest.localized(in: "ru").edition == quest.edition)
    }
}
