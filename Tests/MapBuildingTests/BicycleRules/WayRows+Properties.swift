import RoadMap
import Routing

extension WayRow {
    private static let ridden = "OSRM does not know the key, and rides; hikers need good footing there, or their hands"

    static let properties =
        page(
            "Key:surface",
            [
                .gives("highway=residential", ["surface": "unknown"]),
                .gives("highway=residential + surface=asphalt", ["surface": "paved"]),
                .gives("highway=residential + surface=concrete:plates", ["surface": "paved"]),
                .gives("highway=residential + surface=paving_stones", ["surface": "stones"]),
                .gives("highway=residential + surface=sett", ["surface": "stones"]),
                .gives("highway=residential + surface=cobblestone", ["surface": "cobbles"]),
                .gives("highway=residential + surface=unhewn_cobblestone", ["surface": "cobbles"]),
                .gives("highway=path + surface=fine_gravel", ["surface": "compacted"]),
                .gives("highway=path + surface=gravel", ["surface": "unpaved"]),
                .gives("highway=path + surface=ground", ["surface": "unpaved"]),
                .gives("highway=path + surface=sand", ["surface": "soft"]),
                .gives("highway=path + surface=wood", ["surface": "stones"]),
                .gives("highway=path + surface=lava", ["surface": "unknown"]),
                .gives("highway=path + surface=asphalt;gravel", ["surface": "unpaved"]),
                .gives("highway=path + surface=lava;asphalt", ["surface": "paved"]),
            ])
        + page(
            "Key:tracktype",
            [
                .gives("highway=track", ["surface": "unpaved", "grade": "unknown"]),
                .gives("highway=track + tracktype=grade1", ["surface": "paved", "grade": "grade1"]),
                .gives("highway=track + tracktype=grade2", ["surface": "compacted", "grade": "grade2"]),
                .gives("highway=track + tracktype=grade3", ["surface": "unpaved", "grade": "grade3"]),
                .gives("highway=track + tracktype=grade5", ["surface": "soft", "grade": "grade5"]),
                .gives("highway=track + tracktype=grade1 + surface=mud", ["surface": "soft", "grade": "grade1"]),
                .gives("highway=track + tracktype=grade6", ["surface": "unpaved", "grade": "unknown"]),
                .gives("highway=track + tracktype=grade0", ["grade": "unknown"]),
            ])
        + page(
            "Key:smoothness",
            [
                .gives("highway=path + smoothness=excellent", ["smoothness": "excellent"]),
                .gives("highway=path + smoothness=good", ["smoothness": "good"]),
                .gives("highway=path + smoothness=intermediate", ["smoothness": "intermediate"]),
                .gives("highway=path + smoothness=bad", ["smoothness": "bad"]),
                .gives("highway=path + smoothness=very_bad", ["smoothness": "veryBad"]),
                .gives("highway=path + smoothness=very_horrible", ["smoothness": "horrible"]),
                .gives("highway=path + smoothness=impassable", ["smoothness": "impassable"]),
                .gives("highway=path + smoothness=so-so", ["smoothness": "unknown"]),
            ])
        + page(
            "Key:mtb:scale",
            [
                .gives("highway=path", ["scale": "unknown"]),
                .gives("highway=path + mtb:scale=0", ["scale": "s0"]),
                .gives("highway=path + mtb:scale=2+", ["scale": "s2"]),
                .gives("highway=path + mtb:scale=6", ["scale": "s6"]),
                .gives("highway=path + mtb:scale=7", ["scale": "unknown"]),
                .gives("highway=path + mtb:scale=yes", ["scale": "unknown"]),
            ])
        + page(
            "Key:sac_scale",
            [
                .gives("highway=path + sac_scale=mountain_hiking", ["scale": "s2"]),
                .gives("highway=path + sac_scale=mountain_hiking + mtb:scale=0", ["scale": "s0"]),
                .gives("highway=path + sac_scale=yes", ["scale": "unknown"]),
                WayRow("highway=path + sac_scale=hiking", .ride, ["scale": "unknown"]),
                WayRow(
                    "highway=track + sac_scale=mountain_hiking", .ride),
                WayRow("highway=path + sac_scale=demanding_mountain_hiking", .push, unlike: ridden),
                WayRow("highway=path + sac_scale=demanding_mountain_hiking + bicycle=yes", .ride, ["scale": "s3"]),
                WayRow("highway=path + sac_scale=demanding_mountain_hiking + mtb:scale=3", .ride, ["scale": "s3"]),
                .out("highway=path + sac_scale=alpine_hiking", unlike: ridden),
                .out("highway=path + sac_scale=alpine_hiking + foot=yes", unlike: ridden),
                .out("highway=path + sac_scale=difficult_alpine_hiking + bicycle=no", unlike: ridden),
                WayRow("highway=path + sac_scale=alpine_hiking + bicycle=yes", .ride),
                WayRow("highway=path + sac_scale=alpine_hiking + mtb:scale=4", .ride, ["scale": "s4"]),
            ])
        + page(
            "Key:incline",
            [
                .gives("highway=path", ["incline": "level"]),
                .gives("highway=path + incline=up", ["incline": "up"]),
                .gives("highway=path + incline=down", ["incline": "down"]),
                .gives("highway=path + incline=1%", ["incline": "level"]),
                .gives("highway=path + incline=3%", ["incline": "gentleUp"]),
                .gives("highway=path + incline=-3.5 %", ["incline": "gentleDown"]),
                .gives("highway=path + incline=+12%", ["incline": "steepUp"]),
                .gives("highway=path + incline=-4%", ["incline": "down"]),
                .gives("highway=path + incline=5°", ["incline": "steepUp"]),
                .gives("highway=path + incline=0", ["incline": "level"]),
                .gives("highway=path + incline=steep", ["incline": "level"]),
                .gives("highway=path + incline=-%", ["incline": "level"]),
                .gives("highway=path + incline=8", ["incline": "level"]),
            ])
        + page(
            "Key:lit",
            [
                .gives("highway=path", ["light": "unknown"]),
                .gives("highway=path + lit=yes", ["light": "lit"]),
                .gives("highway=path + lit=24/7", ["light": "lit"]),
                .gives("highway=path + lit=sunset-sunrise", ["light": "lit"]),
                .gives("highway=path + lit=no", ["light": "unlit"]),
                .gives("highway=path + lit=disused", ["light": "unlit"]),
            ])
        + page(
            "Key:maxspeed",
            [
                .gives("highway=primary", ["traffic": "heavy"]),
                .gives("highway=secondary", ["traffic": "busy"]),
                .gives("highway=tertiary", ["traffic": "moderate"]),
                .gives("highway=residential", ["traffic": "light"]),
                .gives("highway=living_street", ["traffic": "calm"]),
                .gives("highway=cycleway", ["traffic": "none"]),
                .gives("highway=primary + maxspeed=30", ["traffic": "busy"]),
                .gives("highway=primary + maxspeed=20", ["traffic": "moderate"]),
                .gives("highway=secondary + maxspeed=70", ["traffic": "heavy"]),
                .gives("highway=secondary + maxspeed=20 mph", ["traffic": "busy"]),
                .gives("highway=secondary + maxspeed=15 mph", ["traffic": "moderate"]),
                .gives("highway=tertiary + maxspeed=RU:rural", ["traffic": "busy"]),
                .gives("highway=tertiary + maxspeed=RU:urban", ["traffic": "moderate"]),
                .gives("highway=tertiary + maxspeed=DE:zone:30", ["traffic": "light"]),
                .gives("highway=tertiary + maxspeed=DE:zone30", ["traffic": "light"]),
                .gives("highway=residential + maxspeed=walk", ["traffic": "calm"]),
                .gives("highway=tertiary + maxspeed=signals", ["traffic": "moderate"]),
                .gives("highway=tertiary + maxspeed=99999999999999999999", ["traffic": "moderate"]),
                .gives("highway=tertiary + lanes=4", ["traffic": "busy"]),
                .gives("highway=service + maxspeed=10", ["traffic": "calm"]),
                .gives("highway=primary + maxspeed=100 + lanes=6", ["traffic": "heavy"]),
            ])
        + page(
            "Key:tunnel",
            [
                .gives("highway=tertiary + tunnel=yes", ["tunnel": "true", "bridge": "false"]),
                .gives("highway=tertiary + tunnel=building_passage", ["tunnel": "true"]),
                .gives("highway=tertiary + tunnel=no", ["tunnel": "false"]),
                .gives("highway=tertiary + bridge=viaduct", ["bridge": "true"]),
                .gives("highway=tertiary + bridge=no", ["bridge": "false"]),
            ])
        + page(
            "Cycle routes",
            [
                .gives("highway=track", ["route": "none"]),
                .gives("highway=track + lcn=yes", ["route": "local"]),
                .gives("highway=track + rcn=yes + lcn=yes", ["route": "regional"]),
                .gives("highway=track + ncn=yes", ["route": "national"]),
                .gives("highway=track + icn=yes", ["route": "international"]),
                .gives("highway=track + ncn=no", ["route": "none"]),
            ])

    static let all = kinds + access + oneWays + cycleways + special + properties
}
