import Support

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
        let rest = changes.queue
        while changes.next() != nil {}
        for number in state.tours.indices {
            for stop in rest where Int(stop) >= network.count || state.tourOf[Int(stop)] == Int32(number) {
                changes.add(stop)
            }
            if state.tours[number].shorten(
                &changes, places: &places, number: Int32(number), tourOf: state.tourOf, network, work: &work)
            {
                isShorter = true
            }
        }
        return isShorter && state.visits < network.count
    }

    /// Inserts stops until no more fits.
    ///
    /// What an insertion costs is looked up again only before the stop is inserted, and next to every stop inserted: elsewhere it
    /// hardly ever gets less.
    private mutating func fill(_ state: inout SearchState) {
        open.removeAll(keepingCapacity: true)
        for stop in 0..<network.count where state.tourOf[stop] < 0 { open.append(Int32(stop)) }
        for tour in state.tours {
            for place in tour.order.indices { places[Int(tour.order[place])] = Int32(place) }
        }
        insertions = 0
        findPlaces(state)
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
            work += Int64(network.isChecked ? open.count / 3 : open.count / 4)
            guard best.index >= 0 else { return }
            let stop = open[best.index]
            guard isUpToDate(stop, state) else { continue }
            let (number, place) = (Int(bestTour[Int(stop)]), bestPlace(of: Int(stop)))
            state.insert(stop, tour: number, at: place, network)
            let order = state.tours[number].order
            changes.add(stop)
            changes.add(order[place - 1])
            changes.add(order[place + 1])
            for index in place..<order.count { places[Int(order[index])] = Int32(index) }
            open.swapAt(best.index, open.count - 1)
            open.removeLast()
            insertions += 1
            offer(number, place, state)
        }
    }

    /// Looks up again what the insertion of a stop costs.
    /// - Returns: whether that is the same as before.
    private mutating func isUpToDate(_ stop: Int32, _ state: SearchState) -> Bool {
        let index = Int(stop)
        guard checked[index] != insertions else { return true }
        checked[index] = insertions
        let delay = state.tours[Int(bestTour[index])].delay(stop, at: bestPlace(of: index), network)
        work += 1
        if delay == delays[index], !network.isBound[index] { return true }
        let before = delays[index]
        let (its, place) = (Int(bestTour[index]), bestPlace(of: index))
        findPlace(of: stop, isAnew: !network.isChecked, state)
        let tour = state.tours[its]
        if !network.isBound[index] || place >= firstPlace(of: stop, in: tour, state.tourOf, its) {
            offer(stop, its, place, in: tour)
        }
        return delays[index] == before
    }

    /// Where a stop is inserted at the least cost.
    @inline(__always)
    private func bestPlace(of stop: Int) -> Int { Int(places[Int(bestBefore[stop])]) + 1 }

    /// What a visit is worth to the present step; less where it makes others lose, nothing where they lose more than it brings.
    @inline(__always)
    private func gain(of stop: Int, _ delay: Int64, _ state: SearchState) -> Double {
        let weight = weights[row + stop]
        guard let decay = network.network.decay, decay.every > 0 else { return weight }
        let tour = state.tours[Int(bestTour[stop])]
        let place = bestPlace(of: stop)
        let prize = network.prize(Int32(stop), at: tour.begins[place])
        let loss = Double(decay.loss) * Double(delay) / Double(decay.every) * Double(tour.count + 1 - place)
        let share =
            (Double(prize) - loss / 2 + network.worths[stop] - Double(network.prizes(stop)))
            / (network.worths[stop] + 1e-9)
        return weight * share
    }

    /// Offers the places next to a stop just inserted to all others.
    private mutating func offer(_ number: Int, _ place: Int, _ state: SearchState) {
        work += Int64(open.count)
        let tour = state.tours[number]
        for stop in open {
            var first = 1
            if network.isBound[Int(stop)] {
                first = firstPlace(of: stop, in: tour, state.tourOf, number)
                if network.requires[Int(stop)].contains(where: { $0.stops.contains(Int(tour.order[place])) }) {
                    findPlace(of: stop, isAnew: true, state)
                    continue
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
        bestBefore[Int(stop)] = tour.order[place - 1]
        checked[Int(stop)] = insertions
    }

    /// Finds cheapest insertions: with hours and requirements for most stops only at places that were cheap before, and where legs
    /// have changed since.
    private mutating func findPlaces(_ state: SearchState) {
        let isAnew = !network.isChecked || changes.recent.isEmpty
        spots.removeAll(keepingCapacity: true)
        for stop in changes.recent where Int(stop) < network.count && state.tourOf[Int(stop)] >= 0 {
            spots.append(stop)
        }
        changes.forgetRecent()
        for stop in open { findPlace(of: stop, isAnew: isAnew || generator.next() & 7 == 0, state) }
        guard !isAnew else { return }
        for spot in spots {
            let (number, place) = (Int(state.tourOf[Int(spot)]), Int(places[Int(spot)]))
            let tour = state.tours[number]
            for rank in 0..<min(network.count, Self.nearby) {
                let stop = Int32(network.neighbour(rank, of: Int(spot)))
                guard state.tourOf[Int(stop)] < 0 else { continue }
                work += 2
                let first = network.isBound[Int(stop)] ? firstPlace(of: stop, in: tour, state.tourOf, number) : 1
                if place >= first { offer(stop, number, place, in: tour) }
                if place + 1 >= first { offer(stop, number, place + 1, in: tour) }
            }
        }
    }

    /// To how many of its nearest stops a stop is offered whose legs have changed.
    private static let nearby = 48

    /// The cheapest insertion next to one of the nearest visited stops, or next to start or end.
    private mutating func findPlace(of stop: Int32, isAnew: Bool, _ state: SearchState) {
        let index = Int(stop)
        delays[index] = -1
        checked[index] = insertions
        // Most plans have one tour: it is looked up once.
        var number = 0
        var tour = state.tours[0]
        let isBound = network.isBound[index]
        var first = isBound ? firstPlace(of: stop, in: tour, state.tourOf, number) : 1
        if state.tours.count == 1, first > tour.count + 1 { return }
        func turn(to next: Int) {
            guard next != number else { return }
            (number, tour) = (next, state.tours[next])
            if isBound { first = firstPlace(of: stop, in: tour, state.tourOf, number) }
        }
        if isAnew {
            let breadth = network.isChecked ? 10 : 5
            var seen = 0
            var costs = (Int64.max, Int64.max)
            var rank = 0
            while rank < network.count, seen < breadth {
                let other = network.neighbour(rank, of: index)
                rank += 1
                let its = Int(state.tourOf[other])
                guard its >= 0 else { continue }
                turn(to: its)
                let place = Int(places[other])
                for place in [place, place + 1] where place >= first {
                    offer(stop, number, place, in: tour)
                    if network.isChecked { remember(stop, place, tour, &costs) }
                }
                seen += 1
            }
            work += Int64(2 * seen + 2 + (network.isChecked ? rank / 4 : 0))
        } else {
            for before in [cheap[2 * index], cheap[2 * index + 1]] where before >= 0 && Int(before) < network.count {
                let its = Int(state.tourOf[Int(before)])
                guard its >= 0 else { continue }
                turn(to: its)
                let place = Int(places[Int(before)]) + 1
                if place >= first { offer(stop, number, place, in: tour) }
            }
            work += 2
        }
        for next in state.tours.indices {
            turn(to: next)
            if first == 1 { offer(stop, number, 1, in: tour) }
            if first <= tour.count + 1 { offer(stop, number, tour.count + 1, in: tour) }
        }
    }

    /// Remembers the two cheapest places of a stop, whether there is time for it or not.
    @inline(__always)
    private mutating func remember(
        _ stop: Int32, _ place: Int, _ tour: borrowing SearchTour, _ costs: inout (Int64, Int64)
    ) {
        let before = tour.order[place - 1]
        let detour = tour.detour(stop, at: place, network)
        let slot = 2 * Int(stop)
        guard detour < costs.1, costs.0 == .max || before != cheap[slot] else { return }
        if detour < costs.0 {
            costs = (detour, costs.0)
            cheap[slot + 1] = costs.1 == .max ? -1 : cheap[slot]
            cheap[slot] = before
        } else {
            costs.1 = detour
            cheap[slot + 1] = before
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
