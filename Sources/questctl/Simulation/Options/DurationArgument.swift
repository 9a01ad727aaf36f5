import ArgumentParser

/// A duration on the command line: `90` (minutes), `2h`, `1h30`, `45min`, `1:30`.
package struct DurationArgument: ExpressibleByArgument {
    package let seconds: Double

    package init?(argument: String) {
        let text = argument.lowercased().filter { $0 != " " }
        let parts: [Substring]
        if text.contains(":") {
            parts = text.split(separator: ":", omittingEmptySubsequences: false)
        } else if let hours = text.firstIndex(of: "h") {
            let rest = text[text.index(after: hours)...]
            parts = [text[..<hours], rest.isEmpty ? "0" : rest]
        } else {
            parts = ["0", text[...]]
        }
        guard parts.count == 2, let hours = Self.number(parts[0]),
            let minutes = Self.number(parts[1].hasSuffix("min") ? parts[1].dropLast(3) : parts[1])
        else { return nil }
        seconds = hours * 3600 + minutes * 60
    }

    private static func number(_ text: Substring) -> Double? {
        guard let number = Double(text), number >= 0, number <= 10_000 else { return nil }
        return number
    }
}
