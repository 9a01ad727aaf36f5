import Foundation
import TestSupport
import Testing

@Suite("Texts of all modules")
struct TextPlacesTests {
    /// English with nothing to translate: names of methods, the word of JSON, and prepositions that Russian does without.
    private static let sameInBoth: Set = ["null", "A*", "GDAL: ", " ", " at ", ", at “”"]

    private static let modules = modules(in: RealData.packageRoot.appending(path: "Sources"))

    private static func modules(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    @Test("every text stands in Texts, in English and in Russian", arguments: modules)
    func texts(module: String) throws {
        let faults = try TextPlaces.faults(inModule: module, sameInBoth: Self.sameInBoth, minimum: 0)
        #expect(faults == [])
    }

    @Test(
        "the texts of modules that have many are found",
        arguments: [
            ("Answers", 25), ("Exchange", 60), ("FeatureFiles", 50), ("GeoJSON", 140), ("GeoJSONOperations", 45),
            ("JSON", 55), ("MapBuilding", 24), ("MapDrawing", 25), ("Navigation", 30), ("OpenStreetMap", 28),
            ("QuestSealing", 20), ("Quests", 140), ("RideLogs", 15), ("EventReport", 70), ("RideSimulation", 30),
            ("RoadMap", 14),
            ("Routing", 7), ("Scoring", 40), ("SpatialOperations", 25), ("Support", 9), ("VeloQuest", 20),
            ("questctl", 130),
        ])
    func count(module: String, minimum: Int) throws {
        let faults = try TextPlaces.faults(inModule: module, minimum: minimum)
        #expect(!faults.contains { $0.contains("at least") }, "\(faults)")
    }

    @Test("texts outside Texts, and texts in one language only, are found")
    func reader() {
        let texts = TextPlaces.texts(
            inSource: """
                report(.rule, "“\\(name.map { "(\\($0))" } ?? "")” is missing", "не хватает «\\(name)»")
                // Message("a comment", "")
                let half = Message("two \\(count) words", "")
                let other = Message("", #"слово "в кавычках""#)
                let words = ["one", "два"]
                let number = Message("\\(count)", "\\(count)")
                """)
        #expect(texts.map(\.line) == [1, 3, 4])
        #expect(texts.map(\.missing) == [nil, "Russian", "English"])
    }

    @Test("texts without Message are found, and choices of a language are none")
    func inline() {
        let lines = TextPlaces.inlineTexts(
            inSource: """
                let a = isRussian ? "м" : "m"
                // isRussian ? "м" : "m"
                let b = text[isRussian ? .russian : .english]
                let c = Plural.russian(count, "зона", "зоны", "зон")
                let d = language == .russian ? "да" : "yes"
                let e = language == .russian ? "ru-RU" : "en-GB"
                """)
        #expect(lines == [1, 4, 5])
    }
}
