import Compression
import Exchange
import GeoJSON
import Geodesy
import Navigation
import RideLogs
import RideSimulation
import Scoring
import Support

/// Files with recorded rides: GPX, TCX, FIT, GeoJSON, or ride logs, packed or not.
enum RecordedFile {
    /// The rides of files. Parts of one rider's ride, such as a track and a log, are joined, and so are the tracks of several devices.
    ///
    /// A rider with a single track has the name of the file, without its extension. Where files of one name, in different folders,
    /// have tracks of the same time, a number is added to the names of their riders. What is unusual about tracks is noted.
    /// - Parameters:
    ///   - name: the name of that rider instead.
    ///   - judge: takes all logs, and returns their accepted entries.
    /// - Throws: `Failure.unreadable`, or `Failure.wrong` for GeoJSON with errors or exchanged coordinates, after a message.
    static func rides(
        at paths: [String], calling name: String? = nil, _ language: Language,
        judge: (RideLog) throws -> JudgedLog = { LogAuthority().applied(to: $0) }
    ) throws -> RecordedRides {
        let files = try paths.flatMap { try parts(of: $0, language) }
        let logs = files.map { $0.isLog ? ReadLogs.log(in: $0.bytes, of: $0.path, language) : nil }
        var logged = LoggedRides(in: try judge(RideLog(merging: logs.compactMap { $0 })))
        var rides: [(number: Int, ride: RecordedRide)] = []
        var remarks = TrackRemarks(language)
        var tracks: [RecordedRides.Track] = []
        for (number, (file, log)) in zip(files, logs).enumerated() {
            if let log {
                rides += logged.take(ridersOf: log).map { (number, $0) }
                guard log.rides.isEmpty else { continue }
                throw Failure.reported(Message("common-empty-log"), file: file.path, language)
            }
            let (settled, unusual) = try Failure.reporting(language, file: file.path) {
                do {
                    return try file.tracks(language).settled()
                } catch TrackError.swapped {
                    throw Failure.reported(TrackError.swapped.message, file: file.path, language, code: Failure.wrong)
                }
            }
            remarks.note(unusual, of: file.path)
            tracks += RecordedRide.rides(of: settled, name: name ?? file.stem).map {
                RecordedRides.Track(
                    file: file.path, folder: name == nil ? file.folder : "", number: number, ride: $0)
            }
        }
        remarks.finish()
        return RecordedRides(tracks: tracks, logged: rides, remarks)
    }

    /// The ride of a given rider, or the only one of a file.
    /// - Throws: `Failure.wrong` where the file has several.
    static func ride(of rider: String?, at path: String, _ language: Language) throws -> RecordedRide {
        let rides = try rides(at: [path], language).rides
        if rider == nil, rides.count == 1 { return rides[0] }
        if let ride = rides.first(where: { $0.rider.rawValue == rider }) { return ride }
        let names = RecordedRides.list(rides.map(\.rider.rawValue))
        throw Failure.reported(
            rides.isEmpty
                ? Message("recorded-no-ride-in-file") : Message("common-several-riders", ["names": .of(names)]),
            file: path, language,
            code: Failure.wrong)
    }

    /// Reports the estimated accuracy of a track that does not state it.
    static func noteEstimate(_ match: TrackMatch, of fixes: [Fix], _ language: Language) {
        guard let accuracy = match.estimatedAccuracy else { return }
        let note = CommonTexts.estimatedAccuracy(
            Measures.distance(accuracy), isPartial: fixes.contains { $0.horizontalAccuracy != nil })
        Console.report(note, language)
    }

    /// Whether a file's name has the ending of GPX.
    static func isNamedGPX(_ path: String) -> Bool { path.lowercased().hasSuffix(".gpx") }

    /// A file, or the files of an archive that are tracks or logs.
    private static func parts(of path: String, _ language: Language) throws -> [RecordedPart] {
        let bytes = try Failure.reporting(language) { try InputFile.bytes(of: path) }
        let parts = try Failure.reporting(language, file: path) { try UnpackedFile.files(in: bytes) }
            .map { RecordedPart($0, of: path) }
        let known = parts.filter(\.isKnown)
        guard parts.count == 1 || !known.isEmpty else {
            throw Failure.reported(TrackError.noTrack(planned: 0, waypoints: 0).message, file: path, language)
        }
        return parts.count == 1 ? parts : known
    }
}

/// A file with a track or a ride log, out of what it was packed in.
private struct RecordedPart {
    /// The path, and for one of several of an archive its name there.
    let path: String
    let bytes: [UInt8]
    /// The path without folders and endings.
    let stem: String
    let folder: String
    private let damage: Message?

    init(_ file: UnpackedFile, of archive: String) {
        path = file.name.map { "\(archive)/\($0)" } ?? archive
        bytes = file.bytes
        damage = file.damage
        var name = path.split(separator: "/").last.map(String.init) ?? path
        folder = String(path.dropLast(name.count))
        let packed = [".gz", ".zst", ".zip"].first { name.lowercased().hasSuffix($0) }
        if let packed { name.removeLast(packed.count) }
        if let dot = name.lastIndex(of: "."), dot > name.startIndex { name = String(name[..<dot]) }
        stem = path == "-" ? "rider" : name
    }

    // The first bytes decide the format; for a damaged log its name does.

    var isLog: Bool { bytes.starts(with: #"{"device":"#.utf8) || path.hasSuffix(".jsonl") }

    var isKnown: Bool { isLog || (try? TrackFormat(of: bytes)) != nil }

    /// What can be read of it.
    func tracks(_ language: Language) throws -> TrackFile {
        guard try TrackFormat(of: bytes) != .geoJSON else {
            let object = try ReadGeoJSON.object(of: bytes, in: path, language)
            let file = TrackFile(FeatureCollection(features: object.features))
            guard !file.tracks.isEmpty else { throw TrackError.noTrack(planned: 0, waypoints: 0) }
            return file
        }
        var file = try TrackFile(parsing: bytes)
        guard let damage else { return file }
        // What was packed ends early as well.
        file.remarks.removeAll { if case .torn = $0.kind { true } else { false } }
        file.remarks.append(
            TrackRemark(.torn(damage), count: file.tracks.reduce(0) { $0 + $1.points.count }))
        return file
    }
}

/// The rides of all logs, each returned once, in the order of the files.
private struct LoggedRides {
    private var rides: [RideEntry.Rider: RecordedRide] = [:]

    init(in log: JudgedLog) {
        for ride in RecordedRide.rides(in: log) { rides[ride.rider] = ride }
    }

    mutating func take(ridersOf log: RideLog) -> [RecordedRide] {
        log.rides.compactMap { rides.removeValue(forKey: $0.rider) }
    }
}
