import EngineTestSupport
import Foundation
import TestSupport
import Testing
import VeloQuest

/// A small quest on the demo town, and a rider's day on it.
struct GuidedEvent {
    let quest: Quest
    let search: PreparedSearch

    init() throws {
        let graph = try TestMaps.demo(seed: 1)
        let box = try #require(graph.bounds)
        func place(_ x: Double, _ y: Double) -> Coordinate {
            Coordinate(
                longitude: box.west + (box.east - box.west) * x, latitude: box.south + (box.north - box.south) * y)
        }
        quest = try Quest(
            settings: Quest.Settings(start: place(0.5, 0.5)),
            tasks: [
                Quest.Task(id: "oak", name: "The oak", coordinate: place(0.4, 0.5), answer: .anyOf(["oak"])),
                Quest.Task(id: "mill", name: "The mill", coordinate: place(0.6, 0.6)),
                Quest.Task(id: "pier", name: "The pier", coordinate: place(0.5, 0.4), answer: .anyOf(["12"])),
            ])
        search = Router(graph: graph).search
    }

    func guide(_ ride: QuestRide? = nil, executor: RoutingExecutor = RoutingExecutor()) -> QuestGuide {
        QuestGuide(ride ?? QuestRide(quest: quest), search: search, executor: executor)
    }

    func place(of task: Quest.Task.ID) throws -> Coordinate { try #require(quest.task(task)).coordinate }

    /// A fix a second from the start to the oak.
    func fixes() throws -> [Fix] {
        var router = Router(search)
        let (start, oak) = (try #require(quest.settings.start), try place(of: "oak"))
        let way = Polyline(try router.route(through: [start, oak]).coordinates + [oak])
        return stride(from: 0, through: way.length, by: 5).enumerated().map { second, along in
            Fix(time: Double(second), coordinate: way.coordinate(at: along) ?? oak, horizontalAccuracy: 4)
        }
    }

    func ride(_ guide: QuestGuide) async throws {
        try await guide.join(Registration(name: "Anna"), at: 0)
        try await guide.head(for: "oak")
        let fixes = try fixes()
        for fix in fixes { await guide.receive(fix) }
        let time = Double(fixes.count)
        try await guide.submit("elm", to: "oak", at: time)
        try await guide.submit("An OAK!", to: "oak", at: time + 5)
        try await guide.skip("pier", at: time + 6)
        await guide.headForFinish()
        try await guide.finish(at: time + 60)
    }

    func riddenByItself() throws -> (ride: QuestRide, guidance: [NavigationEvent]) {
        var router = Router(search)
        var ride = QuestRide(quest: quest)
        var guidance: [NavigationEvent] = []
        try ride.join(Registration(name: "Anna"), at: 0)
        try ride.head(for: "oak")
        let fixes = try fixes()
        for fix in fixes {
            for case .guidance(let event) in ride.receive(fix, router: &router) { guidance.append(event) }
        }
        let time = Double(fixes.count)
        _ = try ride.submit("elm", to: "oak", at: time)
        _ = try ride.submit("An OAK!", to: "oak", at: time + 5)
        try ride.skip("pier", at: time + 6)
        ride.headForFinish()
        try ride.finish(at: time + 60)
        return (ride, guidance)
    }
}

/// Holds threads until it is opened.
final class Gate: Sendable {
    private let state = Locked((waiting: 0, isOpen: false))
    /// One deadline for all who wait, so that a gate that cannot open fails a test once, however many wait one after the other.
    private let deadline: ContinuousClock.Instant

    init(seconds: Double) { deadline = .now + .seconds(seconds) }

    var waiting: Int { state.withLock { $0.waiting } }
    var isLate: Bool { ContinuousClock.now > deadline }

    func open() { state.withLock { $0.isOpen = true } }

    /// Blocks the thread; `false` where the gate stayed closed.
    func wait() -> Bool {
        state.withLock { $0.waiting += 1 }
        while !isLate {
            if state.withLock({ $0.isOpen }) { return true }
            Thread.sleep(forTimeInterval: 0.002)
        }
        return false
    }
}

/// Counts who is inside at once.
final class Room: Sendable {
    private let count = Locked(0)

    func enter() -> Int {
        count.withLock {
            $0 += 1
            return $0
        }
    }

    func leave() { count.withLock { $0 -= 1 } }
}

extension GuideUpdate {
    var kind: String {
        switch self {
        case .logged: "logged"
        case .reached: "reached"
        case .guidance: "guidance"
        case .judged: "judged"
        case .heading: "heading"
        }
    }
}
