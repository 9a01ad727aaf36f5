import Navigation
import RoadMap

extension CueChecker {
    /// Judges one cue.
    mutating func check(_ number: Int) {
        let cue = cues[number]
        if cue.text[.english].contains(";") { note(.oddText, cue.along, cue.text[.english]) }
        checkName(cue)
        guard
            let junction = leg.pieces.indices.dropFirst().first(where: { abs(leg.pieces[$0].start - cue.along) < 0.5 })
        else { return }
        let turns = leg.turns(at: cue.along)
        let next = number + 1 < cues.count ? cues[number + 1].along : leg.length
        let said = "\(cue.text[.english]), turns \(turns.map { Int($0) })°"
        switch cue.kind {
        case .continue:
            if turns.median.magnitude >= 30 { note(.notStraight, cue.along, said) }
        case .uTurn: checkUTurn(cue, said)
        case .roundabout: checkExit(cue, junction, said)
        case .keepLeft, .keepRight: checkFork(cue, junction, said)
        case .slightLeft, .left, .sharpLeft: checkSide(cue, -1, until: next, said)
        case .slightRight, .right, .sharpRight: checkSide(cue, 1, until: next, said)
        default: break
        }
        if isSuperfluous(cue, junction, until: next) { note(.superfluous, cue.along, said) }
    }

    private mutating func checkName(_ cue: Cue) {
        guard let name = cue.name, cue.kind != .arrive else { return }
        let isRidden = leg.pieces.contains {
            $0.end > cue.along - 1 && $0.start < cue.along + (cue.kind == .roundabout ? 300 : 80)
                && $0.name.map { CueChecker.names(name, $0) } == true
        }
        if !isRidden { note(.wrongName, cue.along, name) }
    }

    private mutating func checkSide(_ cue: Cue, _ side: Double, until next: Double, _ said: String) {
        let places = leg.pieces.dropFirst().map(\.start).filter {
            $0 > cue.along - 0.5 && $0 < min(cue.along + 25, next)
        }
        let turns = leg.turns(at: cue.along)
        let isSlight = cue.kind == .slightLeft || cue.kind == .slightRight
        let least = isSlight ? 12.0 : 18
        let first = places.first { place in
            let turns = leg.turns(at: place)
            return max(turns[0].magnitude, turns.median.magnitude) >= least
        }
        if let first {
            let turns = leg.turns(at: first)
            let all = [leg.turn(at: first, chord: 5), turns[0], turns.median]
            if all.allSatisfy({ $0 * side < 12 && $0.magnitude < 150 }) { note(.wrongSide, cue.along, said) }
        }
        if isSlight {
            if turns.clear.magnitude >= 75, places.count == 1 { note(.wrongSize, cue.along, said) }
        } else {
            let after = min(cue.along + 45, max(next, cue.along + 20))
            let through = leg.turn(
                from: leg.heading(from: cue.along - 20, to: cue.along), to: leg.heading(from: after, to: after + 20))
            if through.magnitude < 30, turns.allSatisfy({ $0.magnitude < 30 }) { note(.wrongSize, cue.along, said) }
        }
    }

    private mutating func checkFork(_ cue: Cue, _ junction: Int, _ said: String) {
        let turns = leg.turns(at: cue.along)
        let side = cue.kind == .keepLeft ? -1.0 : 1
        let isWrong = [0, 1].allSatisfy { number in
            let ahead = leg.arms(at: junction, chord: RiddenLeg.chords[number])
                .filter { $0.turn.magnitude < 75 }
            guard !ahead.isEmpty else { return turns.clear * side <= -20 }
            return ahead.allSatisfy {
                let isLesser = $0.travel == .push && leg.pieces[junction].travel == .ride
                return ($0.turn - turns[number]) * side > (isLesser ? 0 : 15)
            }
        }
        if isWrong { note(.wrongSide, cue.along, said) }
    }

    private mutating func checkUTurn(_ cue: Cue, _ said: String) {
        let along = cue.along
        let isPushed =
            leg.pieces.contains { $0.isWalked && $0.end > along + 1 && $0.start < along + 30 }
            && leg.pieces.contains { !$0.isWalked && $0.end >= along - 0.5 && $0.start < along }
        let back = leg.turn(
            from: leg.heading(from: along - 30, to: along), to: leg.heading(from: along + 30, to: along + 60))
        let here = leg.turns(at: along).map(\.magnitude).max() ?? 0
        if isPushed || max(back.magnitude, here) < 135 { note(.noUTurn, along, said) }
    }

    private mutating func checkExit(_ cue: Cue, _ entry: Int, _ said: String) {
        guard let entry = leg.pieces.indices.first(where: { $0 >= entry && leg.pieces[$0].attributes.isRoundabout }),
            leg.pieces[entry].start < cue.along + 50
        else { return note(.wrongExit, cue.along, "no ring: " + said) }
        var (exits, number) = (0, entry + 1)
        let isForCars = leg.pieces[entry].attributes.roadClass.isForCars
        func isExit(_ travel: Travel, _ attributes: EdgeAttributes) -> Bool {
            travel == .ride && !attributes.isRoundabout && (attributes.roadClass.isForCars || !isForCars)
        }
        while number < leg.pieces.count, leg.pieces[number].attributes.isRoundabout {
            if leg.arms(at: number).contains(where: { isExit($0.travel, $0.attributes) }) { exits += 1 }
            number += 1
        }
        guard number < leg.pieces.count else {
            if cue.exit != nil { note(.wrongExit, cue.along, "ends on the ring: " + said) }
            return
        }
        let isCounted = isExit(leg.pieces[number].travel, leg.pieces[number].attributes)
        if cue.exit != (isCounted ? exits + 1 : nil) { note(.wrongExit, cue.along, "\(exits) passed: " + said) }
    }

    private func isSuperfluous(_ cue: Cue, _ junction: Int, until next: Double) -> Bool {
        switch cue.kind {
        case .continue, .slightLeft, .left, .sharpLeft, .slightRight, .right, .sharpRight, .keepLeft, .keepRight: break
        default: return false
        }
        let (before, first) = (leg.pieces[junction - 1], leg.pieces[junction])
        guard !cue.changesTravel, cue.name == nil || cue.name == before.name || cue.keepsName else { return false }
        let isSame = before.name == first.name && before.attributes.roadClass == first.attributes.roadClass
        let junctions = leg.pieces.indices.filter {
            $0 >= junction && leg.pieces[$0].start < min(cue.along + 25, next)
        }
        let arms = junctions.flatMap { leg.arms(at: $0) }
        if arms.isEmpty { return before.attributes.roadClass.isForCars == first.attributes.roadClass.isForCars }
        return cue.kind == .continue && isSame
            && arms.allSatisfy {
                $0.attributes.roadClass.rank > first.attributes.roadClass.rank || $0.turn.magnitude > 60
            }
    }
}
