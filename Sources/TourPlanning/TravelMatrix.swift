/// The travel costs between all pairs of stops; not symmetric in general.
public struct TravelMatrix: Sendable, Hashable {
    /// The cost of a missing connection; the sum of 2²⁰ of them does not overflow.
    public static let infinite = Int64.max >> 21

    /// The number of stops.
    public let count: Int
    private var costs: ContiguousArray<Int64>

    /// A matrix without connections between different stops.
    public init(count: Int) {
        self.count = max(count, 0)
        costs = ContiguousArray(repeating: TravelMatrix.infinite, count: self.count * self.count)
        for stop in 0..<self.count { self[stop, stop] = 0 }
    }

    /// The cost from one stop to another, clamped to 0...`infinite`. Stops are numbered from 0.
    public subscript(from: Int, to: Int) -> Int64 {
        get { costs[from * count + to] }
        set { costs[from * count + to] = min(max(newValue, 0), TravelMatrix.infinite) }
    }

    /// Lowers every cost to that of the cheapest path over other stops, so that the triangle inequality holds.
    ///
    /// Source: Floyd, *Algorithm 97: Shortest path*, Communications of the ACM 5 (1962).
    /// - Complexity: O(*n*³).
    public mutating func takeShortcuts() {
        for over in 0..<count {
            for from in 0..<count {
                let first = self[from, over]
                guard first < TravelMatrix.infinite else { continue }
                for to in 0..<count where first + self[over, to] < self[from, to] {
                    self[from, to] = first + self[over, to]
                }
            }
        }
    }
}
