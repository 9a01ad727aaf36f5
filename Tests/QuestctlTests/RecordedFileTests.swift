import Compression
import Exchange
import Foundation
import Geodesy
import Support
import TestSupport
import Testing

/// Recorded rides as devices and services hand them out, with their faults: exit codes and what is said, in both languages.
@Suite("Recorded rides as they come")
struct RecordedFileTests {
    private let quest = RealData.packageRoot.appending(path: "quests/old-town.geojson").path
    private let map: String
    private let folder: TemporaryFolder

    init() throws {
        try #require(Tool.town.problem == nil, "\(Tool.town.problem ?? "")")
        map = Tool.town.map
        folder = try TemporaryFolder()
        try #require(Self.ridden.count > 2_000)
    }

    /// A ride that reaches all seven tasks, simulated once.
    private static let ridden: [FITBytes.Point] = {
        guard let folder = try? TemporaryFolder() else { return [] }
        let path = folder.path("ride.gpx")
        let quest = RealData.packageRoot.appending(path: "quests/old-town.geojson").path
        _ = try? Tool.run("simulate", quest, "--map", Tool.town.map, "--seed", "9", "-o", path)
        let bytes = (try? Data(contentsOf: URL(filePath: path))).map { [UInt8]($0) } ?? []
        let points = (try? GPXDocument(parsing: bytes))?.tracks.flatMap(\.points) ?? []
        return points.map {
            FITBytes.Point(time: $0.time, longitude: $0.coordinate.longitude, latitude: $0.coordinate.latitude)
        }
    }()

    private var ridden: [FITBytes.Point] { Self.ridden }

    private func element(_ point: FITBytes.Point, _ name: String = "trkpt") -> String {
        let time = point.time.flatMap { ISO8601.text($0) }.map { "<time>\($0)</time>" } ?? ""
        return "<\(name) lat=\"\(point.latitude ?? 0)\" lon=\"\(point.longitude ?? 0)\">\(time)</\(name)>\n"
    }

    private func gpx(_ points: [FITBytes.Point]) -> String {
        "<gpx version=\"1.1\"><trk><trkseg>\n\(points.map { element($0) }.joined())</trkseg></trk></gpx>\n"
    }

    private func tcx(_ points: [FITBytes.Point]) -> String {
        let points = points.map { point in
            "<Trackpoint><Time>\(point.time.flatMap { ISO8601.text($0) } ?? "")</Time><Position><LatitudeDegrees>"
                + "\(point.latitude ?? 0)</LatitudeDegrees><LongitudeDegrees>\(point.longitude ?? 0)</LongitudeDegrees>"
                + "</Position></Trackpoint>\n"
        }
        return "<TrainingCenterDatabase><Activities><Activity><Lap><Track>\(points.joined())</Track></Lap></Activity>"
            + "</Activities></TrainingCenterDatabase>"
    }

    private func packed(_ bytes: [UInt8]) throws -> [UInt8] {
        var result: [UInt8] = []
        let compressor = Compressor(.gzip)
        try bytes.withUnsafeBytes { try compressor.write($0) { result += $0 } }
        try compressor.finish { result += $0 }
        return result
    }

    private func replay(_ files: [String], _ more: String...) throws -> Tool.Outcome {
        try Tool.run(arguments: ["simulate", quest, "--map", map, "--track"] + files + more)
    }

    private func reached(_ outcome: Tool.Outcome) -> Int {
        outcome.output.components(separatedBy: "reaches task").count - 1
    }

    /// Replays a file, and says in both languages what is expected of it.
    private func expect(
        _ bytes: some Sequence<UInt8>, as name: String, reaches count: Int, english: String?, russian: String?
    ) throws {
        let path = try folder.write(bytes, as: name)
        let outcome = try replay([path])
        #expect(outcome.code == 0 && reached(outcome) == count, "\(name): \(outcome.errors)")
        #expect(outcome.errorLines.count == (english == nil ? 0 : 1), "\(outcome.errors)")
        let same = try replay([path], "--language", "ru")
        #expect(same.code == 0 && same.errorLines.count == (russian == nil ? 0 : 1))
        if let english { #expect(outcome.errors.contains("\(path): \(english)"), "\(outcome.errors)") }
        if let russian { #expect(same.errors.contains("\(path): \(russian)"), "\(same.errors)") }
    }

    /// Refuses a file, and says in both languages why.
    private func expectRefusal(
        _ bytes: some Sequence<UInt8>, as name: String, code: Int32, english: String, russian: String
    ) throws {
        let path = try folder.write(bytes, as: name)
        let page = folder.path("out.geojson")
        let outcome = try replay([path], "-o", page)
        #expect(outcome.code == code && outcome.output.isEmpty && outcome.errorLines.count == 1, "\(outcome)")
        #expect(outcome.errors.contains(path) && outcome.errors.contains(english), "\(outcome.errors)")
        #expect(!FileManager.default.fileExists(atPath: page))
        let same = try replay([path], "--language", "ru")
        #expect(same.code == code && same.errors.contains(russian), "\(same.errors)")
        #expect(try Tool.run("match", path, "--map", map).code == code)
    }

    @Test("FIT, TCX and GPX, packed or not, under any name, are ridden and matched alike")
    func formats() throws {
        let whole = [FITBytes.file(ridden), Array(tcx(ridden).utf8), Array(gpx(ridden).utf8)]
        var matched: Set<String> = []
        for (number, bytes) in whole.enumerated() {
            let plain = try folder.write(bytes, as: "ride\(number)")
            let gzip = try folder.write(try packed(bytes), as: "ride\(number).xyz.gz")
            let zip = try folder.write(try ZipArchive.packing(bytes, name: "activity.fit"), as: "ride\(number).zip")
            for path in [plain, gzip, zip] {
                let outcome = try replay([path])
                #expect(
                    outcome.code == 0 && outcome.errors.isEmpty && reached(outcome) == 7, "\(path): \(outcome.errors)")
            }
            matched.insert(
                try Tool.run("match", gzip, "--map", map).output.split(separator: "\n").first.map(String.init) ?? "")
            // The rider is called what the file is called, without what it is packed in.
            let csv = try replay([zip], "--format", "csv")
            #expect(csv.output.contains("ride\(number),"), "\(csv.output)")
        }
        #expect(matched.count == 1)
    }

    @Test("missing times are interpolated, and it is said of how many points")
    func missingTimes() throws {
        var points = ridden
        for place in stride(from: 100, to: 2_000, by: 10) { points[place].time = nil }
        try expect(
            gpx(points).utf8, as: "ride.gpx", reaches: 7,
            english:
                "190 of \(points.count) points have no time; it was interpolated between the points before and after "
                + "(first: line 102)",
            russian:
                "без времени 190 точек из \(points.count); время рассчитано между соседними точками (впервые: строка 102)"
        )
    }

    @Test("what is out of order is sorted, and a clock that was wrong for a while left out, and both are said")
    func order() throws {
        let halves = Array(ridden[1_200...] + ridden[..<1_200])
        try expect(
            gpx(halves).utf8, as: "halves.gpx", reaches: 7,
            english: "\(ridden.count - 1_200) points out of order: sorted by time",
            russian: "порядок нарушен: ")
        var early = ridden
        for place in 0..<10 { early[place].time = 315_964_800 + Double(place) }
        try expect(
            tcx(early).utf8, as: "early.tcx", reaches: 7,
            english: "10 points with a time that does not fit the rest of the track are left out, such as "
                + "1980-01-06T00:00:00Z (first: line 1)",
            russian:
                "пропущены точки, время которых не подходит к остальному треку, например 1980-01-06T00:00:00Z: 10 точек"
        )
    }

    @Test("a torn file is taken as far as it is whole, which is said, and a wrong checksum too")
    func torn() throws {
        let (text, fit) = (Array(gpx(ridden).utf8), FITBytes.file(ridden))
        let path = try folder.write(text.prefix(text.count / 2), as: "torn.gpx")
        let outcome = try replay([path])
        #expect(outcome.code == 0 && (1...6).contains(reached(outcome)), "\(outcome.errors)")
        #expect(
            outcome.errors.contains("torn.gpx: the text ends inside")
                && outcome.errors.contains("points before are used (line 11"))
        #expect(
            try replay([path], "--language", "ru").errors.contains("использовано то, что прочиталось до этого места"))
        let gzip = try folder.write(try packed(fit).dropLast(2_000), as: "torn.fit.gz")
        let packed = try replay([gzip])
        #expect(packed.code == 0 && packed.errorLines.count == 1, "\(packed.errors)")
        #expect(packed.errors.contains("the packed file ends too early; fetch it again; the "), "\(packed.errors)")
        var wrong = fit
        wrong[wrong.count - 1] ^= 1
        try expect(
            wrong, as: "wrong.fit", reaches: 7,
            english:
                "the checksum is wrong, so that some of the bytes may be too; the \(ridden.count) points that can be read "
                + "are used\n",
            russian:
                "контрольная сумма не сходится, часть данных может быть испорчена; использовано то, что прочиталось: ")
    }

    @Test("times without a zone, points nowhere and repeated ones are said")
    func lesserFaults() throws {
        try expect(
            gpx(ridden).replacing("Z</time>", with: "</time>").utf8, as: "local.gpx", reaches: 7,
            english: "the times do not say in which time zone they are, and are taken as UTC (first: line 2)",
            russian: "у времени не указан часовой пояс, принято время UTC (впервые: строка 2)")
        var points = ridden
        for place in 40..<45 { (points[place].longitude, points[place].latitude) = (0, 0) }
        try expect(
            gpx(points).utf8, as: "zero.gpx", reaches: 7,
            english: "5 points at 0°, 0° or outside ±180° and ±90° are left out",
            russian: "пропущены точки с координатами 0°, 0°")
        try expect(
            gpx(ridden.flatMap { [$0, $0] }).utf8, as: "twice.gpx", reaches: 7,
            english: "\(ridden.count) points repeat the one before and are left out (first: line 3)",
            russian: "пропущены повторы предыдущей точки: ")
    }

    @Test("exchanged coordinates and rides of other towns are errors, and nothing is written")
    func elsewhere() throws {
        let swapped = ridden.map { FITBytes.Point(time: $0.time, longitude: $0.latitude, latitude: $0.longitude) }
        try expectRefusal(
            gpx(swapped).utf8, as: "swapped.gpx", code: 1, english: "latitude and longitude are exchanged in this file",
            russian: "в файле перепутаны широта и долгота")
        let away = ridden.map {
            FITBytes.Point(time: $0.time, longitude: $0.longitude, latitude: ($0.latitude ?? 0) - 20)
        }
        let path = try folder.write(FITBytes.file(away), as: "away.fit")
        let outcome = try replay([path])
        #expect(outcome.code == 1 && outcome.output.isEmpty && outcome.errorLines.count == 1)
        #expect(
            outcome.errors.contains("away.fit: this ride is of another place: it comes no nearer than 2"),
            "\(outcome.errors)")
        #expect(try replay([path], "--language", "ru").errors.contains("эта поездка — из другого места"))
        // Beside a ride of the quest as well, and all of them are named.
        let here = try folder.write(FITBytes.file(ridden), as: "here.fit")
        let several = try replay([here, path, folder.path("swapped.gpx")])
        #expect(several.code == 1 && several.errorLines.count == 2, "\(several.errors)")
        #expect(try Tool.run("match", path, "--map", map).code == 1)
        let far = ridden.map {
            FITBytes.Point(time: $0.time, longitude: 43.1 - ($0.longitude ?? 0) / 1e3, latitude: 131.9)
        }
        try expectRefusal(
            gpx(far).utf8, as: "far.gpx", code: 1,
            english: "latitude and longitude are exchanged in this file: all points",
            russian: "перепутаны широта и долгота: все точки")
    }

    @Test("routes, waypoints, courses, indoor rides and what is no track are refused with the reason")
    func noTrack() throws {
        let few = Array(ridden.prefix(5))
        let route = "<gpx><rte>\(few.map { element($0, "rtept") }.joined())</rte></gpx>"
        try expectRefusal(
            route.utf8, as: "route.gpx", code: 2, english: "only a route of 5 points, which was planned, not ridden",
            russian: "только маршрут (5 точек): он спланирован, а не проехан")
        try expectRefusal(
            "<gpx>\(few.map { element($0, "wpt") }.joined())</gpx>".utf8, as: "places.gpx", code: 2,
            english: "only 5 waypoints", russian: "только путевые точки: 5")
        try expectRefusal(
            FITBytes.file(few, type: 6), as: "course.fit", code: 2, english: "only a route of 5 points",
            russian: "только маршрут (5 точек)")
        let indoors = few.map { FITBytes.Point(time: $0.time, longitude: nil, latitude: nil) }
        try expectRefusal(
            FITBytes.file(indoors), as: "indoors.fit", code: 2, english: "it was recorded indoors or without reception",
            russian: "запись велась в помещении или без приёма")
        try expectRefusal(
            "<kml></kml>".utf8, as: "ride.kml", code: 2, english: "its outermost element is <kml>",
            russian: "корневой элемент — <kml>")
        try expectRefusal(
            "Dear organisers".utf8, as: "letter.gpx", code: 2, english: "neither GPX, TCX, FIT, GeoJSON nor a ride log",
            russian: "не GPX, не TCX, не FIT, не GeoJSON и не журнал заезда")
        let bomb = try packed([UInt8](repeating: 0x20, count: 257 << 20))
        try expectRefusal(
            bomb, as: "bomb.gpx.gz", code: 2, english: "unpacked, the file has more than 256 MB",
            russian: "в распакованном виде в файле больше 256 МБ")
    }

    @Test("a ride that reaches no task is replayed, and it is said how near it came")
    func reachesNothing() throws {
        let beside = ridden.map { point in
            FITBytes.Point(time: point.time, longitude: (point.longitude ?? 0) + 0.03, latitude: point.latitude)
        }
        let path = try folder.write(FITBytes.file(beside), as: "anna.fit")
        let outcome = try replay([path])
        #expect(outcome.code == 0 && reached(outcome) == 0)
        #expect(
            try #/note: no task is reached by anna: the nearest task was [\d. ]+ k?m away, where \d+ m would do\n/#
                .firstMatch(in: outcome.errors) != nil, "\(outcome.errors)")
        #expect(
            try replay([path], "--language", "ru").errors.contains("ни одно задание не достигнуто: anna: до ближайшего")
        )
        let other = try folder.write(FITBytes.file(ridden), as: "boris.fit")
        let event = try replay([path, other])
        #expect(event.code == 0 && event.errors.contains("no task is reached by anna:"), "\(event.errors)")
    }

    @Test("two devices of one rider are merged with --rider, or by name in one folder; the better one counts")
    func devices() throws {
        let watch = try folder.write(FITBytes.file(Array(ridden[..<1_400])), as: "watch.fit")
        let phone = try folder.write(
            gpx(stride(from: 1_000, to: ridden.count, by: 3).map { ridden[$0] }).utf8, as: "phone.gpx")
        // Two riders, of whom nobody does all.
        #expect(try replay([watch, phone]).output.hasPrefix("2 contestants"))
        let merged = try replay([watch, phone], "--rider", "anna")
        #expect(merged.code == 0 && reached(merged) == 7 && merged.errorLines.count == 1, "\(merged.errors)")
        #expect(
            merged.errors.contains(
                "\(watch) and \(phone) are devices of one rider, anna: where both recorded, \(watch) counts"),
            "\(merged.errors)")
        let russian = try replay([watch, phone], "--rider", "anna", "--language", "ru")
        #expect(
            russian.errors.contains("\(watch) и \(phone) — устройства одного участника (anna)"), "\(russian.errors)")
        let first = try folder.write(FITBytes.file(Array(ridden[..<1_400])), as: "boris.fit")
        let second = try folder.write(try packed(Array(gpx(Array(ridden[1_000...])).utf8)), as: "boris.gpx.gz")
        let named = try replay([first, second])
        #expect(
            named.code == 0 && reached(named) == 7 && named.errors.contains("devices of one rider, boris"),
            "\(named.errors)")
        // At different places at one time they are two riders.
        let apart = try folder.write(
            FITBytes.file(
                ridden.map {
                    FITBytes.Point(time: $0.time, longitude: ($0.longitude ?? 0) + 0.02, latitude: $0.latitude)
                }),
            as: "apart.fit")
        let two = try replay([watch, apart], "--rider", "anna")
        #expect(
            two.output.hasPrefix("2 contestants") && two.errors.contains("were at different places at the same time"),
            "\(two.errors)")
        #expect(
            try replay([watch, apart], "--rider", "anna", "--language", "ru").errors.contains(
                "в одно время были в разных местах"))
    }

    @Test("tracks of one name in different folders are two riders, with a hint where they rode together")
    func namesakes() throws {
        let paths = try ["a", "b"].map { name in
            try FileManager.default.createDirectory(
                atPath: folder.path(name), withIntermediateDirectories: true)
            return try folder.write(FITBytes.file(Array(ridden[(name == "a" ? 0 : 10)...])), as: "\(name)/track.fit")
        }
        let outcome = try replay(paths)
        #expect(outcome.output.hasPrefix("2 contestants"))
        #expect(
            outcome.errors.contains("these tracks of one name were at the same places at the same time"),
            "\(outcome.errors)")
        #expect(
            try replay(paths, "--language", "ru").errors.contains(
                "эти треки с одним именем в одно время были в одних местах"))
    }

    @Test("many files with the same fault do not hide what else is said")
    func manyRemarks() throws {
        let text = gpx(ridden).replacing("Z</time>", with: "</time>")
        let paths = try (1...13).map { try folder.write(text.utf8, as: "r\($0).gpx") }
        let outcome = try Tool.run(arguments: ["simulate", quest, "--map", map, "--format", "csv", "--track"] + paths)
        #expect(outcome.code == 0 && outcome.errorLines.count == 11, "\(outcome.errors)")
        #expect(outcome.errors.contains("… and 3 more such remarks"))
    }
}
