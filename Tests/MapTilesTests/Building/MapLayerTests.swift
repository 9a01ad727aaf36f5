import Testing

@testable import MapTiles

@Suite("Layers of the tiles")
struct MapLayerTests {
    @Test("layers are found by their names, which all differ")
    func names() {
        #expect(MapLayer.allCases.allSatisfy { MapLayer(name: $0.name) == $0 })
        #expect(MapLayer(name: "roads") == nil)
        #expect(MapLayer.allCases.count == 27)
    }
}
