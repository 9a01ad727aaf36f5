import GPX
public import GeoJSON
import Geodesy
import JSON
import Languages

extension TrackFile {
    /// The lines of a GeoJSON file that have `times`: numbers of seconds after `start`, or else since 1970, or texts in ISO 8601;
    /// `accuracies` in metres are read too, and so are `coordTimes` and `coordinateProperties.times`. A `rider` is read as that.
    ///
    /// If no line has times, those of the `kind` `track`, or else all are tracks.
    public init(_ collection: FeatureCollection) {
        var times = LineTimes()
        let lines = collection.features.flatMap { TrackLine.lines(of: $0, &times) }.filter { !$0.track.points.isEmpty }
        let timed = lines.filter(\.track.isTimed)
        let drawn = lines.filter { $0.kind == "track" }
        let chosen = timed.isEmpty ? drawn.isEmpty ? lines : drawn : timed
        self.init(tracks: chosen.map(\.track), remarks: times.remarks)
    }
}

/// A line of GeoJSON as a track.
private struct TrackLine {
    var kind: String?
    var track: RecordedTrack

    static func lines(of feature: Feature, _ reader: inout LineTimes) -> [TrackLine] {
        let properties = feature.properties ?? [:]
        let times =
            properties["times"] ?? properties["coordTimes"]
            ?? properties["coordinateProperties"]?.objectValue?["times"]
        func line(_ positions: Positions, _ times: [JSONValue]?) -> TrackLine {
            let times = times?.count == positions.count ? times : nil
            let accuracies = properties["accuracies"]?.arrayValue
            let start =
                properties["start"]?.stringValue.flatMap { ISO8601.seconds(in: $0) } ?? properties["start"]?.doubleValue
            let points = positions.coordinates.enumerated().map { index, coordinate in
                RecordedTrack.Point(
                    coordinate: coordinate,
                    time: times.flatMap { reader.seconds($0[index], since: start ?? 0, at: index) },
                    accuracy: accuracies?.count == positions.count ? accuracies?[index].doubleValue : nil,
                    source: .position(index + 1))
            }
            return TrackLine(
                kind: properties["kind"]?.stringValue,
                track: RecordedTrack(
                    name: properties["name"]?.stringValue, rider: properties["rider"]?.stringValue, points: points))
        }
        switch feature.geometry?.shape {
        case .lineString(let positions): return [line(positions, times?.arrayValue)]
        case .multiLineString(let parts):
            let lists = times?.arrayValue?.map(\.arrayValue) ?? []
            return parts.indices.map { line(parts[$0], lists.count == parts.count ? lists[$0] : nil) }
        default: return []
        }
    }
}

/// Reads the times of positions, and notes which are none, or have no zone.
private struct LineTimes {
    private var unreadable: TrackRemark?
    private var withoutZone: TrackRemark?

    var remarks: [TrackRemark] { [unreadable, withoutZone].compactMap { $0 } }

    /// Texts are moments, numbers count from the start.
    mutating func seconds(_ value: JSONValue, since start: Double, at index: Int) -> Double? {
        guard value != .null else { return nil }
        guard let text = value.stringValue else { return value.doubleValue.map { start + $0 } }
        let place = SourcePlace.position(index + 1)
        guard let seconds = ISO8601.seconds(in: text) else {
            unreadable = unreadable ?? TrackRemark(.unreadableTimes(String(text.prefix(40))), count: 0, place: place)
            unreadable?.count += 1
            return nil
        }
        if !ISO8601.tellsZone(text) {
            withoutZone = withoutZone ?? TrackRemark(.withoutZone, count: 0, place: place)
            withoutZone?.count += 1
        }
        return seconds
    }
}
