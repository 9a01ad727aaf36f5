import Exchange
import Geodesy
import Support
import TestSupport
import Testing

/// Faults of whole files that must be said, and never pass for an empty or an invented ride.
@Suite("Tracks that are not what they seem")
struct TrackFaultTests {
    private static let start = TrackReadingTests.start

    private func feature(_ properties: String, _ count: Int = 9) -> String {
        let places = (0..<count).map { "[\(61.4 + Double($0) * 5e-5),55.16]" }.joined(separator: ",")
        return
            #"{"type":"Feature","properties":{\#(properties)},"geometry":{"type":"LineString","coordinates":[\#(places)]}}"#
    }

    private func collection(_ features: String...) -> [UInt8] {
        Array(#"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#.utf8)
    }

    private func times(_ count: Int, from start: Double = start, scale: Double = 1) -> String {
        (0..<count).map { "\(Int64((start + Double($0)) * scale))" }.joined(separator: ",")
    }

    private func settled(_ bytes: [UInt8]) throws -> (tracks: [SettledTrack], remarks: [Message]) {
        let settled = try TrackFile(parsing: bytes).settled()
        return (settled.tracks, settled.remarks.map(\.message))
    }

    /// What is said of a file that is refused.
    private func refusal(_ bytes: [UInt8]) -> Message? {
        do {
            _ = try TrackFile(parsing: bytes).settled()
            return nil
        } catch {
            return error.message
        }
    }

    @Test("times in milliseconds are refused; beside a good track the other is left out, and that is said")
    func milliseconds() throws {
        let wrong = feature("\"coordTimes\":[\(times(9, scale: 1_000))]")
        let refusal = try #require(self.refusal(collection(wrong)))
        #expect(
            refusal[.english].contains("no seconds since 1970, such as 1717232400000; perhaps they are milliseconds"))
        #expect(refusal[.russian].contains("например 1717232400000; возможно, это миллисекунды"))
        let (tracks, remarks) = try settled(collection(wrong, feature("\"coordTimes\":[\(times(9))]"), wrong))
        #expect(tracks.map(\.fixes.count) == [9] && remarks.count == 1)
        #expect(
            remarks.first?[.english].hasPrefix("18 points are left out, because the times are no seconds since 1970")
                == true, "\(remarks)")
        #expect(remarks.first?[.russian].contains("возможно, миллисекунды: 18 точек") == true)
    }

    @Test("another number of times than of positions is said, and those that match are taken", arguments: [8, 10])
    func unequal(count: Int) throws {
        let (tracks, remarks) = try settled(collection(feature("\"times\":[\(times(count))]")))
        #expect(tracks[0].isTimed && tracks[0].fixes.count == min(count, 9))
        #expect(tracks[0].fixes.map(\.time) == (0..<min(count, 9)).map { Self.start + Double($0) })
        #expect(remarks.contains { $0[.english].hasPrefix("there are \(count) times for 9 positions") }, "\(remarks)")
        #expect(
            remarks.contains { $0[.russian].hasPrefix("число отметок времени (\(count)) не равно числу позиций (9)") })
    }

    @Test("one list of times for several parts is shared out among them, and its length is compared with all")
    func flat() throws {
        func parts(_ times: String) -> [UInt8] {
            let places = "[[[61,55],[61.1,55],[61.2,55]],[[61.3,55],[61.4,55]]]"
            return collection(
                #"{"type":"Feature","properties":{"coordTimes":[\#(times)]},"geometry":{"type":"MultiLineString","coordinates":\#(places)}}"#
            )
        }
        let whole = try settled(parts(times(5)))
        #expect(whole.remarks.isEmpty && whole.tracks.map(\.fixes.count) == [3, 2])
        #expect(whole.tracks.flatMap(\.fixes).map(\.time) == (0..<5).map { Self.start + Double($0) })
        let short = try settled(parts(times(4)))
        #expect(
            short.remarks.contains { $0[.english].hasPrefix("there are 4 times for 5 positions") }, "\(short.remarks)")
        let nested = try settled(parts("[\(times(3))],[\(times(2, from: Self.start + 9))],[\(times(2))]"))
        #expect(nested.tracks.map(\.fixes.count) == [3, 2])
        #expect(nested.remarks.map { $0[.english] }.contains { $0.hasPrefix("there are 7 times for 5 positions") })
    }

    @Test("a start that cannot be read is said, and so is one without a time zone")
    func unreadableStart() throws {
        let wrong = try settled(collection(feature(#""start":"noon","times":[0,1,2,3,4,5,6,7,8]"#)))
        #expect(
            wrong.remarks.contains { $0[.english].hasPrefix("the start “noon” cannot be read") }, "\(wrong.remarks)")
        #expect(wrong.remarks.contains { $0[.russian].contains("начало (start) «noon»") })
        let local = try settled(collection(feature(#""start":"2024-06-01T09:00:00","times":[0,1,2,3,4,5,6,7,8]"#)))
        #expect(local.tracks[0].fixes[8].time == Self.start + 8)
        #expect(local.remarks.contains { $0[.english].contains("taken as UTC") }, "\(local.remarks)")
        let right = try settled(collection(feature(#""start":"2024-06-01T09:00:00Z","times":[0,1,2,3,4,5,6,7,8]"#)))
        #expect(right.remarks.isEmpty && right.tracks[0].fixes[0].time == Self.start)
    }

    @Test("a track all of whose times are the same is not said to have none")
    func sameTimes() throws {
        var points = TrackReadingTests.points(9)
        for place in points.indices { points[place].time = Self.start }
        for text in [TrackReadingTests.gpx(points), TrackReadingTests.geoJSON(points)] {
            let (tracks, remarks) = try settled(Array(text.utf8))
            #expect(!tracks[0].isTimed && remarks.count == 1)
            #expect(
                remarks[0][.english]
                    == "all times of the track are the same, 2024-06-01T09:00:00Z; taken to be ridden at 18 km/h")
            #expect(remarks[0][.russian].hasPrefix("у всех точек трека одно и то же время, 2024-06-01T09:00:00Z"))
        }
    }

    @Test("a file in UTF-16 is refused with what to do", arguments: [true, false], [true, false])
    func utf16(isBigEndian: Bool, isMarked: Bool) {
        let units = (isMarked ? [0xFEFF] : []) + Array(TrackReadingTests.gpx(TrackReadingTests.points(5)).utf16)
        let bytes = units.flatMap { unit in
            isBigEndian ? [UInt8(unit >> 8), UInt8(unit & 255)] : [UInt8(unit & 255), UInt8(unit >> 8)]
        }
        let refusal = self.refusal(bytes)
        #expect(refusal?[.english] == "the encoding UTF-16 is not read here: save the file as UTF-8")
        #expect(refusal?[.russian] == "кодировка UTF-16 не поддерживается: сохраните файл в UTF-8")
    }

    @Test("decimal commas are named at the first point that has them")
    func decimalCommas() throws {
        let good = TrackReadingTests.gpx(TrackReadingTests.points(9))
        let commas = good.replacing(/="(\d+)\.(\d+)"/) { "=\"\($0.output.1),\($0.output.2)\"" }
            .replacing("version=\"1,0\"", with: "version=\"1.0\"")
        let refusal = try #require(self.refusal(Array(commas.utf8)))
        #expect(refusal[.english].hasPrefix("line 3, "), "\(refusal[.english])")
        #expect(refusal[.english].contains("“55,16” has a decimal comma"), "\(refusal[.english])")
        #expect(refusal[.russian].contains("«55,16» записано с запятой"))
        let one = try settled(Array(good.replacing("lat=\"55.16005\"", with: "lat=\"55,16005\"").utf8))
        #expect(one.tracks[0].fixes.count == 8)
        #expect(
            one.remarks.contains { $0[.english].contains("1 point without readable lat and lon") }, "\(one.remarks)")
    }
}
