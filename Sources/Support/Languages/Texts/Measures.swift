/// Distances, durations and decimals as people read them, without Foundation.
///
/// Negative numbers carry the minus sign (U+2212), not the hyphen.
public enum Measures {
    /// `850 m`, `1.2 km`, `34 km`; in Russian `850 м`, `1,2 км`.
    ///
    /// Below one kilometre metres are rounded to 1 (under 100 m) or 10; below 10 km one decimal is kept.
    /// - Parameter metres: a distance; anything that is not finite is written as `–`.
    public static func distance(_ metres: Double) -> Message {
        guard metres.isFinite, metres.magnitude < 1e12 else { return Message(verbatim: "–") }
        let rounded = metres.magnitude < 99.5 ? metres.rounded() : (metres / 10).rounded() * 10
        if rounded.magnitude < 1000 { return Message("metres", ["number": .decimal(rounded, digits: 0)]) }
        let digits = metres.magnitude < 9950 ? 1 : 0
        return Message("kilometres", ["number": .decimal(metres / 1000, digits: digits)])
    }

    /// `850 m²`, `3.2 ha`, `45 km²`; in Russian `850 м²`, `3,2 га`, `45 км²`.
    ///
    /// Square metres below one hectare, hectares below one square kilometre; one decimal where the number is below ten.
    /// - Parameter squareMetres: an area; anything that is not finite is written as `–`.
    public static func area(_ squareMetres: Double) -> Message {
        guard squareMetres.isFinite else { return Message(verbatim: "–") }
        func number(_ value: Double) -> MessageValue { .decimal(value, digits: value.magnitude < 9.95 ? 1 : 0) }
        let whole = squareMetres.rounded()
        if whole.magnitude < 10_000 { return Message("square-metres", ["number": .decimal(whole, digits: 0)]) }
        if squareMetres.magnitude < 995_000 { return Message("hectares", ["number": number(squareMetres / 10_000)]) }
        return Message("square-kilometres", ["number": number(squareMetres / 1_000_000)])
    }

    /// `40 s`, `12 min`, `1 h 05 min`; in Russian `40 с`, `12 мин`, `1 ч 05 мин`.
    ///
    /// Rounded to seconds below one minute and to minutes above.
    public static func duration(_ seconds: Double) -> Message {
        guard seconds.isFinite, seconds.magnitude < 1e12 else { return Message(verbatim: "–") }
        let sign = seconds <= -0.5 ? "−" : ""
        let whole = Int(seconds.magnitude.rounded())
        if whole < 60 { return Message("seconds", ["number": .of("\(sign)\(whole)")]) }
        let minutes = Int((seconds.magnitude / 60).rounded())
        if minutes < 60 { return Message("minutes", ["number": .of("\(sign)\(minutes)")]) }
        let remainder = minutes % 60 < 10 ? "0\(minutes % 60)" : "\(minutes % 60)"
        return Message(
            "hours-and-minutes", ["hours": .of("\(sign)\(minutes / 60)"), "minutes": .of(remainder)])
    }

    /// `0:42:07`: a duration as a stopwatch shows it, the same in every language.
    public static func clock(_ seconds: Double) -> String {
        guard seconds.isFinite, seconds.magnitude < 1e12 else { return "–" }
        let whole = Int(seconds.magnitude.rounded())
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(seconds <= -0.5 ? "−" : "")\(whole / 3600):\(two(whole / 60 % 60)):\(two(whole % 60))"
    }

    /// A number with exactly `digits` decimals (0 to 9), with a point in English and a comma in Russian; anything that is
    /// not finite or not below a thousand million in magnitude is written as `–`.
    public static func decimal(_ value: Double, digits: Int) -> Message {
        Message("", ["": .decimal(value, digits: min(max(digits, 0), 9))])
    }
}
