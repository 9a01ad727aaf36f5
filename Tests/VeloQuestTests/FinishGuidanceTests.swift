import Geodesy
import Quests
import Scoring
import Testing
import VeloQuest

@Suite("Guidance to the finish")
struct FinishGuidanceTests {
    private static let here = Coordinate(longitude: 61.4, latitude: 55.1)
    private static let there = Coordinate(longitude: 61.5, latitude: 55.2)

    private static func ride(start: Coordinate?, finish: Coordinate?) throws -> QuestRide {
        var settings = Quest.Settings(start: start)
        settings.finish = finish
        return QuestRide(
            quest: try Quest(settings: settings, tasks: [Quest.Task(id: "a", name: "A", coordinate: here)]))
    }

    @Test("leads to the finish, to the start where there is none, and nowhere where there is neither")
    func targets() throws {
        for (start, finish, place) in [
            (Self.here, Self.there, Self.there), (Self.here, nil, Self.here), (nil, Self.there, Self.there),
            (nil, nil, nil),
        ] as [(Coordinate?, Coordinate?, Coordinate?)] {
            var ride = try Self.ride(start: start, finish: finish)
            try ride.head(for: "a")
            #expect(ride.finishLocation == place)
            #expect(ride.headForFinish() == (place != nil))
            #expect(ride.target == (place == nil ? .task("a") : .finish))
            #expect(ride.navigation.destination == place ?? Self.here)
        }
    }

    @Test("a task that the quest does not have is no target")
    func unknown() throws {
        var ride = try Self.ride(start: nil, finish: nil)
        #expect(throws: RefereeError.unknownTask("b")) { try ride.head(for: "b") }
        #expect(ride.target == nil)
    }
}
