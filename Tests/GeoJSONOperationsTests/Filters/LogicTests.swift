import GeoJSON
import GeoJSONOperations
import Support
import Testing

@Suite("Three-valued logic of CQL2")
struct LogicTests {
    private static let words: [Truth: String] = [.yes: "y = 1", .no: "y = 2", .unknown: "missing = 1"]

    @Test("the truth table of the standard", arguments: Truth.allCases, Truth.allCases)
    func table(left: Truth, right: Truth) throws {
        let (first, second) = (try #require(Self.words[left]), try #require(Self.words[right]))
        let both: Truth = left == .no || right == .no ? .no : left == .yes && right == .yes ? .yes : .unknown
        let either: Truth = left == .yes || right == .yes ? .yes : left == .no && right == .no ? .no : .unknown
        #expect(try truth("\(first) AND \(second)", #"{"y":1}"#) == both)
        #expect(try truth("\(first) OR \(second)", #"{"y":1}"#) == either)
        let opposite: Truth = left == .yes ? .no : left == .no ? .yes : .unknown
        #expect(try truth("NOT \(first)", #"{"y":1}"#) == opposite)
        #expect(try FeatureFilter(first).matches(feature(#"{"y":1}"#)) == (left == .yes))
    }

    @Test("AND binds closer than OR, NOT closer than both, words in any case")
    func ranks() throws {
        #expect(try truth("TRUE or TRUE And FALSE") == .yes)
        #expect(try truth("(TRUE OR TRUE) AND FALSE") == .no)
        #expect(try truth("NOT FALSE AND FALSE") == .no)
        #expect(try truth("not (FALSE AND FALSE)") == .yes)
        #expect(try truth("NOT NOT TRUE") == .yes)
    }

    /// A condition and what it must say, computed with it.
    private indirect enum Tree {
        case leaf(Truth)
        case not(Tree)
        case and(Tree, Tree)
        case or(Tree, Tree)

        var text: String {
            switch self {
            case .leaf(let truth): LogicTests.words[truth] ?? ""
            case .not(let tree): "NOT (\(tree.text))"
            case .and(let left, let right): "(\(left.text)) AND (\(right.text))"
            case .or(let left, let right): "(\(left.text)) OR (\(right.text))"
            }
        }

        /// By what every choice of the unknowns gives: SQL's logic never says more than that, and this says it by cases.
        var truth: Truth {
            switch self {
            case .leaf(let truth): return truth
            case .not(let tree): return tree.truth == .unknown ? .unknown : tree.truth == .yes ? .no : .yes
            case .and(let left, let right):
                if left.truth == .no || right.truth == .no { return .no }
                return left.truth == .unknown || right.truth == .unknown ? .unknown : .yes
            case .or(let left, let right):
                if left.truth == .yes || right.truth == .yes { return .yes }
                return left.truth == .unknown || right.truth == .unknown ? .unknown : .no
            }
        }
    }

    private func random(_ generator: inout SeededGenerator, depth: Int) -> Tree {
        switch depth == 0 ? 0 : generator.next(below: 4) {
        case 0: .leaf(Truth.allCases[generator.next(below: 3)])
        case 1: .not(random(&generator, depth: depth - 1))
        case 2: .and(random(&generator, depth: depth - 1), random(&generator, depth: depth - 1))
        default: .or(random(&generator, depth: depth - 1), random(&generator, depth: depth - 1))
        }
    }

    @Test("random conditions say what a slow oracle says", arguments: [UInt64(1), 2, 3])
    func oracle(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let feature = try feature(#"{"y":1}"#)
        for _ in 0..<1000 {
            let tree = random(&generator, depth: 6)
            #expect(try FeatureFilter(tree.text).truth(for: feature) == tree.truth, "seed \(seed): \(tree.text)")
        }
    }
}
