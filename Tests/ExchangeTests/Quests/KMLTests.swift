import Exchange
import Geodesy
import Quests
import Scoring
import Testing

@Suite("A quest as KML")
struct KMLTests {
    @Test("folders hold tasks, start and finish, and zones, each with its name")
    func folders() throws {
        let corners = [(61.0, 55.0), (62, 55), (62, 56)].map { Coordinate(longitude: $0.0, latitude: $0.1) }
        let zone = Quest.Zone(id: "z", name: "Market", kind: .forbidden, polygons: [[corners]])
        let plain = try CourseDataTests.quest()
        let quest = try Quest(settings: plain.settings, tasks: plain.tasks, zones: [zone])
        let document = try XMLTree.reading(KMLDocument(quest).encoded()).all("Document")[0]
        #expect(document.first("name") == "Around the lake")
        let folders = document.all("Folder")
        #expect(folders.map { $0.first("name") } == ["Tasks", "Start and finish", "Zones"])
        #expect(folders[0].all("Placemark", "name").map(\.text) == ["Task 0", "Task 1", "Task 2"])
        #expect(folders[0].all("Placemark", "Point", "coordinates")[0].text == "61.41,55.15")
        #expect(folders[0].all("Placemark", "ExtendedData", "Data", "value").prefix(2).map(\.text) == ["1", "10"])
        #expect(folders[1].all("Placemark", "name").map(\.text) == ["Start", "Finish"])
        let ring = folders[2].all("Placemark", "Polygon", "outerBoundaryIs", "LinearRing", "coordinates")[0].text
        #expect(ring == "61,55 62,55 62,56 61,55", "an open ring is closed")
        #expect(folders[2].first("Placemark", "styleUrl") == "#forbidden")
        #expect(document.all("Style").contains { $0.attributes["id"] == "forbidden" })
    }

    @Test("with codes it is a course as MapRun reads it: S1 first, the controls in order, F1 last, nothing else")
    func codes() throws {
        func names(_ quest: Quest) throws -> [String] {
            let document = try XMLTree.reading(KMLDocument(quest, naming: .codes).encoded()).all("Document")[0]
            #expect(document.all("Folder").isEmpty)
            return document.all("Placemark", "name").map(\.text)
        }
        #expect(try names(try CourseDataTests.quest()) == ["S1", "31", "32", "33", "F1"])
        #expect(try names(try CourseDataTests.quest(orders: [2, 3, 1])) == ["S1", "33", "31", "32", "F1"])
        let homeless = try CourseDataTests.quest(isPlaced: false)
        #expect(try names(homeless) == ["S1", "31", "32", "33", "F1"])
        let places = try XMLTree.reading(KMLDocument(homeless, naming: .codes).encoded())
            .all("Document", "Placemark", "Point", "coordinates").map(\.text)
        #expect(places.first == "61.41,55.15" && places.last == "61.41,55.15")
    }

    @Test("whatever the texts and places, the file is well formed", arguments: 0..<30 as Range<UInt64>)
    func wellFormed(seed: UInt64) throws {
        let quest = try RandomQuest.quest(seed: seed)
        for naming in KMLDocument.Naming.allCases {
            let tree = try XMLTree.reading(KMLDocument(quest, naming: naming, language: "ru").encoded())
            let marks = tree.all("Document", "Folder", "Placemark") + tree.all("Document", "Placemark")
            #expect(marks.count >= quest.tasks.count, "seed \(seed)")
        }
    }
}

@Suite("What riders may see")
struct SecrecyTests {
    @Test(
        "no file for riders holds an answer, a hint or what is read once a task is solved",
        arguments: 0..<40 as Range<UInt64>)
    func secrets(seed: UInt64) throws {
        let quest = try RandomQuest.quest(seed: seed)
        let files = [
            CourseData(quest).encoded(), GPXFile.bytes(of: quest), GPXFile.bytes(of: quest, language: "ru"),
            KMLDocument(quest).encoded(), KMLDocument(quest, naming: .codes, language: "ru").encoded(),
        ]
        for (index, file) in files.enumerated() {
            #expect(
                !String(decoding: file, as: UTF8.self).contains(RandomQuest.answer), "file \(index) of seed \(seed)")
        }
    }

    @Test("the standings as text, JSON and CSV hold no answer either", arguments: 0..<10 as Range<UInt64>)
    func standings(seed: UInt64) throws {
        let quest = try RandomQuest.quest(seed: seed)
        let standings = Standings(of: RandomLog.log(of: quest, seed: seed), in: quest)
        let texts = [
            StandingsText(standings, isExplained: true).text, "\(standings.json)",
            String(decoding: StandingsCSV(standings).encoded(), as: UTF8.self),
        ]
        for text in texts {
            #expect(!text.contains(RandomQuest.answer) && !text.contains(RandomLog.wrongAnswer), "seed \(seed)")
        }
    }
}
