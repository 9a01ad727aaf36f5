public import GPX
public import GeoJSON
import Geodesy
import JSON
import Languages
import QuestEngine
import RideLogs

extension RecordedRide {
    /// The speed in metres per second that is assumed for a track without times.
    public static let assumedSpeed = 5.0

    /// The rides of a GPX file.
    ///
    /// Consecutive tracks are one ride that the recorder split; tracks that overlap in time belong to different riders, named after
    /// the tracks. If any point has no time, all times of the file are ignored.
    /// - Parameter name: the name of a rider whose track has none.
    public static func rides(in document: GPXDocument, name: String) -> [RecordedRide] {
        let tracks = document.tracks.filter { !$0.points.isEmpty }
        guard tracks.allSatisfy(\.isTimed) else {
            let fixes = GPXTrack(segments: tracks.flatMap(\.segments)).fixes(startingAt: 0, speed: assumedSpeed)
            return [RecordedRide(rider: .init(name), fixes: fixes, isTimed: false)]
        }
        return rides(of: tracks.map { ($0.name, $0.fixes) }, name: name)
    }

    /// The rides of the lines of a GeoJSON file that have `times`: numbers of seconds after `start`, or else since 1970, or texts in ISO
    /// 8601; `accuracies` in metres are read too. `coordTimes` and `coordinateProperties.times` are read as well.
    ///
    /// Lines with the same `rider` are one ride, unless they overlap in time. As with GPX, consecutive lines without it are one
    /// ride too, and those that overlap in time belong to different riders called `name`. If no line has times, those of the `kind`
    /// `track`, or else all, are assumed to have been ridden at `assumedSpeed`, each by itself.
    /// - Parameter name: the name of a rider whose line has none.
    public static func rides(in collection: FeatureCollection, name: String) -> [RecordedRide] {
        let lines = collection.features.flatMap(TrackLine.lines)
        let timed = lines.filter { $0.fixes != nil }
        guard !timed.isEmpty else {
            let tracks = lines.filter { $0.kind == "track" }
            return named(
                (tracks.isEmpty ? lines : tracks).map { ($0.rider ?? $0.name, $0.guessedFixes) }, name: name,
                isTimed: false)
        }
        let owned = timed.compactMap { line in
            line.rider.map { RecordedRide(rider: .init($0), fixes: line.fixes ?? []) }
        }
        let others = timed.filter { $0.rider == nil }.map { (name: $0.name, fixes: $0.fixes ?? []) }
        return joined(owned + rides(of: others, name: name))
    }

    /// One ride, unless tracks overlap in time.
    private static func rides(of tracks: [(name: String?, fixes: [Fix])], name: String) -> [RecordedRide] {
        let parts = tracks.map { RecordedRide(rider: .init(name), fixes: $0.fixes) }
        let whole = joined(parts)
        return whole.count > 1 ? named(tracks, name: name, isTimed: true) : whole.filter { !$0.fixes.isEmpty }
    }

    /// A ride for each track, with a unique name.
    private static func named(
        _ tracks: [(name: String?, fixes: [Fix])], name: String, isTimed: Bool
    ) -> [RecordedRide] {
        var names = RiderNames()
        return tracks.filter { !$0.fixes.isEmpty }.map { track in
            let wanted = track.name.flatMap { $0.isEmpty ? nil : $0 } ?? name
            let rider = names.claim(wanted) ? wanted : names.another(wanted)
            return RecordedRide(rider: .init(rider), fixes: track.fixes, isTimed: isTimed)
        }
    }
}

/// A line of GeoJSON as a track.
private struct TrackLine {
    var rider: String?
    var name: String?
    var kind: String?
    var coordinates: [Coordinate]
    /// The fixes, if each position has a time.
    var fixes: [Fix]?

    var guessedFixes: [Fix] {
        GPXTrack(segments: [coordinates.map { GPXPoint(coordinate: $0) }])
            .fixes(startingAt: 0, speed: RecordedRide.assumedSpeed)
    }

    static func lines(of feature: Feature) -> [TrackLine] {
        let properties = feature.properties ?? [:]
        let times =
            properties["times"] ?? properties["coordTimes"]
            ?? properties["coordinateProperties"]?.objectValue?["times"]
        func line(_ positions: Positions, _ times: [JSONValue]?) -> TrackLine {
            TrackLine(
                rider: properties["rider"]?.stringValue, name: properties["name"]?.stringValue,
                kind: properties["kind"]?.stringValue, coordinates: Array(positions.coordinates),
                fixes: times.flatMap {
                    fixes(
                        at: positions, $0, since: properties["start"].flatMap(seconds),
                        accuracies: properties["accuracies"]?.arrayValue)
                })
        }
        switch feature.geometry?.shape {
        case .lineString(let positions): return [line(positions, times?.arrayValue)]
        case .multiLineString(let parts):
            let lists = times?.arrayValue?.map(\.arrayValue) ?? []
            return parts.indices.map { line(parts[$0], lists.count == parts.count ? lists[$0] : nil) }
        default: return []
        }
    }

    private static func fixes(
        at positions: Positions, _ times: [JSONValue], since start: Double?, accuracies: [JSONValue]?
    ) -> [Fix]? {
        guard positions.count == times.count else { return nil }
        let accuracies = accuracies?.count == times.count ? accuracies : nil
        var fixes: [Fix] = []
        for (index, coordinate) in positions.coordinates.enumerated() {
            guard let seconds = seconds(times[index]) else { return nil }
            // Texts are absolute times, numbers are relative to the start.
            let base = times[index].stringValue == nil ? start ?? 0 : 0
            fixes.append(
                Fix(
                    time: base + seconds, coordinate: coordinate, horizontalAccuracy: accuracies?[index].doubleValue))
        }
        return fixes
    }

    private static func seconds(_ value: JSONValue) -> Double? {
        value.stringValue.map(ISO8601.seconds(in:)) ?? value.doubleValue
    }
}
