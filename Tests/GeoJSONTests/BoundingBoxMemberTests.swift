import GeoJSON
import Testing

@Suite("The member bbox")
struct BoundingBoxMemberTests {
    private func read(_ box: String) -> (box: Extent?, rules: [String]) {
        let result = GeoJSONReader().read(#"{"type":"Point","coordinates":[1,2],"bbox":\#(box)}"#)
        guard case .geometry(let geometry) = result.object else { return (nil, result.diagnostics.map(\.rule)) }
        return (geometry.boundingBox, result.diagnostics.map(\.rule))
    }

    @Test("four numbers are a flat box, six one with altitudes")
    func numbers() {
        #expect(read("[1,2,3,4]") == (Extent(west: 1, south: 2, east: 3, north: 4), []))
        let high = Extent(west: 1, south: 2, east: 4, north: 5, altitudes: .init(lowest: 3, highest: 6))
        #expect(read("[1,2,3,4,5,6]") == (high, []))
    }

    @Test(
        "any other number of them is a fault, and so is anything else",
        arguments: ["[]", "[1,2,3]", "[1,2,3,4,5]", "[1,2,3,4,5,6,7]", "[1,2,3,4,5,6,7,8]", "7", #"[1,2,3,"4"]"#])
    func faults(box: String) {
        let (read, rules) = read(box)
        #expect(read == nil && rules.count == 1)
    }
}
