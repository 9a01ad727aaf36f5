import MapBuilding
import RoadMap
import Testing

@Suite("Conditional access")
struct ConditionalAccessTests {
    private static func way(_ text: String) -> WayTags {
        var tags = WayTags()
        for pair in text.split(separator: " + ") {
            let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
            if let tag = WayTags.Tag(key: parts[0]) { tags[tag] = parts[1] }
        }
        return tags
    }

    private static func verdict(_ text: String, _ time: String?) throws -> String {
        let time = try time.map { try #require(LocalTime($0)) }
        guard let found = BicycleRules.attributes(of: way(text), at: RideTime(time)) else { return "out" }
        return "\(found.forward)" + (found.isDestinationOnly ? " destination" : "")
    }

    /// Source: OSM wiki, Conditional restrictions. 1 June 2026 is a Monday.
    @Test(
        "the most specific tag decides, and its last clause that holds",
        arguments: [
            ("access=private + access:conditional=destination @ (06:00-22:00)", nil, "out"),
            ("access=private + access:conditional=destination @ (06:00-22:00)", "2026-06-01T12:00", "ride destination"),
            ("access=private + access:conditional=destination @ (06:00-22:00)", "2026-06-01T23:00", "out"),
            ("access=private + access:conditional=customers @ (06:00-22:00)", nil, "out"),
            ("access=private + vehicle:conditional=destination @ (06:00-22:00)", nil, "out"),
            ("access=private + bicycle:conditional=yes @ (06:00-22:00)", nil, "out"),
            ("access=private + bicycle:conditional=yes @ (06:00-22:00)", "2026-06-01T12:00", "ride"),
            ("vehicle=no + vehicle:conditional=destination @ (06:00-10:00)", nil, "push"),
            ("vehicle=no + vehicle:conditional=destination @ (06:00-10:00)", "2026-06-01T07:00", "ride destination"),
            ("bicycle=no + bicycle:conditional=yes @ (18:00-09:00)", nil, "push"),
            ("bicycle=no + bicycle:conditional=yes @ (18:00-09:00)", "2026-06-01T20:00", "ride"),
            ("bicycle=no + bicycle:conditional=yes @ (18:00-09:00)", "2026-06-01T08:59", "ride"),
            ("bicycle=no + bicycle:conditional=yes @ (18:00-09:00)", "2026-06-01T09:00", "push"),
            ("bicycle=yes + access:conditional=no @ (08:00-20:00)", nil, "ride"),
            ("bicycle=yes + access:conditional=no @ (08:00-20:00)", "2026-06-01T12:00", "ride"),
            ("vehicle:conditional=no @ (Su)", nil, "push"),
            ("vehicle:conditional=no @ (Su)", "2026-06-01T12:00", "ride"),
            ("vehicle:conditional=no @ (Su)", "2026-06-07T12:00", "push"),
            ("vehicle:conditional=no @ (Su,PH)", "2026-06-01T12:00", "push"),
            ("access=no + access:conditional=yes @ (Su,PH)", "2026-06-01T12:00", "out"),
            ("vehicle:conditional=no @ (08:00-20:00); yes @ (Sa)", "2026-06-06T12:00", "ride"),
            ("vehicle:conditional=yes @ (Sa); no @ (08:00-20:00)", "2026-06-06T12:00", "push"),
            ("access:conditional=no @ snow", "2026-06-06T12:00", "ride"),
            ("access:conditional=no @ (2020 Jan-2020 Dec)", nil, "out"),
            ("access:conditional=no @ (2020 Jan-2020 Dec)", "2026-06-06T12:00", "ride"),
            ("access:conditional=no @ (2026 Nov 1-2027 Mar 1)", "2026-12-02T12:00", "out"),
            ("access:conditional=no @ (2026 Nov 01-2026 Dec 24)", "2026-12-02T12:00", "out"),
            ("access:conditional=no @ (week 40-52)", "2026-12-02T12:00", "out"),
            ("access:conditional=no @ (Mo-Fr 07:30+)", "2026-12-02T12:00", "out"),
            ("access:conditional=no @ (2026+)", "2026-12-02T12:00", "out"),
            ("access:conditional=no @ (sunset-00:30-sunrise+00:30)", nil, "out"),
            ("access:conditional=no @ (Su[1])", nil, "out"),
            ("access:conditional=no @ (easter)", nil, "out"),
            ("access:conditional=no @ (07:00-19:00; snow)", nil, "out"),
            ("access:conditional=no @ 07:00-19:00; Sa off", "2026-06-06T12:00", "ride"),
            ("access:conditional=no @ Mo 07:00-19:00; Sa 07:00-19:00", "2026-06-06T12:00", "out"),
            ("access:conditional=no @ (Sa); yes", "2026-06-01T12:00", "ride"),
            ("access:conditional=no @ (flooded)", nil, "out"),
            ("access:conditional=no @ (flooded)", "2026-06-06T12:00", "out"),
            ("access=no + access:conditional=yes @ (dry_season)", "2026-06-06T12:00", "out"),
            ("access:conditional=no @ (weight>3.5)", nil, "ride"),
            ("access:conditional=no @ (weight>3.5)", "2026-06-06T12:00", "ride"),
            ("access:conditional=no @ (hgv)", nil, "ride"),
            ("access:conditional=no @ (22:00-06:00)", nil, "ride"),
            ("access:conditional=no @ (22:00-06:00)", "2026-06-06T23:00", "out"),
            ("foot=no + bicycle:conditional=no @ (08:00-20:00)", nil, "out"),
            ("bicycle=no + foot:conditional=no @ (08:00-20:00)", nil, "out"),
            ("bicycle=no + foot:conditional=no @ (08:00-20:00)", "2026-06-06T21:00", "push"),
        ] as [(String, String?, String)])
    func access(tags: String, time: String?, expected: String) throws {
        #expect(try Self.verdict("highway=residential + " + tags, time) == expected)
    }

    @Test("what is for some riders at some time opens no footway")
    func footway() throws {
        #expect(
            try Self.verdict("highway=footway + access:conditional=destination @ (06:00-22:00)", nil)
                == "push destination")
        #expect(try Self.verdict("highway=footway + bicycle:conditional=yes @ (18:00-09:00)", nil) == "push")
        #expect(
            try Self.verdict("highway=footway + bicycle:conditional=yes @ (18:00-09:00)", "2026-06-01T20:00") == "ride")
    }

    @Test("a street may be one-way at certain times")
    func oneWay() throws {
        let tags = Self.way("highway=residential + oneway:conditional=yes @ (Mo-Fr 07:00-09:00)")
        #expect(BicycleRules.attributes(of: tags)?.backward == .push)
        #expect(BicycleRules.attributes(of: tags, at: RideTime(LocalTime("2026-06-01T08:00")))?.backward == .push)
        #expect(BicycleRules.attributes(of: tags, at: RideTime(LocalTime("2026-06-01T10:00")))?.backward == .ride)
    }

    @Test("no condition opens at any time what is closed without it")
    func neverOpens() throws {
        let plains = [
            "", "access=no", "access=private", "vehicle=no", "bicycle=no", "bicycle=dismount", "access=destination",
        ]
        let values = ["yes", "destination", "customers", "no", "dismount", "private", "designated"]
        for plain in plains {
            for key in ["access", "vehicle", "bicycle"] {
                for value in values {
                    for hours in ["06:00-22:00", "Sa,Su", "Nov-Mar", "PH", "sunrise-sunset", "22:00-05:00"] {
                        let base = "highway=residential" + (plain.isEmpty ? "" : " + " + plain)
                        let timed = base + " + \(key):conditional=\(value) @ (\(hours))"
                        let order = ["out", "push destination", "push", "ride destination", "ride"]
                        let without = try #require(order.firstIndex(of: Self.verdict(base, nil)))
                        let with = try #require(order.firstIndex(of: Self.verdict(timed, nil)))
                        #expect(with <= without, "\(timed)")
                    }
                }
            }
        }
    }
}
