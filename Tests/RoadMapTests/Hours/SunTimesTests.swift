import Geodesy
import Testing

@testable import RoadMap

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

    /// By the equations as NOAA prints them, in degrees and written in another language; far off in time, where terms that hardly
    /// count today do.
    private static let farRows = [
        Row(longitude: 35.2, latitude: 31.8, date: "0033-04-03", minutes: [180.2825, 204.8351, 958.7736, 983.3748]),
        Row(longitude: 12.5, latitude: 41.9, date: "1582-10-15", minutes: [293.7766, 321.8618, 989.4509, 1017.5008]),
        Row(longitude: -60, latitude: -45, date: "3000-05-01", minutes: [624.7411, 655.5329, 1259.3251, 1290.0956]),
        Row(longitude: 100, latitude: 20, date: "5000-07-11", minutes: [-89.3435, -65.2009, 728.1888, 752.3049]),
        Row(longitude: -120, latitude: 50, date: "9000-11-23", minutes: [894.2117, 930.8482, 1450.3836, 1487.0096]),
        Row(longitude: 30, latitude: -10, date: "9999-03-02", minutes: [210.1620, 231.3253, 967.3214, 988.4674]),
    ]

    @Test("each term of the equations has its sign", arguments: farRows.indices)
    func terms(row: Int) throws {
        let row = Self.farRows[row]
        let day = try #require(LocalTime("\(row.date)T00:00")).dayNumber
        for (event, expected) in zip([SunTimes.Event.dawn, .sunrise, .sunset, .dusk], row.minutes) {
            let found = SunTimes.minutes(of: event, onDay: day, longitude: row.longitude, latitude: row.latitude)
            #expect(abs(found - (expected ?? 0)) < 0.001, "\(event) \(found)")
        }
    }

    @Test("windows have their margins, on this side of 72° of latitude and beyond")
    func windows() throws {
        let day = try #require(LocalTime("2026-03-20T00:00")).dayNumber
        func window(_ south: Double, _ north: Double, offset: Int?) -> SunTimes.Window {
            let area = BoundingBox(west: 8, south: south, east: 10, north: north)
            return SunTimes(area: area, utcOffset: offset).window(of: .sunset, onDay: day)
        }
        for (south, north, margin) in [(49.0, 50.0, 2.0), (-71.9, -70.0, 2), (60.0, 72.0, 10), (-72.0, -50.0, 10)] {
            let utc = [(8.0, south), (8, north), (10, south), (10, north)].map { longitude, latitude in
                SunTimes.minutes(of: .sunset, onDay: day, longitude: longitude, latitude: latitude)
            }
            let (first, last) = (try #require(utc.min()), try #require(utc.max()))
            let known = window(south, north, offset: 60)
            #expect(known.earliest == Int((first + 60 - margin).rounded(.down)))
            #expect(known.latest == Int((last + 60 + margin).rounded(.up)))
            #expect(known.usual == Int(((first + last) / 2 + 60).rounded()))
            let unknown = window(south, north, offset: nil)
            #expect(unknown.latest - unknown.earliest >= 270 + Int(2 * margin))
            #expect(unknown.latest - unknown.earliest <= 273 + Int(2 * margin) + Int(last - first))
            #expect(abs(unknown.usual - (unknown.earliest + unknown.latest) / 2) <= 1)
        }
        let across = BoundingBox(west: 179, south: 0, east: -179, north: 1)
        let nowhere = SunTimes(area: nil, utcOffset: nil)
        for (event, expected) in [
            (SunTimes.Event.dawn, [0, 600, 360]), (.sunrise, [120, 630, 390]), (.sunset, [870, 1440, 1110]),
            (.dusk, [900, 1560, 1140]),
        ] {
            for sun in [nowhere, SunTimes(area: across, utcOffset: 60)] {
                let window = sun.window(of: event, onDay: day)
                #expect([window.earliest, window.latest, window.usual] == expected)
            }
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
