import Geodesy
import Support

/// When the sun rises and sets on a day, by the clocks of the place, in minutes since its midnight.
///
/// Where the place is known, by NOAA's solar equations, which are good to a minute below 72° of latitude and to ten minutes
/// beyond; mountains on the horizon are not known. Where the clocks' offset from UTC is not known, they are taken to be between
/// an hour behind and 3½ hours ahead of the sun's mean time, which all civil times are. Where not even the place is known, the
/// windows hold up to 60° of latitude. Polar days last from midnight to midnight, polar nights begin and end at noon.
///
/// Sources: NOAA Global Monitoring Laboratory, *Solar Calculation Details*, after Meeus, *Astronomical Algorithms* (1991);
/// OSM wiki, *Key:opening_hours/specification*, which takes `dawn` and `dusk` as those of civil twilight.
struct SunTimes: Sendable {
    /// The words of *opening_hours*.
    enum Event: Sendable, Hashable {
        case dawn
        case sunrise
        case sunset
        case dusk

        var isMorning: Bool { self == .dawn || self == .sunrise }
    }

    /// From when to when something may happen.
    struct Window: Sendable, Hashable {
        var earliest: Int
        var latest: Int
        /// About when it happens, to see which end of a span comes first.
        var usual: Int
    }

    let area: BoundingBox?
    let utcOffset: Int?

    private static let accuracy = 2.0

    /// - Parameter day: counted from 1 January 1970.
    func window(of event: Event, onDay day: Int) -> Window {
        guard let area, area.west <= area.east else { return SunTimes.anywhere(event) }
        let minutes = [area.west, area.east].flatMap { longitude in
            [area.south, area.north].map { latitude in
                let utc = SunTimes.minutes(of: event, onDay: day, longitude: longitude, latitude: latitude)
                return utc + (utcOffset.map(Double.init) ?? 4 * longitude)
            }
        }
        guard let first = minutes.min(), let last = minutes.max() else { return SunTimes.anywhere(event) }
        let margin = max(abs(area.south), abs(area.north)) < 72 ? SunTimes.accuracy : 10
        let (behind, ahead) = utcOffset == nil ? (-60.0, 210.0) : (0, 0)
        return Window(
            earliest: Int((first - margin + behind).rounded(.down)),
            latest: Int((last + margin + ahead).rounded(.up)),
            usual: Int(((first + last + behind + ahead) / 2).rounded()))
    }

    private static func anywhere(_ event: Event) -> Window {
        switch event {
        case .dawn: Window(earliest: 0, latest: 600, usual: 360)
        case .sunrise: Window(earliest: 120, latest: 630, usual: 390)
        case .sunset: Window(earliest: 870, latest: 1440, usual: 1110)
        case .dusk: Window(earliest: 900, latest: 1560, usual: 1140)
        }
    }

    /// Minutes after midnight UTC of a day, before 0 and after 1440 where the place's day is another.
    static func minutes(of event: Event, onDay day: Int, longitude: Double, latitude: Double) -> Double {
        let zenith = (event == .sunrise || event == .sunset ? 90.833 : 96).radians
        let phi = latitude.radians
        var minutes = 720 - 4 * longitude
        // The sun moves on between noon and the event, so what was found is taken once more as the time of the calculation.
        for _ in 0..<3 {
            let sun = position(days: Double(day) + minutes / 1440)
            let cosine =
                (Geodesy.cosine(zenith) - sine(phi) * sine(sun.declination))
                / max(Geodesy.cosine(phi) * Geodesy.cosine(sun.declination), 1e-9)
            let bounded = min(max(cosine, -1), 1)
            let hourAngle = arcTangent((1 - bounded * bounded).squareRoot(), bounded).degrees
            minutes = 720 - 4 * longitude - sun.equationOfTime + 4 * (event.isMorning ? -hourAngle : hourAngle)
        }
        return minutes
    }

    /// - Parameter days: since 1 January 1970, 0:00 UTC.
    /// - Returns: the declination in radians, and by how many minutes the sun is ahead of its mean time.
    private static func position(days: Double) -> (declination: Double, equationOfTime: Double) {
        // Julian centuries since noon of 1 January 2000.
        let t = (days - 10957.5) / 36525
        let meanLongitude = (280.46646 + t * (36000.76983 + t * 0.0003032)).radians
        let anomaly = (357.52911 + t * (35999.05029 - 0.0001537 * t)).radians
        let eccentricity = 0.016708634 - t * (0.000042037 + 0.0000001267 * t)
        let center =
            sine(anomaly) * (1.914602 - t * (0.004817 + 0.000014 * t))
            + sine(2 * anomaly) * (0.019993 - 0.000101 * t) + sine(3 * anomaly) * 0.000289
        let node = (125.04 - 1934.136 * t).radians
        let longitude = meanLongitude + (center - 0.00569 - 0.00478 * sine(node)).radians
        let meanObliquity = 23 + (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60
        let obliquity = (meanObliquity + 0.00256 * cosine(node)).radians
        let sinus = sine(obliquity) * sine(longitude)
        let declination = arcTangent(sinus, (1 - sinus * sinus).squareRoot())
        let y = tangent(obliquity / 2) * tangent(obliquity / 2)
        let equation =
            y * sine(2 * meanLongitude) - 2 * eccentricity * sine(anomaly)
            + 4 * eccentricity * y * sine(anomaly) * cosine(2 * meanLongitude)
            - y * y / 2 * sine(4 * meanLongitude) - 1.25 * eccentricity * eccentricity * sine(2 * anomaly)
        return (declination, 4 * equation.degrees)
    }
}
