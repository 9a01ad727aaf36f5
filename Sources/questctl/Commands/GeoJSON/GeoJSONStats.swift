import ArgumentParser
import FileAccess
import GeoJSON
import Languages

/// `questctl geojson stats city.geojson …`
struct GeoJSONStats: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats", abstract: "Tell what GeoJSON files hold: kinds, positions, extent, length, area.")

    @Argument(help: "GeoJSON files.")
    var files: [String]

    @OptionGroup var common: CommonOptions

    func run() throws {
        let language = common.language
        var hasErrors = false
        for file in files {
            let bytes = try Failure.reporting(language) { try InputFile.bytes(of: file) }
            let result = GeoJSONReader().read(bytes)
            if result.hasErrors {
                let errors = result.diagnostics.filter { $0.severity == .error }
                Console.note(
                    DiagnosticText(language: language).render(errors, file: file, bytes: bytes), terminator: "")
                hasErrors = true
            }
            if let object = result.object { print(CollectionStatistics(of: object), file: file) }
        }
        if hasErrors { throw Failure.wrong }
    }

    private func print(_ statistics: CollectionStatistics, file: String) {
        let language = common.language
        let isInDegrees = statistics.positionsNotInDegrees == 0
        if !isInDegrees {
            let warning = GeoJSONTexts.notInDegrees(statistics.positionsNotInDegrees, of: statistics.positionCount)
            Console.note("\(file): \(warning[language])")
        }
        Console.print("\(file):")
        func line(_ label: LocalizedText, _ value: String) { Console.print("  \(label[language]): \(value)") }
        line(GeoJSONTexts.features, "\(statistics.featureCount)")
        for kind in Geometry.Kind.allCases {
            if let count = statistics.geometries[kind] { line(LocalizedText(kind.rawValue, kind.rawValue), "\(count)") }
        }
        if statistics.withoutGeometry > 0 {
            line(GeoJSONTexts.withoutGeometry, "\(statistics.withoutGeometry)")
        }
        line(GeoJSONTexts.positions, "\(statistics.positionCount)")
        if let extent = statistics.extent {
            line(
                GeoJSONTexts.extent, "\(extent.west),\(extent.south),\(extent.east),\(extent.north)")
        }
        if statistics.length > 0 {
            line(GeoJSONTexts.length, Measures.distance(statistics.length)[language])
        }
        if isInDegrees, statistics.geometries[.polygon] != nil || statistics.geometries[.multiPolygon] != nil {
            line(GeoJSONTexts.area, Measures.area(statistics.area)[language])
        }
        if !statistics.properties.isEmpty {
            let names = statistics.properties.map { "\($0.name) (\($0.count))" }
            line(GeoJSONTexts.properties, names.joined(separator: ", "))
        }
    }
}
