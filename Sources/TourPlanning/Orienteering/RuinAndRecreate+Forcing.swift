import Support

extension RuinAndRecreate {
    /// Visits a group of neighbouring stops whatever that takes, and leaves out what is worth least for its detour until the tour is
    /// in time again. So a search gets to distant groups of which no single stop fits.
    ///
    /// Source: the drop operator of Kobeaga, Merino and Lozano, *An efficient evolutionary algorithm for the orienteering problem*,
    /// Computers & Operations Research 90 (2018), here for segments.
    mutating func force(_ state: inout SearchState) {
        let center = generator.next(below: network.count)
        force(1 + generator.next(below: 15), around: center, &state)
    }

    /// A plan around a stop that the best plan does not visit, where there is any: where much lies far from all plans so far, steps
    /// from these do not get there.
    mutating func elsewhere() -> SearchState {
        row = generator.next(below: Self.exponents) * network.count
        let others = (0..<network.count).filter { best.tourOf[$0] < 0 }
        let center = generator.pick(others) ?? generator.next(below: network.count)
        var state = SearchState(network)
        force(2 + generator.next(below: network.count / 2 + 1), around: center, &state)
        recreate(&state)
        return state
    }

    private mutating func force(_ count: Int, around center: Int, _ state: inout SearchState) {
        let number = generator.next(below: state.tours.count)
        state.tours[number].end(by: .max >> 3, network)
        for tour in state.tours {
            for place in tour.order.indices { places[Int(tour.order[place])] = Int32(place) }
        }
        var inserted = 0
        var rank = 0
        while rank < network.count, inserted < count {
            let stop = network.neighbour(rank, of: center)
            rank += 1
            guard state.tourOf[stop] < 0, generator.next() & 7 != 0 else { continue }
            guard let place = cheapestPlace(of: Int32(stop), in: number, state) else {
                inserted += 1
                continue
            }
            state.insert(Int32(stop), tour: number, at: place, network)
            let order = state.tours[number].order
            for index in (place - 1)...(place + 1) { changes.add(order[index]) }
            for index in place..<order.count { places[Int(order[index])] = Int32(index) }
            inserted += 1
        }
        shorten(&state)
        relieve(&state, number)
        state.tours[number].end(by: network.limit, network)
        if network.hasRequirements { removeLocked(&state) }
    }

    private mutating func cheapestPlace(of stop: Int32, in number: Int, _ state: SearchState) -> Int? {
        let tour = state.tours[number]
        let first = network.requires[Int(stop)].isEmpty ? 1 : firstPlace(of: stop, in: tour, state.tourOf, number)
        guard first < tour.order.count else { return nil }
        var best: (delay: Int64, place: Int) = (.max, -1)
        for place in first..<tour.order.count {
            let delay = tour.delay(stop, at: place, network)
            if delay >= 0, delay < best.delay { best = (delay, place) }
        }
        work += Int64(tour.order.count - first)
        return best.place >= 0 ? best.place : nil
    }

    /// Leaves out segments until the tour is in time.
    private mutating func relieve(_ state: inout SearchState, _ number: Int) {
        while true {
            let tour = state.tours[number]
            let excess = tour.finish - network.limit
            guard excess > 0, tour.count > 0 else { return }
            var best: (ratio: Double, first: Int, last: Int) = (.infinity, 1, tour.count)
            for first in 1...tour.count {
                var weight = 0.0
                let before = tour.order[first - 1]
                for last in first...min(tour.count, first + 11) {
                    weight += weights[row + Int(tour.order[last])]
                    let saved =
                        tour.forth[last + 1] - tour.forth[first - 1] - network.leg(before, tour.order[last + 1])
                    guard saved > 0 else { continue }
                    let ratio = weight / Double(min(saved, excess))
                    if ratio < best.ratio, generator.next() & 7 != 0 { best = (ratio, first, last) }
                }
            }
            work += Int64(6 * tour.count)
            for place in best.first...best.last { state.tourOf[Int(tour.order[place])] = -1 }
            changes.add(tour.order[best.first - 1])
            changes.add(tour.order[best.last + 1])
            state.tours[number].remove(best.first..<(best.last + 1), network)
        }
    }
}
