import Geodesy
import RoadMap
import Routing

/// Joins decided fixes to roads.
struct RoadAssembly {
    /// A part of an edge that was ridden: metres from where one enters it.
    private struct Piece {
        var edge: DirectedEdge
        package var start: Double
        var end: Double
        var length: Double
    }

    /// A fix that says something new, in the piece that was the last when it came.
    private struct Place {
        /// Its number in `fixes`.
        var fix: Int
        var probability: Double
        var piece: Int
        var along: Double

        package init(fix: Int, probability: Double, piece: Int, along: Double) {
            self.fix = fix
            self.probability = probability
            self.piece = piece
            self.along = along
        }
    }

    let surcharges: StreetSearch.Surcharges
    private var pieces: [Piece] = []
    private var places: [Place] = []
    private var fixes: [Fix] = []

    package init(_ surcharges: StreetSearch.Surcharges) { self.surcharges = surcharges }

    /// Goes on to a fix on the network; `false` where there is no path from the last one.
    mutating func add(_ decided: DecidedFix, in graph: RoadGraph, _ workspace: inout StreetWorkspace) -> Bool {
        let new = decided.hypothesis
        guard let last = pieces.last else {
            pieces.append(Piece(edge: new.directedEdge, start: new.along, end: new.along, length: new.length))
            return note(decided)
        }
        if new.between < 0, new.directedEdge == last.edge {
            pieces[pieces.count - 1].end = max(last.end, new.along)
        } else if new.between < 0 {
            // The rider may have turned round before the last fix or beyond it.
            let turn = max(last.end, new.length - new.along)
            pieces[pieces.count - 1].end = turn
            let start = max(new.length - turn, 0)
            pieces.append(Piece(edge: new.directedEdge, start: start, end: max(start, new.along), length: new.length))
        } else {
            workspace.search.run(
                from: last.edge, within: new.between + 0.001, contraflow: decided.contraflow, surcharges, in: graph)
            guard let path = workspace.search.path(to: new.directedEdge) else { return false }
            pieces[pieces.count - 1].end = last.length
            for edge in path {
                let length = graph.length(of: edge.edge)
                pieces.append(Piece(edge: edge, start: 0, end: length, length: length))
            }
            pieces.append(Piece(edge: new.directedEdge, start: 0, end: new.along, length: new.length))
        }
        return note(decided)
    }

    private mutating func note(_ decided: DecidedFix) -> Bool {
        let along = max(min(decided.hypothesis.along, pieces[pieces.count - 1].end), pieces[pieces.count - 1].start)
        places.append(
            Place(fix: fixes.count, probability: decided.probability, piece: pieces.count - 1, along: along))
        fixes.append(decided.fix)
        fixes += decided.followers
        return true
    }

    /// Hands out the road so far and begins anew; `nil` where there is none.
    mutating func finish(in graph: RoadGraph) -> MatchedRoad? {
        guard !places.isEmpty else { return nil }
        defer { self = RoadAssembly(surcharges) }
        var coordinates: [Coordinate] = []
        var ends: [Int] = []
        for piece in pieces {
            RoadAssembly.add(piece, to: &coordinates, in: graph)
            ends.append(coordinates.count - 1)
        }
        let line = Polyline(coordinates)
        let matched = matchedFixes(on: line, ends)
        return MatchedRoad(segments: segments(line, ends, matched), line: line, fixes: matched)
    }

    /// The fixes on the line, those that say nothing new each between those that do.
    private func matchedFixes(on line: Polyline, _ ends: [Int]) -> [MatchedFix] {
        var result: [MatchedFix] = []
        result.reserveCapacity(fixes.count)
        var next = along(places[0], on: line, ends)
        for (number, place) in places.enumerated() {
            let along = next
            let isLast = number + 1 == places.count
            if !isLast { next = self.along(places[number + 1], on: line, ends) }
            // What was matched may be a mean, not the fix itself.
            let distance = line.coordinate(at: along)?.distance(to: fixes[place.fix].coordinate) ?? 0
            result.append(
                MatchedFix(
                    fix: fixes[place.fix], along: along, distance: distance, probability: place.probability))
            let range = min(along, next)...max(along, next)
            for fix in fixes[(place.fix + 1)..<(isLast ? fixes.count : places[number + 1].fix)] {
                let follower = line.nearest(to: fix.coordinate, within: range)
                result.append(
                    MatchedFix(
                        fix: fix, along: follower?.along ?? along, distance: follower?.distance ?? distance,
                        probability: place.probability))
            }
        }
        return result
    }

    /// Metres from the beginning of the line to a place.
    private func along(_ place: Place, on line: Polyline, _ ends: [Int]) -> Double {
        let piece = pieces[place.piece]
        let start = place.piece > 0 ? line.distances[ends[place.piece - 1]] : 0
        let share = piece.end > piece.start ? (place.along - piece.start) / (piece.end - piece.start) : 0
        return start + (line.distances[ends[place.piece]] - start) * min(max(share, 0), 1)
    }

    private func segments(_ line: Polyline, _ ends: [Int], _ fixes: [MatchedFix]) -> [RouteLeg.Segment] {
        var result: [RouteLeg.Segment] = []
        var (before, time) = (0.0, fixes[0].fix.time)
        var last: Piece?
        var fix = 0
        for (number, piece) in pieces.enumerated() {
            let endsAt = line.distances[ends[number]]
            guard endsAt > before else { continue }
            while fix + 1 < fixes.count, fixes[fix + 1].along < endsAt { fix += 1 }
            var endTime = fixes[fix].fix.time
            if fix + 1 < fixes.count, fixes[fix + 1].along > fixes[fix].along {
                let share = (endsAt - fixes[fix].along) / (fixes[fix + 1].along - fixes[fix].along)
                endTime += min(max(share, 0), 1) * (fixes[fix + 1].fix.time - endTime)
            }
            let duration = max(endTime - time, 0)
            // Who seemed to turn round twice in one place has just ridden on.
            if let last, last.edge == piece.edge, (last.end - piece.start).magnitude < 0.001 {
                result[result.count - 1].endsAt = endsAt
                result[result.count - 1].duration += duration
            } else {
                result.append(
                    RouteLeg.Segment(
                        edge: piece.edge.edge, isReversed: piece.edge.isReversed, endsAt: endsAt,
                        duration: duration))
            }
            (before, time, last) = (endsAt, endTime, piece)
        }
        // Who stands at the end stands on the last piece.
        if !result.isEmpty { result[result.count - 1].duration += max(fixes[fixes.count - 1].fix.time - time, 0) }
        return result
    }

    private static func add(_ piece: Piece, to coordinates: inout [Coordinate], in graph: RoadGraph) {
        var shape = graph.shape(of: piece.edge.edge)
        if piece.edge.isReversed { shape.reverse() }
        if piece.start > 0 || piece.end < piece.length {
            let line = Polyline(shape)
            let scale = piece.length > 0 ? line.length / piece.length : 1
            shape = line.slice(from: piece.start * scale, to: piece.end * scale)
        }
        for coordinate in shape where coordinates.last != coordinate { coordinates.append(coordinate) }
    }
}
