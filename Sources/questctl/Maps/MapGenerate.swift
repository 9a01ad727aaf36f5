public import ArgumentParser
import Compression
import MapBuilding
import OpenStreetMap
import Support

/// `questctl map generate --seed 1 --size town -o demo.osm.pbf`
struct MapGenerate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate", abstract: "Invent a city as OpenStreetMap data.",
        discussion: "The same seed and size give the same files.")

    @Option(help: "Which city; any whole number from 0.")
    var seed: UInt64 = 1

    @Option(help: "How large a city: town, city, metropolis (a million edges) or megalopolis.")
    var size: DemoCity.Size = .town

    @Option(help: ArgumentHelp("Language of the streets' names: en or ru.", valueName: "language"))
    var names: Language = .english

    @Option(name: .shortAndLong, help: "The file to write (.osm.pbf).")
    var output: String

    @Option(help: ArgumentHelp("Also invent hills: a folder for tiles of heights (.hgt.zip).", valueName: "folder"))
    var elevation: String?

    @OptionGroup var common: CommonOptions

    func run() throws {
        let city = DemoCity(seed: seed, size: size, language: names)
        try Failure.reporting(common.language) {
            try PBFWriter.write(to: output, header: city.header) { consume in try city.generate(consume) }
            guard let elevation else { return }
            try OutputFolder.make(elevation)
            try city.generateElevation { tile in
                let archive = try ZipArchive.packing(tile.bytes, name: tile.name)
                try OutputFile.write(archive, to: "\(elevation)/\(tile.name).zip")
            }
        }
    }
}

extension DemoCity.Size: ExpressibleByArgument {}
