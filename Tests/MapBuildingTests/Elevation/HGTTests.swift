import MapBuilding
import Testing

@Suite("HGT tiles")
struct HGTTests {
    @Test("are named by their south-western corner")
    func names() throws {
        for (name, latitude, longitude) in [
            ("N55E061.hgt", 55, 61), ("s34w059.hgt", -34, -59), ("N00E000.SRTMGL1.hgt", 0, 0),
            ("S90W180", -90, -180), ("n89e179_x", 89, 179),
        ] {
            let corner = try #require(HGT.corner(ofName: name))
            #expect(corner == (latitude, longitude))
        }
        for name in [
            "", "N55E06", "X55E061.hgt", "N5E061.hgt", "N55E0611.hgt", "N90E000.hgt", "N55E180.hgt", "tile.hgt",
            "N55-061.hgt", "N55É061",
        ] {
            #expect(HGT.corner(ofName: name) == nil, "\(name)")
        }
        #expect(HGT.name(latitude: 5, longitude: 61) == "N05E061")
        #expect(HGT.name(latitude: -34, longitude: -159) == "S34W159")
    }

    @Test("have known sizes")
    func sizes() {
        #expect(HGT.side(ofByteCount: 2_884_802) == 1201)
        #expect(HGT.side(ofByteCount: 25_934_402) == 3601)
        #expect(HGT.side(ofByteCount: 2 * 10_801 * 10_801) == 10_801)
        #expect(HGT.side(ofByteCount: 2_884_800) == nil)
        #expect(HGT.side(ofByteCount: 0) == nil)
        #expect(HGT.grid(latitude: 55, longitude: 61, side: 1) == nil)
    }
}
