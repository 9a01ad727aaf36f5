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

    /// Finds cheapest insertions again after one into a tour.
    private mutating func updatePlaces(_ state: SearchState, after number: Int, _ place: Int) {
        if network.isChecked || network.isFalling {
            for stop in open { findPlace(of: stop, state) }
            return
        }
        work += Int64(open.count)
        let room = network.limit - state.tours[number].finish
        for stop in open {
            let index = Int(stop)
            guard delays[index] >= 0 else { continue }
            if Int(bestTour[index]) == number {
                if Int(bestPlace[index]) == place {
                    findPlace(of: stop, state)
                    continue
                }
                if Int(bestPlace[index]) > place { bestPlace[index] += 1 }
                if delays[index] > room { delays[index] = -1 }
            }
            offer(stop, number, place, state)
            offer(stop, number, place + 1, state)
        }
    }

    @inline(__always)
    mutating func offer(_ stop: Int32, _ tour: Int, _ place: Int, _ state: SearchState) {
        let delay = state.tours[tour].delay(stop, at: place, network)
        guard delay >= 0, delays[Int(stop)] < 0 || delay < delays[Int(stop)] else { return }
        delays[Int(stop)] = delay
        bestTour[Int(stop)] = Int32(tour)
        bestPlace[Int(stop)] = Int32(place)
    }

    /// The cheapest insertion next to one of the nearest visited stops.
    mutating func findPlace(of stop: Int32, _ state: SearchState) {
        let index = Int(stop)
        delays[index] = -1
        let isLocked = !network.requires[index].isEmpty
        var seen = 0
        let breadth = network.isChecked ? 10 : 5
        for rank in 0..<network.count {
            let other = network.neighbour(rank, of: index)
            let number = Int(state.tourOf[other])
            guard number >= 0 else { continue }
            let place = Int(places[other])
            if isLocked {
                let first = firstPlace(of: stop, in: state.tours[number], state.tourOf, number)
                if place >= first { offer(stop, number, place, state) }
                if place + 1 >= first { offer(stop, number, place + 1, state) }
            } else {
                offer(stop, number, place, state)
                offer(stop, number, place + 1, state)
            }
            seen += 1
            if seen == breadth { break }
        }
        work += Int64(2 * seen + 2)
        for number in state.tours.indices {
            let last = state.tours[number].count + 1
            let first = isLocked ? firstPlace(of: stop, in: state.tours[number], state.tourOf, number) : 1
            if first == 1 { offer(stop, number, 1, state) }
            if first <= last { offer(stop, number, last, state) }
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
