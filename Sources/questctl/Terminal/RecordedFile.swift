import CommandOutput
import FileAccess
import GPX
import GeoJSON
import Geodesy
import Languages
import QuestEngine
import QuestExchange
import RideLogs
import RideNavigation
import RideSimulation

/// Files with recorded rides: GPX, GeoJSON, or ride logs.
enum RecordedFile {
    /// The rides of files. Parts of one rider's ride, such as a track and a log, are joined.
    ///
    /// A rider with a single track has the name of the file, without its extension. Where files of one name, in
    /// different folders, have tracks of the same time, a number is added to the names of their riders.
    /// - Parameters:
    ///   - name: the name of that rider instead.
    ///   - judge: takes all logs, and returns their accepted entries.
    /// - Throws: `Failure.unreadable`, or `Failure.wrong` for GeoJSON with errors, after a message.
    static func rides(
        at paths: [String], calling name: String? = nil, _ language: Language,
        judge: (RideLog) throws -> JudgedLog = { LogAuthority().applied(to: $0) }
    ) throws -> [RecordedRide] {
        let files = try paths.map { path in
            (path: path, bytes: try Failure.reporting(language) { try InputFile.bytes(of: path) })
        }
        let logs = files.map { isLog($0.bytes, $0.path) ? ReadLogs.log(in: $0.bytes, of: $0.path, language) : nil }
        var logged = LoggedRides(in: try judge(RideLog(merging: logs.compactMap { $0 })))
        var rides: [RecordedRide] = []
        for ((path, bytes), log) in zip(files, logs) {
            let found: [RecordedRide]
            if let log {
                rides += logged.take(ridersOf: log)
                found = log.rides.map { RecordedRide($0) }
            } else if isGPX(bytes, path) {
                let document = try Failure.reporting(language, file: path) { try GPXDocument(parsing: bytes) }
                found = RecordedRide.rides(in: document, name: name ?? stem(of: path))
            } else {
                let object = try ReadGeoJSON.object(of: bytes, in: path, language)
                found = RecordedRide.rides(
                    in: FeatureCollection(features: object.features), name: name ?? stem(of: path))
            }
            let ridden = found.filter { !$0.fixes.isEmpty || !$0.moments.isEmpty }
            guard !ridden.isEmpty else {
                guard !isLog(bytes, path) else {
                    Failure.report(
                        CommonTexts.emptyLog,
                        file: path, language)
                    throw Failure.unreadable
                }
                Failure.report(
                    CommonTexts.noTrack,
                    file: path, language)
                throw Failure.unreadable
            }
            if log == nil { rides += ridden }
        }
        return RecordedRide.joined(rides)
    }

    /// The ride of a given rider, or the only one of a file.
    /// - Throws: `Failure.wrong` where the file has several.
    package static func ride(of rider: String?, at path: String, _ language: Language) throws -> RecordedRide {
        let rides = try rides(at: [path], language)
        if rider == nil, rides.count == 1 { return rides[0] }
        if let ride = rides.first(where: { $0.rider.rawValue == rider }) { return ride }
        let most = 10
        let names =
            rides.prefix(most).map { DisplayText.sanitized($0.rider.rawValue, most: 40) }.joined(separator: ", ")
            + (rides.count > most ? ", …" : "")
        Failure.report(
            CommonTexts.severalRiders(names),
            file: path, language)
        throw Failure.wrong
    }

    /// Prints the assumed speed of a track without times.
    static func noteGuess(_ language: Language) {
        let speed = Measures.decimal(RecordedRide.assumedSpeed * 3.6, digits: 0)
        let note = CommonTexts.guessedSpeed(speed)
        Console.note("questctl: \(note[language])")
    }

    /// Says what was estimated for the accuracy of a track that does not tell it.
    static func noteEstimate(_ match: TrackMatch, of fixes: [Fix], _ language: Language) {
        guard let accuracy = match.estimatedAccuracy else { return }
        let note = CommonTexts.estimatedAccuracy(
            Measures.distance(accuracy), isPartial: fixes.contains { $0.horizontalAccuracy != nil })
        Console.note("questctl: \(note[language])")
    }

    /// Whether a file's name has the ending of GPX.
    static func isNamedGPX(_ path: String) -> Bool { path.lowercased().hasSuffix(".gpx") }

    // The first bytes decide the format; for a damaged file its name does.

    private static func isLog(_ bytes: [UInt8], _ path: String) -> Bool {
        bytes.starts(with: #"{"device":"#.utf8) || path.hasSuffix(".jsonl")
    }

    private static func isGPX(_ bytes: [UInt8], _ path: String) -> Bool {
        let first = bytes.first { !" \t\r\n\u{FEFF}".utf8.contains($0) }
        return first == UInt8(ascii: "<") || (first != UInt8(ascii: "{") && !path.hasSuffix("json"))
    }

    private static func stem(of path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        guard path != "-", let dot = file.lastIndex(of: "."), dot > file.startIndex else {
            return path == "-" ? "rider" : file
        }
        return String(file[..<dot])
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
