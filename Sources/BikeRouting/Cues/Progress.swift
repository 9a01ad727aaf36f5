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
    static let shortest = 20.0
    /// The same for steps where one pushes anyway.
    private static let shortestSteps = 10.0

    /// Takes a few metres of pushing between riding, as across a pavement, for riding, a few metres that one might ride
    /// between pushing for pushing, and a landing between steps for steps.
    static func passOverShortChanges(in pieces: inout ContiguousArray<RiddenWay.Piece>) {
        for progress in [Progress.onSteps, .pushing, .riding] {
            var first = 0
            while first < pieces.count {
                var end = first + 1
                while end < pieces.count, pieces[end].progress == pieces[first].progress { end += 1 }
                if pieces[first].progress == progress {
                    let before = first > 0 ? pieces[first - 1].progress : nil
                    let after = end < pieces.count ? pieces[end].progress : nil
                    let length = pieces[end - 1].end - pieces[first].start
                    if let other = replacement(for: progress, length: length, before, after) {
                        for piece in first..<end { pieces[piece].progress = other }
                    }
                }
                first = end
            }
        }
    }

    /// What a short run between others is taken for; `nil` where it stays what it is.
    private static func replacement(
        for progress: Progress, length: Double, _ before: Progress?, _ after: Progress?
    ) -> Progress? {
        let others = [before, after].compactMap { $0 }
        switch progress {
        case .onFerry: return nil
        case .onSteps: return length < shortestSteps && others.contains(.pushing) ? .pushing : nil
        case .pushing, .riding:
            guard length < shortest, !others.isEmpty, !others.contains(.onFerry) else { return nil }
            if others.allSatisfy({ $0 == others[0] }) { return others[0] }
            return progress == .pushing ? .riding : .pushing
        }
    }
}
