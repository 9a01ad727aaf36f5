/// A plan during the search.
struct SearchState {
    var tours: ContiguousArray<SearchTour>
    /// The tour of each stop; −1 if none visits it.
    var tourOf: ContiguousArray<Int32>
    var prize: Int64

    init(_ network: borrowing SearchNetwork) {
        tours = ContiguousArray(repeating: SearchTour(network), count: network.tourCount)
        tourOf = ContiguousArray(repeating: -1, count: network.width)
        prize = 0
        prize = value(network)
    }

    /// When the last tour ends.
    var end: Int64 {
        var end: Int64 = 0
        for tour in tours { end = max(end, tour.finish) }
        return end
    }

    var sum: Int64 {
        var sum: Int64 = 0
        for tour in tours { sum += tour.finish }
        return sum
    }

    var visits: Int {
        var visits = 0
        for tour in tours { visits += tour.count }
        return visits
    }

    func isBetter(than other: borrowing SearchState) -> Bool {
        if prize != other.prize { return prize > other.prize }
        return (end, sum) < (other.end, other.sum)
    }

    /// The prizes less the penalty for lateness.
    func value(_ network: borrowing SearchNetwork) -> Int64 {
        var value = -network.network.penalty(at: end)
        for tour in tours {
            for place in 1..<(tour.order.count - 1) {
                value += network.prize(tour.order[place], at: tour.begins[place])
            }
        }
        return value
    }

    mutating func insert(_ stop: Int32, tour: Int, at place: Int, _ network: borrowing SearchNetwork) {
        tours[tour].insert(stop, at: place, network)
        tourOf[Int(stop)] = Int32(tour)
    }
}
