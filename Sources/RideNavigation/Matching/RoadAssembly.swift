import BikeRouting
import Geodesy

/// Joins decided fixes to roads.
struct RoadAssembly {
    /// A part of an edge that was ridden: metres from where one enters it.
    private struct Piece {
        var packed: UInt32
        var start: Double
        var end: Double
        var length: Double
    }

    /// A fix, in the piece that was the last when it came.
    private struct Place {
        var decided: DecidedFix
        var piece: Int
        var along: Double
    }

    let reluctance: StreetSearch.Reluctance
    private var pieces: [Piece] = []
    private var places: [Place] = []

    init(_ reluctance: StreetSearch.Reluctance) { self.reluctance = reluctance }

    /// Goes on to a fix on the network; `false` where there is no way from the last one.
    mutating func add(_ decided: DecidedFix, in graph: RoadGraph, _ workspace: inout StreetWorkspace) -> Bool {
        let new = decided.hypothesis
        guard let last = pieces.last, let before = places.last?.decided.hypothesis else {
            pieces.append(Piece(packed: new.packedEdge, start: new.along, end: new.along, length: new.length))
            return note(decided)
        }
        if new.between < 0, new.packedEdge == last.packed {
            pieces[pieces.count - 1].end = max(last.end, new.along)
        } else if new.between < 0 {
            // The rider may have turned round before the last fix or beyond it.
            let turn = max(last.end, new.length - new.along)
            pieces[pieces.count - 1].end = turn
            let start = max(new.length - turn, 0)
            pieces.append(Piece(packed: new.packedEdge, start: start, end: max(start, new.along), length: new.length))
        } else {
            workspace.search.run(
                from: before.packedEdge, within: new.between + 0.001, against: decided.layer.against, reluctance,
                in: graph)
            guard let way = workspace.search.way(to: new.packedEdge) else { return false }
            pieces[pieces.count - 1].end = last.length
            for packed in way {
                let length = graph.length(of: Int(packed >> 1))
                pieces.append(Piece(packed: packed, start: 0, end: length, length: length))
            }
            pieces.append(Piece(packed: new.packedEdge, start: 0, end: new.along, length: new.length))
        }
        return note(decided)
    }

    private mutating func note(_ decided: DecidedFix) -> Bool {
        let along = max(min(decided.hypothesis.along, pieces[pieces.count - 1].end), pieces[pieces.count - 1].start)
        places.append(Place(decided: decided, piece: pieces.count - 1, along: along))
        return true
    }

    /// Hands out the road so far and begins anew; `nil` where there is none.
    mutating func finish(in graph: RoadGraph) -> MatchedRoad? {
        guard !places.isEmpty else { return nil }
        defer { self = RoadAssembly(reluctance) }
        var coordinates: [Coordinate] = []
        var ends: [Int] = []
        for piece in pieces {
            RoadAssembly.add(piece, to: &coordinates, in: graph)
            ends.append(coordinates.count - 1)
        }
        let line = Polyline(coordinates)
        var fixes: [MatchedFix] = []
        for place in places {
            let piece = pieces[place.piece]
            let (from, to) = (
                place.piece > 0 ? line.distances[ends[place.piece - 1]] : 0, line.distances[ends[place.piece]]
            )
            let share = piece.end > piece.start ? (place.along - piece.start) / (piece.end - piece.start) : 0
            let (fix, along) = (place.decided.layer.reported, from + (to - from) * min(max(share, 0), 1))
            // What was matched may be a mean, not the fix itself.
            let distance = line.coordinate(at: along)?.distance(to: fix.coordinate)
            fixes.append(
                MatchedFix(
                    fix: fix, along: along, distance: distance ?? place.decided.hypothesis.distance,
                    probability: place.decided.probability))
        }
        let all = withFollowers(fixes, line)
        return MatchedRoad(stretches: stretches(line, ends, all), line: line, fixes: all)
    }

    /// Puts in the fixes that say nothing new, each between those that do.
    private func withFollowers(_ fixes: [MatchedFix], _ line: Polyline) -> [MatchedFix] {
        guard places.contains(where: { !$0.decided.layer.followers.isEmpty }) else { return fixes }
        var result: [MatchedFix] = []
        for (number, leader) in fixes.enumerated() {
            result.append(leader)
            let next = number + 1 < fixes.count ? fixes[number + 1] : leader
            let range = min(leader.along, next.along)...max(leader.along, next.along)
            for fix in places[number].decided.layer.followers {
                let place = line.nearest(to: fix.coordinate, within: range)
                result.append(
                    MatchedFix(
                        fix: fix, along: place?.along ?? leader.along, distance: place?.distance ?? leader.distance,
                        probability: leader.probability))
            }
        }
        return result
    }

    private func stretches(_ line: Polyline, _ ends: [Int], _ fixes: [MatchedFix]) -> [RouteLeg.Stretch] {
        var result: [RouteLeg.Stretch] = []
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
            if let last, last.packed == piece.packed, (last.end - piece.start).magnitude < 0.001 {
                result[result.count - 1].endsAt = endsAt
                result[result.count - 1].duration += duration
            } else {
                result.append(
                    RouteLeg.Stretch(
                        edge: Int(piece.packed >> 1), isReversed: piece.packed & 1 == 1, endsAt: endsAt,
                        duration: duration))
            }
            (before, time, last) = (endsAt, endTime, piece)
        }
        // Who stands at the end stands on the last piece.
        if !result.isEmpty { result[result.count - 1].duration += max(fixes[fixes.count - 1].fix.time - time, 0) }
        return result
    }

    private static func add(_ piece: Piece, to coordinates: inout [Coordinate], in graph: RoadGraph) {
        let isReversed = piece.packed & 1 == 1
        var shape = graph.shape(of: Int(piece.packed >> 1))
        if isReversed { shape.reverse() }
        if piece.start > 0 || piece.end < piece.length {
            let line = Polyline(shape)
            let scale = piece.length > 0 ? line.length / piece.length : 1
            shape = line.slice(from: piece.start * scale, to: piece.end * scale)
        }
        for coordinate in shape where coordinates.last != coordinate { coordinates.append(coordinate) }
    }
}
