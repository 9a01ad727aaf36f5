import GeoJSON
import Testing

@Suite("Boxes with altitudes")
struct AltitudeExtentTests {
    @Test("they reach from the lowest to the highest altitude there is, in any order, and are flat without any")
    func altitudes() throws {
        func extent(_ altitudes: [Double?]) throws -> Extent {
            let positions = altitudes.enumerated().map { index, altitude in
                Position(longitude: Double(index), latitude: 1, altitude: altitude)
            }
            return try #require(Geometry.lineString(Positions(positions)).computedExtent)
        }
        #expect(try extent([230, -10, 400]).altitudes == .init(lowest: -10, highest: 400))
        #expect(try extent([400, 230, -10]).altitudes == .init(lowest: -10, highest: 400))
        #expect(try extent([nil, 230, nil]).altitudes == .init(lowest: 230, highest: 230))
        #expect(try extent([nil, nil]).altitudes == nil)
        #expect(try extent([400, -10]).numbers == [0, 1, -10, 1, 1, 400])
    }
}
