import RoadMap
import Routing

extension WayRow {
    static let kinds =
        page(
            "OSM tags for routing/Access restrictions",
            [
                WayRow("highway=residential", .ride, ["class": "residential"]),
                WayRow("highway=unclassified", .ride, ["class": "unclassified"]),
                WayRow("highway=road", .ride, ["class": "unclassified"]),
                WayRow("highway=living_street", .ride, ["class": "livingStreet"]),
                WayRow("highway=service", .ride, ["class": "service"]),
                WayRow("highway=primary", .ride, ["class": "primary"]),
                WayRow("highway=primary_link", .ride, ["class": "primary"]),
                WayRow("highway=secondary", .ride, ["class": "secondary"]),
                WayRow("highway=secondary_link", .ride, ["class": "secondary"]),
                WayRow("highway=tertiary", .ride, ["class": "tertiary"]),
                WayRow("highway=tertiary_link", .ride, ["class": "tertiary"]),
                WayRow(
                    "highway=trunk", .ride, ["class": "trunk"],
                    unlike: "OSRM knows no trunk roads; the worldwide default is yes"),
                WayRow(
                    "highway=trunk_link", .ride, ["class": "trunk"],
                    unlike: "OSRM knows no trunk roads; the worldwide default is yes"),
                .out("highway=motorway"),
                .out("highway=motorway_link"),
                WayRow("highway=cycleway", .ride, ["class": "cycleway"]),
                WayRow("highway=path", .ride, ["class": "path"]),
                WayRow("highway=track", .ride, ["class": "track"]),
                WayRow("highway=footway", .push, ["class": "footway"]),
                WayRow("highway=pedestrian", .push, ["class": "pedestrian"]),
                WayRow(
                    "highway=steps", .push, ["class": "steps"], unlike: "Valhalla rides steps; a bicycle is carried"),
                WayRow(
                    "highway=bridleway", .push, ["class": "bridleway"],
                    unlike: "OSRM knows no bridleways; where walking is not forbidden, pushing is not either"),
                .out("highway=bus_guideway"),
                .out("highway=busway"),
                .out("highway=raceway"),
                .out("highway=escape"),
                .out("highway=rest_area"),
                .out("highway=services"),
                .out("highway=corridor"),
                .out("highway=via_ferrata"),
                WayRow("highway=elevator", .push, unlike: "OSRM, Valhalla do not ride lifts that are ways"),
                .out("highway=no"),
                .out("building=yes"),
                .out("waterway=river"),
                .out("landuse=forest"),
                .out("area:highway=residential"),
            ])
        + page(
            "Path controversy",
            [
                WayRow("highway=path + bicycle=designated", .ride, ["class": "cycleway"]),
                WayRow("highway=path + bicycle=yes", .ride, ["class": "path"]),
                WayRow("highway=footway + bicycle=designated", .ride, ["class": "cycleway"]),
                WayRow("highway=path + bicycle=designated + foot=designated", .ride, ["class": "cycleway"]),
                WayRow(
                    "highway=path + bicycle=official", .ride, ["class": "cycleway"]),
                WayRow("highway=track + bicycle=designated", .ride, ["class": "track"]),
                WayRow("highway=pedestrian + bicycle=designated", .ride, ["class": "cycleway"]),
            ])
        + page(
            "Tag:highway=construction",
            [
                .out("highway=construction"),
                .out("highway=construction + construction=cycleway"),
                .out("highway=construction + bicycle=yes"),
                .out(
                    "highway=residential + construction=yes",
                    unlike: "GraphHopper, Valhalla ignore it; riders are not sent through a building site"),
                .out(
                    "highway=residential + construction=residential",
                    unlike: "GraphHopper, Valhalla ignore it; riders are not sent through a building site"),
                WayRow("highway=residential + construction=no", .ride),
                WayRow("highway=secondary + construction=minor", .ride),
                WayRow("highway=secondary + construction=widening", .ride),
                .out("railway=construction"),
                WayRow(
                    "highway=residential + railway=construction", .ride,
                    unlike: "OSRM drops the street; a tram is built in many a street that stays open"),
            ])
        + page(
            "Tag:highway=proposed",
            [
                .out("highway=proposed"),
                .out("highway=planned"),
                .out("highway=abandoned"),
                .out("highway=razed"),
                .out("highway=proposed + proposed=cycleway"),
                WayRow(
                    "highway=residential + proposed=secondary", .ride,
                    unlike: "OSRM drops it; the street that is to be widened one day is there today"),
                .out(
                    "highway=track + impassable=yes",
                    unlike: "GraphHopper ignores it; nothing passes"),
                .out(
                    "highway=track + status=impassable",
                    unlike: "GraphHopper, Valhalla ignore it; nothing passes"),
            ])
        + page(
            "Key:railway",
            [
                .out("railway=rail"),
                .out("railway=tram"),
                .out("railway=abandoned"),
                .out(
                    "railway=rail + bicycle=yes",
                    unlike: "OSRM takes the train; a train has a timetable, which we have not"),
                WayRow("highway=cycleway + railway=abandoned", .ride),
                WayRow("highway=residential + railway=tram", .ride),
                WayRow("railway=platform", .push, ["class": "footway"]),
                WayRow(
                    "public_transport=platform", .push, ["class": "footway"],
                    unlike: "GraphHopper wants railway=platform; it is the same thing by its newer name"),
                WayRow(
                    "highway=platform", .push, ["class": "footway"],
                    unlike: "OSRM wants the railway or public_transport tag; one walks there all the same"),
                WayRow("man_made=pier", .push, ["class": "footway"]),
                WayRow("man_made=pier + bicycle=yes", .ride, unlike: "Valhalla knows no piers"),
                .out("man_made=pier + access=private"),
                .out("man_made=bridge"),
            ])
        + page(
            "Key:motorroad",
            [
                .out("highway=trunk + motorroad=yes", unlike: "Valhalla ignores it; the sign forbids bicycles"),
                .out("highway=primary + motorroad=yes", unlike: "Valhalla ignores it; the sign forbids bicycles"),
                WayRow(
                    "highway=primary + motorroad=yes + bicycle=yes", .ride,
                    unlike: "OSRM drops every motorroad; the more specific tag is bicycle=yes"),
                WayRow("highway=primary + motorroad=no", .ride),
                WayRow(
                    "highway=motorway + bicycle=yes", .ride, .forbidden, ["class": "trunk"],
                    unlike: "GraphHopper, Valhalla ride it both ways; a motorway implies oneway=yes"),
                WayRow(
                    "highway=motorway_link + bicycle=yes", .ride),
                WayRow("highway=motorway + bicycle=yes + oneway=yes", .ride, .forbidden),
                WayRow(
                    "highway=busway + bicycle=yes", .ride,
                    unlike: "GraphHopper, Valhalla know no busways; a tag for bicycles opens them"),
                WayRow(
                    "highway=trunk + foot=yes + bicycle=no", .push,
                    unlike: "GraphHopper, OSRM drop what bicycle=no closes; the rider who pushes is on foot"),
                .out("highway=trunk + bicycle=no"),
            ])
}
