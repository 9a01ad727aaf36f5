import FileAccess
import GPX
import Geodesy
import Languages

/// The tracks of a GPX file, one after the other.
struct RecordedTrack {
    /// Metres per second at which a track without times is taken to have been ridden.
    static let assumedSpeed = 5.0

    private(set) var fixes: [Fix] = []
    /// Whether the file tells when; where it does not for all points, none of its times are used.
    let isTimed: Bool

    /// - Throws: `Failure.unreadable`, after saying why.
    init(gpx path: String, _ language: Language) throws {
        let bytes = try Failure.reporting(language) { try InputFile.bytes(of: path) }
        let document = try Failure.reporting(language, file: path) { try GPXDocument(parsing: bytes) }
        isTimed = document.tracks.allSatisfy(\.isTimed)
        if isTimed {
            fixes = document.tracks.flatMap(\.fixes)
        } else {
            let whole = GPXTrack(segments: document.tracks.flatMap(\.segments))
            fixes = whole.fixes(startingAt: 0, speed: RecordedTrack.assumedSpeed)
        }
        guard !fixes.isEmpty else {
            Failure.report(
                LocalizedText(
                    "there is no track in this file; export the ride itself, not a route or waypoints",
                    "в файле нет трека; экспортируйте саму поездку, а не маршрут и не путевые точки"),
                file: path, language)
            throw Failure.unreadable
        }
    }
}
