import Exchange
import Geodesy
import Support
import Testing

@Suite("Tracks of several devices")
struct DeviceTests {
    /// Eastward at 5 m/s, with an offset to the north.
    private func fixes(
        _ seconds: some Sequence<Int>, north: Double = 0, accuracy: Double? = nil
    ) -> [Fix] {
        let plane = LocalPlane(origin: Coordinate(longitude: 61.4, latitude: 55.16))
        return seconds.map {
            Fix(
                time: Double($0), coordinate: plane.coordinate(PlanePoint(east: Double($0) * 5, north: north)),
                horizontalAccuracy: accuracy)
        }
    }

    @Test("two devices agree where they were at the same places at the same times; tracks of other times say nothing")
    func agreement() {
        #expect(DeviceTracks.agree(fixes(0...600), fixes(stride(from: 300, to: 900, by: 7), north: 20)) == true)
        #expect(DeviceTracks.agree(fixes(0...600), fixes(0...600, north: 500)) == false)
        #expect(DeviceTracks.agree(fixes(0...600), fixes(601...900)) == nil)
        #expect(DeviceTracks.agree(fixes(0...600), []) == nil)
        // At the same places, but minutes later.
        let later = fixes(0...600).map { Fix(time: $0.time + 120, coordinate: $0.coordinate) }
        #expect(DeviceTracks.agree(fixes(0...600), later) == false)
    }

    @Test("the better device is kept where both recorded: that with the better accuracies, or else with more fixes")
    func better() {
        let (watch, phone) = (fixes(0...100, accuracy: 3), fixes(50...200, north: 9, accuracy: 8))
        for tracks in [[watch, phone], [phone, watch]] {
            let merged = DeviceTracks.merged(tracks)
            #expect(tracks[merged.best] == watch)
            #expect(merged.fixes == watch + phone.filter { $0.time >= 110 })
        }
        let (dense, sparse) = (fixes(0...100), fixes(stride(from: 0, to: 300, by: 5), north: 9, accuracy: 2))
        let merged = DeviceTracks.merged([sparse, dense])
        #expect(merged.best == 1 && merged.fixes == dense + sparse.filter { $0.time >= 110 })
        // A hole in the better one is filled.
        let holed = watch.filter { !(30...70).contains($0.time) }
        let filled = DeviceTracks.merged([holed, fixes(0...100, north: 9, accuracy: 8)])
        #expect(filled.fixes.filter { (30...70).contains($0.time) }.map(\.time) == (39...61).map(Double.init))
    }

    @Test(
        "merged fixes are in order, from one of the tracks each, and keep all of the best",
        arguments: 0..<100 as Range<UInt64>)
    func property(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let tracks = (0..<1 + generator.next(below: 4)).map { number in
            fixes((0..<200).filter { _ in generator.chance(0.3) }, north: Double(number))
        }
        let merged = DeviceTracks.merged(tracks)
        #expect(zip(merged.fixes, merged.fixes.dropFirst()).allSatisfy { $0.time <= $1.time }, "seed \(seed)")
        #expect(merged.fixes.allSatisfy { fix in tracks.contains { $0.contains(fix) } }, "seed \(seed)")
        #expect(tracks[merged.best].allSatisfy { merged.fixes.contains($0) }, "seed \(seed)")
    }

    @Test("a track is near places, near with exchanged coordinates, or elsewhere")
    func placement() {
        let places = [Coordinate(longitude: 61.4, latitude: 55.16)]
        let here = fixes(0...10)
        #expect(TrackPlacement(of: here, near: places) == .near)
        #expect(TrackPlacement(of: [], near: places) == .near && TrackPlacement(of: here, near: []) == .near)
        let swapped = here.map { Fix(time: $0.time, coordinate: $0.coordinate.swapped) }
        #expect(TrackPlacement(of: swapped, near: places) == .swapped)
        let away = here.map {
            Fix(time: $0.time, coordinate: Coordinate(longitude: $0.coordinate.longitude, latitude: 35.16))
        }
        guard case .elsewhere(let distance) = TrackPlacement(of: away, near: places) else {
            Issue.record("not elsewhere")
            return
        }
        #expect((2_200_000...2_250_000).contains(distance))
    }
}
