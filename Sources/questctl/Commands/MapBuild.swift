import ArgumentParser
import FileAccess
import Languages
import MapBuilding
import OpenStreetMap

/// `questctl map build city.osm.pbf -o city.vqmap`
struct MapBuild: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Make a bicycle map from OpenStreetMap data.",
        discussion: """
            Reads PBF and XML, plain or gzipped, whatever the file's name. What is wrong with the data (nodes that are \
            missing, stray or repeated) is counted and said after the import.
            """)

    @Argument(help: "The OpenStreetMap file (.osm.pbf, .osm, .osm.gz).")
    var input: String

    @Option(name: .shortAndLong, help: "The map file to write.")
    var output: String

    @Flag(help: "Traffic keeps to the left there, as in Britain: right turns cross it.")
    var leftHandTraffic = false

    @OptionGroup var common: CommonOptions

    func run() throws {
        try InputProtection.check([input], against: output, common.language)
        let clock = ContinuousClock()
        let start = clock.now
        var bar = ProgressBar()
        defer { bar.clear() }
        let summary = try Failure.reporting(common.language) {
            let result = try MapBuilder(
                program: "questctl \(Version.number)", drivesOnLeft: leftHandTraffic
            ).build(from: OSMFileReader(path: input)) { stage, fraction in
                bar.show(stage.label[common.language], fraction)
            }
            try OutputFile.write(result.bytes, to: output)
            return result.summary
        }
        bar.clear()
        let words = MapBuildTexts.built(
            summary, seconds: (clock.now - start) / .seconds(1), memory: Int((Console.peakMemory + 524_288) / 1_048_576)
        )
        Console.summarise("\(output): \(words[common.language])", writtenTo: output)
        for remark in MapBuildTexts.remarks(summary) { Console.note("questctl: \(remark[common.language])") }
    }
}
