import Foundation
import Geodesy
import MapBuilding

/// Heights at places, and how long they take:
///
///     HeightTimes PLACES HEIGHTS FILE…
///
/// `PLACES` holds longitude and latitude of one place after the other, eight-byte numbers in the machine's order; `HEIGHTS` gets two
/// such numbers for each place, bilinear and smooth, not a number where there is none.
@main
enum HeightTimes {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count > 2 else {
            FileHandle.standardError.write(Data("HeightTimes PLACES HEIGHTS FILE…\n".utf8))
            exit(64)
        }
        let numbers = try Data(contentsOf: URL(filePath: arguments[0])).withUnsafeBytes {
            Array($0.bindMemory(to: Double.self))
        }
        let places = stride(from: 0, to: numbers.count - 1, by: 2).map {
            Coordinate(longitude: numbers[$0], latitude: numbers[$0 + 1])
        }
        do {
            let sampler = ElevationSampler(try ElevationModel(paths: Array(arguments.dropFirst(2))))
            var heights: [Double] = []
            heights.reserveCapacity(2 * places.count)
            // The first round unpacks.
            var times: [Double] = []
            for round in 0..<3 {
                let start = ContinuousClock.now
                var sum = 0.0
                for place in places { sum += try sampler.height(at: place) ?? 0 }
                times.append((ContinuousClock.now - start) / .seconds(1))
                precondition(sum.isFinite || round > 3)
            }
            let start = ContinuousClock.now
            for place in places { heights.append(try sampler.smoothHeight(at: place) ?? .nan) }
            let smooth = (ContinuousClock.now - start) / .seconds(1)
            var result: [Double] = []
            for (place, smooth) in zip(places, heights) { result += [try sampler.height(at: place) ?? .nan, smooth] }
            try result.withUnsafeBytes { try Data($0).write(to: URL(filePath: arguments[1])) }
            func rate(_ seconds: Double) -> String { String(format: "%.1f", Double(places.count) / seconds / 1e6) }
            print(
                "\(places.count) places, millions a second: unpacking \(rate(times[0])), bilinear "
                    + "\(rate(min(times[1], times[2]))), smooth \(rate(smooth))")
        } catch let error as ElevationError {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }
}
