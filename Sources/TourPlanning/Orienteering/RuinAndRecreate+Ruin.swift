import Support

extension RuinAndRecreate {
    mutating func ruin(_ state: inout SearchState) {
        let visits = state.visits
        guard visits > 0 else { return }
        // Where the order of visits is bound, what a large hole leaves is seldom filled better.
        let most = max(1, min(visits, network.isChecked ? 8 + visits / 10 : 3 + visits / 3))
        let count = 1 + generator.next(below: most)
        switch generator.next(below: 3) {
        case 0: removeStretch(count, &state)
        case 1: removeNear(count, &state)
        default: removeAnywhere(count, &state)
        }
        if network.hasRequirements { removeLocked(&state) }
    }

    /// Consecutive stops of a tour.
    private mutating func removeStretch(_ count: Int, _ state: inout SearchState) {
        let number = generator.next(below: state.tours.count)
        let visits = state.tours[number].count
        guard visits > 0 else { return }
        let length = min(count, visits)
        let first = 1 + generator.next(below: visits - length + 1)
        for place in first..<(first + length) { state.tourOf[Int(state.tours[number].order[place])] = -1 }
        changes.add(state.tours[number].order[first - 1])
        changes.add(state.tours[number].order[first + length])
        state.tours[number].remove(first..<(first + length), network)
    }

    /// Neighbouring stops.
    private mutating func removeNear(_ count: Int, _ state: inout SearchState) {
        let center = generator.next(below: network.count)
        var removed = 0
        for rank in 0..<network.count where removed < count {
            let stop = network.neighbour(rank, of: center)
            if state.tourOf[stop] >= 0 {
                state.tourOf[stop] = -2
                removed += 1
            }
        }
        removeMarked(&state)
    }

    /// Random stops.
    private mutating func removeAnywhere(_ count: Int, _ state: inout SearchState) {
        let visits = state.visits
        var left = count
        var seen = 0
        for tour in state.tours {
            for place in 1..<(tour.order.count - 1) {
                // Selection sampling.
                if generator.next(below: visits - seen) < left {
                    state.tourOf[Int(tour.order[place])] = -2
                    left -= 1
                }
                seen += 1
            }
        }
        removeMarked(&state)
    }

    mutating func removeMarked(_ state: inout SearchState) {
        for number in state.tours.indices {
            var hasMarked = false
            let order = state.tours[number].order
            for place in 1..<(order.count - 1) where state.tourOf[Int(order[place])] == -2 {
                hasMarked = true
                if state.tourOf[Int(order[place - 1])] != -2 { changes.add(order[place - 1]) }
                if state.tourOf[Int(order[place + 1])] != -2 { changes.add(order[place + 1]) }
            }
            guard hasMarked else { continue }
            let tourOf = state.tourOf
            state.tours[number].removeAll(network) { tourOf[Int($0)] == -2 }
            for stop in order where Int(stop) < network.count && tourOf[Int(stop)] == -2 {
                state.tourOf[Int(stop)] = -1
            }
        }
    }

    /// Stops whose requirements are no longer met.
    mutating func removeLocked(_ state: inout SearchState) {
        var hasMore = true
        while hasMore {
            hasMore = false
            for number in state.tours.indices {
                let order = state.tours[number].order
                for place in order.indices { places[Int(order[place])] = Int32(place) }
                for place in 1..<(order.count - 1) {
                    for requirement in network.requires[Int(order[place])] {
                        var met = 0
                        for stop in requirement.stops
                        where state.tourOf[stop] == Int32(number) && Int(places[stop]) < place { met += 1 }
                        if met < requirement.count {
                            state.tourOf[Int(order[place])] = -2
                            hasMore = true
                            break
                        }
                    }
                }
            }
            if hasMore { removeMarked(&state) }
        }
    }
}
