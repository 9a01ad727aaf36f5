import GeoJSON
import Support

/// The tracks of a file, whatever its format, and what is unusual about them.
///
///     let file = try TrackFile(parsing: bytes)
///     let settled = try file.settled()
///     for remark in settled.remarks { print(remark.message[.english]) }
public struct TrackFile: Sendable {
    /// The tracks in the order of the file, those without points left out.
    public var tracks: [RecordedTrack]
    /// What could not be read, or is unspecified.
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

    /// Reads FIT as far as it is whole.
    init(fit bytes: [UInt8]) throws(TrackError) {
        let file: FITFile
        do {
            file = try FITFile(parsing: bytes)
        } catch {
            throw .unreadable(error.message)
        }
        let ridden = file.activities.filter { !$0.isCourse }
        self.init(
            tracks: ridden.filter { !$0.records.isEmpty }.map { activity in
                RecordedTrack(points: activity.records.map(RecordedTrack.Point.init))
            })
        let count = tracks.reduce(0) { $0 + $1.points.count }
        // Once torn, a file has another checksum as well.
        let isTorn = file.faults.contains { $0.kind != .wrongChecksum }
        remarks = file.faults.filter { !isTorn || $0.kind != .wrongChecksum }.map { fault in
            TrackRemark(
                fault.kind == .wrongChecksum ? .damaged(fault.message) : .torn(fault.message), count: count,
                place: fault.kind == .wrongChecksum ? nil : .byte(fault.offset))
        }
        guard tracks.isEmpty else { return }
        if let fault = file.faults.first { throw .unreadable(fault.message) }
        if ridden.contains(where: { $0.recordsWithoutPlace > 0 }) { throw .noPlaces }
        throw .noTrack(planned: file.activities.filter(\.isCourse).reduce(0) { $0 + $1.records.count }, waypoints: 0)
    }
}

extension RecordedTrack.Point {
    fileprivate init(_ record: FITActivity.Record) {
        self.init(
            coordinate: record.coordinate, time: record.time, elevation: record.altitude, accuracy: record.accuracy,
            source: .byte(record.offset))
    }
}
