// How much of a noisy ride the map matcher gets wrong: rides along our own routes, on every extract at hand and in an
// invented city. Prints Markdown; equal on every run, but for the times.
//
//     MatchAccuracy [rides on each map]
import Navigation
import Routing
import SimulatedRides

@main
struct MatchAccuracy {
    static func main() throws {
        let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 12
        print(
            """
            Missed + wrong share of the length ridden, %: pieces of edges that were ridden and not found, and those that
            were found and not ridden, or not in that direction; in parentheses what of the latter is to and fro on roads
            that were ridden, from 1 % on. The noise is the standard deviation of each fix, in metres, to the east and to
            the north alike: white, drawn anew for each fix, or drifting, of which 70 % of the variance remember 30 s. With
            outages there is no fix for 30 to 120 s, every six minutes or so. Routes of all profiles of 0.5 to 8 km, ridden
            at 3 to 7 m/s. The matcher is told the noise, but for the rows `blind`; in brackets is there what it took for the
            noise, as a share of the true one: a tenth of the rides is below the first number, half below the second, a tenth
            above the third.
            """)
        var all = AccuracyTable()
        for map in try BenchmarkMaps() {
            var rides = RideDrawing(graph: map.graph, seed: 1)
            var table = AccuracyTable()
            for _ in 0..<count {
                guard let ride = rides.next() else { break }
                table.add(ride, on: map.graph, seed: UInt64(table.rides))
            }
            guard table.rides > 0 else { continue }
            table.print(title: map.name)
            all.add(table)
        }
        all.print(title: "All maps")
        let each = all.microseconds / max(all.fixes, 1)
        print("\n\(all.fixes) fixes matched in \(all.microseconds / 1_000_000) s, \(each) µs each")
    }
}
