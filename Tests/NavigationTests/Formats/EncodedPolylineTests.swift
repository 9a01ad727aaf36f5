import Geodesy
import Navigation
import Support
import Testing

@Suite("Encoded polylines")
struct EncodedPolylineTests {
    /// A decoder written after the format's description, for the tests only.
    private func decoded(_ text: String, scale: Double) -> [Coordinate] {
        var numbers: [Int] = []
        var (value, shift) = (0, 0)
        for byte in text.utf8 {
            let chunk = Int(byte) - 63
            value |= (chunk & 0x1F) << shift
            shift += 5
            if chunk < 0x20 {
                numbers.append(value & 1 == 1 ? ~(value >> 1) : value >> 1)
                (value, shift) = (0, 0)
            }
        }
        var (latitude, longitude) = (0, 0)
        return stride(from: 0, to: numbers.count - 1, by: 2).map {
            latitude += numbers[$0]
            longitude += numbers[$0 + 1]
            return Coordinate(longitude: Double(longitude) / scale, latitude: Double(latitude) / scale)
        }
    }

    @Test("the example of the format's description comes out")
    func example() {
        let line = [(38.5, -120.2), (40.7, -120.95), (43.252, -126.453)].map {
            Coordinate(longitude: $0.1, latitude: $0.0)
        }
        #expect(EncodedPolyline.text(line) == "_p~iF~ps|U_ulLnnqC_mqNvxq`@")
        #expect(EncodedPolyline.text([Coordinate(longitude: 0, latitude: -179.9832104 / 2)]).count > 3)
        #expect(EncodedPolyline.text([]).isEmpty)
    }

    @Test("what was encoded decodes to half a unit", arguments: [(5, 1e5), (6, 1e6), (7, 1e7)])
    func roundTrip(precision: Int, scale: Double) {
        var generator = SeededGenerator(seed: 3)
        let line = (0..<500).map { _ in
            Coordinate(longitude: generator.nextUnit() * 360 - 180, latitude: generator.nextUnit() * 180 - 90)
        }
        let back = decoded(EncodedPolyline.text(line, precision: precision), scale: scale)
        #expect(back.count == line.count)
        for (one, other) in zip(line, back) {
            #expect(abs(one.longitude - other.longitude) <= 0.5001 / scale)
            #expect(abs(one.latitude - other.latitude) <= 0.5001 / scale)
        }
    }

    @Test("numbers that are no coordinates break nothing")
    func nonsense() {
        let wrong = [Coordinate(longitude: .nan, latitude: 0), Coordinate(longitude: .infinity, latitude: 1e300)]
        #expect(EncodedPolyline.text(wrong).isEmpty)
        #expect(EncodedPolyline.text([Coordinate(longitude: 1, latitude: 1)], precision: 99).count > 4)
    }
}
