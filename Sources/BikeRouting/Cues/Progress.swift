/// How a rider goes on a piece of road.
enum Progress {
    case riding
    case pushing
    case onSteps
    case onFerry

    init(_ attributes: EdgeAttributes, isReversed: Bool) {
        self =
            switch attributes.roadClass {
            case .steps, .ramp: .onSteps
            case .ferry: .onFerry
            default: (isReversed ? attributes.backward : attributes.forward) == .push ? .pushing : .riding
            }
    }

    /// What is shorter than this, in metres, is not worth mounting or dismounting for, or not worth a word.
    private static let shortest = 20.0

    /// Takes a few metres of pushing between riding, as across a pavement, for riding, and a few metres that one might ride
    /// between pushing for pushing.
    static func passOverShortChanges(in pieces: inout ContiguousArray<RiddenWay.Piece>) {
        passOverShortRuns(of: .pushing, in: &pieces, between: .riding)
        passOverShortRuns(of: .riding, in: &pieces, between: .pushing)
    }

    private static func passOverShortRuns(
        of progress: Progress, in pieces: inout ContiguousArray<RiddenWay.Piece>, between other: Progress
    ) {
        var first = 0
        while first < pieces.count {
            var end = first + 1
            while end < pieces.count, pieces[end].progress == pieces[first].progress { end += 1 }
            if pieces[first].progress == progress, pieces[end - 1].end - pieces[first].start < shortest,
                first == 0 || pieces[first - 1].progress == other,
                end == pieces.count || pieces[end].progress == other, end - first < pieces.count
            {
                for piece in first..<end { pieces[piece].progress = other }
            }
            first = end
        }
    }
}
