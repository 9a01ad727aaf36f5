import Checksums
import EventStore
import GPX
public import VeloQuest

extension LiveEvent {
    /// Passes the files of an event one by one, with their paths in a folder: all that there is but tokens, codes and the audit.
    ///
    /// - `quest.geojson`, `logs.jsonl`, `office.jsonl`, `riders.csv`: what `questctl judge` and `standings` take as they are;
    /// - `standings.json`, `standings.csv`, `standings.xml`;
    /// - `feed.jsonl`: what was said to riders, a JSON object a line;
    /// - `tracks/RIDER.gpx`: the positions of a rider, with another segment after each pause of five minutes;
    /// - `photos/RIDER-DIGEST.jpg` (or the other types): the photos by the digest that answers name.
    ///
    /// - Throws: `StoreError`, and what `write` throws.
    public func export(
        in language: Language, _ write: @Sendable (_ path: String, _ bytes: [UInt8]) async throws -> Void
    ) async throws {
        try await write("quest.geojson", organisersEdition())
        try await write("logs.jsonl", riddenLog.write())
        try await write("office.jsonl", decidedLog.write())
        try await write("riders.csv", ridersTable())
        for format in StandingsFormat.allCases {
            try await write("standings." + format.rawValue, standings(as: format, in: language))
        }
        var said: [UInt8] = []
        for item in try await feedItems(feed.numbers) {
            guard case .object(var object) = item.json else { continue }
            object["rider"] = item.rider.map(JSONValue.string)
            said += JSONWriter().write(.object(object)) + [0x0A]
        }
        try await write("feed.jsonl", said)
        try await exportTracks(write)
        for photo in photos.values.sorted(by: { ($0.rider, $0.arrival) < ($1.rider, $1.arrival) }) {
            guard let (_, bytes) = try await store.photo(photo.digest, of: id) else { continue }
            let digest = Hexadecimal.text(of: photo.digest)
            try await write("photos/\(photo.rider)-\(digest).\(PhotoType.fileExtension(photo.type))", bytes)
        }
    }

    private func exportTracks(_ write: @Sendable (String, [UInt8]) async throws -> Void) async throws {
        // Positions of the last minutes are not gathered by rider yet.
        let recent = PackedTracks(try await store.tracks(of: id, in: 0..<Int64.max, rider: ""))
        // The reader may take its time, in which somebody is erased.
        for rider in riders.keys.sorted() where !erased.contains(rider) {
            let gathered = try await store.tracks(of: id, in: 0..<Int64.max, rider: rider)
                .flatMap { TrackPacking.unpack($0.bytes) }.flatMap(\.fixes)
            let fixes = (gathered + recent.fixes(of: rider)).sorted { $0.time < $1.time }
            guard !fixes.isEmpty else { continue }
            var segments: [[GPXPoint]] = []
            var last: Double?
            // A phone that got no answer sends its positions again.
            for fix in fixes where fix.time != last {
                if fix.time - (last ?? -.infinity) > 300 { segments.append([]) }
                last = fix.time
                segments[segments.count - 1].append(
                    GPXPoint(
                        coordinate: fix.coordinate, time: fix.time,
                        reception: GPXReception(accuracy: fix.horizontalAccuracy)))
            }
            var document = GPXDocument(name: rider)
            document.tracks = [GPXTrack(name: rider, segments: segments)]
            try await write("tracks/\(rider).gpx", document.encoded())
        }
    }
}
