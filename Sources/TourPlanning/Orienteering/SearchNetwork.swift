/// A network with its candidates numbered from 0, as the search uses it.
///
///     stops      0 1 … count−1    the candidates
///     start      count
///     end        count + 1
///
/// A leg is the time from the begin of a visit to the arrival at the next stop.
final class SearchNetwork: Sendable {
    let network: TourNetwork
    let count: Int
    /// The number of columns of `legs`.
    let width: Int
    let legs: ContiguousArray<Int64>
    /// The same with rows for the stops that legs lead to.
    let legsTo: ContiguousArray<Int64>
    let opens: ContiguousArray<Int64>
    let closes: ContiguousArray<Int64>
    /// For each stop the others and itself, the nearest first; rows for the start and the end follow.
    let neighbours: ContiguousArray<Int32>
    /// The prize of each stop with a share of the prizes that it unlocks.
    let worths: ContiguousArray<Double>
    /// Whether some stop opens late or closes early, so that a cheaper tour may be infeasible.
    let isTimed: Bool
    /// What each stop requires, by the numbers of this network.
    let requires: [[OrienteeringProblem.Requirement]]
    /// Whether a stop requires others.
    let isBound: ContiguousArray<Bool>
    let limit: Int64
    let tourCount: Int

    var start: Int { count }
    var end: Int { count + 1 }
    var hasRequirements: Bool { network.hasRequirements }
    var isFalling: Bool { network.decay != nil }
    /// Whether an order with shorter legs has to be followed stop by stop to know that it is better.
    var isChecked: Bool { isTimed || hasRequirements }

    init(_ network: TourNetwork) {
        self.network = network
        let nodes = network.candidates + [network.start, network.end]
        let count = network.candidates.count
        let width = count + 2
        var legs = ContiguousArray<Int64>(repeating: 0, count: width * width)
        for from in 0..<width {
            let duration = from < count ? network.durations[nodes[from]] : 0
            for to in 0..<width { legs[from * width + to] = duration + network.cost(nodes[from], nodes[to]) }
        }
        var legsTo = legs
        for from in 0..<width { for to in 0..<width { legsTo[to * width + from] = legs[from * width + to] } }
        self.legsTo = legsTo
        var neighbours = ContiguousArray<Int32>(repeating: 0, count: width * count)
        for from in 0..<width {
            func distance(_ other: Int) -> Int64 {
                if from == count { return legs[count * width + other] }
                if from == count + 1 { return legs[other * width + count + 1] }
                return other == from ? -1 : legs[from * width + other] + legs[other * width + from]
            }
            let distances = (0..<count).map { distance($0) }
            let sorted = (0..<count).sorted { (distances[$0], $0) < (distances[$1], $1) }
            for place in 0..<count { neighbours[from * count + place] = Int32(sorted[place]) }
        }
        var worths = ContiguousArray(network.candidates.map { Double(network.prizes[$0]) })
        var numbers = ContiguousArray(repeating: -1, count: network.end + 1)
        for (number, stop) in network.candidates.enumerated() { numbers[stop] = number }
        var requires = [[OrienteeringProblem.Requirement]](repeating: [], count: width)
        for (number, stop) in network.candidates.enumerated() {
            for requirement in network.requires[stop] {
                let group = requirement.stops.map { numbers[$0] }.filter { $0 >= 0 }
                requires[number].append(.init(requirement.count, of: group))
                for opener in group {
                    worths[opener] += Double(network.prizes[stop]) / Double(max(1, requirement.count)) / 2
                }
            }
        }
        isBound = ContiguousArray(requires.map { !$0.isEmpty })
        let limit = network.limit
        self.opens = ContiguousArray(nodes.map { network.opens[$0] })
        // The limit is that of the end; a tour may exceed it for a while.
        self.closes = ContiguousArray(nodes.map { network.closes[$0] >= limit ? .max >> 3 : network.closes[$0] })
        isTimed = network.candidates.contains { stop in
            network.opens[stop] > network.cost(network.start, stop)
                || network.closes[stop] + network.durations[stop] + network.cost(stop, network.end) < limit
        }
        (self.count, self.width, self.legs, self.neighbours) = (count, width, legs, neighbours)
        (self.worths, self.requires, self.limit, tourCount) = (worths, requires, limit, network.tourCount)
    }

    @inline(__always)
    func leg(_ from: Int32, _ to: Int32) -> Int64 { legs[Int(from) * width + Int(to)] }

    /// As `leg`, for many legs to the same stop.
    @inline(__always)
    func leg(to: Int32, from: Int32) -> Int64 { legsTo[Int(to) * width + Int(from)] }

    /// The prize of a visit that begins at a time.
    func prize(_ stop: Int32, at begin: Int64) -> Int64 { network.prize(network.candidates[Int(stop)], at: begin) }

    /// The highest prize of a stop.
    func prizes(_ stop: Int) -> Int64 { network.prizes[network.candidates[stop]] }

    /// The nearest stops to a stop, the start or the end.
    @inline(__always)
    func neighbour(_ rank: Int, of stop: Int) -> Int { Int(neighbours[stop * count + rank]) }
}
