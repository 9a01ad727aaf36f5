import Geodesy
import RoadMap

/// The ways with the places of their nodes, and where they have to be broken.
struct PlacedWays {
    let ways: RideableWays
    /// The number of each reference's node among the places.
    let numbers: ContiguousArray<UInt32>
    let places: ContiguousArray<FixedCoordinate>

    /// How many of a way's nodes are missing, and how often it leaps.
    func breaks(ofWay way: Int) -> (missing: Int, leaps: Int) {
        var missing = 0
        var leaps = 0
        var previous = RideableWays.unknownPlace
        for index in ways.starts[way]..<ways.starts[way + 1] {
            let place = places[Int(numbers[index])]
            if place == RideableWays.unknownPlace {
                missing += 1
            } else if isLeap(previous, place, way) {
                leaps += 1
            }
            previous = place
        }
        return (missing, leaps)
    }

    /// Calls `body` with the runs of at least two nodes in a row that are all known and lie near one another.
    func forEach(ofWay way: Int, _ body: (Range<Int>) -> Void) {
        let end = ways.starts[way + 1]
        var start = ways.starts[way]
        var previous = RideableWays.unknownPlace
        for index in ways.starts[way]..<end {
            let place = places[Int(numbers[index])]
            let isKnown = place != RideableWays.unknownPlace
            if !isKnown || isLeap(previous, place, way) {
                if index - start > 1 { body(start..<index) }
                start = isKnown ? index : index + 1
            }
            previous = place
        }
        if end - start > 1 { body(start..<end) }
    }

    /// What a way's edges are like: as its tags say, and a ferry as fast as its length and its duration make it. A ferry of
    /// which a part is missing has a duration but no length.
    func attributes(ofWay way: Int) -> EdgeAttributes {
        var attributes = ways.attributes[way]
        guard let duration = ways.ferryDurations[way] else { return attributes }
        let run = ways.ferryRuns[way] ?? way..<way + 1
        if run.allSatisfy({ breaks(ofWay: $0).missing == 0 }) {
            let metres = run.reduce(0) { $0 + length(ways.starts[$1]...ways.starts[$1 + 1] - 1) }
            attributes.ferrySpeed = metres / duration
        }
        return attributes
    }

    /// Metres along references between which no place is missing.
    func length(_ range: ClosedRange<Int>) -> Double {
        zip(range, range.dropFirst()).reduce(0) { length, step in
            let from = places[Int(numbers[step.0])].coordinate
            return length + from.distance(to: places[Int(numbers[step.1])].coordinate)
        }
    }

    private static let longestStep = 50_000.0

    /// Whether two known places are too far apart for neighbours on this way.
    private func isLeap(_ one: FixedCoordinate, _ other: FixedCoordinate, _ way: Int) -> Bool {
        guard one != RideableWays.unknownPlace else { return false }
        let east = Int(one.longitude) - Int(other.longitude)
        let north = Int(one.latitude) - Int(other.latitude)
        // A fifth of a degree is less than half of the longest step anywhere: most steps need no more than this.
        guard max(abs(east), abs(north)) > 2_000_000, ways.attributes[way].roadClass != .ferry else { return false }
        return one.coordinate.distance(to: other.coordinate) > Self.longestStep
    }
}
