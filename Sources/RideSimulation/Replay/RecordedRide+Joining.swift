public import Exchange
public import GeoJSON
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

    /// Tracks of one rider's devices, and what became of them.
    public struct MergedDevices: Sendable {
        /// The rides: those of devices that recorded at once are one.
        public var rides: [RecordedRide] = []
        /// For each ride the tracks that it was made of, by their places, the best device first.
        public var sources: [[Int]] = []
        /// Two tracks of the same time at different places, which cannot be of one rider.
        public var apart: [(first: Int, second: Int)] = []
    }

    /// Merges what several devices of one rider recorded at the same time.
    ///
    /// Where they recorded at once, the fixes of the best are kept (`DeviceTracks.merged`). Tracks that follow one another stay as they
    /// are, as `joined` joins them, and so do those that were at different places at the same time.
    /// - Parameter tracks: rides without logs.
    /// - Complexity: O(*t* *n*) for *t* tracks with *n* fixes.
    public static func mergingDevices(_ tracks: [RecordedRide]) -> MergedDevices {
        var result = MergedDevices()
        var groups: [[Int]] = []
        for place in tracks.indices {
            // The same track once more is no other device.
            guard !tracks[..<place].contains(where: { $0.fixes == tracks[place].fixes }) else { continue }
            var group = [place]
            var others: [[Int]] = []
            for members in groups {
                let answers = members.compactMap { member in
                    tracks[member].isTimed && tracks[place].isTimed
                        ? DeviceTracks.agree(tracks[member].fixes, tracks[place].fixes).map { (member, $0) } : nil
                }
                if answers.contains(where: \.1) {
                    group = members + group
                } else {
                    if let (member, _) = answers.first { result.apart.append((member, place)) }
                    others.append(members)
                }
            }
            groups = others + [group]
        }
        for group in groups.sorted(by: { $0[0] < $1[0] }) {
            guard group.count > 1 else {
                result.rides.append(tracks[group[0]])
                result.sources.append(group)
                continue
            }
            let (fixes, best) = DeviceTracks.merged(group.map { tracks[$0].fixes })
            var ride = RecordedRide(rider: tracks[group[0]].rider, fixes: fixes)
            ride.leaveOut(group.reduce(0) { $0 + tracks[$1].refusedFixes })
            result.rides.append(ride)
            result.sources.append([group[best]] + group.indices.filter { $0 != best }.map { group[$0] })
        }
        return result
    }

    /// The speed in metres per second that is assumed for a track without times.
    public static var assumedSpeed: Double { SettledTrack.assumedSpeed }

    /// The rides of a GPX file, as `rides(of:name:)` takes its tracks; none where no track can be used.
    public static func rides(in document: GPXDocument, name: String) -> [RecordedRide] {
        (try? TrackFile(document).settled()).map { rides(of: $0.tracks, name: name) } ?? []
    }

    /// The rides of the lines of a GeoJSON file that have times, as `rides(of:name:)` takes its tracks; none where no line can be used.
    public static func rides(in collection: FeatureCollection, name: String) -> [RecordedRide] {
        (try? TrackFile(collection).settled()).map { rides(of: $0.tracks, name: name) } ?? []
    }

    /// The rides of the tracks of a file.
    ///
    /// Tracks with the same `rider` are one ride, unless they overlap in time. Of the others, consecutive ones are one ride that the
    /// recorder split; those that overlap in time belong to different riders, named after the tracks. Tracks without times are each a
    /// ride by itself.
    /// - Parameter name: the name of a rider whose track has none.
    public static func rides(of tracks: [SettledTrack], name: String) -> [RecordedRide] {
        let timed = tracks.filter(\.isTimed)
        guard !timed.isEmpty else {
            // The only track of a file is called what the file is called.
            return named(tracks, name: name) { tracks.count > 1 ? $0.rider ?? $0.name : $0.rider }
        }
        let owned = timed.compactMap { track in track.rider.map { RecordedRide(track, of: $0) } }
        let others = timed.filter { $0.rider == nil }
        let whole = joined(others.map { RecordedRide($0, of: name) })
        let parts = whole.count > 1 ? named(others, name: name) { $0.name } : whole
        return joined(owned + parts.filter { !$0.fixes.isEmpty })
    }

    /// A ride for each track, with a unique name.
    private static func named(
        _ tracks: [SettledTrack], name: String, by naming: (SettledTrack) -> String?
    ) -> [RecordedRide] {
        var names = RiderNames()
        return tracks.filter { !$0.fixes.isEmpty }.map { track in
            let wanted = naming(track).flatMap { $0.isEmpty ? nil : $0 } ?? name
            let rider = names.claim(wanted) ? wanted : names.another(wanted)
            return RecordedRide(track, of: rider)
        }
    }

    private init(_ track: SettledTrack, of rider: String) {
        self.init(rider: .init(rider), fixes: track.fixes, isTimed: track.isTimed)
        leaveOut(track.leftOut)
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
