import ArgumentParser
import RoadMap
import Support

/// The options of `simulate` for the page about an event.
struct PageOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write a page about the event for a browser as well (HTML): a map on which the field rides, charts and tables.",
            valueName: "file"))
    var report: String?

    @OptionGroup var ground: GroundOptions

    /// The tiles for the map of the page; `nil` where none are named.
    ///
    /// - Throws: `Failure.misused` for tiles without a page, and what `GroundOptions` throws.
    func openedGround(_ language: Language) throws -> OpenedGround? {
        guard report != nil || ground.tiles == nil else {
            Failure.report(SimulateTexts.tilesWithoutPage, language)
            throw Failure.misused
        }
        return try ground.opened(language)
    }

    /// Writes the page, if one is asked for.
    func write(_ run: EventRun, on graph: RoadGraph, hidesTasks: Bool, _ ground: OpenedGround?, _ language: Language)
        throws
    {
        guard let report else { return }
        let page = try run.report(on: graph, hidesTasks: hidesTasks, ground: ground)
        try Failure.reporting(language) { try OutputFile.write(page, to: report) }
    }
}
