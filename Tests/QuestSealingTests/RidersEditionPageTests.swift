import Answers
import Foundation
import Geodesy
import JSON
import Quests
import Scoring
import Support
import TestSupport
import Testing
import VeloQuest

@testable import QuestSealing

@Suite("The page about the riders' edition")
struct RidersEditionPageTests {
    @Test("its code runs as it is written")
    func code() throws {
        let page = "Sources/QuestSealing/QuestSealing.docc/SealingARidersEdition.md"
        #expect(try ArticleCode(article: page, test: #filePath).isCurrent)
        let verdict = try Self.ride(
            SealedQuest.file([SealedQuest.task("code", #""answer": {"kind": "code", "accepted": "QX-7719"}"#)]),
            now: SealedQuest.startTime)
        #expect(verdict?.isAccepted == true)
    }

    private static func ride(_ organisersFile: [UInt8], now: Double) throws -> Verdict? {
        // snippet: seal
        var generator = SystemRandomNumberGenerator()
        let edition = try RidersEdition(sealing: organisersFile, using: &generator)
        for line in edition.report.lines() { print(line[.english]) }

        guard let quest = Quest.read(edition.bytes).quest else { return nil }
        var ride = QuestRide(quest: quest, opener: .scrypt)
        try ride.start(at: now)
        // end
        let task = try #require(ride.quest.task("code"))
        _ = ride.receive(Fix(time: now + 1, coordinate: task.coordinate, horizontalAccuracy: 5))
        return try ride.submit("QX-7719", to: "code", at: now + 11)
    }

    @Test("it names every member of a sealed answer and of a hidden task")
    func members() throws {
        let url = RealData.packageRoot.appending(
            path: "Sources/QuestSealing/QuestSealing.docc/SealingARidersEdition.md")
        let page = try String(contentsOf: url, encoding: .utf8)
        let root = try JSONValue(parsing: SealedQuest.sealed.get().bytes)
        let answer = root[JSONPointer(["features", "0", "properties", "answer"])]?.objectValue
        let locked = root[JSONPointer(["quest", "seal", "locked", "0"])]?.objectValue
        for name in (answer?.keys ?? []) + (locked?.keys ?? []) + ["of", "share"] {
            #expect(page.contains("\"\(name)\":"), "\(name)")
        }
        #expect(answer?.count == 7 && locked?.count == 5)
        #expect(page.contains("more than \(AnswerTreatment.mostForms) right answers"))
    }
}
