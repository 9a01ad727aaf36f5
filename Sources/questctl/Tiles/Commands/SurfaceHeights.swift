import Dispatch
import Geodesy
import MapBuilding
import MapTiles
import Support

/// The elevation data of a build, asked by one thread at a time, and its first error.
final class SurfaceHeights: @unchecked Sendable {
    private let sampler: ElevationSampler
    private let lock = DispatchSemaphore(value: 0)
    private var failure: ElevationError?

    init(paths: [String], _ language: Language) throws {
        sampler = ElevationSampler(try Failure.reporting(language) { try ElevationModel(paths: paths) })
        lock.signal()
    }

    var steepness: Steepness {
        Steepness { [self] line, spacing in
            lock.wait()
            defer { lock.signal() }
            return heights(along: line, spacing)
        }
    }

    private func heights(along line: [Coordinate], _ spacing: Double) -> [Double?] {
        guard failure == nil, let first = line.first, let last = line.last else { return [] }
        do throws(ElevationError) {
            let start = try sampler.smoothHeight(at: first)
            let between = try sampler.heights(along: line, spacing: spacing)
            return [start] + between + [try sampler.smoothHeight(at: last)]
        } catch {
            failure = error
            return []
        }
    }

    /// Throws where a file turned out to be damaged.
    func check() throws(ElevationError) {
        if let failure { throw failure }
    }
}
