import Foundation
import TestSupport
import Testing

@Suite("Texts of all modules")
struct TextPlacesTests {
    /// English with nothing to translate: names of methods, the word of JSON, and prepositions that Russian does without.
    private static let sameInBoth: Set = ["null", "A*", "ALT", " ", " at ", ", at “”"]

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
        "the texts of large modules are found",
        arguments: [("GeoJSON", 80), ("JSON", 55), ("SpatialOperations", 25), ("OpenStreetMap", 28), ("questctl", 105)])
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
}
