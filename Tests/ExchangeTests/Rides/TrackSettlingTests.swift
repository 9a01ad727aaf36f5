import Exchange
import Geodesy
import Support
import TestSupport
import Testing

@Suite("Tracks with faults")
struct TrackSettlingTests {
    private typealias Point = RecordedTrack.Point

    /// A round of some streets: each second seven metres, at last back at the start.
    private func ride(_ count: Int = 800) -> [Point] {
        let plane = LocalPlane(origin: Coordinate(longitude: 61.4, latitude: 55.16))
        let side = Double(count) / 4 * 7
        return (0..<count).map { second in
            let way = Double(second) * 7
            let (corner, rest) = (Int(way / side), way.truncatingRemainder(dividingBy: side))
            let place = [
                PlanePoint(east: rest, north: 0), PlanePoint(east: side, north: rest),
                PlanePoint(east: side - rest, north: side), PlanePoint(east: 0, north: side - rest),
            ][corner % 4]
            return Point(
                coordinate: plane.coordinate(place), time: 1_717_232_400 + Double(second), source: .line(second + 1))
        }
    }

    private func settled(_ tracks: [Point]...) throws -> (tracks: [SettledTrack], remarks: [TrackRemark]) {
        try TrackFile(tracks: tracks.map { RecordedTrack(points: $0) }).settled()
    }

    private func fixes(_ points: [Point]) -> [Fix] { points.map { Fix(time: $0.time ?? 0, coordinate: $0.coordinate) } }

    @Test("missing times are interpolated by the way, near the truth; those at the ends are left out")
    func interpolated() throws {
        var generator = SeededGenerator(seed: 3)
        let ride = ride()
        var points = ride
        for place in 10..<790 where generator.chance(0.4) { points[place].time = nil }
        let missing = points.count { $0.time == nil }
        let first = try #require(points.firstIndex { $0.time == nil })
        let inner = try settled(points)
        #expect(inner.tracks[0].leftOut == 0)
        for (fix, point) in zip(inner.tracks[0].fixes, ride) {
            #expect(abs(fix.time - (point.time ?? 0)) < 0.6 && fix.coordinate == point.coordinate)
        }
        #expect(inner.remarks == [TrackRemark(.interpolated(of: 800), count: missing, place: .line(first + 1))])
        #expect(
            inner.remarks[0].message[.english].hasPrefix("\(missing) of 800 points have no time; it was interpolated"))
        #expect(inner.remarks[0].message[.russian].contains("из 800; время рассчитано между соседними точками"))
        points = ride
        for place in Array(0..<5) + Array(797..<800) { points[place].time = nil }
        let ends = try settled(points)
        #expect(ends.tracks[0].fixes == fixes(Array(ride[5..<797])) && ends.tracks[0].leftOut == 8)
        #expect(ends.remarks == [TrackRemark(.timeless, count: 8, place: .line(1))])
        #expect(ends.remarks[0].message[.russian].contains("пропущены точки без времени"))
    }

    @Test("points in one place share the time between evenly")
    func standing() throws {
        var points = (0..<5).map { _ in Point(coordinate: Coordinate(longitude: 61, latitude: 55)) }
        points[0].time = 1_000
        points[4].time = 1_040
        #expect(try settled(points).tracks[0].fixes.map(\.time) == [1_000, 1_010, 1_020, 1_030, 1_040])
    }

    @Test(
        "halves, laps and shuffled points are sorted, all of them, and that is said", arguments: 0..<6 as Range<UInt64>)
    func sorted(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let ride = ride()
        var points = ride
        switch seed {
        case 0: points = Array(ride[400...] + ride[..<400])
        case 1: points = Array(ride[..<200] + ride[500...] + ride[200..<500])
        case 2: points = ride.reversed()
        case 3: points.swapAt(100, 101)
        default: points.shuffle(using: &generator)
        }
        let (tracks, remarks) = try settled(points)
        #expect(tracks[0].fixes == fixes(ride) && tracks[0].leftOut == 0, "seed \(seed)")
        try #require(remarks.map(\.kind) == [.sorted], "\(remarks)")
        #expect(remarks[0].message[.english].contains("out of order: sorted by time"))
        #expect(remarks[0].message[.russian].contains("отсортировано по времени"))
    }

    @Test(
        "points with the time of a wrong clock are left out wherever they are, and that is said",
        arguments: [-1_390_000_000, -86_500, -7_200, 600, 7_200, 3e8] as [Double], [0, 300, 780] as [Int])
    func wrongClock(shift: Double, place: Int) throws {
        // Early times at the beginning are in order: as after a pause.
        guard place > 0 || shift != -7_200 else { return }
        let ride = ride()
        var points = ride
        for number in place..<place + 8 { points[number].time? += shift }
        let (tracks, remarks) = try settled(points)
        let rest = Array(ride[..<place] + ride[(place + 8)...])
        #expect(tracks[0].fixes == fixes(rest) && tracks[0].leftOut == 8)
        try #require(remarks.count == 1, "\(remarks)")
        #expect(remarks[0].count == 8 && remarks[0].place == .line(place + 1))
        #expect(remarks[0].message[.english].contains("8 points with a time that does not fit"), "\(remarks)")
        #expect(remarks[0].message[.russian].contains("время которых не подходит"))
    }

    @Test("points at 0°, 0° and off the Earth are left out, repeated ones too, and that is said")
    func nowhere() throws {
        let ride = ride(40)
        var points = ride
        points[3].coordinate = Coordinate(longitude: 0, latitude: 0)
        points[4].coordinate = Coordinate(longitude: 181, latitude: 0)
        points.insert(points[10], at: 10)
        let (tracks, remarks) = try settled(points)
        #expect(tracks[0].fixes == fixes(Array(ride[..<3] + ride[5...])) && tracks[0].leftOut == 3)
        #expect(
            remarks == [
                TrackRemark(.nowhere, count: 2, place: .line(4)), TrackRemark(.repeated, count: 1, place: .line(11)),
            ])
        #expect(remarks[0].message[.russian].contains("2 точки (впервые: строка 4)"), "\(remarks[0].message[.russian])")
        #expect(remarks[1].message[.english] == "1 point repeats the one before and is left out (line 11)")
    }

    @Test("tracks without times are left out beside others; where none has times, or all the same, a speed is assumed")
    func untimed() throws {
        let ride = ride(40)
        let drawn = ride.map { Point(coordinate: $0.coordinate) }
        let both = try settled(drawn, ride)
        #expect(both.tracks.count == 1 && both.tracks[0].isTimed)
        #expect(both.remarks.map(\.kind) == [.withoutTimes])
        let alike = drawn.map { Point(coordinate: $0.coordinate, time: 1_717_232_400) }
        for (points, kind) in [(drawn, TrackRemark.Kind.assumedSpeed), (alike, .sameTimes(1_717_232_400))] {
            let (tracks, remarks) = try settled(points)
            #expect(!tracks[0].isTimed && tracks[0].fixes.count == 40)
            #expect(abs(tracks[0].fixes[39].time - 39 * 7 / 5) < 2)
            #expect(remarks.map(\.kind) == [kind])
            #expect(
                remarks[0].message[.english].contains("18 km/h") && remarks[0].message[.russian].contains("18 км/ч"))
        }
    }

    @Test(
        "what comes out is in order, has no more points than went in, and says what it left out",
        arguments: 0..<300 as Range<UInt64>)
    func property(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var points = ride(60)
        for _ in 0..<generator.next(below: 30) {
            let place = generator.next(below: points.count)
            switch generator.next(below: 6) {
            case 0: points[place].time = nil
            case 1: points[place].time? += Double(generator.next(below: 400)) - 200
            case 2: points[place].time = [Double.nan, .infinity, -1e300, 0, 1e18][generator.next(below: 5)]
            case 3: points[place].coordinate = Coordinate(longitude: .nan, latitude: 1e9)
            case 4: points.swapAt(place, generator.next(below: points.count))
            default: points.insert(points[place], at: generator.next(below: points.count))
            }
        }
        let (tracks, remarks) = try settled(points)
        let fixes = tracks.flatMap(\.fixes)
        #expect(zip(fixes, fixes.dropFirst()).allSatisfy { $0.time <= $1.time }, "seed \(seed)")
        #expect(fixes.allSatisfy { $0.coordinate.isOnEarth && $0.time.isFinite }, "seed \(seed)")
        let left = remarks.filter {
            switch $0.kind {
            case .nowhere, .wrongClock, .timeless, .repeated: true
            default: false
            }
        }
        #expect(left.reduce(0) { $0 + $1.count } == points.count - fixes.count, "seed \(seed)")
    }
}
