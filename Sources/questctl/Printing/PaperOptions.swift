public import ArgumentParser
import MapDrawing
import Support

extension Paper: ExpressibleByArgument {}

extension Paper.Orientation: ExpressibleByArgument {}

extension PrintAudience: ExpressibleByArgument {}

/// The options for paper and the scale of the map.
struct PaperOptions: ParsableArguments {
    @Option(help: "The paper.")
    var paper = Paper.a4

    @Option(
        help: ArgumentHelp(
            "The scale of the map, 1000 to 100000 (default: the largest from 5000 to 50000 at which all tasks fit on one sheet).",
            valueName: "15000"))
    var scale: ScaleArgument?

    @Option(help: "How the sheets of the map are held (default: as all tasks fit best).")
    var orientation: Paper.Orientation?

    @Option(help: ArgumentHelp("By how much the sheets of a map overlap, 0 to 60.", valueName: "mm"))
    var overlap = 15.0

    /// Whether any option is about the map alone.
    var isAboutMap: Bool { scale != nil || orientation != nil || overlap != 15 }
}

/// What a file of prints may have, in the order of its pages.
enum PrintPart: String, CaseIterable {
    case map
    case tasks
    case answerSheet = "answer-sheet"
    case codes
    case startList = "start-list"
    case results
}

/// Parts on the command line: `map,tasks`.
struct PrintParts: ExpressibleByArgument {
    let parts: Set<PrintPart>

    init?(argument: String) {
        let names = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let parts = names.compactMap(PrintPart.init)
        guard parts.count == names.count else { return nil }
        self.parts = Set(parts)
    }
}

/// A scale on the command line: `15000` or `1:15000`.
struct ScaleArgument: ExpressibleByArgument {
    let denominator: Int

    init?(argument: String) {
        let number = argument.hasPrefix("1:") ? argument.dropFirst(2) : argument[...]
        guard let denominator = Int(number) else { return nil }
        self.denominator = denominator
    }
}
