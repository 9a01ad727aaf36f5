internal import Support

extension NumberBounds {
    /// `a number of metres above 0 and up to 10,000`.
    var message: Message {
        let least = Self.text(range.lowerBound)
        let most = Self.text(range.upperBound)
        return Message(
            excludesLeast ? "number-bounds-above" : "number-bounds",
            ["is-whole": .of(isWhole), "unit": .of(unit), "least": .of(least), "most": .of(most)])
    }

    /// `43,200`, in Russian `43 200`.
    private static func text(_ number: Double) -> Message {
        var groups: [MessageValue] = []
        var rest = Int(number).magnitude
        while rest >= 1000 {
            groups.insert(.of(String(String(rest % 1000 + 1000).dropFirst())), at: 0)
            rest /= 1000
        }
        let first = (number < 0 ? "−" : "") + String(rest)
        return groups.reduce(Message(verbatim: first)) {
            Message("thousands", ["thousands": .of($0), "group": $1])
        }
    }
}
