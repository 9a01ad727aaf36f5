import Routing
import Support

/// The words and numbers of a chart of heights.
enum ChartTexts {
    /// The name of a way, its length, metres up and down, and the steepest segment, and of how much of
    /// it heights are known.
    static func caption(_ name: String, _ profile: ElevationProfile) -> Message {
        let length = Measures.distance(profile.length)
        let (ascent, descent) = (Int(profile.ascent.rounded()), Int(profile.descent.rounded()))
        let steepest = percent(profile.steepest)
        let before = name.isEmpty ? "" : "\(name): "
        let percent = profile.knownPercent
        let known =
            profile.gaps.isEmpty
            ? Message.empty
            : Message("chart-caption", ["percent": .of(percent)])
        return Message(
            "chart-caption-2",
            [
                "before": .of(before),
                "length": .of(length),
                "ascent": .of(ascent),
                "descent": .of(descent),
                "steepest": .of(steepest),
                "known": .of(known),
            ])
    }

    /// A grade in percent.
    static func percent(_ grade: Double) -> Message {
        let number = Measures.decimal(grade * 100, digits: 0)
        return Message("chart-percent", ["number": .of(number)])
    }

    /// A height at its axis.
    static func metres(_ height: Double, digits: Int) -> Message {
        let number = Measures.decimal(height, digits: digits)
        return Message("chart-metres", ["number": .of(number)])
    }

    /// A distance at its axis.
    static func kilometres(_ distance: Double, digits: Int) -> Message {
        let number = Measures.decimal(distance, digits: digits)
        return Message("chart-kilometres", ["number": .of(number)])
    }
}
