import ArgumentParser
import Navigation
import RoadMap
import Routing
import Support

/// `questctl map check city.vqmap`
struct MapCheck: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Look at every byte of a map file and say what is wrong with it.",
        discussion: """
            Works out again what the map says: checksums, geometry, lengths, names, spatial index, permitted directions, \
            islands, obvious turns. Exit codes: 0 all is well, 1 something is wrong, 2 the file cannot be opened or is no map.
            """)

    @Argument(help: "The map file.")
    var map: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        let file = try OpenedMap.file(at: map, common.language)
        let findings = file.findings() + file.turnFindings()
        let error = OutputTexts.error[common.language]
        for finding in findings {
            Console.print("\(map): \(error): \(finding.message[common.language]) [\(finding.rule.rawValue)]")
        }
        Console.print("\(map): \(summary(file, findings)[common.language])")
        guard findings.isEmpty else { throw Failure.wrong }
    }

    private func summary(_ file: MapFile, _ findings: [MapFinding]) -> LocalizedText {
        let edges = MapTexts.edges(file.edgeCount)
        guard !findings.isEmpty else {
            return MapTexts.sound(edges)
        }
        return MapTexts.faulty(findings.count)
    }
}
