import Geodesy
import Quests
import RideLogs
import RideSimulation
import Testing

@Suite("Tracks and logs of other times")
struct TimeMismatchTests {
    private static let start = 1_717_232_400.0

    /// A log of half an hour, joined with a track of that length which begins so much later.
    private func joined(_ offsets: Double..., isTimed: Bool = true) throws -> RecordedRide {
        var device = DeviceLog(device: "phone", rider: "anna")
        device.append(.started, at: Self.start)
        device.append(.finished, at: Self.start + 1_800)
        let log = try #require(RecordedRide.rides(in: device.log).first)
        let tracks = offsets.map { offset in
            let fixes = (0...180).map { place in
                let time = (isTimed ? Self.start : 0) + offset + Double(place) * 10
                return Fix(time: time, coordinate: Coordinate(longitude: 61 + Double(place) * 1e-4, latitude: 55))
            }
            return RecordedRide(rider: "anna", fixes: fixes, isTimed: isTimed)
        }
        let rides = RecordedRide.joined(tracks + [log])
        try #require(rides.count == 1)
        return rides[0]
    }

    @Test("a track that meets its log is kept, and nothing is noted", arguments: [0, -1_790, 1_790, 1_830] as [Double])
    func meeting(offset: Double) throws {
        let ride = try joined(offset)
        #expect(ride.timeMismatch == nil && ride.fixes.count == 181 && ride.refusedFixes == 0)
    }

    @Test("a track of another time is noted with how much later it begins", arguments: [10_800, -10_800] as [Double])
    func apart(offset: Double) throws {
        let ride = try joined(offset)
        #expect(ride.timeMismatch == .apart(seconds: offset, isLeftOut: false) && ride.fixes.count == 181)
    }

    @Test("a track of another day is left out, and that is noted")
    func otherDay() throws {
        let ride = try joined(3 * 86_400)
        #expect(ride.timeMismatch == .apart(seconds: 3 * 86_400, isLeftOut: true))
        #expect(ride.fixes.isEmpty && ride.refusedFixes == 181)
    }

    @Test("a part of another day is left out, and it is noted how much that is")
    func partOfOtherDay() throws {
        let ride = try joined(0, 88_000)
        #expect(ride.timeMismatch == .leftOut(160) && ride.fixes.count == 202 && ride.refusedFixes == 160)
    }

    @Test("a track without times beside a log is left out, and that is noted")
    func untimed() throws {
        let ride = try joined(0, isTimed: false)
        #expect(ride.timeMismatch == .untimed && ride.fixes.isEmpty && ride.isTimed)
    }

    /// A log with check-ins along the track of `joined(_:)`, joined with that track so much later.
    private func checkedIn(_ offset: Double) throws -> RecordedRide {
        var device = DeviceLog(device: "phone", rider: "anna")
        device.append(.started, at: Self.start)
        for place in [30, 80, 120, 160] {
            let (time, longitude) = (Self.start + Double(place) * 10, 61 + Double(place) * 1e-3)
            let checkIn = CheckIn(
                task: .init("t\(place)"), time: time, coordinate: Coordinate(longitude: longitude, latitude: 55),
                distance: 1, accuracy: 5, reach: 20)
            device.append(.checkedIn(checkIn), at: time)
        }
        device.append(.finished, at: Self.start + 1_800)
        let log = try #require(RecordedRide.rides(in: device.log).first)
        let fixes = (0...180).map { place in
            Fix(
                time: Self.start + offset + Double(place) * 10,
                coordinate: Coordinate(longitude: 61 + Double(place) * 1e-3, latitude: 55))
        }
        // Before and after it the track goes on at other times, so that it meets the log anyway.
        let whole = [-20_000, 0, 20_000.0].flatMap { shift in
            fixes.map { fix in
                var fix = fix
                fix.time += shift
                return fix
            }
        }
        return try #require(RecordedRide.joined([RecordedRide(rider: "anna", fixes: whole), log]).first)
    }

    @Test(
        "a track of another time zone that meets its log all the same is noted",
        arguments: [3600, -3600, 1800, 20_700.0])
    func shifted(offset: Double) throws {
        #expect(try checkedIn(offset).timeMismatch == .shifted(seconds: offset))
    }

    @Test("a track whose clock is a little off its log is not", arguments: [0, 20, -20.0])
    func littleOff(offset: Double) throws { #expect(try checkedIn(offset).timeMismatch == nil) }

    @Test("a track that begins an hour or more outside the times to start is told, with what would put it right")
    func clockShift() throws {
        var settings = Quest.Settings()
        settings.massStart = Self.start
        let task = Quest.Task(id: "a", name: "A", coordinate: Coordinate(longitude: 61, latitude: 55))
        func shift(_ begin: Double, isTimed: Bool = true) throws -> RecordedRide.ClockShift? {
            let fixes = [begin, begin + 600].map { Fix(time: $0, coordinate: task.coordinate) }
            let quest = try Quest(settings: settings, tasks: [task])
            return RecordedRide(rider: "anna", fixes: fixes, isTimed: isTimed).clockShift(in: quest)
        }
        for fitting in [-2_640, -800, 0, 800, 2_640.0] { #expect(try shift(Self.start + fitting) == nil) }
        let (early, late) = (try shift(Self.start - 10_860), try shift(Self.start + 19_740))
        #expect(early?.outside == -10_860 && early?.correction == 10_800)
        #expect(late?.outside == 19_740 && late?.correction == -19_800)
        let hour = try #require(try shift(Self.start - 2_760))
        #expect(hour.outside == -2_760 && hour.correction == 3_600)
        for date in [-86_400, -43_200, 43_200, 2 * 86_400.0] {
            let shift = try #require(try shift(Self.start + date))
            #expect(shift.outside == date && shift.correction == nil)
        }
        #expect(try shift(Self.start - 10_800, isTimed: false) == nil)
        (settings.massStart, settings.startOpens, settings.startCloses) = (nil, Self.start, Self.start + 7_200)
        #expect(try shift(Self.start + 3_600) == nil)
        #expect(try shift(Self.start + 9_000) == nil && shift(Self.start + 10_800)?.correction == -3_600)
        settings.classes = ["Open": Quest.StartRules()]
        #expect(try shift(Self.start + 10_800) == nil)
    }
}
