// Matches tracks on one map, for comparison with peers.
import Geodesy
import Navigation
import RoadMap
import Routing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

@main
struct MatchTimes {
    private static let usage = """
        usage: MatchTimes MAP TRACKS
        TRACKS has a line "track SET" for each track and below it "longitude latitude seconds [accuracy]" for each fix.
        Then for each line that is read: "lines SET" prints the matched lines of that set of tracks,
        "times SET" the seconds that matching it takes.
        """

    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else { return print(usage) }
        let graph = try RoadGraph(path: arguments[1])
        let sets = try TrackFile.sets(arguments[2])
        while let line = readLine() {
            let words = line.split(separator: " ")
            guard words.count == 2, let tracks = sets[String(words[1])] else { return print(usage) }
            if words[0] == "times" {
                let clock = ContinuousClock()
                let start = clock.now
                for track in tracks { _ = TrackMatch(of: track, in: graph).roads }
                print((clock.now - start) / .seconds(1))
            } else {
                for track in tracks { describe(TrackMatch(of: track, in: graph)) }
            }
            print("end")
            fflush(nil)
        }
    }

    private static func describe(_ match: TrackMatch) {
        print("track")
        for road in match.roads {
            print("road")
            for place in road.line.coordinates { print(place.longitude, place.latitude) }
        }
    }
}
