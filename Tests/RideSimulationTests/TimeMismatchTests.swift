import Geodesy
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
}
