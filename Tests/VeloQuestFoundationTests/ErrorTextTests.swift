import Foundation
import Testing
import VeloQuestFoundation

@Suite("Errors as Foundation shows them")
struct ErrorTextTests {
    @Test("the localized description says what happened and what to do")
    func descriptions() {
        let errors: [any Error & LocalizedMessage] = [
            RefereeError.unknownTask("nowhere"),
            RoutingError.unreachable(
                from: Coordinate(longitude: 1, latitude: 2), to: Coordinate(longitude: 3, latitude: 4)),
        ]
        for error in errors { #expect(error.localizedDescription == error.message[.current]) }
    }

    @Test("a map that is not there is named by the error of a URL too")
    func missingMap() {
        let url = URL(filePath: "/nowhere at all/town.vqmap")
        let error = #expect(throws: MapFileError.self) { try RoadGraph(contentsOf: url) }
        #expect(error?.localizedDescription == error?.message[.current])
    }
}
