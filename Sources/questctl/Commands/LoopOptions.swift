import ArgumentParser
import Geodesy
import Routing
import Support

/// The round trip that `--loop` asks for.
struct LoopOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Find a round trip from one place of about this length, as 40km; with --alternatives more of them.",
            valueName: "length"))
    var loop: String?

    @Option(
        help: ArgumentHelp(
            "Where the round trip leads: N, NE, E … or degrees clockwise from north.", valueName: "direction"))
    var heading: String?

    /// What is asked for; `nil` where no round trip is.
    ///
    /// - Parameter more: how many beside the best.
    /// - Throws: `Failure.misused` for a length or a direction that is none, or a direction alone.
    func request(more: Int, _ language: Language) throws -> LoopRequest? {
        guard let loop else {
            guard heading == nil else { throw misuse(RoutingTexts.headingWithoutLoop, language) }
            return nil
        }
        guard let metres = LoopOptions.metres(loop), metres >= 100, metres <= 1e6 else {
            throw misuse(RoutingTexts.badLoopLength(loop), language)
        }
        let direction = try heading.map { text in
            guard let degrees = LoopOptions.degrees(text) else {
                throw misuse(RoutingTexts.badHeading(text), language)
            }
            return degrees
        }
        return LoopRequest(length: metres, heading: direction, count: more + 1)
    }

    private static func metres(_ text: String) -> Double? {
        let small = text.lowercased().filter { $0 != " " }
        for (unit, metres) in [("km", 1000.0), ("км", 1000.0), ("m", 1.0), ("м", 1.0)] where small.hasSuffix(unit) {
            return Double(small.dropLast(unit.count)).map { $0 * metres }
        }
        return nil
    }

    private static let winds = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]

    private static func degrees(_ text: String) -> Double? {
        if let wind = winds.firstIndex(of: text.lowercased()) { return Double(wind) * 45 }
        guard let degrees = Double(text), (0...360).contains(degrees) else { return nil }
        return degrees
    }

    private func misuse(_ message: LocalizedText, _ language: Language) -> ExitCode {
        Failure.report(message, language)
        return Failure.misused
    }
}
