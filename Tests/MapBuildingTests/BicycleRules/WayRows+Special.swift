import RoadMap
import Routing

extension WayRow {
    private static let unridden = "OSRM ignores it, Valhalla keeps it for the clock; a map has no clock"

    private static let shut =
        "GraphHopper, OSRM ignore it, Valhalla keeps it for the clock; a map has no clock"

    static let special =
        page(
            "Key:ramp",
            [
                WayRow("highway=steps + ramp:bicycle=yes", .push, ["class": "ramp"], unlike: "Valhalla rides steps"),
                WayRow(
                    "highway=steps + ramp:bicycle=automatic", .push, ["class": "ramp"], unlike: "Valhalla rides steps"),
                WayRow("highway=steps + ramp:bicycle=no", .push, ["class": "steps"], unlike: "Valhalla rides steps"),
                WayRow("highway=steps + ramp=yes", .push, ["class": "ramp"], unlike: "Valhalla rides steps"),
                WayRow(
                    "highway=steps + ramp=yes + ramp:luggage=yes + ramp:bicycle=no", .push, ["class": "steps"],
                    unlike: "Valhalla rides steps"),
                WayRow("highway=steps + ramp=no", .push, ["class": "steps"], unlike: "Valhalla rides steps"),
                WayRow("highway=steps + ramp=separate", .push, ["class": "steps"], unlike: "Valhalla rides steps"),
                WayRow("highway=steps + ramp:stroller=yes", .push, ["class": "ramp"], unlike: "Valhalla rides steps"),
                WayRow("highway=steps + ramp:wheelchair=yes", .push, ["class": "ramp"], unlike: "Valhalla rides steps"),
                WayRow(
                    "highway=steps + ramp:wheelchair=separate", .push, ["class": "steps"],
                    unlike: "Valhalla rides steps"),
                WayRow("highway=steps + bicycle=yes", .push, unlike: "OSRM, Valhalla ride steps; nobody does"),
                WayRow(
                    "highway=steps + bicycle=designated + ramp:bicycle=yes", .push, ["class": "ramp"],
                    unlike: "OSRM, Valhalla ride steps"),
                WayRow(
                    "highway=steps + bicycle=no", .push, unlike: "GraphHopper, OSRM drop it; the bicycle is carried"),
                WayRow("highway=steps + bicycle=dismount", .push, unlike: "Valhalla rides steps"),
                .out("highway=steps + foot=no", unlike: "GraphHopper, Valhalla do not read foot"),
                .out(
                    "highway=steps + conveying=yes",
                    unlike: "GraphHopper, OSRM, Valhalla take bicycles up the escalator"),
                .out(
                    "highway=steps + conveying=forward",
                    unlike: "GraphHopper, OSRM, Valhalla take bicycles up the escalator"),
                WayRow("highway=steps + conveying=no", .push, unlike: "Valhalla rides steps"),
            ])
        + page(
            "Tag:route=ferry",
            [
                WayRow("route=ferry", .ride, ["class": "ferry"]),
                WayRow("route=ferry + bicycle=yes", .ride),
                WayRow("route=ferry + bicycle=dismount", .ride, unlike: "OSRM pushes aboard; it is the same ferry"),
                WayRow(
                    "route=ferry + foot=yes", .ride,
                    unlike: "GraphHopper wants bicycle=yes; most ferries for walkers take bicycles"),
                WayRow("route=ferry + motor_vehicle=yes", .ride),
                .out("route=ferry + bicycle=no"),
                .out("route=ferry + bicycle=no + foot=yes"),
                .out("route=ferry + bicycle=no + foot=no"),
                .out("route=ferry + access=no"),
                .out("route=ferry + access=private", unlike: "Valhalla rides private ways at a price"),
                WayRow(
                    "route=ferry + access=no + bicycle=yes", .ride,
                    unlike: "GraphHopper, Valhalla let access win; the more specific tag counts"),
                WayRow("route=ferry + oneway=yes", .ride, .forbidden),
                .out("route=bicycle"),
                .out("route=hiking"),
                .out("route=shuttle_train", unlike: "Valhalla takes the train; it has a timetable, which we have not"),
            ])
        + page(
            "Tag:highway=pedestrian",
            [
                WayRow("highway=pedestrian + area=yes", .push),
                WayRow(
                    "highway=pedestrian + area=yes + bicycle=yes", .ride,
                    unlike: "Valhalla drops areas; we go round the outline"),
                WayRow("highway=footway + area=yes", .push),
                WayRow("highway=service + area=yes", .ride, unlike: "Valhalla drops areas; we go round the outline"),
                WayRow("highway=pedestrian + vehicle=delivery", .push, unlike: "OSRM drops it; one walks there"),
                WayRow(
                    "highway=pedestrian + access=destination", .ride, ["destination": "true"],
                    unlike: "OSRM, Valhalla: on foot; destination holds for all, bicycles too"),
                WayRow("highway=pedestrian + motor_vehicle=no", .push),
                .out("place=square"),
            ])
        + page(
            "Conditional restrictions",
            [
                WayRow(
                    "highway=pedestrian + bicycle=yes + bicycle:conditional=no @ (10:00-18:00)", .push, unlike: unridden
                ),
                WayRow("highway=residential + bicycle:conditional=no @ (Mo-Fr 08:00-18:00)", .push, unlike: unridden),
                WayRow("highway=residential + bicycle:conditional=no @ Mo-Fr 08:00-18:00", .push, unlike: unridden),
                WayRow(
                    "highway=residential + bicycle:conditional=dismount @ (Sa 07:00-14:00)", .push, unlike: unridden),
                WayRow(
                    "highway=pedestrian + bicycle=no + bicycle:conditional=yes @ (19:00-07:00)", .push,
                    unlike: "GraphHopper, OSRM drop what bicycle=no closes"),
                WayRow("highway=path + bicycle:conditional=no @ (22:00-06:00)", .ride),
                WayRow("highway=path + bicycle:conditional=no @ (sunset-sunrise)", .ride),
                WayRow("highway=path + bicycle:conditional=no @ (sunrise-sunset)", .push, unlike: unridden),
                .out("highway=path + access:conditional=no @ (08:00-20:00)", unlike: shut),
                WayRow("highway=path + access:conditional=no @ (20:00-07:00)", .ride),
                WayRow("highway=path + access:conditional=no @ (23:00-24:00)", .ride),
                .out("highway=track + access:conditional=no @ (Nov-Mar)", unlike: shut),
                .out("highway=track + access:conditional=no @ (Nov 1-Mar 31)", unlike: shut),
                .out("highway=track + access:conditional=no @ (Mo,We,Fr)", unlike: shut),
                .out("highway=track + access:conditional=no @ (24/7)", unlike: shut),
                WayRow("highway=track + access:conditional=no @ snow", .ride),
                WayRow("highway=track + access:conditional=no @ (weight>3.5)", .ride),
                .out("highway=track + access:conditional=no @ (winter; weight>3.5)", unlike: shut),
                WayRow("highway=track + access:conditional=no", .ride),
                WayRow("highway=track + access:conditional=@", .ride),
                WayRow(
                    "highway=track + access=no + access:conditional=yes @ (Sa,Su) + foot=yes", .push,
                    unlike: "GraphHopper, OSRM drop it; the rider who pushes is on foot"),
                WayRow("highway=path + access:conditional=no @ (08:00-20:00) + bicycle=yes", .ride),
                WayRow("highway=residential + vehicle:conditional=no @ (Su 10:00-18:00)", .push, unlike: unridden),
                WayRow(
                    "highway=residential + vehicle:conditional=destination @ (06:00-20:00)", .ride,
                    ["destination": "true"]),
                WayRow(
                    "highway=residential + vehicle:conditional=yes @ (20:00-06:00); no @ (06:00-20:00)", .push,
                    unlike: unridden),
                WayRow("highway=residential + vehicle:conditional=no @ (Su; 22:00-05:00)", .ride),
            ])
}
