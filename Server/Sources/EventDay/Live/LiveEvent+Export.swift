import EventClient
import EventStore
import Exchange
import Support
public import VeloQuest

extension LiveEvent {
    /// Passes the files of an event one by one, with their paths in a folder: everything but tokens, codes and the audit.
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
        try await exportInbox(write)
        try await exportTracks(of: roster.riders.keys.sorted(), write)
        try await exportPhotos(write)
    }

    /// Passes all that there is of one person, as the right of access asks for it (article 15 of the GDPR):
    ///
    /// - `rider.json`: name, team, class, devices and when tokens were made;
    /// - `logs.jsonl`: the lines that the person's devices wrote; `office.jsonl`: what the office decided about the person;
    /// - `feed.jsonl`: what was said to the person;
    /// - `tracks/RIDER.gpx` and `photos/`.
    ///
    /// - Throws: `EventError` where there is no such rider, `StoreError`, and what `write` throws.
    public func exportPerson(
        _ id: String, _ write: @Sendable (_ path: String, _ bytes: [UInt8]) async throws -> Void
    ) async throws {
        guard let rider = roster.riders[id] else { throw EventError(.notFound) }
        var object: JSONObject = ["event": .string(self.id), "rider": .string(id)]
        object["name"] = rider.name.map(JSONValue.string)
        object["team"] = rider.team.map(JSONValue.string)
        object["class"] = rider.category.map(JSONValue.string)
        if rider.isMinor { object["minor"] = true }
        object["devices"] = .array(
            roster.devices(of: id).map { device in
                var object: JSONObject = ["device": .string(device.device), "revoked": .boolean(device.isRevoked)]
                object["key"] = device.key.map(JSONValue.string)
                return .object(object)
            })
        object["tokens"] = .array(
            roster.sessions(of: id).map {
                ["role": .string($0.role.rawValue), "device": .string($0.device), "created": .integer($0.created)]
            })
        try await write("rider.json", JSONWriter(options: .pretty).write(.object(object)))
        for (name, log) in [("logs.jsonl", riddenLog), ("office.jsonl", decidedLog)] {
            try await write(name, RideLog.lines(of: log.entries.filter { $0.rider.rawValue == id }))
        }
        try await exportInbox(write) { $0.rider == id }
        try await exportTracks(of: [id], write)
        try await exportPhotos(of: id, write)
    }

    private func exportInbox(
        _ write: @Sendable (String, [UInt8]) async throws -> Void, _ isIncluded: (Inbox.Entry) -> Bool = { _ in true }
    ) async throws {
        var said: [UInt8] = []
        for entry in try await inboxEntries(inbox.numbers) where isIncluded(entry) {
            guard case .object(var object) = entry.item.json else { continue }
            object["rider"] = entry.rider.map(JSONValue.string)
            said += JSONWriter().write(.object(object)) + [0x0A]
        }
        try await write("feed.jsonl", said)
    }

    /// - Parameter rider: whose photos; by default all.
    private func exportPhotos(
        of rider: String? = nil, _ write: @Sendable (String, [UInt8]) async throws -> Void
    ) async throws {
        for photo in photos.sorted(of: rider) {
            guard let (_, bytes) = try await store.photo(photo.digest, of: id) else { continue }
            let digest = Hexadecimal.text(of: photo.digest)
            try await write("photos/\(photo.rider)-\(digest).\(PhotoType.fileExtension(photo.type))", bytes)
        }
    }

    private func exportTracks(
        of wanted: [String], _ write: @Sendable (String, [UInt8]) async throws -> Void
    ) async throws {
        // Positions of the last minutes are not gathered by rider yet.
        let recent = PackedTracks(try await store.tracks(of: id, in: 0..<Int64.max, rider: ""))
        // The reader may take its time, in which somebody is erased.
        for rider in wanted where !roster.isErased(rider) {
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
