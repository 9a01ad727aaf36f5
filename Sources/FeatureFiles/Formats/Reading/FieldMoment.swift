/// A date, a time of day or both, as GDAL holds them.
struct FieldMoment {
    var year: Int32 = 0
    var month: Int32 = 0
    var day: Int32 = 0
    var hour: Int32 = 0
    var minute: Int32 = 0
    var seconds: Float = 0
    /// 0 is unknown, 1 local time, 100 UTC, each above or below 100 a quarter of an hour east or west of it.
    var zone: Int32 = 0

    /// The text by ISO 8601: `2024-05-01`, `12:30:00`, `2024-05-01T12:30:00.25+05:00`. Seconds have at most three decimals.
    func text(hasDate: Bool, hasTime: Bool) -> String {
        let date = Self.padded(Int(year), 4) + "-" + Self.padded(Int(month), 2) + "-" + Self.padded(Int(day), 2)
        guard hasTime else { return date }
        return (hasDate ? date + "T" : "") + time
    }

    private var time: String {
        let milliseconds = seconds.isFinite ? Int(min(max(seconds, 0), 61) * 1000 + 0.5) : 0
        var text =
            Self.padded(Int(hour), 2) + ":" + Self.padded(Int(minute), 2) + ":" + Self.padded(milliseconds / 1000, 2)
        if milliseconds % 1000 != 0 {
            var decimals = Self.padded(milliseconds % 1000, 3)
            while decimals.hasSuffix("0") { decimals.removeLast() }
            text += "." + decimals
        }
        guard zone > 1 else { return text }
        let quarters = Int(zone) - 100
        guard quarters != 0 else { return text + "Z" }
        let minutes = abs(quarters) * 15
        return text + (quarters < 0 ? "-" : "+") + Self.padded(minutes / 60, 2) + ":" + Self.padded(minutes % 60, 2)
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(abs(number))
        return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
