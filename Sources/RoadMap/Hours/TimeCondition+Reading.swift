extension TimeCondition {
    /// What stands between `AND` outside brackets, each without brackets around it.
    static func conjuncts(_ text: String) -> [Substring] {
        var conjuncts: [Substring] = []
        var depth = 0
        let text = withoutBrackets(text[...])
        var start = text.startIndex
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            guard depth == 0, let end = text.index(index, offsetBy: 5, limitedBy: text.endIndex),
                [" AND ", " and "].contains(text[index..<end]) || [")AND ", ")and "].contains(text[index..<end])
            else { continue }
            conjuncts.append(text[start...index])
            start = text.index(before: end)
        }
        conjuncts.append(text[start...])
        return conjuncts.map(withoutBrackets)
    }

    /// The rules between semicolons. Those that never hold are left out; one that is not read leaves all in doubt, since it may
    /// take away what others give.
    static func part(_ text: Substring) -> Part {
        var groups: [Group] = []
        var isNever = false
        for rule in text.split(separator: ";") {
            let rule = withoutBrackets(rule)
            if rule.isEmpty { continue }
            if neverHolds(rule) {
                isNever = true
                continue
            }
            guard let group = group(rule) else { return .unread }
            groups.append(group)
        }
        return groups.isEmpty ? (isNever ? .never : .unread) : .times(groups)
    }

    private static func group(_ text: Substring) -> Group? {
        var words = text.split(separator: " ")
        let last = words.last?.lowercased()
        let isOff = last == "off" || last == "closed"
        if isOff || last == "open" { words.removeLast() }
        // Nothing but `off` is so on all days.
        if words.isEmpty { return Group(rules: [TimeRule()], isOff: isOff) }
        guard var parser = TimeRuleParser(Substring(words.joined(separator: " "))), let rules = parser.rules() else {
            return nil
        }
        return Group(rules: rules, isOff: isOff)
    }

    /// A comparison, or words of which each is known to concern no bicycle, or to be known only on the day.
    private static func neverHolds(_ rule: Substring) -> Bool {
        if rule.contains(where: { "<>=".contains($0) }) { return true }
        let words = rule.lowercased().split { " ,".contains($0) }
        return !words.isEmpty && words.allSatisfy { neverHolding.contains(String($0)) }
    }

    /// Weather, other vehicles, and purposes that no ride has.
    private static let neverHolding: Set<String> = [
        "wet", "dry", "snow", "ice", "rain", "fog", "wind",
        "agricultural", "bus", "caravan", "coach", "delivery", "disabled", "emergency", "forestry", "goods", "hazmat",
        "hgv", "hgv_articulated", "horse", "hov", "mofa", "moped", "motorcar", "motorcycle", "motor_vehicle",
        "motorhome",
        "psv", "taxi", "tourist_bus", "trailer",
    ]

    /// A longer text is not read: a value of OpenStreetMap has at most 255 characters, and brackets are looked through again for
    /// each level.
    static let mostBytes = 2048

    /// Without blanks and brackets around the whole, nor a bracket that nothing closes.
    package static func withoutBrackets(_ text: Substring) -> Substring {
        guard text.utf8.count <= mostBytes else { return text }
        var text = text
        while true {
            while text.first == " " { text.removeFirst() }
            while text.last == " " { text.removeLast() }
            guard text.first == "(" else { break }
            var depth = 0
            let end = text.firstIndex { character in
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
                return depth == 0
            }
            guard let end else {
                text.removeFirst()
                continue
            }
            guard text.index(after: end) == text.endIndex else { break }
            text = text.dropFirst().dropLast()
        }
        let isOpened = text.reduce(0) { $0 + ($1 == "(" ? 1 : $1 == ")" ? -1 : 0) } >= 0
        return isOpened ? text : text.dropLast(text.last == ")" ? 1 : 0)
    }
}
