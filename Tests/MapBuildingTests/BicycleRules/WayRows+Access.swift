import RoadMap
import Routing

extension WayRow {
    private static let pushed = "GraphHopper, OSRM drop it; the rider who pushes is on foot (Vienna 1968, article 1)"
    private static let dropped = "OSRM drops it; the rider who pushes is on foot"

    static let access =
        page(
            "Key:access",
            [
                .out(
                    "highway=residential + access=private",
                    unlike: "Valhalla rides private roads at a price; a quest is no visit"),
                .out("highway=residential + access=no"),
                .out("highway=residential + access=agricultural"),
                .out("highway=track + access=forestry"),
                .out(
                    "highway=track + access=agricultural;forestry",
                    unlike: "OSRM, Valhalla do not split lists of values"),
                .out("highway=service + access=delivery", unlike: "Valhalla takes it for private, at a price"),
                .out("highway=service + access=military", unlike: "OSRM, Valhalla do not know the value; soldiers do"),
                .out("highway=service + access=emergency", unlike: "OSRM does not know the value"),
                .out(
                    "highway=service + access=permit",
                    unlike: "OSRM, Valhalla do not know the value; riders of a quest have no permit"),
                .out("highway=service + access=psv", unlike: "GraphHopper, OSRM do not know the value; buses do"),
                WayRow("highway=service + access=psv + bicycle=yes", .ride),
                WayRow("highway=service + access=yes", .ride, ["destination": "false"]),
                WayRow("highway=service + access=permissive", .ride),
                WayRow("highway=service + access=public", .ride),
                WayRow(
                    "highway=service + access=official", .ride,
                    unlike: "Valhalla closes it; the wiki calls it a synonym of designated"),
                WayRow("highway=service + access=customers", .ride, ["destination": "true"]),
                WayRow("highway=service + access=destination", .ride, ["destination": "true"]),
                WayRow("highway=service + access=unknown", .ride, ["destination": "false"]),
                WayRow("highway=service + access=variable", .ride),
                WayRow("highway=residential + access=private + bicycle=yes", .ride),
                WayRow("highway=residential + access=no + bicycle=designated", .ride),
                WayRow("highway=residential + access=no + bicycle=permissive", .ride),
                WayRow(
                    "highway=residential + access=no + foot=yes", .push,
                    unlike: pushed),
                WayRow("highway=path + access=no + bicycle=designated", .ride, ["class": "cycleway"]),
                .out("highway=footway + access=private"),
                .out("highway=footway + access=no"),
                .out("highway=path + access=private", unlike: "Valhalla rides private ways at a price"),
                .out(
                    "highway=cycleway + access=no",
                    unlike: "GraphHopper rides every cycleway; access=no without bicycle=yes closes it to all"),
                .out(
                    "highway=cycleway + access=private",
                    unlike: "GraphHopper, Valhalla ride it; it is somebody's own"),
                .out("highway=steps + access=no"),
                .out("highway=service + access=no;private", unlike: "OSRM, Valhalla do not split lists of values"),
                WayRow(
                    "highway=service + access=private;customers", .ride,
                    unlike: "GraphHopper does not know customers; of several values the most permissive counts"),
            ])
        + page(
            "Key:vehicle",
            [
                WayRow(
                    "highway=residential + vehicle=no", .push, unlike: "OSRM drops it; Valhalla does not read vehicle"),
                WayRow("highway=residential + vehicle=no + bicycle=yes", .ride),
                WayRow("highway=residential + vehicle=destination", .ride, ["destination": "true", "traffic": "calm"]),
                WayRow(
                    "highway=residential + vehicle=private", .push,
                    unlike: "OSRM drops it; Valhalla does not read vehicle"),
                WayRow(
                    "highway=track + vehicle=agricultural", .push,
                    unlike: "OSRM drops it; Valhalla does not read vehicle"),
                WayRow(
                    "highway=track + vehicle=forestry", .push, unlike: "OSRM drops it; Valhalla does not read vehicle"),
                WayRow("highway=track + vehicle=forestry + bicycle=yes", .ride),
                WayRow(
                    "highway=track + vehicle=agricultural;forestry", .push,
                    unlike: "OSRM, Valhalla do not read the list"),
                WayRow(
                    "highway=service + vehicle=delivery", .push, unlike: "OSRM drops it; Valhalla does not read vehicle"
                ),
                WayRow("highway=residential + vehicle=no + foot=no + bicycle=yes", .ride),
                .out(
                    "highway=residential + vehicle=no + foot=no",
                    unlike: "GraphHopper pushes, Valhalla rides: both look past vehicle or foot"),
                WayRow(
                    "highway=residential + vehicle=yes + access=no", .ride,
                    unlike: "GraphHopper, Valhalla do not read vehicle"),
                WayRow("highway=track + motor_vehicle=no", .ride, ["traffic": "none"]),
                WayRow("highway=track + motor_vehicle=agricultural", .ride, ["traffic": "none"]),
                WayRow(
                    "highway=residential + motor_vehicle=destination", .ride,
                    ["traffic": "calm", "destination": "false"]),
                WayRow(
                    "highway=cycleway + vehicle=no", .push,
                    unlike: "OSRM drops it; Valhalla does not read vehicle"),
                WayRow(
                    "highway=residential + vehicle:forward=no", .push, .ride,
                    unlike: "OSRM, Valhalla do not read vehicle:forward"),
                WayRow(
                    "highway=residential + vehicle:backward=no", .ride, .push,
                    unlike: "OSRM, Valhalla do not read vehicle:backward"),
                WayRow(
                    "highway=residential + vehicle:backward=no + bicycle=yes", .ride,
                    unlike: "GraphHopper: only forward"),
            ])
        + page(
            "Bicycle",
            [
                WayRow("highway=footway + bicycle=yes", .ride, ["class": "footway"]),
                WayRow("highway=footway + bicycle=permissive", .ride),
                WayRow(
                    "highway=footway + bicycle=destination", .ride, ["destination": "true"],
                    unlike: "OSRM pushes; it does not know the value"),
                WayRow("highway=pedestrian + bicycle=permissive", .ride),
                WayRow("highway=pedestrian + bicycle=yes", .ride, ["class": "pedestrian"]),
                WayRow(
                    "highway=pedestrian + bicycle=dismount", .push, unlike: "Valhalla counts dismount as riding, slowly"
                ),
                WayRow("highway=pedestrian + bicycle=no", .push, unlike: "GraphHopper, OSRM drop it; one walks there"),
                WayRow(
                    "highway=cycleway + bicycle=dismount", .push, unlike: "Valhalla counts dismount as riding, slowly"),
                WayRow("highway=path + bicycle=dismount", .push, unlike: "Valhalla counts dismount as riding, slowly"),
                WayRow(
                    "highway=path + bicycle=dismount + foot=no", .push,
                    unlike: "Valhalla counts dismount as riding, slowly"),
                WayRow(
                    "highway=path + bicycle=dismount + access=no", .push,
                    unlike: "Valhalla counts dismount as riding, slowly"),
                WayRow("highway=footway + bicycle=no", .push, unlike: pushed),
                WayRow("highway=residential + bicycle=no", .push, unlike: pushed),
                WayRow("highway=path + bicycle=no", .push, unlike: pushed),
                WayRow("highway=track + bicycle=no", .push, unlike: pushed),
                WayRow("highway=bridleway + bicycle=yes", .ride, ["class": "bridleway"]),
                WayRow("highway=bridleway + bicycle=no", .push, unlike: pushed),
                .out("highway=residential + bicycle=no + foot=no"),
                .out("highway=footway + bicycle=no + foot=no"),
                .out("highway=path + bicycle=private", unlike: "Valhalla rides private ways at a price"),
                .out("highway=service + bicycle=permit", unlike: "OSRM, Valhalla do not know the value"),
                WayRow(
                    "highway=path + bicycle=private + foot=yes", .push,
                    unlike: "GraphHopper, OSRM drop it; Valhalla rides it"),
                WayRow("highway=residential + bicycle=discouraged", .ride),
                WayRow("highway=residential + bicycle=unknown", .ride),
                WayRow("highway=residential + bicycle=unknown + access=no + foot=yes", .push, unlike: pushed),
                WayRow("highway=path + bicycle=customers", .ride, ["destination": "true"]),
                WayRow("highway=cycleway + foot=no", .ride),
                WayRow("highway=cycleway + bicycle=no", .push, unlike: pushed),
                WayRow("highway=cycleway + bicycle=yes", .ride),
                WayRow("highway=path + foot=designated", .ride),
                WayRow("highway=path + foot=designated + bicycle=no", .push, unlike: pushed),
                WayRow("highway=service + bicycle=yes;permissive", .ride),
                WayRow("highway=primary + bicycle=yes", .ride),
            ])
        + page(
            "Tag:bicycle=use_sidepath",
            [
                WayRow(
                    "highway=secondary + bicycle=use_sidepath", .push,
                    unlike: "OSRM drops it; Valhalla rides the carriageway, which is forbidden"),
                WayRow(
                    "highway=secondary + bicycle=use_sidepath + cycleway=separate", .push,
                    ["lanes": "separate separate"],
                    unlike: "OSRM drops it; Valhalla rides the carriageway, which is forbidden"),
                WayRow(
                    "highway=secondary + bicycle=use_sidepath + cycleway:right=track + oneway=yes", .ride, .push,
                    ["lanes": "track none"],
                    unlike: "OSRM drops it; the track is mapped as part of this way"),
                WayRow(
                    "highway=secondary + bicycle=use_sidepath + cycleway:both=track", .ride, ["lanes": "track track"],
                    unlike: "OSRM drops it; the tracks are mapped as part of this way"),
                WayRow(
                    "highway=secondary + bicycle:forward=use_sidepath", .push, .ride,
                    unlike: "OSRM, Valhalla do not read it"),
                WayRow(
                    "highway=secondary + bicycle:backward=use_sidepath", .ride, .push,
                    unlike: "OSRM, Valhalla do not read it"),
                .out(
                    "highway=secondary + bicycle=use_sidepath + foot=use_sidepath",
                    unlike: "GraphHopper, Valhalla ride the carriageway, which is forbidden"),
            ])
        + page(
            "Forward & backward, left & right",
            [
                WayRow(
                    "highway=residential + bicycle:forward=no", .push, .ride, unlike: "OSRM, Valhalla do not read it"),
                WayRow(
                    "highway=residential + bicycle:backward=no", .ride, .push, unlike: "OSRM, Valhalla do not read it"),
                WayRow(
                    "highway=path + bicycle:backward=dismount", .ride, .push, unlike: "OSRM, Valhalla do not read it"),
                WayRow(
                    "highway=footway + bicycle:forward=yes", .ride, .push,
                    unlike: "Valhalla does not read it; OSRM does not read it"),
                WayRow(
                    "highway=residential + access:backward=no", .ride, .forbidden,
                    unlike: "GraphHopper, OSRM, Valhalla do not read it"),
                WayRow(
                    "highway=residential + oneway=yes + bicycle:backward=yes", .ride,
                    unlike: "OSRM does not read bicycle:backward"),
                WayRow(
                    "highway=residential + oneway=-1 + bicycle:forward=yes", .ride,
                    unlike: "OSRM, Valhalla do not read bicycle:forward"),
                WayRow(
                    "highway=residential + oneway=yes + bicycle:backward=no", .ride, .push,
                    unlike: "Valhalla rides back; no means no"),
                WayRow(
                    "highway=residential + bicycle=no + bicycle:forward=yes", .ride, .push,
                    unlike: "GraphHopper, OSRM, Valhalla do not read it without bicycle=yes"),
            ])
}
