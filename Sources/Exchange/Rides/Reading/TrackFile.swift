import GeoJSON
import Support

/// The tracks of a file, whatever its format, and what is unusual about them.
///
///     let file = try TrackFile(parsing: bytes)
///     let settled = try file.settled()
///     for remark in settled.remarks { print(remark.message.english) }
public struct TrackFile: Sendable {
    /// The tracks in the order of the file, those without points left out.
    public var tracks: [RecordedTrack]
    /// What could not be read, or was not told.
    public var remarks: [TrackRemark]

    /// Tracks that were made otherwise.
    public init(tracks: [RecordedTrack], remarks: [TrackRemark] = []) {
        self.tracks = tracks
        self.remarks = remarks
    }

    /// Reads GPX, TCX, FIT or GeoJSON, which is recognised by what is in it. What is whole of a torn file is read.
    ///
    /// - Throws: where there is no track in it.
    /// - Complexity: linear in the number of bytes.
    public init(parsing bytes: [UInt8]) throws(TrackError) {
        switch try TrackFormat(of: bytes) {
        case .gpx: try self.init(gpx: bytes)
        case .tcx: try self.init(tcx: bytes)
        case .fit: try self.init(fit: bytes)
        case .geoJSON:
            let result = GeoJSONReader().read(bytes)
            guard let object = result.object, !result.hasErrors else {
                let first = result.diagnostics.first { $0.severity == .error }
                throw .unreadable(first?.message ?? TrackError.unknownFormat.message)
            }
            self.init(FeatureCollection(features: object.features))
            if tracks.isEmpty { throw .noTrack(planned: 0, waypoints: 0) }
        }
    }
}
