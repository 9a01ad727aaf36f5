import RoadMap
import Testing

@testable import Navigation

@Suite("What a way looks like to who follows it")
struct WayLookTests {
    @Test("main roads look most like the way to follow, steps and ferries least", arguments: RoadClass.allCases)
    func rank(roadClass: RoadClass) {
        let expected =
            switch roadClass {
            case .trunk, .primary, .secondary, .tertiary: 0
            case .unclassified, .residential, .livingStreet: 1
            case .service, .cycleway, .track: 2
            case .path, .footway, .pedestrian, .bridleway: 3
            case .steps, .ramp, .ferry: 4
            }
        #expect(WayLook(EdgeAttributes(roadClass: roadClass)).rank == expected)
    }

    @Test("a way may be open one way and pushed the other")
    func directions() {
        let look = WayLook(EdgeAttributes(roadClass: .residential, forward: .forbidden, backward: .push))
        #expect(!look.isOpen(isReversed: false) && look.isOpen(isReversed: true))
        #expect(!look.isPushed(isReversed: false) && look.isPushed(isReversed: true))
        #expect(WayLook(EdgeAttributes(roadClass: .residential)).isOpen(isReversed: false))
    }
}
