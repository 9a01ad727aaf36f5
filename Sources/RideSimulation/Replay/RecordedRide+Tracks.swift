public import Exchange
public import GeoJSON
import RideLogs

extension RecordedRide {
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
