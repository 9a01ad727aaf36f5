public import ArgumentParser
import DemoCities
import Languages
import MapBuilding
import OpenStreetMap

/// `questctl map generate --seed 1 --size town -o demo.osm.pbf`
struct MapGenerate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate", abstract: "Invent a city as OpenStreetMap data.",
        discussion: "The same seed and size give the same file.")

    @Option(help: "Which city; any whole number from 0.")
    var seed: UInt64 = 1

    @Option(help: "How large a city: town, city, metropolis (a million edges) or megalopolis.")
    var size: DemoCity.Size = .town

    @Option(help: ArgumentHelp("Language of the streets' names: en or ru.", valueName: "language"))
    var names: Language = .english

    @Option(name: .shortAndLong, help: "The file to write (.osm.pbf).")
    var output: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        let city = DemoCity(seed: seed, size: size, language: names)
        try Failure.reporting(common.language) {
            try PBFWriter.write(to: output, header: city.header) { consume in try city.generate(consume) }
        }
    }
}

extension DemoCity.Size: ExpressibleByArgument {}
