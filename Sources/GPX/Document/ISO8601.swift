import XMLPull

/// Moments as text: `2024-03-22T14:09:45Z`.
///
/// The profile of ISO 8601 that GPX, XML Schema and RFC 3339 have in common.
public enum ISO8601 {
    /// Seconds since 1970-01-01 00:00 UTC, fractions and zones understood; `nil` where the text is no such moment.
    ///
    ///     ISO8601.seconds(in: "2024-03-22T14:09:45.25+02:00")  // 1711109385.25
    ///
    /// Without a zone the moment is taken as UTC, without a time of day as midnight.
    public static func seconds(in text: String) -> Double? {
        XMLDateTime.seconds(in: text)
    }

    /// The moment in UTC, with milliseconds where it is not a whole second; `nil` outside the years 0 to 9999.
    ///
    ///     ISO8601.text(1_711_109_385.25)  // "2024-03-22T12:09:45.250Z"
    public static func text(_ seconds: Double) -> String? {
        XMLDateTime.text(seconds)
    }
}
