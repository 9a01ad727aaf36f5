import Geodesy
import RideLogs
import RideSimulation
import Testing

@Suite("Rides that several devices recorded")
struct RecordedDeviceTests {
    /// Eastward at 5 m/s.
    private func ride(_ seconds: some Sequence<Int>, north: Double = 0, rider: String = "anna") -> RecordedRide {
        let plane = LocalPlane(origin: Coordinate(longitude: 61.4, latitude: 55.16))
        return RecordedRide(
            rider: .init(rider),
            fixes: seconds.map {
                Fix(
                    time: 1_717_232_400 + Double($0),
                    coordinate: plane.coordinate(PlanePoint(east: Double($0) * 5, north: north)))
            })
    }

    @Test("devices that recorded at once are one ride, the better one first; others stay as they are")
    func merged() {
        let tracks = [ride(stride(from: 0, to: 600, by: 5), north: 8), ride(300...900), ride(2_000...2_100)]
        let merged = RecordedRide.mergingDevices(tracks)
        #expect(merged.sources == [[1, 0], [2]] && merged.apart.isEmpty)
        #expect(merged.rides[0].fixes.contains(tracks[1].fixes[0]))
        #expect(merged.rides[0].fixes.count == 601 + 59)
        #expect(merged.rides[1].fixes == tracks[2].fixes)
        // All of them are one ride of one rider then.
        #expect(RecordedRide.joined(merged.rides).map(\.rider) == ["anna"])
    }

    @Test("a device between two that have no time in common joins all three; the same track once more is nothing new")
    func bridge() {
        let tracks = [ride(0...100), ride(200...300), ride(50...250, north: 5), ride(0...100)]
        #expect(RecordedRide.mergingDevices(tracks).sources.map { Set($0) } == [[0, 1, 2]])
    }

    @Test("tracks of one time at different places are two riders, and it is said which they are")
    func apart() {
        let tracks = [ride(0...100), ride(0...100, north: 900)]
        let merged = RecordedRide.mergingDevices(tracks)
        #expect(merged.sources == [[0], [1]] && merged.apart.map(\.first) == [0] && merged.apart.map(\.second) == [1])
        #expect(RecordedRide.joined(merged.rides).map(\.rider) == ["anna", "anna 2"])
        #expect(RecordedRide.mergingDevices([]).rides.isEmpty)
    }
}
