extension BicycleProfile {
    /// The speed in metres per second along an edge of a map, with its slopes where the map knows heights; above 0 and finite.
    ///
    /// - Parameters:
    ///   - part: shares of the edge's length from where it is entered, within 0 and 1; where it has no length, all of the edge counts.
    ///   - isReversed: from its last node to its first.
    /// - Complexity: O(length).
    public func speed(
        along edge: EdgeID, part: ClosedRange<Double> = 0...1, in graph: RoadGraph, isReversed: Bool
    ) -> Double {
        let pieces = pieces(of: edge, in: graph, isReversed: isReversed)
        let part = part.upperBound > part.lowerBound ? part : 0...1
        var (ridden, time) = (0.0, 0.0)
        for (number, piece) in pieces.enumerated() {
            let share = BicycleProfile.share(of: number, of: pieces.count, in: part)
            ridden += share
            time += share / piece.speed
        }
        return time > 0 ? ridden / time : speed(on: graph.attributes(of: edge), isReversed: isReversed)
    }

    /// How much of a piece of an edge lies in a part of the edge.
    private static func share(of number: Int, of count: Int, in part: ClosedRange<Double>) -> Double {
        func before(_ end: Double) -> Double { min(max(end * Double(count) - Double(number), 0), 1) }
        return before(part.upperBound) - before(part.lowerBound)
    }

    /// The work in joules that the rider puts into the pedals along a part of an edge; 0 where the rider pushes, coasts or is on a
    /// ferry. Without heights the edge counts as level.
    ///
    /// - Parameters:
    ///   - part: shares of the edge's length from where it is entered, within 0 and 1.
    ///   - isReversed: from its last node to its first.
    /// - Complexity: O(length).
    public func work(
        along edge: EdgeID, part: ClosedRange<Double> = 0...1, in graph: RoadGraph, isReversed: Bool
    ) -> Double {
        let attributes = graph.attributes(of: edge)
        let seen = isReversed ? attributes.reversed : attributes
        guard seen.ferrySpeed == nil else { return 0 }
        let ground = groundSpeed(on: seen)
        let cruising = riding(seen.roadClass).speed
        var pieces = pieces(of: edge, in: graph, isReversed: isReversed)
        if pieces.isEmpty {
            let isRidden = seen.forward == .ride && ridingSpeed(on: seen) >= pushing(seen.roadClass).speed
            pieces = [SlopePiece(grade: 0, steadySpeed: isRidden ? ground : nil, speed: ground)]
        }
        let metres = graph.length(of: edge) / Double(pieces.count)
        var work = 0.0
        for (number, piece) in pieces.enumerated() {
            guard let speed = piece.steadySpeed else { continue }
            let ridden = metres * BicycleProfile.share(of: number, of: pieces.count, in: part)
            work += ridden * hills.work(onGrade: piece.grade, speed: speed, level: ground, cruising: cruising)
        }
        return work
    }

    /// A piece of an edge of one slope.
    private struct SlopePiece {
        /// Metres up a metre along.
        var grade: Double
        /// Metres per second on this ground were it not difficult otherwise; `nil` where one pushes.
        var steadySpeed: Double?
        /// Metres per second at which one comes along.
        var speed: Double
    }

    /// What makes a path difficult is no rolling resistance: it slows one down by the same share on every slope.
    private func groundSpeed(on seen: EdgeAttributes) -> Double {
        riding(seen.roadClass).speed * ground(seen.surface, seen.smoothness, seen.trackGrade).speed
    }

    /// The pieces of an edge in the order of riding; empty where its slopes are not known or make no difference.
    private func pieces(of edge: EdgeID, in graph: RoadGraph, isReversed: Bool) -> [SlopePiece] {
        let attributes = graph.attributes(of: edge)
        var seen = isReversed ? attributes.reversed : attributes
        guard graph.hasHeights, seen.roadClass.hasSlopes, seen.ferrySpeed == nil else { return [] }
        seen.incline = .level
        let heights = isReversed ? graph.heights(of: edge).reversed() : graph.heights(of: edge)
        let length = graph.length(of: edge)
        guard heights.count > 1, length > 0 else { return [] }
        let riding = seen.forward == .ride ? ridingSpeed(on: seen) : 0
        let walking = pushing(seen.roadClass).speed
        let (ground, cruising, fastest) = (groundSpeed(on: seen), self.riding(seen.roadClass).speed, fastestSpeed)
        let metres = length / Double(heights.count - 1)
        return zip(heights, heights.dropFirst()).map { start, end in
            let grade = min(max((end - start) / metres, -0.3), 0.3)
            let steady = hills.speed(onGrade: grade, level: ground, cruising: cruising, fastest: fastest)
            let ridden = hills.isPushed(at: steady, level: ground) ? 0 : riding * steady / ground
            let pushed = walking / HillModel.pushing(onGrade: grade)
            return SlopePiece(
                grade: grade, steadySpeed: ridden > 0 && ridden >= pushed ? steady : nil, speed: max(ridden, pushed))
        }
    }
}
