import EventAccounts
import EventDay
import EventStore
import Exchange
import Foundation
import NIOConcurrencyHelpers
import QuestSealing
import Testing
import VeloQuest

@Suite("The export of an event")
struct ExportTests {
    @Test("has what gives the same standings again, what was said, tracks and photos, and no secret")
    func export() async throws {
        let evening = try await Evening()
        let anna = try await evening.phone("a1")
        let boris = try await evening.phone("b2")
        anna.write(.started, at: 1)
        anna.reach("oak", at: 2)
        anna.write(.answered(task: "oak", answer: "canary", reported: .pending), at: 3)
        func fix(_ second: Double) -> Fix {
            Fix(time: Double(Evening.start) / 1000 + second, coordinate: Coordinate(longitude: 61.4, latitude: 55.16))
        }
        _ = try await anna.sync(anna.lines, fixes: [fix(1), fix(2)], with: evening)
        // The first positions are gathered by rider, the later ones are not yet; one of them came twice.
        evening.wait(400)
        await evening.event.tick()
        _ = try await anna.sync([], fixes: [fix(2), fix(390), fix(391)], with: evening)
        await evening.event.tick()
        try await evening.event.say("Tea", to: "a1")
        let picture: [UInt8] = [0xFF, 0xD8, 0xFF, 1]
        for phone in [anna, boris] {
            _ = try await evening.event.addPhoto(picture, digest: Secret.digest(of: picture), of: phone.caller)
        }

        let files = NIOLockedValueBox<[String: [UInt8]]>([:])
        try await evening.event.export(in: .english) { path, bytes in files.withLockedValue { $0[path] = bytes } }
        let found = files.withLockedValue { $0 }
        let digest = Secret.digest(of: picture).map { String(format: "%02x", $0) }.joined()
        #expect(
            found.keys.sorted() == [
                "feed.jsonl", "logs.jsonl", "office.jsonl", "photos/a1-\(digest).jpg", "photos/b2-\(digest).jpg",
                "quest.geojson", "riders.csv", "standings.csv", "standings.json", "standings.xml", "tracks/a1.gpx",
            ])
        #expect(found["photos/b2-\(digest).jpg"] == picture)
        #expect(found["logs.jsonl"] == anna.log.log.write())
        let quest = try #require(Quest.read(found["quest.geojson"] ?? []).quest?.localized(in: "en"))
        let standings = Standings(
            of: RideLog.reading(found["logs.jsonl"] ?? []).log, in: quest,
            roster: try Roster(csv: found["riders.csv"] ?? []),
            authority: LogAuthority(office: RideLog.reading(found["office.jsonl"] ?? []).log, verifier: .crypto))
        #expect(JSONWriter(options: .pretty).write(standings.json) == found["standings.json"])
        let track = try #require(try GPXDocument(parsing: found["tracks/a1.gpx"] ?? []).tracks.first)
        #expect(track.segments.map(\.count) == [2, 2])
        #expect(track.points.map { ($0.time ?? 0) - Double(Evening.start) / 1000 } == [1, 2, 390, 391])
        #expect(String(decoding: found["feed.jsonl"] ?? [], as: UTF8.self).contains(#""text":"Tea""#))
        for bytes in found.values {
            #expect(Data(bytes).range(of: Data(anna.token.utf8)) == nil)
        }
        await evening.end()
    }
}
