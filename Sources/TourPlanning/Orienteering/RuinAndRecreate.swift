import Support

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
    let network: SearchNetwork
    var generator: SeededGenerator
    /// How many insertions and changes of order were evaluated so far.
    var work: Int64 = 0

    /// The stops whose legs have changed since tours were last shortened.
    var changes: SearchTour.Changes
    /// The place of each stop in its tour.
    var places: ContiguousArray<Int32>
    /// For each stop the delay of its cheapest insertion; negative if there is none.
    var delays: ContiguousArray<Int64>
    var bestTour: ContiguousArray<Int32>
    /// The stop before it.
    var bestBefore: ContiguousArray<Int32>
    /// After how many insertions that was looked up.
    var checked: ContiguousArray<Int32>
    /// How many stops were inserted since all were looked up.
    var insertions: Int32 = 0
    /// For each stop two others after which it was cheapest when all its places were last looked up; −1 for none.
    var cheap: ContiguousArray<Int32>
    /// The visited stops whose legs have changed since stops were last inserted.
    var spots: ContiguousArray<Int32> = []
    /// The stops that no tour visits.
    var open: ContiguousArray<Int32> = []
    /// Powers of the worths, a row for each exponent.
    let weights: ContiguousArray<Double>
    /// Where the row of the present step begins.
    var row = 0
    /// Whether the present step minimises the end of the last tour.
    var isSharing = false

    private(set) var best: SearchState
    private var current: SearchState
    private let meanWorth: Double

    /// The number of exponents: some prefer the highest prize, others the lowest cost.
    static let exponents = 8
    /// The share of steps that visit a group of stops at any cost.
    private static let forcing = 0.4
    /// The share of steps that choose the stops in a long order, where there are hours or requirements.
    private static let selecting = 0.01
    /// The first temperature of a whole run, in mean prizes; less in a shorter one.
    private static let warmth = 2.0
    /// The first temperature of a run from a plan elsewhere.
    private static let warmthElsewhere = 0.5
    /// How many runs in a row that find nothing better start from plans elsewhere.
    private static let othersTried = 6
    /// The work of a run for each stop.
    private static let workPerStop: Int64 = 100_000
    /// After how many runs in a row that find nothing better the search ends; more where only part of what counts is searched for.
    private var patience: Int { network.isFalling || network.isChecked || network.tourCount > 1 ? 4 : 2 }

    /// - Parameter tours: the stops of an earlier plan.
    init(_ tourNetwork: TourNetwork, from tours: [[Int]] = [], using generator: SeededGenerator) {
        network = SearchNetwork(tourNetwork)
        self.generator = generator
        changes = SearchTour.Changes(network)
        places = ContiguousArray(repeating: 0, count: network.width)
        delays = ContiguousArray(repeating: -1, count: network.width)
        cheap = ContiguousArray(repeating: -1, count: 2 * network.width)
        bestTour = ContiguousArray(repeating: 0, count: network.width)
        bestBefore = ContiguousArray(repeating: 0, count: network.width)
        checked = bestBefore
        var weights = ContiguousArray<Double>()
        for row in 0..<Self.exponents {
            let exponent = 0.2 + 2.8 * Double(row) / Double(Self.exponents - 1)
            for stop in 0..<network.count { weights.append(pow(network.worths[stop] + 1e-9, exponent)) }
        }
        self.weights = weights
        meanWorth = network.worths.prefix(network.count).reduce(0, +) / Double(max(1, network.count))
        best = SearchState(network)
        current = best
        start(from: tours)
    }

    /// Builds first plans, one with each exponent; the first of them upon the stops of earlier tours.
    private mutating func start(from tours: [[Int]]) {
        for number in 0..<Self.exponents {
            row = number * network.count
            var state = SearchState(network)
            if number == 0 {
                add(tours, to: &state)
                state.prize = state.value(network)
                best = state
            }
            recreate(&state)
            if state.isBetter(than: best) { best = state }
        }
    }

    private func add(_ tours: [[Int]], to state: inout SearchState) {
        for (number, stops) in tours.prefix(network.tourCount).enumerated() {
            for stop in stops {
                guard let index = network.network.candidates.firstIndex(of: stop), state.tourOf[index] < 0 else {
                    continue
                }
                let tour = state.tours[number]
                let last = tour.count + 1
                guard firstPlace(of: Int32(index), in: tour) <= last,
                    tour.delay(Int32(index), at: last, network) >= 0
                else { continue }
                state.insert(Int32(index), tour: number, at: last, network)
            }
        }
    }

    /// With hours or requirements what is counted does not take longer with many stops, as it does without.
    private var checkedShare: Double { max(1, Double(network.count) / 150) }

    /// Searches until this much work is done, or several runs in a row have found nothing better.
    mutating func run(work budget: Int64) {
        guard network.count > 0 else { return }
        let budget = network.isChecked ? Int64(Double(budget) * checkedShare) : budget
        var left = budget
        var fruitless = 0
        while left > 0, fruitless < patience + Self.othersTried {
            let share = min(left, Self.workPerStop * Int64(network.count))
            // What is left after the last whole run makes that one longer.
            let part = left - share < share ? left : share
            let before = best.prize
            let isFirst = left == budget
            if fruitless < patience {
                anneal(from: best, warmth: Self.warmth, work: part)
            } else {
                anneal(from: elsewhere(), warmth: Self.warmthElsewhere, work: part)
            }
            fruitless = best.prize > before || isFirst ? 0 : fruitless + 1
            left -= part
        }
    }

    /// Cools down once, from a plan.
    private mutating func anneal(from state: SearchState, warmth: Double, work budget: Int64) {
        current = state
        let begin = work
        let share = Double(budget) / Double(Self.workPerStop * Int64(network.count))
        // A search shorter than a whole run starts colder, since it has no time to cool down.
        let warmth = share < 1 ? warmth * (0.4 * share).squareRoot() : warmth
        while work - begin < budget {
            let rest = 1 - Double(work - begin) / Double(budget)
            let temperature = meanWorth * (warmth * rest * rest + 0.001)
            row = generator.next(below: Self.exponents) * network.count
            var candidate = current
            if generator.chance(Self.forcing) { force(&candidate) } else { ruin(&candidate) }
            recreate(&candidate)
            if network.isChecked, generator.chance(Self.selecting) {
                for number in candidate.tours.indices { selectInOrder(&candidate, number) }
                recreate(&candidate)
            }
            if network.isFalling, generator.chance(0.25) || candidate.isBetter(than: current) { hurry(&candidate) }
            // Every step counts, or a search without anything to do would not end.
            work += 10
            let loss = Double(current.prize - candidate.prize)
            guard candidate.isBetter(than: current) || loss < -temperature * log(1 - generator.nextUnit()) else {
                continue
            }
            current = candidate
            if current.isBetter(than: best) { best = current }
        }
    }

    /// Reorders the stops for higher prizes where prizes fall.
    private mutating func hurry(_ state: inout SearchState) {
        for number in state.tours.indices {
            for stop in state.tours[number].hurry(network, work: &work) { state.tourOf[Int(stop)] = -1 }
        }
        state.prize = state.value(network)
    }

    /// The stops of the best plan, tour by tour.
    var bestOrders: [[Int]] {
        best.tours.map { tour in tour.order.dropFirst().dropLast().map { network.network.candidates[Int($0)] } }
    }
}
