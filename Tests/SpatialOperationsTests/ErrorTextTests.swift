import GeoJSON
import SpatialOperations
import Testing

@Suite("Errors of GEOS and PROJ print themselves")
struct ErrorTextTests {
    @Test("with the position, the reason or the system")
    func texts() throws {
        let nowhere = Geometry.point(Position(longitude: .nan, latitude: 7))
        let planar = #expect(throws: PlanarGeometryError.self) { _ = try PlanarGeometry(nowhere) }
        #expect(planar.map { "\($0)".contains("nan,7.0") } == true)
        let metric = #expect(throws: PlanarGeometryError.self) { try Shapes.point(200, 91).buffered(byMetres: 5) }
        #expect(metric.map { "\($0)".hasPrefix("200.0,91.0 is not on Earth") } == true)
        let system = #expect(throws: ReferenceSystemError.self) { try CoordinateReferenceSystem("EPSG:99999999") }
        #expect(system.map { "\($0)".contains("EPSG:99999999") } == true)
        let fault = try PlanarGeometry(Shapes.bowTie).validity()
        #expect(fault.map { "\($0)".isEmpty } == false)
    }
}
