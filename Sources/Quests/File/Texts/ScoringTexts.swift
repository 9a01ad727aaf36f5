internal import Support

/// The messages about scoring rules.
enum ScoringTexts {
    static func oneOfTheseOnly(_ listed: String) -> Message {
        Message("scoring-one-of-these-only", ["listed": .of(listed)])
    }

    static let expectedBands = Message("scoring-expected-bands")
    static let ascendingBands = Message("scoring-ascending-bands")
    static let cap = Message("scoring-cap")
    static let latePenalty = Message("scoring-late-penalty")
    static let earlyBonus = Message("scoring-early-bonus")
    static let closedControls = Message("scoring-closed-controls")
    static let lateTasks = Message("scoring-late-tasks")
    static let scoring = Message("scoring")
    static let expectedRules = Message("scoring-expected-rules")
    static let expectedValues = Message("scoring-expected-values")

    static func objectWithOneOf(_ names: String) -> Message {
        Message("scoring-object-with-one-of", ["names": .of(names)])
    }

    static func notBefore(_ from: Int) -> Message { Message("scoring-not-before", ["from": .of(from)]) }

    static let outOfOrder = Message("scoring-out-of-order")

    static func withoutEffect(_ rules: [Message]) -> Message {
        Message("scoring-without-effect", ["count": .of(rules.count), "rules": .of(rules)])
    }
}
