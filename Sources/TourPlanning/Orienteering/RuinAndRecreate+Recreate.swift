import Randomness

extension RuinAndRecreate {
    /// Inserts stops and shortens tours until nothing more fits.
    mutating func recreate(_ state: inout SearchState) {
        // With falling prizes the shortest order is not always the best.
        let shortens = !network.isFalling || generator.chance(0.5)
        // What tours of a team do in parallel costs no extra time.
        isSharing = network.tourCount > 1 && generator.chance(0.5)
        repeat { fill(&state) } while shortens && shorten(&state)
        while changes.next() != nil {}
        state.prize = state.value(network)
    }

    @discardableResult
    mutating func shorten(_ state: inout SearchState) -> Bool {
        var isShorter = false
        var rest = changes
        while changes.next() != nil {}
        for number in state.tours.indices {
            for stop in rest.queue where Int(stop) >= network.count || state.tourOf[Int(stop)] == Int32(number) {
                changes.add(stop)
            }
            if state.tours[number].shorten(
                &changes, places: &places, number: Int32(number), tourOf: state.tourOf, network, work: &work)
            {
                isShorter = true
            }
        }
        rest.queue.removeAll()
        return isShorter && state.visits < network.count
    }

    /// Inserts stops until no more fits.
    private mutating func fill(_ state: inout SearchState) {
        open.removeAll(keepingCapacity: true)
        for stop in 0..<network.count where state.tourOf[stop] < 0 { open.append(Int32(stop)) }
        for tour in state.tours {
            for place in tour.order.indices { places[Int(tour.order[place])] = Int32(place) }
        }
        for stop in open { findPlace(of: stop, state) }
        while true {
            let end = state.end
            var best: (value: Double, index: Int) = (-1, -1)
            for index in open.indices {
                let stop = Int(open[index])
                let delay = delays[stop]
                guard delay >= 0, generator.next() & 31 != 0 else { continue }
                let finish = state.tours[Int(bestTour[stop])].finish
                let cost =
                    isSharing ? Double(max(0, finish + delay - end)) + Double(delay) / 8 : Double(delay)
                let value = gain(of: stop, delay, state) / (cost + 1)
                guard value > best.value, isWorth(stop, finish + delay, end) else { continue }
                best = (value, index)
            }
            work += Int64(open.count / 4)
            guard best.index >= 0 else { return }
            let stop = open[best.index]
            let (number, place) = (Int(bestTour[Int(stop)]), Int(bestPlace[Int(stop)]))
            state.insert(stop, tour: number, at: place, network)
            let order = state.tours[number].order
            changes.add(stop)
            changes.add(order[place - 1])
            changes.add(order[place + 1])
            for index in place..<order.count { places[Int(order[index])] = Int32(index) }
            open.swapAt(best.index, open.count - 1)
            open.removeLast()
            updatePlaces(state, after: number, place)
        }
    }

    /// What a visit is worth to the present step; less where it makes others lose, nothing where they lose more than it brings.
    @inline(__always)
    private func gain(of stop: Int, _ delay: Int64, _ state: SearchState) -> Double {
        let weight = weights[row + stop]
        guard let decay = network.network.decay, decay.every > 0 else { return weight }
        let tour = state.tours[Int(bestTour[stop])]
        let place = Int(bestPlace[stop])
        let prize = network.prize(Int32(stop), at: tour.begins[place])
        let loss = Double(decay.loss) * Double(delay) / Double(decay.every) * Double(tour.count + 1 - place)
        let share =
            (Double(prize) - loss / 2 + network.worths[stop] - Double(network.prizes(stop)))
            / (network.worths[stop] + 1e-9)
        return weight * share
    }

    /// Finds cheapest insertions again after one into a tour: from scratch only where the place of the cheapest one is gone, since
    /// elsewhere delays grow all alike, or hardly at all.
    private mutating func updatePlaces(_ state: SearchState, after number: Int, _ place: Int) {
        work += Int64(open.count)
        let tour = state.tours[number]
        let room = network.limit - tour.finish
        for stop in open {
            let index = Int(stop)
            if network.requires[index].contains(where: { $0.stops.contains(Int(tour.order[place])) }) {
                findPlace(of: stop, state)
                continue
            }
            guard delays[index] >= 0 || network.isTimed else { continue }
            let first = firstPlace(of: stop, in: tour, state.tourOf, number)
            if delays[index] >= 0, Int(bestTour[index]) == number {
                if Int(bestPlace[index]) == place {
                    findPlace(of: stop, state)
                    continue
                }
                if Int(bestPlace[index]) > place { bestPlace[index] += 1 }
                if network.isTimed {
                    delays[index] = tour.delay(stop, at: Int(bestPlace[index]), network)
                    if delays[index] < 0 {
                        findPlace(of: stop, state)
                        continue
                    }
                } else if delays[index] > room {
                    delays[index] = -1
                }
            }
            if place >= first { offer(stop, number, place, in: tour) }
            if place + 1 >= first { offer(stop, number, place + 1, in: tour) }
        }
    }

    @inline(__always)
    private mutating func offer(_ stop: Int32, _ number: Int, _ place: Int, in tour: borrowing SearchTour) {
        let delay = tour.delay(stop, at: place, network)
        guard delay >= 0, delays[Int(stop)] < 0 || delay < delays[Int(stop)] else { return }
        delays[Int(stop)] = delay
        bestTour[Int(stop)] = Int32(number)
        bestPlace[Int(stop)] = Int32(place)
    }

    /// The cheapest insertion next to one of the nearest visited stops, or next to start or end.
    private mutating func findPlace(of stop: Int32, _ state: SearchState) {
        let index = Int(stop)
        delays[index] = -1
        work += 2
        // Most plans have one tour: it is looked up once.
        var number = 0
        var tour = state.tours[0]
        var first = firstPlace(of: stop, in: tour, state.tourOf, number)
        if state.tours.count == 1, first > tour.count + 1 { return }
        let breadth = network.isChecked ? 10 : 5
        var seen = 0
        for rank in 0..<network.count {
            let other = network.neighbour(rank, of: index)
            let its = Int(state.tourOf[other])
            guard its >= 0 else { continue }
            if its != number {
                (number, tour) = (its, state.tours[its])
                first = firstPlace(of: stop, in: tour, state.tourOf, number)
            }
            let place = Int(places[other])
            if place >= first { offer(stop, number, place, in: tour) }
            if place + 1 >= first { offer(stop, number, place + 1, in: tour) }
            seen += 1
            if seen == breadth { break }
        }
        work += Int64(2 * seen)
        for next in state.tours.indices {
            if next != number {
                (number, tour) = (next, state.tours[next])
                first = firstPlace(of: stop, in: tour, state.tourOf, number)
            }
            if first == 1 { offer(stop, number, 1, in: tour) }
            if first <= tour.count + 1 { offer(stop, number, tour.count + 1, in: tour) }
        }
    }

    /// Whether a visit's prize exceeds the penalty for the lateness that it causes.
    private func isWorth(_ stop: Int, _ finish: Int64, _ end: Int64) -> Bool {
        let terms = network.network
        guard !terms.lateness.isEmpty else { return true }
        let more = terms.penalty(at: max(finish, end)) - terms.penalty(at: end)
        return more == 0 || Double(more) < network.worths[stop]
    }

    /// The first position at which a stop may be visited; beyond the last one if there is none.
    func firstPlace(
        of stop: Int32, in tour: SearchTour, _ tourOf: ContiguousArray<Int32>, _ number: Int
    ) -> Int {
        var first = 1
        for requirement in network.requires[Int(stop)] {
            if requirement.count == 1 {
                var earliest = Int.max - 1
                for other in requirement.stops where tourOf[other] == Int32(number) {
                    earliest = min(earliest, Int(places[other]))
                }
                first = max(first, earliest + 1)
                continue
            }
            var after: [Int] = []
            for other in requirement.stops where tourOf[other] == Int32(number) { after.append(Int(places[other])) }
            guard after.count >= requirement.count else { return .max }
            after.sort()
            first = max(first, after[requirement.count - 1] + 1)
        }
        return first
    }

    /// As `firstPlace`, for a tour whose places are not known.
    func firstPlace(of stop: Int32, in tour: SearchTour) -> Int {
        var first = 1
        for requirement in network.requires[Int(stop)] {
            var met = 0
            var place = 0
            while met < requirement.count {
                place += 1
                guard place <= tour.count else { return .max }
                if requirement.stops.contains(Int(tour.order[place])) { met += 1 }
            }
            first = max(first, place + 1)
        }
        return first
    }
}
