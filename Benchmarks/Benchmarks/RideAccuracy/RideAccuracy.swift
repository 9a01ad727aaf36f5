// How well a navigation session tells riders who have left their route from those who follow it through noise. Prints
// Markdown; equal on every run, but for the times.
//
//     RideAccuracy [journeys on each map [words in the names of maps …]]
//
// With V=1 in the environment it names the places of false alarms, and of wrong turns that were noticed late or never.
import Foundation
import Navigation
import RoadMap
import Routing
import SimulatedRides
import Synchronization

@main
struct RideAccuracy {
    /// Rides with a wrong turn for each that has none.
    private static let wrongTurns = 3

    static func main() throws {
        let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 25
        let words = CommandLine.arguments.dropFirst(2)
        print(
            """
            Journeys of 2 to 15 km between junctions, ridden at 3 to 7 m/s along the routes that a session gives. The noise is
            the standard deviation of each fix, in metres, to the east and to the north alike: white, drawn anew for each
            fix, or drifting, of which 70 % of the variance remember 30 s. With outages there is no fix for 30 to 120 s,
            every six minutes or so.

            A false alarm is a deviation reported to a rider who follows the route, counted in 10 hours of doing so; the rider
            then obeys the new route.

            For the other columns riders leave the route at a junction by another road and do not turn round. As deviations
            count those that are more than 30 m from the route 100, 150 and 200 m later, and where fixes are rare every 50 m
            for as long as five of them take. One begins to show where the rider is farther from the route than 10 m and
            1.5 times the noise, and stays so until those 200 m; it is in time where that place was passed by not more than
            40 m or 5 fixes, whichever is more. Delays are metres ridden since then. The last columns say as what deviations
            were reported.
            """)
        let clock = ContinuousClock()
        let start = clock.now
        let table = Mutex(DeviationTable())
        for map in try BenchmarkMaps() where words.isEmpty || words.contains(where: { map.name.contains($0) }) {
            let costs = ArcCosts(graph: map.graph, profile: .city)
            let search = PreparedSearch(graph: map.graph, costs: costs, method: .contractionHierarchy)
            var router = Router(search)
            let journeys = Journey.drawn(count, &router, seed: 1)
            DispatchQueue.concurrentPerform(iterations: receivers.count) { number in
                let sum = ride(journeys, receivers[number], search, map.name)
                table.withLock { $0.add(sum, of: receivers[number]) }
            }
        }
        table.withLock { table in
            table.print(receivers)
            print("\n\(table.fixes) fixes in \(Int((clock.now - start) / .seconds(1))) s")
        }
    }

    private static func ride(
        _ journeys: [Journey], _ receiver: Receiver, _ search: PreparedSearch, _ map: String
    ) -> DeviationTable.Sum {
        var router = Router(search)
        var sum = DeviationTable.Sum()
        // The goals are about these.
        let isExact = receiver.interval == 1 && receiver.noise <= 10 && !receiver.hasOutages
        for (number, journey) in journeys.prefix(isExact ? journeys.count : journeys.count / 4).enumerated() {
            for repetition in 0...wrongTurns {
                let ride = GuidedRide(
                    journey, receiver, takesWrongTurn: repetition > 0, &router, seed: UInt64(number * 100 + repetition))
                sum.add(ride)
                if isVerbose { describe(ride, receiver, map) }
            }
        }
        return sum
    }

    private static let receivers = [false, true].flatMap { hasOutages in
        (hasOutages ? [1] : [1, 5, 15]).flatMap { interval in
            [false, true].flatMap { drifts in
                [3, 5, 10, 20, 30].map {
                    Receiver(interval: interval, noise: $0, drifts: drifts, hasOutages: hasOutages)
                }
            }
        }
    }

    private static let isVerbose = ProcessInfo.processInfo.environment["V"] != nil

    private static func describe(_ ride: GuidedRide, _ receiver: Receiver, _ map: String) {
        let title = "\(map), \(receiver.noise) m, \(receiver.drifts ? "drifting" : "white"), \(receiver.interval) s:"
        for alarm in ride.alarms {
            print(title, "false alarm,", alarm.deviation.kind, Int(alarm.deviation.distance), "m,", alarm.place)
        }
        if let noticing = ride.noticing, !noticing.isInTime {
            print(title, "noticed after", noticing.delay, "m,", noticing.kind.map { "\($0)," } ?? "", noticing.place)
        }
    }
}
