public import Exchange
import RideLogs
import Scoring

extension EventOutcome {
    /// The riders' tracks with times.
    public var gpx: GPXDocument {
        var document = GPXDocument()
        document.tracks = riders.map { rider in
            GPXTrack(
                name: rider.id.rawValue,
                segments: [rider.outline.points.map { GPXPoint(coordinate: $0.coordinate, time: $0.time) }])
        }
        return document
    }
}
