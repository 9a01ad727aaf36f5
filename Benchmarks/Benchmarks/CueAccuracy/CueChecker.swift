import Geodesy
import Navigation
import RoadMap
import Routing

/// Judges the cues of a leg by its geometry; `CueFault` says what counts as which fault.
struct CueChecker {
    let leg: RiddenLeg
    let cues: [Cue]
    /// What was found: the fault, the metres from the start, and a note.
    private(set) var findings: [(fault: CueFault, along: Double, note: String)] = []

    /// Turns nearer to an end than this are in sight.
    static let inSight = 12.0

    init(_ leg: RouteLeg, in graph: RoadGraph) {
        self.leg = RiddenLeg(leg, in: graph)
        cues = leg.cues(in: graph)
        guard !self.leg.pieces.isEmpty else { return }
        checkTurns()
        checkWalks()
        checkObstacles()
        checkNames()
        for number in cues.indices { check(number) }
    }

    mutating func note(_ fault: CueFault, _ along: Double, _ note: String) {
        findings.append((fault, along, note))
    }

    /// Whether a cue other than departure and arrival covers a place.
    func isCovered(_ along: Double, before: Double = 45, after: Double = 20, _ fits: (Cue) -> Bool = { _ in true })
        -> Bool
    {
        cues.contains {
            $0.kind != .depart && $0.kind != .arrive && $0.along > along - before && $0.along < along + after
                && fits($0)
        }
    }

    func isInSight(_ along: Double) -> Bool {
        along < CueChecker.inSight || along > leg.length - CueChecker.inSight
    }

    /// The roundabout, with its entry and exit, of which a place is part.
    private func isOnAnnouncedRoundabout(_ number: Int) -> Bool {
        guard leg.pieces[number - 1].attributes.isRoundabout || leg.pieces[number].attributes.isRoundabout else {
            return false
        }
        return cues.last {
            $0.along < leg.pieces[number].start + 1
                || $0.along < leg.pieces[number].start + 20 && $0.kind == .roundabout
        }?
        .kind == .roundabout
    }

    // MARK: - Turns

    private mutating func checkTurns() {
        for number in leg.pieces.indices.dropFirst() {
            let (arriving, leaving) = (leg.pieces[number - 1], leg.pieces[number])
            guard !arriving.isFerry else { continue }
            if leaving.isFerry {
                if !isCovered(leaving.start, { $0.kind == .ferry }) { note(.missingFerry, leaving.start, "") }
                continue
            }
            guard !isInSight(leaving.start), !isCovered(leaving.start), !isOnAnnouncedRoundabout(number) else {
                continue
            }
            if leaving.edge == arriving.edge, leaving.isReversed != arriving.isReversed {
                note(.missingUTurn, leaving.start, "")
            } else if let rival = rivalTaken(number), !isTakenBack(number) {
                let turns = leg.turns(at: leaving.start).map { Int($0) }
                let rode = "\(arriving.name ?? "-") (\(arriving.attributes.roadClass))"
                let taken = "\(leaving.name ?? "-") (\(leaving.attributes.roadClass))"
                let beside = "\(rival.name ?? "-") (\(rival.attributes.roadClass)) by \(Int(rival.turn))°"
                note(.missingTurn, leaving.start, "\(turns)° from \(rode) into \(taken), beside \(beside)")
            }
        }
    }

    /// An arm that riders without a cue would rather take.
    private func rivalTaken(_ number: Int) -> RiddenLeg.Arm? {
        let (arriving, leaving) = (leg.pieces[number - 1], leg.pieces[number])
        let turn = leg.turns(at: leaving.start).clear.magnitude
        guard turn >= 20 else { return nil }
        let staysOnRoad =
            leaving.name == arriving.name && leaving.attributes.roadClass == arriving.attributes.roadClass
        return leg.arms(at: number).first { arm in
            guard arm.attributes.roadClass.rank <= leaving.attributes.roadClass.rank,
                arm.travel == .ride || leaving.travel == .push
            else { return false }
            let other = arm.turn.magnitude
            if turn >= 45, other + 30 <= turn { return true }
            if turn >= 60, other <= turn + 20, arm.turn * leg.turns(at: leaving.start).median < 0 {
                return !staysOnRoad
            }
            return turn < 45 && other + 15 <= turn && !(staysOnRoad && arm.name != arriving.name)
                && !(leaving.name == arriving.name && leaving.name != nil)
                && arm.attributes.roadClass.rank <= arriving.attributes.roadClass.rank
        }
    }

    /// Whether a turn is taken back by another one within 20 m that shifts the line by less than 10 m.
    private func isTakenBack(_ number: Int) -> Bool {
        let along = leg.pieces[number].start
        let turn = leg.turns(at: along).median
        for other in leg.pieces.indices.dropFirst() where other != number {
            let place = leg.pieces[other].start
            let (first, last) = (min(along, place), max(along, place))
            guard last - first < 20, last > first else { continue }
            let back = leg.turns(at: place).median
            let through = leg.turn(
                from: leg.heading(from: first - 20, to: first), to: leg.heading(from: last, to: last + 20))
            let aside = leg.turn(from: leg.heading(from: first - 20, to: first), to: leg.heading(from: first, to: last))
            let shift = (last - first) * min(aside.magnitude / 60, 1)
            if through.magnitude < 35, shift < 10, back * turn <= 0 || (last - first) < 10 { return true }
        }
        return false
    }

    // MARK: - Walks and obstacles

    private mutating func checkWalks() {
        var first = 0
        while first < leg.pieces.count {
            var end = first + 1
            while end < leg.pieces.count, leg.pieces[end].isWalked == leg.pieces[first].isWalked,
                leg.pieces[end].isFerry == leg.pieces[first].isFerry
            {
                end += 1
            }
            let (start, finish) = (leg.pieces[first].start, leg.pieces[end - 1].end)
            if first > 0, !leg.pieces[first].isFerry, !leg.pieces[first - 1].isFerry, !isInSight(start) {
                let isWalked = leg.pieces[first].isWalked
                let says: (Cue) -> Bool = {
                    $0.kind.rawValue == "dismount" || $0.kind.rawValue == "lift" || $0.kind == .steps
                        || ($0.travel == .push) == isWalked
                }
                if finish - start >= (isWalked ? 5 : 25), !isCovered(start, before: 45, after: 25, says) {
                    let last = cues.last { $0.along <= start + 20 }
                    if isWalked || last?.travel == .push {
                        note(isWalked ? .missingPush : .missingRide, start, "\(Int(finish - start)) m")
                    }
                }
            }
            first = end
        }
    }

    private mutating func checkObstacles() {
        for (piece, next) in zip(leg.pieces, leg.pieces.dropFirst()) {
            guard !piece.isFerry, !next.isFerry, !isInSight(piece.end) else { continue }
            switch piece.delay {
            case .carry:
                if !isCovered(piece.end, { $0.kind.rawValue == "lift" || $0.kind == .steps }) {
                    note(.missingObstacle, piece.end, "lift")
                }
            case .dismount:
                guard !piece.isWalked, !next.isWalked else { continue }
                if !isCovered(piece.end, { $0.kind.rawValue == "dismount" || $0.travel == .push }) {
                    note(.missingObstacle, piece.end, "dismount")
                }
            default: break
            }
        }
    }

    // MARK: - Names

    private mutating func checkNames() {
        var first = 0
        while first < leg.pieces.count {
            var end = first + 1
            while end < leg.pieces.count, leg.pieces[end].name == leg.pieces[first].name { end += 1 }
            let (start, finish) = (leg.pieces[first].start, leg.pieces[end - 1].end)
            let turn = leg.turns(at: start).clear.magnitude
            let least = first > 0 && turn >= 30 && !isInSight(start) ? 60.0 : 200.0
            // A bend with another arm is judged as a turn.
            let nextCue = cues.first { $0.along > start + 20 }?.along ?? leg.length
            if let name = leg.pieces[first].name, min(finish, nextCue) - start >= least, !leg.pieces[first].isFerry,
                !leg.pieces[first].attributes.isRoundabout
            {
                let said = cues.last { $0.along <= start + 50 && $0.name != nil }?.name
                if said.map({ !CueChecker.names($0, name) }) ?? true {
                    note(.missingName, start, "\(name), \(Int(finish - start)) m, \(Int(turn))°; said: \(said ?? "-")")
                }
            }
            first = end
        }
    }

    /// Whether a name as it is said has a part of a name as it is tagged.
    static func names(_ said: String, _ tagged: String) -> Bool {
        func parts(_ name: String) -> Set<String> {
            Set(
                name.split(separator: ";").flatMap { $0.split(separator: "/") }.map { part in
                    String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
                })
        }
        return said == tagged || !parts(said).isDisjoint(with: parts(tagged))
    }
}
