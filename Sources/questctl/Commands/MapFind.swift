import ArgumentParser
import RoadMap
import Support

/// `questctl map find city.vqmap "oak quay"`
struct MapFind: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "find", abstract: "Find streets and places of a map by their names.",
        discussion: """
            Words may be abbreviated, misspelled, or in the other alphabet; two streets with & between them are a corner, and a kind \
            in brackets leaves out all else: “Central (station)”. Prints coordinates, likeness, length and name, the best first. \
            Exit code 1 where nothing is found.
            """)

    @Argument(help: "The map file.")
    var map: String

    @Argument(help: "What to look for.")
    var name: String

    @Option(help: ArgumentHelp("How many places to print at most.", valueName: "number"))
    var limit = 10

    @OptionGroup var common: CommonOptions

    func run() throws {
        guard limit > 0 else {
            Failure.report(MapTexts.badLimit, common.language)
            throw Failure.misused
        }
        let search = PlaceSearch(try OpenedMap.graph(at: map, common.language))
        let found = search.places(named: name, limit: limit)
        guard !found.isEmpty else {
            Failure.report(PlaceSearchError.unknown(name, similar: []).message, common.language)
            throw Failure.wrong
        }
        for place in found {
            let percent = Int((place.likeness * 100).rounded())
            let metres = place.length > 0 ? MapTexts.metres(Int(place.length.rounded()))[common.language] + "  " : ""
            Console.print("\(place.place)  \(percent) %  \(metres)\(place.label[common.language])")
        }
    }
}
