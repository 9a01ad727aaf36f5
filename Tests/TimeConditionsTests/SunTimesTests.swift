import Geodesy
import Testing

@testable import TimeConditions

@Suite("Sunrise and sunset")
struct SunTimesTests {
    private struct Row: Sendable {
        var longitude: Double
        var latitude: Double
        var date: String
        /// Minutes after midnight UTC: dawn, sunrise, sunset, dusk.
        var minutes: [Double?]
    }

    /// By PyEphem 4.2 (VSOP87), with the horizon at −34′, the sun's upper edge, and −6° of its centre for twilight.
    private static let rows = [
        Row(longitude: 0, latitude: 51.48, date: "2026-03-20", minutes: [329.7, 362.9, 1093.0, 1126.3]),
        Row(longitude: 0, latitude: 51.48, date: "2026-06-21", minutes: [175.0, 222.8, 1220.9, 1268.6]),
        Row(longitude: 24.94, latitude: 60.17, date: "2026-06-21", minutes: [-58.3, 54.1, 1190.0, 1302.4]),
        Row(longitude: 24.94, latitude: 60.17, date: "2026-12-21", minutes: [385.4, 443.8, 792.8, 851.1]),
        Row(longitude: -78.5, latitude: -0.2, date: "2026-09-01", minutes: [649.9, 670.8, 1397.1, 1418.0]),
        Row(longitude: 151.2, latitude: -33.87, date: "2026-12-21", minutes: [-348.5, -319.3, 545.5, 574.6]),
        Row(longitude: -21.94, latitude: 64.15, date: "2026-06-21", minutes: [nil, 175.2, 1443.9, nil]),
        Row(longitude: -21.94, latitude: 64.15, date: "2031-01-15", minutes: [587.9, 655.3, 979.5, 1046.9]),
        Row(longitude: -51.2, latitude: -30.0, date: "2026-06-21", minutes: [593.9, 620.3, 1233.0, 1259.4]),
        Row(longitude: 8.7, latitude: 49.41, date: "2026-03-20", minutes: [296.5, 328.3, 1057.9, 1089.8]),
        Row(longitude: -149.9, latitude: 61.2, date: "2026-09-01", minutes: [845.1, 892.2, 1745.1, 1791.8]),
    ]

    @Test("the equations agree with an ephemeris to a minute", arguments: rows.indices)
    func ephemeris(row: Int) throws {
        let row = Self.rows[row]
        let day = try #require(LocalTime("\(row.date)T00:00")).dayNumber
        for (event, expected) in zip([SunTimes.Event.dawn, .sunrise, .sunset, .dusk], row.minutes) {
            guard let expected else { continue }
            let found = SunTimes.minutes(of: event, onDay: day, longitude: row.longitude, latitude: row.latitude)
            #expect(abs(found - expected) < 1, "\(event) \(found)")
        }
    }

    @Test("the polar day has no night, the polar night no day")
    func polar() throws {
        let summer = try #require(LocalTime("2026-06-21T00:00")).dayNumber
        let winter = try #require(LocalTime("2026-12-21T00:00")).dayNumber
        func length(_ day: Int) -> Double {
            SunTimes.minutes(of: .sunset, onDay: day, longitude: 20, latitude: 80)
                - SunTimes.minutes(of: .sunrise, onDay: day, longitude: 20, latitude: 80)
        }
        #expect(abs(length(summer) - 1440) < 1 && abs(length(winter)) < 1)
        #expect(SunTimes.minutes(of: .sunset, onDay: summer, longitude: 20, latitude: 90).isFinite)
    }

    /// Heidelberg, where the sun sets at 21:34 on 15 June by summer time.
    @Test(
        "what holds from sunset on is known to the minute with place and offset, and wider without",
        arguments: [
            ("2026-06-15T21:25+02:00", "no"), ("2026-06-15T21:40+02:00", "yes"), ("2026-06-15T21:34+02:00", "unknown"),
            ("2026-06-15T21:30", "unknown"), ("2026-06-15T18:00", "no"), ("2026-06-16T02:30", "yes"),
            ("2026-06-15T05:40+02:00", "no"), ("2026-06-15T05:00+02:00", "yes"),
        ])
    func place(time: String, truth: String) throws {
        let area = BoundingBox(west: 8.65, south: 49.38, east: 8.72, north: 49.43)
        let moment = try #require(LocalTime(time))
        #expect("\(TimeCondition("sunset-sunrise").truth(at: moment, in: area))" == truth)
    }
}
