internal import Support

extension NumberBounds {
    /// `a number of metres above 0 and up to 10,000`.
    var message: LocalizedText {
        let least = Self.text(range.lowerBound)
        let most = Self.text(range.upperBound)
        let english = (isWhole ? "a whole number" : "a number") + (unit.map { " of \($0.english)" } ?? "")
        let russian = (isWhole ? "целым числом" : "числом") + (unit.map { " \($0.russian)" } ?? "")
        return excludesLeast
            ? LocalizedText(
                "\(english) above \(least.english) and up to \(most.english)",
                "\(russian) больше \(least.russian) и не больше \(most.russian)")
            : LocalizedText(
                "\(english) from \(least.english) to \(most.english)",
                "\(russian) от \(least.russian) до \(most.russian)")
    }

    /// `43,200`, in Russian `43 200`.
    private static func text(_ number: Double) -> LocalizedText {
        var groups: [String] = []
        var rest = Int(number).magnitude
        while rest >= 1000 {
            groups.insert(String(String(rest % 1000 + 1000).dropFirst()), at: 0)
            rest /= 1000
        }
        groups.insert((number < 0 ? "−" : "") + String(rest), at: 0)
        return LocalizedText(groups.joined(separator: ","), groups.joined(separator: " "))
    }
}
