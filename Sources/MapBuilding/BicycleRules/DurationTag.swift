/// How long a ferry takes.
///
/// Source: OSM wiki, *Key:duration*: `20`, `01:30`, `01:30:15` or `PT1H30M`.
enum DurationTag {
    /// Seconds; `nil` where it cannot be read or is not between a second and a week.
    static func seconds(_ value: String?) -> Double? {
        guard let value else { return nil }
        let seconds = value.hasPrefix("P") ? period(value.dropFirst()) : clock(value)
        return seconds.flatMap { (1...604_800).contains($0) ? $0 : nil }
    }

    private static func clock(_ value: String) -> Double? {
        let parts = value.split(separator: ":", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { UInt16($0).map(Double.init) }
        guard numbers.count == parts.count else { return nil }
        switch numbers.count {
        case 1: return numbers[0] * 60
        case 2: return numbers[0] * 3600 + numbers[1] * 60
        case 3: return numbers[0] * 3600 + numbers[1] * 60 + numbers[2]
        default: return nil
        }
    }

    private static func period(_ value: Substring) -> Double? {
        var (seconds, digits, isTime) = (0.0, "", false)
        for character in value {
            if character.isNumber || character == "." {
                digits.append(character)
                continue
            }
            if character == "T", digits.isEmpty {
                isTime = true
                continue
            }
            guard let number = Double(digits) else { return nil }
            switch (character, isTime) {
            case ("D", false): seconds += number * 86_400
            case ("H", true): seconds += number * 3600
            case ("M", true): seconds += number * 60
            case ("S", true): seconds += number
            default: return nil
            }
            digits = ""
        }
        return digits.isEmpty ? seconds : nil
    }
}
