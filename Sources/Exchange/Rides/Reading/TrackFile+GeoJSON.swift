public import GeoJSON
import Geodesy
import JSON
import Support

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
        let start = times.flatMap { reader.start(properties["start"], of: $0) } ?? 0
        func line(_ positions: Positions, _ times: ArraySlice<JSONValue>) -> TrackLine {
            let accuracies = properties["accuracies"]?.arrayValue
            let points = positions.coordinates.enumerated().map { index, coordinate in
                RecordedTrack.Point(
                    coordinate: coordinate,
                    time: index < times.count
                        ? reader.seconds(times[times.startIndex + index], since: start, at: index) : nil,
                    accuracy: accuracies?.count == positions.count ? accuracies?[index].doubleValue : nil,
                    source: .position(index + 1))
            }
            return TrackLine(
                kind: properties["kind"]?.stringValue,
                track: RecordedTrack(
                    name: properties["name"]?.stringValue, rider: properties["rider"]?.stringValue, points: points))
        }
        switch feature.geometry?.shape {
        case .lineString(let positions):
            let times = times?.arrayValue ?? []
            reader.compare(times.count, with: positions.count)
            return [line(positions, times[...])]
        case .multiLineString(let parts):
            let times = times?.arrayValue ?? []
            if times.contains(where: { $0.arrayValue != nil }) {
                if times.count > parts.count {
                    reader.compare(
                        times.reduce(0) { $0 + ($1.arrayValue?.count ?? 0) }, with: parts.reduce(0) { $0 + $1.count })
                }
                return parts.indices.map { place in
                    let list = place < times.count ? times[place].arrayValue ?? [] : []
                    reader.compare(list.count, with: parts[place].count)
                    return line(parts[place], list[...])
                }
            }
            // One list for all parts.
            reader.compare(times.count, with: parts.reduce(0) { $0 + $1.count })
            var rest = times[...]
            return parts.map { positions in
                defer { rest = rest.dropFirst(positions.count) }
                return line(positions, rest.prefix(positions.count))
            }
        default: return []
        }
    }
}

/// Reads the times of positions, and notes which are malformed, or have no zone.
private struct LineTimes {
    private var unreadable: TrackRemark?
    private var withoutZone: TrackRemark?
    private var others: [TrackRemark] = []

    var remarks: [TrackRemark] { [unreadable, withoutZone].compactMap { $0 } + others }

    /// Notes that a line has times, but another number of them than of positions.
    mutating func compare(_ times: Int, with positions: Int) {
        guard times > 0, times != positions else { return }
        others.append(TrackRemark(.unequalTimes(times, positions: positions)))
    }

    /// The start that numbers count from: a moment, or seconds since 1970.
    mutating func start(_ value: JSONValue?, of times: JSONValue) -> Double? {
        guard let value, value != .null, times.hasNumber else { return nil }
        guard let start = value.doubleValue ?? value.stringValue.flatMap({ ISO8601.seconds(in: $0) }) else {
            others.append(TrackRemark(.unreadableStart(String((value.stringValue ?? value.description).prefix(40)))))
            return nil
        }
        if let text = value.stringValue, !ISO8601.tellsZone(text) {
            withoutZone = withoutZone ?? TrackRemark(.withoutZone, count: 0)
            withoutZone?.count += 1
        }
        return start
    }

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

extension JSONValue {
    /// Whether it is a list with a number, or a list of such.
    fileprivate var hasNumber: Bool {
        arrayValue?.contains { $0.doubleValue != nil || $0.arrayValue?.contains { $0.doubleValue != nil } ?? false }
            ?? false
    }
}
