import ArgumentParser

/// What a file of prints may have, in the order of its pages.
enum PrintPart: String, CaseIterable {
    case map
    case tasks
    case answerSheet = "answer-sheet"
    case codes
    case startList = "start-list"
    case results
}

/// Parts on the command line: `map,tasks`.
struct PrintParts: ExpressibleByArgument {
    let parts: Set<PrintPart>

    init?(argument: String) {
        let names = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let parts = names.compactMap(PrintPart.init)
        guard parts.count == names.count else { return nil }
        self.parts = Set(parts)
    }
}

/// A scale on the command line: `15000` or `1:15000`.
struct ScaleArgument: ExpressibleByArgument {
    let denominator: Int

    init?(argument: String) {
        let number = argument.hasPrefix("1:") ? argument.dropFirst(2) : argument[...]
        guard let denominator = Int(number) else { return nil }
        self.denominator = denominator
    }
}
