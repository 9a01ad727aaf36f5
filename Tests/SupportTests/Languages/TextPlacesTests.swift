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
            ("AnswerJudging", 25), ("BikeRouting", 7), ("DemoCities", 10), ("Elevation", 14), ("EventReporting", 70),
            ("FeatureFilters", 45), ("GeoJSON", 60),
            ("GeoJSONCommands", 25), ("GeoJSONLinting", 60), ("JSON", 55), ("MapDrawing", 25),
            ("OpenStreetMap", 28), ("QuestEngine", 40), ("QuestExchange", 60), ("QuestFile", 140), ("QuestSealing", 20),
            ("RideLogs", 15), ("RideSimulation", 30), ("RoadNetwork", 14), ("SpatialOperations", 25), ("TurnCues", 30),
            ("VectorFormats", 50), ("VeloQuest", 20), ("WellKnownGeometry", 20), ("XMLPull", 9), ("questctl", 105),
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
                // LocalizedText("a comment", "")
                let half = LocalizedText("two \\(count) words", "")
                let other = LocalizedText("", #"слово "в кавычках""#)
                let words = ["one", "два"]
                let number = LocalizedText("\\(count)", "\\(count)")
                """)
        #expect(texts.map(\.line) == [1, 3, 4])
        #expect(texts.map(\.missing) == [nil, "Russian", "English"])
    }

    @Test("texts without LocalizedText are found, and choices of a language are none")
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
