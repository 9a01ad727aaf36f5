import Support

extension RuinAndRecreate {
    /// Chooses the stops of a tour anew: those of the tour and the most promising others are put into one long order, and of that the
    /// best part in time is taken. So many stops are exchanged for many others at once.
    ///
    /// Source: the optimal split of a giant tour in Dang, Guibadj and Moukrim, *An effective PSO-inspired algorithm for the team
    /// orienteering problem*, European Journal of Operational Research 229 (2013), here with times.
    /// - Complexity: O(r l log(r l)) for each stop of the long order, with a reach of r stops and l labels.
    mutating func selectInOrder(_ state: inout SearchState, _ number: Int) {
        let rate = Double(max(1, state.prize)) / Double(max(1, network.limit))
        let found = bestPart(of: longOrder(around: state.tours[number], state), rate: rate)
        guard found.count > 2 else { return }
        for stop in state.tours[number].order where Int(stop) < network.count { state.tourOf[Int(stop)] = -1 }
        state.tours[number].set(found, network)
        for stop in found {
            changes.add(stop)
            if Int(stop) < network.count { state.tourOf[Int(stop)] = Int32(number) }
        }
    }

    /// How many stops the long order has besides those of the tour.
    private static let mostOthers = 60
    /// How many stops of the long order may be left out in a row.
    private static let reach = 30
    /// How many ways to a stop are kept.
    private static let mostLabels = 40

    /// A way to a stop of the long order.
    private struct Label {
        /// When the visit begins.
        var begin: Int64
        /// What the visits so far are worth.
        var worth: Double
        /// The stop's place in the long order.
        var place: Int32
        /// The label that it comes from; −1 for the start.
        var origin: Int32
    }

    /// The stops of a tour, and others that no tour visits, where they delay it least.
    private mutating func longOrder(around tour: SearchTour, _ state: SearchState) -> ContiguousArray<Int32> {
        var (order, begins) = (tour.order, tour.begins)
        var others: [(ratio: Double, stop: Int32)] = []
        for stop in 0..<network.count where state.tourOf[stop] < 0 {
            guard let delay = leastDelay(of: Int32(stop), in: order, begins)?.delay else { continue }
            let ratio = network.worths[stop] / Double(max(1, delay)) * (0.5 + generator.nextUnit())
            others.append((ratio, Int32(stop)))
        }
        others.sort { ($0.ratio, $1.stop) > ($1.ratio, $0.stop) }
        var chosen = others.prefix(Self.mostOthers).map { $0.stop }
        generator.shuffle(&chosen)
        for stop in chosen {
            guard let place = leastDelay(of: stop, in: order, begins)?.place else { continue }
            let arrival = begins[place - 1] + network.leg(to: stop, from: order[place - 1])
            // Times go on as if the others were not visited.
            let begin = min(max(arrival, network.opens[Int(stop)]), max(begins[place], begins[place - 1]))
            order.insert(stop, at: place)
            begins.insert(begin, at: place)
        }
        work += Int64((others.count + chosen.count) * tour.order.count / 4)
        return order
    }

    private func leastDelay(
        of stop: Int32, in order: ContiguousArray<Int32>, _ begins: ContiguousArray<Int64>
    ) -> (delay: Int64, place: Int)? {
        var best: (delay: Int64, place: Int)?
        let (opens, closes) = (network.opens[Int(stop)], network.closes[Int(stop)])
        for place in 1..<order.count {
            let arrival = begins[place - 1] + network.leg(to: stop, from: order[place - 1])
            guard arrival <= closes else { continue }
            let delay = max(arrival, opens) + network.leg(stop, order[place]) - begins[place]
            if best.map({ delay < $0.delay }) ?? true { best = (delay, place) }
        }
        return best
    }

    /// The part of an order, from its start to its end, that is worth most. Ways that are later and worth less than another one to
    /// the same stop are left out, and of many those that are worth least for their time.
    mutating func bestPart(of order: ContiguousArray<Int32>, rate: Double) -> ContiguousArray<Int32> {
        var labels: ContiguousArray<Label> = [Label(begin: 0, worth: 0, place: 0, origin: -1)]
        var ranges: ContiguousArray<Range<Int>> = [0..<1]
        var found: ContiguousArray<Label> = []
        let last = order.count - 1
        for place in 1...last {
            let stop = order[place]
            let (opens, closes) = (network.opens[Int(stop)], network.closes[Int(stop)])
            let home = place == last ? 0 : network.leg(stop, order[last])
            let isBound = place < last && network.isBound[Int(stop)]
            found.removeAll(keepingCapacity: true)
            for before in max(0, place - Self.reach)..<place {
                let leg = network.leg(to: stop, from: order[before])
                for index in ranges[before] {
                    let begin = max(labels[index].begin + leg, opens)
                    guard begin <= closes, begin + home <= network.limit else { break }
                    if isBound, !isUnlocked(stop, after: index, labels, order) { continue }
                    let worth = place == last ? 0 : worth(of: stop, at: begin)
                    found.append(
                        Label(
                            begin: begin, worth: labels[index].worth + worth, place: Int32(place),
                            origin: Int32(index)))
                }
            }
            work += Int64(found.count / 2)
            let first = labels.count
            append(&found, to: &labels, rate: rate)
            ranges.append(first..<labels.count)
        }
        return ranges[last].last.map { stops(to: $0, labels, order) } ?? []
    }

    private func worth(of stop: Int32, at begin: Int64) -> Double {
        network.isFalling ? Double(network.prize(stop, at: begin)) : network.worths[Int(stop)]
    }

    /// Keeps the labels that are not dominated, in ascending order of time and worth.
    private func append(_ found: inout ContiguousArray<Label>, to labels: inout ContiguousArray<Label>, rate: Double) {
        found.sort { ($0.begin, $1.worth) < ($1.begin, $0.worth) }
        let first = labels.count
        var most = -Double.infinity
        for label in found where label.worth > most {
            most = label.worth
            labels.append(label)
        }
        guard labels.count - first > Self.mostLabels else { return }
        let values = labels[first...].map { $0.worth - rate * Double($0.begin) }
        let least = values.sorted(by: >)[Self.mostLabels - 1]
        var end = first
        for (rank, value) in values.enumerated() where value >= least && end < first + Self.mostLabels {
            labels[end] = labels[first + rank]
            end += 1
        }
        labels.removeLast(labels.count - end)
    }

    private func isUnlocked(
        _ stop: Int32, after label: Int, _ labels: ContiguousArray<Label>, _ order: ContiguousArray<Int32>
    ) -> Bool {
        network.requires[Int(stop)].allSatisfy { requirement in
            var (met, index) = (0, label)
            while index > 0, met < requirement.count {
                if requirement.stops.contains(Int(order[Int(labels[index].place)])) { met += 1 }
                index = Int(labels[index].origin)
            }
            return met >= requirement.count
        }
    }

    private func stops(
        to label: Int, _ labels: ContiguousArray<Label>, _ order: ContiguousArray<Int32>
    ) -> ContiguousArray<Int32> {
        var stops: ContiguousArray<Int32> = []
        var index = label
        while index >= 0 {
            stops.append(order[Int(labels[index].place)])
            index = Int(labels[index].origin)
        }
        stops.reverse()
        return stops
    }
}
