import RoadMap
import Routing

extension WayRow {
    static let oneWays =
        page(
            "Key:oneway",
            [
                WayRow("highway=residential + oneway=yes", .ride, .push),
                WayRow("highway=residential + oneway=1", .ride, .push),
                WayRow("highway=residential + oneway=true", .ride, .push),
                WayRow("highway=residential + oneway=-1", .push, .ride),
                WayRow(
                    "highway=residential + oneway=reverse", .push, .ride,
                    unlike: "OSRM, Valhalla do not know the old word for -1"),
                WayRow("highway=residential + oneway=no", .ride),
                WayRow("highway=residential + oneway=0", .ride),
                WayRow("highway=residential + oneway=false", .ride),
                WayRow("highway=residential + oneway=reversible", .ride),
                WayRow("highway=residential + oneway=alternating", .ride),
                WayRow("highway=residential + oneway=unknown", .ride),
                WayRow("highway=residential + oneway=yes + foot=no", .ride, .forbidden),
                WayRow(
                    "highway=trunk + oneway=yes", .ride, .forbidden, unlike: "OSRM knows no trunk roads"),
                WayRow(
                    "highway=trunk + oneway=yes + bicycle=yes", .ride, .push,
                    unlike: "OSRM knows no trunk roads; where bicycles are let in, so is who pushes one"),
                WayRow("highway=trunk + oneway=yes + bicycle=yes + foot=no", .ride, .forbidden),
                WayRow("highway=service + access=no + bicycle=yes + oneway=yes", .ride, .push),
                WayRow("highway=service + access=no + bicycle=yes + foot=no + oneway=yes", .ride, .forbidden),
                WayRow("highway=busway + bicycle=yes + oneway=yes", .ride, .forbidden),
                WayRow("highway=secondary_link + oneway=yes", .ride, .push),
                WayRow("highway=cycleway + oneway=yes", .ride, .push),
                WayRow("highway=cycleway + oneway=-1", .push, .ride),
                WayRow("highway=path + oneway=yes", .ride, .push),
                WayRow(
                    "highway=footway + oneway=yes", .push, unlike: "GraphHopper: only forward; walkers know no one-way"),
                WayRow(
                    "highway=footway + oneway=yes + bicycle=yes", .ride, .push),
                WayRow(
                    "highway=footway + oneway:foot=yes", .push, .forbidden,
                    unlike: "GraphHopper, OSRM do not read oneway:foot"),
                WayRow(
                    "highway=steps + oneway=yes", .push,
                    unlike: "GraphHopper: only forward; Valhalla rides steps; walkers know no one-way"),
                WayRow("highway=residential + oneway=yes + access=destination", .ride, .push, ["destination": "true"]),
                WayRow(
                    "highway=residential + oneway:conditional=yes @ (Mo-Fr 07:00-19:00)", .ride, .push,
                    unlike: "OSRM, Valhalla ignore it; by day it is a one-way street"),
                WayRow("highway=residential + oneway:conditional=yes @ (22:00-05:00)", .ride),
                WayRow("highway=residential + oneway=yes + oneway:conditional=no @ (Su)", .ride, .push),
            ])
        + page(
            "Key:oneway:bicycle",
            [
                WayRow("highway=residential + oneway=yes + oneway:bicycle=no", .ride),
                WayRow(
                    "highway=residential + oneway=-1 + oneway:bicycle=no", .ride,
                    unlike: "Valhalla: only against the way"),
                WayRow("highway=residential + oneway=yes + oneway:bicycle=yes", .ride, .push),
                WayRow("highway=residential + oneway:bicycle=yes", .ride, .push),
                WayRow("highway=residential + oneway=no + oneway:bicycle=yes", .ride, .push),
                WayRow(
                    "highway=residential + oneway=yes + oneway:bicycle=-1", .push, .ride),
                WayRow("highway=residential + oneway:bicycle=-1", .push, .ride),
                WayRow(
                    "highway=residential + oneway=yes + oneway:bicycle=false", .ride,
                    unlike: "GraphHopper, Valhalla know only no"),
                WayRow("highway=residential + oneway=yes + oneway:bicycle=unknown", .ride, .push),
                WayRow(
                    "highway=trunk + oneway=yes + oneway:bicycle=no", .ride, unlike: "OSRM knows no trunk roads"),
                WayRow("highway=cycleway + oneway:bicycle=yes", .ride, .push),
                WayRow(
                    "highway=residential + oneway=yes + oneway:bicycle=no + bicycle:backward=dismount", .ride, .push,
                    unlike: "OSRM, Valhalla do not read bicycle:backward=dismount"),
                WayRow(
                    "highway=residential + oneway=yes + oneway:bicycle=no + bicycle=no", .push,
                    unlike: "GraphHopper, OSRM drop it; Valhalla rides back"),
            ])
        + page(
            "Tag:junction=roundabout",
            [
                WayRow("highway=tertiary + junction=roundabout", .ride, .forbidden, ["roundabout": "true"]),
                WayRow(
                    "highway=tertiary + junction=roundabout + oneway=yes", .ride, .forbidden),
                WayRow(
                    "highway=tertiary + junction=roundabout + oneway=no", .ride,
                    unlike: "GraphHopper, Valhalla let the roundabout win over oneway=no"),
                WayRow(
                    "highway=tertiary + junction=roundabout + oneway:bicycle=no", .ride,
                    unlike: "Valhalla: one-way"),
                WayRow(
                    "highway=tertiary + junction=roundabout + oneway=-1", .forbidden, .ride,
                    unlike: "OSRM pushes against it; a roundabout is crossed, not walked round"),
                WayRow(
                    "highway=cycleway + junction=roundabout", .ride, .forbidden,
                    ["roundabout": "true", "class": "cycleway"]),
                WayRow("highway=footway + junction=roundabout", .push, .forbidden, unlike: "OSRM pushes both ways"),
                WayRow(
                    "highway=primary + junction=roundabout + cycleway=track", .ride, .forbidden, ["lanes": "track none"]
                ),
                WayRow(
                    "highway=residential + junction=roundabout + bicycle=dismount", .push, .forbidden,
                    unlike: "OSRM pushes both ways; Valhalla rides"),
            ])
        + page(
            "Tag:junction=circular",
            [
                WayRow(
                    "highway=tertiary + junction=circular", .ride, .forbidden, ["roundabout": "true"],
                    unlike: "Valhalla knows only roundabout"),
                WayRow(
                    "highway=tertiary + junction=circular + oneway=no", .ride, unlike: "GraphHopper lets the circle win"
                ),
                WayRow("highway=tertiary + junction=yes", .ride, ["roundabout": "false"]),
                WayRow("highway=tertiary + junction=jughandle", .ride, ["roundabout": "false"]),
            ])
}
