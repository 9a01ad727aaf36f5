/// Sets of numbers that are joined two by two (Tarjan, *Efficiency of a good but not linear set union algorithm*, 1975).
struct DisjointSets {
    private var parents: [Int]

    /// `count` sets of one number each.
    init(count: Int) { parents = Array(0..<count) }

    mutating func join(_ left: Int, _ right: Int) {
        let (left, right) = (root(of: left), root(of: right))
        // The smaller number becomes the root, so that groups come in the order of their first members.
        parents[max(left, right)] = min(left, right)
    }

    private mutating func root(of number: Int) -> Int {
        var root = number
        while parents[root] != root {
            parents[root] = parents[parents[root]]
            root = parents[root]
        }
        return root
    }

    /// The sets, each ascending, in the order of their first members.
    var groups: [[Int]] {
        var copy = self
        var members: [[Int]] = Array(repeating: [], count: parents.count)
        for number in parents.indices { members[copy.root(of: number)].append(number) }
        return members.filter { !$0.isEmpty }
    }
}
