public import ArgumentParser
public import MapDrawing
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
