import Geodesy
import RideLogs
import Scoring

extension RecordedRide {
    /// One ride for each rider: parts recorded by one rider, such as a track and a log, or a track in two parts, are joined.
    ///
    /// Tracks of one name that overlap in time belong to different riders, and the second is named `anna 2`; so is one of another
    /// day. Repeated tracks count once. Riders keep the order of their first parts.
    /// - Complexity: O(*n* log *n*) for *n* parts and fixes, and O(*r*²) for *r* riders of one name.
    public static func joined(_ parts: [RecordedRide]) -> [RecordedRide] {
        var namesakes: [RideEntry.Rider: [Int]] = [:]
        var rides: [JoinedRide] = []
        for part in parts {
            let places = namesakes[part.rider] ?? []
            if let place = places.first(where: { rides[$0].takesIn(part) }) {
                rides[place].join(part)
                continue
            }
            namesakes[part.rider, default: []].append(rides.count)
            rides.append(JoinedRide(part))
        }
        var names = RiderNames()
        for ride in rides { names.reserve(ride.ride.rider.rawValue) }
        return rides.map { joined in
            var ride = joined.ride
            let isFirst = names.claim(ride.rider.rawValue)
            if !isFirst { ride.rider = .init(names.another(ride.rider.rawValue)) }
            ride.settle()
            return ride
        }
    }
}

/// A ride being joined, with the times of its tracks.
private struct JoinedRide {
    package private(set) var ride: RecordedRide
    /// The time spans of its tracks in order; none overlap.
    private var spans: [Span] = []

    private struct Span {
        let first: Double
        let last: Double
    }

    package init(_ part: RecordedRide) {
        ride = part
        if let span = Self.span(of: part) { spans = [span] }
    }

    private static func span(of part: RecordedRide) -> Span? {
        guard let first = part.fixes.first, let last = part.fixes.last else { return nil }
        return Span(first: first.time, last: last.time)
    }

    /// Whether a part can belong to the same ride: a log, a track at most a day apart without overlap, or the only track repeated.
    func takesIn(_ part: RecordedRide) -> Bool {
        guard let span = Self.span(of: part), !spans.isEmpty else { return true }
        let next = place(of: span)
        let before = next > 0 ? span.first - spans[next - 1].last : .infinity
        let after = next < spans.count ? spans[next].first - span.last : .infinity
        let fits = before >= 0 && after >= 0 && min(before, after) <= RecordedRide.longestPause
        return fits && ride.isTimed == part.isTimed || ride.fixes == part.fixes
    }

    mutating func join(_ part: RecordedRide) {
        guard let span = Self.span(of: part) else { return ride.join(part) }
        guard ride.fixes != part.fixes else { return }
        spans.insert(span, at: place(of: span))
        ride.join(part)
    }

    /// The index of a span: before the first that starts later.
    private func place(of span: Span) -> Int {
        var (low, high) = (0, spans.count)
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].first < span.first { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// Assigns unique names to riders.
struct RiderNames {
    private var taken: Set<String> = []
    private var claimed: Set<String> = []
    /// The next number to try, by name.
    private var numbers: [String: Int] = [:]

    /// Reserves a name.
    mutating func reserve(_ name: String) { taken.insert(name) }

    /// Whether the name was not claimed before.
    mutating func claim(_ name: String) -> Bool {
        taken.insert(name)
        return claimed.insert(name).inserted
    }

    /// The name with the lowest unused number from 2, such as `anna 2`.
    mutating func another(_ name: String) -> String {
        var number = numbers[name] ?? 2
        while !taken.insert("\(name) \(number)").inserted { number += 1 }
        numbers[name] = number + 1
        return "\(name) \(number)"
    }
}
