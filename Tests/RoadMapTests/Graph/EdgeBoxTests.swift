import Testing

@testable import RoadMap

@Suite("Boxes of edges")
struct EdgeBoxTests {
    @Test("a box holds another exactly where it does so on all four sides")
    func holding() {
        let box = EdgeIndex.Box(west: 0, south: 0, east: 10, north: 10)
        #expect(box.holds(box))
        #expect(box.holds(.init(west: 1, south: 2, east: 3, north: 4)))
        #expect(!box.holds(.init(west: -1, south: 2, east: 3, north: 4)))
        #expect(!box.holds(.init(west: 1, south: -1, east: 3, north: 4)))
        #expect(!box.holds(.init(west: 1, south: 2, east: 11, north: 4)))
        #expect(!box.holds(.init(west: 1, south: 2, east: 3, north: 11)))
        #expect(!box.holds(.init(west: -1, south: -1, east: 11, north: 11)))
    }
}
