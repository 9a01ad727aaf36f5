public import Exchange
import Geodesy
import RideLogs
import Scoring

extension RideRecord {
    /// The track with its times; data that GPX cannot represent is left out.
    public var gpx: GPXDocument {
        var document = GPXDocument()
        document.tracks = [
            GPXTrack(
                name: rider.rawValue, segments: [fixes.map { GPXPoint(coordinate: $0.coordinate, time: $0.time) }])
        ]
        return document
    }
}
