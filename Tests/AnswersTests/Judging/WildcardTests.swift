import Testing

@testable import Answers

@Suite("Gaps in patterns")
struct WildcardTests {
    private func wildcard(_ pattern: String) -> Wildcard { Wildcard(pattern, .separating, .any) }

    @Test("runs behind each other are one", arguments: [("a**b", "a*b"), ("***", "*"), ("**a?**", "*a?*")])
    func runs(pattern: String, simpler: String) {
        #expect(wildcard(pattern) == wildcard(simpler))
        #expect(wildcard(pattern).sample == wildcard(simpler).sample)
    }

    @Test("a mark behind a backslash stands for itself, two gaps of one letter are two")
    func marks() {
        #expect(wildcard("a\\*b") != wildcard("a*b"))
        #expect(wildcard("a??b") != wildcard("a?b"))
        #expect(wildcard("a??b").sample == "aaab")
    }
}
