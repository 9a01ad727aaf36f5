// Times parse, write and stream of one file in this process, for comparison with peers: prints "task seconds" lines and
// the peak memory. One task a run, so that memory is the task's own.
import GeoJSON
import PeakMemory
import Support

@main
struct GeoJSONTimes {
    static func main() throws {
        guard CommandLine.arguments.count == 4, let runs = Int(CommandLine.arguments[3]) else {
            print("usage: GeoJSONTimes parse|write|stream file runs")
            return
        }
        let path = CommandLine.arguments[2]
        switch CommandLine.arguments[1] {
        case "parse":
            let file = try MappedFile(path: path)
            for _ in 0..<runs { time("parse") { GeoJSONReader().read(file.bytes).object?.features.count ?? 0 } }
        case "write":
            let file = try MappedFile(path: path)
            guard let object = GeoJSONReader().read(file.bytes).object else { return }
            for _ in 0..<runs { time("write") { GeoJSONWriter().write(object).count } }
        default:
            for _ in 0..<runs { try time("stream") { try streamed(path) } }
        }
        print("peak \(peakMemory)")
    }

    private static func streamed(_ path: String) throws -> Int {
        let source = Source(file: try InputFile(path: path))
        var stream = FeatureStream { buffer throws(FileError) in try source.file.read(into: buffer) }
        var count = 0
        while try stream.next() != nil { count += 1 }
        return count
    }

    private static func time(_ task: String, _ body: () throws -> Int) rethrows {
        let clock = ContinuousClock()
        let start = clock.now
        let count = try body()
        print(task, (clock.now - start) / .seconds(1), count)
    }

    private final class Source {
        var file: InputFile

        init(file: consuming InputFile) { self.file = file }
    }
}
