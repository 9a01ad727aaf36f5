import Randomness

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Good plans for many stops: each step removes part of a plan and rebuilds it. The result is kept if it is better, and sometimes
/// (simulated annealing) although it is worse.
///
/// Sources: Schrimpf et al., *Record breaking optimization results using the ruin and recreate principle*, Journal of Computational
/// Physics 159 (2000); Christiaens and Vanden Berghe, *Slack induction by string removals for vehicle routing problems*,
/// Transportation Science 54 (2020); Kirkpatrick, Gelatt and Vecchi, *Optimization by simulated annealing* (1983).
struct RuinAndRecreate {
    private let network: TourNetwork
    private var generator: SeededGenerator
    /// The prize of a stop, with a share of the prizes that it unlocks.
    private let worths: ContiguousArray<Double>
    /// The stops nearest to each, itself first.
    private let neighbours: [ContiguousArray<Int>]
    /// The values of stops as the present step weighs them.
    private var weights: ContiguousArray<Double>
    /// Whether the present step minimises the end of the last tour.
    private var isSharing = false

    private(set) var best: State

    /// A plan during the search.
    struct State {
        var tours: ContiguousArray<OpenTour>
        /// The candidates that no tour visits.
        var unvisited: ContiguousArray<Int>
        var prize: Int64

        /// When the last tour ends.
        var end: Int64 { tours.reduce(0) { max($0, $1.finish) } }
        private var sum: Int64 { tours.reduce(0) { $0 + $1.finish } }

        func isBetter(than other: State) -> Bool {
            if prize != other.prize { return prize > other.prize }
            return (end, sum) < (other.end, other.sum)
        }
    }

    package init(_ network: TourNetwork, from tours: [[Int]] = [], using generator: SeededGenerator) {
        self.network = network
        self.generator = generator
        let candidates = network.candidates
        var worths = ContiguousArray(network.prizes.map(Double.init))
        for stop in candidates {
            for requirement in network.requires[stop] {
                for opener in requirement.stops where worths.indices.contains(opener) {
                    worths[opener] += Double(network.prizes[stop]) / Double(max(1, requirement.count)) / 2
                }
            }
        }
        self.worths = worths
        weights = worths
        var neighbours = [ContiguousArray<Int>](repeating: [], count: network.end)
        for stop in candidates {
            func distance(_ other: Int) -> Int64 { network.cost(stop, other) + network.cost(other, stop) }
            neighbours[stop] = ContiguousArray(
                candidates.sorted { ($0 == stop ? -1 : distance($0), $0) < ($1 == stop ? -1 : distance($1), $1) })
        }
        self.neighbours = neighbours
        let empty = ContiguousArray(repeating: OpenTour(network), count: network.tourCount)
        best = State(tours: empty, unvisited: candidates, prize: 0)
        best = start(from: tours)
    }

    /// Makes this many more steps.
    mutating func run(steps: Int) {
        guard !network.candidates.isEmpty else { return }
        let mean = worths.reduce(0, +) / Double(network.candidates.count)
        var current = best
        let warmth = 0.5
        for step in 0..<max(0, steps) {
            // Cools down repeatedly, so that bold and careful phases alternate.
            let phase = Double(step % Self.cycle) / Double(Self.cycle)
            let temperature = mean * warmth * (1 - phase) * (1 - phase)
            if step % Self.cycle == 0, step > 0, generator.chance(0.5) { current = best }
            var candidate = current
            ruin(&candidate)
            recreate(&candidate)
            if network.decay != nil, generator.chance(0.25) || candidate.isBetter(than: current) { hurry(&candidate) }
            let loss = Double(current.prize - candidate.prize)
            guard candidate.isBetter(than: current) || loss < -temperature * log(1 - generator.nextUnit()) else {
                continue
            }
            current = candidate
            if current.isBetter(than: best) { best = current }
        }
    }

    private static let cycle = 1000

    private mutating func start(from tours: [[Int]]) -> State {
        var state = best
        for (number, stops) in tours.prefix(network.tourCount).enumerated() {
            for stop in stops {
                let tour = state.tours[number]
                guard let place = state.unvisited.firstIndex(of: stop),
                    network.isUnlocked(stop, by: tour.order.contains),
                    tour.delay(stop, at: tour.count + 1, network) != nil
                else { continue }
                state.tours[number].insert(stop, at: tour.count + 1, network)
                state.unvisited.remove(at: place)
            }
        }
        recreate(&state)
        return state
    }

    // MARK: Tearing down

    private mutating func ruin(_ state: inout State) {
        let visits = state.tours.reduce(0) { $0 + $1.count }
        guard visits > 0 else { return }
        let most = max(1, min(visits, 3 + visits / 3))
        let count = 1 + generator.next(below: most)
        switch generator.next(below: 3) {
        case 0: removeStretch(count, &state)
        case 1: removeNear(count, &state)
        default: removeAnywhere(count, &state)
        }
        if network.hasRequirements { removeLocked(&state) }
    }

    /// Consecutive stops of a tour.
    private mutating func removeStretch(_ count: Int, _ state: inout State) {
        let number = generator.next(below: state.tours.count)
        let visits = state.tours[number].count
        guard visits > 0 else { return }
        let length = min(count, visits)
        let first = 1 + generator.next(below: visits - length + 1)
        let places = first..<(first + length)
        state.unvisited += state.tours[number].order[places]
        state.tours[number].remove(places, network)
    }

    /// Neighbouring stops.
    private mutating func removeNear(_ count: Int, _ state: inout State) {
        let center = network.candidates[generator.next(below: network.candidates.count)]
        let unvisited = state.unvisited
        remove(&state, Set(neighbours[center].lazy.filter { !unvisited.contains($0) }.prefix(count)))
    }

    /// Random stops.
    private mutating func removeAnywhere(_ count: Int, _ state: inout State) {
        var stops = state.tours.flatMap { $0.order.dropFirst().dropLast() }
        generator.shuffle(&stops)
        remove(&state, Set(stops.prefix(count)))
    }

    private func remove(_ state: inout State, _ stops: Set<Int>) {
        for number in state.tours.indices where state.tours[number].order.contains(where: stops.contains) {
            state.tours[number].removeAll(network, where: stops.contains)
        }
        state.unvisited += stops.sorted()
    }

    /// Stops whose requirements are no longer met.
    private func removeLocked(_ state: inout State) {
        for number in state.tours.indices {
            var visited: Set<Int> = []
            var locked: Set<Int> = []
            for stop in state.tours[number].order {
                if network.isUnlocked(stop, by: visited.contains) { visited.insert(stop) } else { locked.insert(stop) }
            }
            if !locked.isEmpty {
                state.tours[number].removeAll(network, where: locked.contains)
                state.unvisited += locked.sorted()
            }
        }
    }

    // MARK: Building up

    private mutating func recreate(_ state: inout State) {
        // Varies between the highest prize and the lowest cost.
        let exponent = generator.next(in: 0.2...3.0)
        for stop in network.candidates { weights[stop] = pow(worths[stop] + 1e-9, exponent) }
        // With falling prizes the shortest order is not always the best.
        let shortens = network.decay == nil || generator.chance(0.5)
        // What tours of a team do in parallel costs no extra time.
        isSharing = network.tourCount > 1 && generator.chance(0.5)
        repeat {
            while insertOne(&state) {}
        } while shortens && shorten(&state)
        state.prize = prize(of: state)
    }

    private func shorten(_ state: inout State) -> Bool {
        var isShorter = false
        for number in state.tours.indices where state.tours[number].shorten(network) { isShorter = true }
        return isShorter && !state.unvisited.isEmpty
    }

    /// Reorders the stops for higher prizes where prizes fall.
    private func hurry(_ state: inout State) {
        for number in state.tours.indices { state.unvisited += state.tours[number].hurry(network) }
        state.prize = prize(of: state)
    }

    private mutating func insertOne(_ state: inout State) -> Bool {
        var best: (value: Double, index: Int, tour: Int, place: Int) = (-1, -1, 0, 0)
        let end = state.end
        for (index, stop) in state.unvisited.enumerated() {
            if generator.next() & 31 == 0 { continue }
            for number in state.tours.indices {
                let tour = state.tours[number]
                var first = 1
                if network.hasRequirements, !network.requires[stop].isEmpty {
                    guard let place = unlockedPlace(of: stop, in: tour) else { continue }
                    first = place
                }
                for place in first..<tour.order.count {
                    guard let delay = tour.delay(stop, at: place, network) else { continue }
                    let cost = isSharing ? Double(max(0, tour.finish + delay - end)) + Double(delay) / 8 : Double(delay)
                    let value = weights[stop] / (cost + 1)
                    guard value > best.value, isWorth(stop, tour.finish + delay, end) else { continue }
                    best = (value, index, number, place)
                }
            }
        }
        guard best.index >= 0 else { return false }
        state.tours[best.tour].insert(state.unvisited[best.index], at: best.place, network)
        state.unvisited.remove(at: best.index)
        return true
    }

    /// Whether a visit's prize exceeds the penalty for the lateness that it causes.
    private func isWorth(_ stop: Int, _ finish: Int64, _ end: Int64) -> Bool {
        guard !network.lateness.isEmpty else { return true }
        let more = network.penalty(at: max(finish, end)) - network.penalty(at: end)
        return more == 0 || Double(more) < worths[stop]
    }

    /// The first position at which a stop may be visited.
    private func unlockedPlace(of stop: Int, in tour: OpenTour) -> Int? {
        for place in 1..<tour.order.count {
            let visited = tour.order[..<place]
            if network.isUnlocked(stop, by: visited.contains) { return place }
        }
        return nil
    }

    private func prize(of state: State) -> Int64 {
        state.tours.reduce(-network.penalty(at: state.end)) { $0 + $1.prizes(network) }
    }
}
