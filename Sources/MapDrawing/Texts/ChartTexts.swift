import Routing
import Support

/// The words and numbers of a chart of heights.
enum ChartTexts {
    /// The name of a way, its length, metres up and down, and the steepest segment, and of how much of
    /// it heights are known.
    static func caption(_ name: String, _ profile: ElevationProfile) -> LocalizedText {
        let length = Measures.distance(profile.length)
        let (ascent, descent) = (Int(profile.ascent.rounded()), Int(profile.descent.rounded()))
        let steepest = percent(profile.steepest)
        let before = name.isEmpty ? "" : "\(name): "
        let percent = profile.knownPercent
        let known =
            profile.gaps.isEmpty
            ? LocalizedText("", "")
            : LocalizedText("; heights for \(percent) % of the way", "; высоты известны для \(percent) % пути")
        return LocalizedText(
            "\(before)\(length.english), \(ascent) m up, \(descent) m down, steepest \(steepest.english)\(known.english)",
            "\(before)\(length.russian), подъём \(ascent) м, спуск \(descent) м, самый крутой уклон \(steepest.russian)"
                + known.russian
        )
    }

    /// A grade in percent.
    static func percent(_ grade: Double) -> LocalizedText {
        let number = Measures.decimal(grade * 100, digits: 0)
        return LocalizedText("\(number.english) %", "\(number.russian) %")
    }

    /// A height at its axis.
    static func metres(_ height: Double, digits: Int) -> LocalizedText {
        let number = Measures.decimal(height, digits: digits)
        return LocalizedText("\(number.english) m", "\(number.russian) м")
    }

    /// A distance at its axis.
    static func kilometres(_ distance: Double, digits: Int) -> LocalizedText {
        let number = Measures.decimal(distance, digits: digits)
        return LocalizedText("\(number.english) km", "\(number.russian) км")
    }

    /// The title of a chart alone.
    static let title = LocalizedText("heights along the way", "высоты на пути")
}
