import RoadMap

/// How a rider travels on a piece of road.
enum TravelMode {
    case riding
    case pushing
    case onSteps
    case onFerry

    /// Whether the rider sits on the bicycle.
    var isRidden: Bool { self == .riding }

    package init(_ attributes: EdgeAttributes, isReversed: Bool) {
        let look = WayLook(attributes)
        if look.isFerry {
            self = .onFerry
        } else if look.roadClass == RoadClass.steps.rawValue || look.roadClass == RoadClass.ramp.rawValue {
            self = .onSteps
        } else {
            self = look.isPushed(isReversed: isReversed) ? .pushing : .riding
        }
    }

    /// Rides between pushes, and landings between steps, shorter than this, in metres, get no cue.
    static let shortestRide = 20.0
    /// Pushes shorter than this, as across a kerb, get no cue.
    static let shortestPush = 5.0
    /// The same for steps between pushed pieces.
    private static let shortestSteps = 10.0

    /// Gives short runs the mode of their neighbours: a few pushed metres between ridden ones, as across a pavement, count as
    /// ridden; a few ridden metres between pushed ones as pushed; and a landing between steps as steps.
    static func mergeShortRuns(in pieces: inout ContiguousArray<RiddenPath.Piece>) {
        // Most legs are ridden throughout.
        guard let first = pieces.first, pieces.contains(where: { $0.mode != first.mode }) else { return }
        for mode in [TravelMode.onSteps, .pushing, .riding] {
            var first = 0
            while first < pieces.count {
                var end = first + 1
                while end < pieces.count, pieces[end].mode == pieces[first].mode { end += 1 }
                if pieces[first].mode == mode {
                    let before = first > 0 ? pieces[first - 1].mode : nil
                    let after = end < pieces.count ? pieces[end].mode : nil
                    let length = pieces[end - 1].end - pieces[first].start
                    if let other = replacement(for: mode, length: length, before, after) {
                        for piece in first..<end { pieces[piece].mode = other }
                    }
                }
                first = end
            }
        }
    }

    /// The mode that replaces that of a short run; `nil` where it stays.
    private static func replacement(
        for mode: TravelMode, length: Double, _ before: TravelMode?, _ after: TravelMode?
    ) -> TravelMode? {
        let others = [before, after].compactMap { $0 }
        switch mode {
        case .onFerry: return nil
        case .onSteps: return length < shortestSteps && others.contains(.pushing) ? .pushing : nil
        case .pushing, .riding:
            let isLanding = !others.isEmpty && others.allSatisfy { $0 == .onSteps }
            let shortest = mode == .riding || isLanding ? shortestRide : shortestPush
            guard length < shortest, !others.isEmpty, !others.contains(.onFerry) else { return nil }
            if others.allSatisfy({ $0 == others[0] }) { return others[0] }
            return mode == .pushing ? .riding : .pushing
        }
    }
}
