import ArgumentParser
import FileAccess
import Languages
import MapBuilding
import OpenStreetMap

/// `questctl map build city.osm.pbf -o city.vqmap`
struct MapBuild: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Make a bicycle map from OpenStreetMap data.",
        discussion: "Reads PBF and XML, plain or gzipped, whatever the file's name.")

    @Argument(help: "The OpenStreetMap file (.osm.pbf, .osm, .osm.gz).")
    var input: String

    @Option(name: .shortAndLong, help: "The map file to write.")
    var output: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        try InputProtection.check([input], against: output, common.language)
        let clock = ContinuousClock()
        let start = clock.now
        var bar = ProgressBar()
        defer { bar.clear() }
        let summary = try Failure.reporting(common.language) {
            let result = try MapBuilder(program: "questctl \(Version.number)").build(
                from: OSMFileReader(path: input)
            ) { stage, fraction in
                bar.show(stage.label[common.language], fraction)
            }
            try OutputFile.write(result.bytes, to: output)
            return result.summary
        }
        bar.clear()
        let words = text(summary, seconds: (clock.now - start) / .seconds(1))
        Console.summarise("\(output): \(words[common.language])", writtenTo: output)
        for remark in remarks(summary) { Console.note("questctl: \(remark[common.language])") }
    }

    private func text(_ summary: ImportSummary, seconds: Double) -> LocalizedText {
        let kilometres = Measures.decimal(summary.length / 1000, digits: 0)
        let time = Measures.decimal(seconds, digits: 2)
        let memory = (Console.peakMemory + 524_288) / 1_048_576
        return LocalizedText(
            "\(Plural.english(summary.nodes, "node", "nodes")), \(Plural.english(summary.edges, "edge", "edges")), "
                + "\(kilometres.english) km, \(time.english) s, \(memory) MiB peak memory",
            "\(Plural.russian(summary.nodes, "узел", "узла", "узлов")), "
                + "\(Plural.russian(summary.edges, "ребро", "ребра", "рёбер")), \(kilometres.russian) км, "
                + "\(time.russian) с, пик памяти \(memory) МиБ")
    }

    private func remarks(_ summary: ImportSummary) -> [LocalizedText] {
        var remarks: [LocalizedText] = []
        if summary.edges == 0 {
            remarks.append(
                LocalizedText(
                    "warning: \(input) has no road that a bicycle may use; is it the right extract?",
                    "предупреждение: в \(input) нет дорог, по которым можно ехать на велосипеде; тот ли это файл?"))
        }
        if summary.missingNodes > 0 {
            remarks.append(
                LocalizedText(
                    "note: \(Plural.english(summary.missingNodes, "place", "places")) where a road leads out of the "
                        + "file; it is cut there",
                    "замечание: дороги, выходящие за пределы файла, обрезаны; таких мест: \(summary.missingNodes)"))
        }
        if summary.repeatedWays > 0 {
            remarks.append(
                LocalizedText(
                    "note: \(Plural.english(summary.repeatedWays, "way", "ways")) with an id seen before, passed over",
                    "замечание: пропущено линий с уже встречавшимся номером: \(summary.repeatedWays)"))
        }
        return remarks
    }
}

extension MapBuilder.Stage {
    fileprivate var label: LocalizedText {
        switch self {
        case .ways: LocalizedText("reading ways", "чтение дорог")
        case .nodes: LocalizedText("reading nodes", "чтение узлов")
        case .network: LocalizedText("building the network", "построение сети")
        }
    }
}
