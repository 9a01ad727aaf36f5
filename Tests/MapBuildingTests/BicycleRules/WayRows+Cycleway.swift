import RoadMap
import Routing

extension WayRow {
    static let cycleways =
        page(
            "Key:cycleway",
            [
                WayRow("highway=tertiary + cycleway=lane", .ride, ["lanes": "lane lane", "class": "tertiary"]),
                WayRow("highway=tertiary + cycleway=buffered_lane", .ride, ["lanes": "lane lane"]),
                WayRow("highway=tertiary + cycleway=track", .ride, ["lanes": "track track"]),
                WayRow("highway=tertiary + cycleway=shared_lane", .ride, ["lanes": "shared shared"]),
                WayRow("highway=tertiary + cycleway=share_busway", .ride, ["lanes": "shared shared"]),
                WayRow("highway=tertiary + cycleway=separate", .ride, ["lanes": "separate separate"]),
                WayRow("highway=tertiary + cycleway=no", .ride, ["lanes": "none none"]),
                WayRow("highway=tertiary + cycleway=none", .ride, ["lanes": "none none"]),
                WayRow("highway=tertiary + cycleway=crossing", .ride, ["lanes": "none none"]),
                WayRow("highway=tertiary + cycleway:both=lane", .ride, ["lanes": "lane lane"]),
                WayRow("highway=tertiary + cycleway:both=track", .ride, ["lanes": "track track"]),
                WayRow("highway=tertiary + cycleway:both=no", .ride, ["lanes": "none none"]),
                WayRow("highway=tertiary + cycleway:both=separate", .ride, ["lanes": "separate separate"]),
                WayRow("highway=tertiary + cycleway:right=lane", .ride, ["lanes": "lane none"]),
                WayRow("highway=tertiary + cycleway:left=lane", .ride, ["lanes": "none lane"]),
                WayRow("highway=tertiary + cycleway:right=lane + cycleway:left=track", .ride, ["lanes": "lane track"]),
                WayRow("highway=tertiary + cycleway:right=shoulder", .ride, ["lanes": "shared none"]),
                WayRow(
                    "highway=tertiary + cycleway:right=separate + cycleway:left=no", .ride, ["lanes": "separate none"]),
                WayRow("highway=tertiary + cycleway:right=separate + cycleway=lane", .ride, ["lanes": "lane lane"]),
                WayRow("highway=primary + cycleway=lane + oneway=yes", .ride, .push, ["lanes": "lane none"]),
                WayRow("highway=primary + cycleway=track + oneway=yes", .ride, .push, ["lanes": "track none"]),
                WayRow("highway=primary + cycleway:right=lane + oneway=yes", .ride, .push, ["lanes": "lane none"]),
                WayRow("highway=primary + cycleway:left=lane + oneway=yes", .ride, .push, ["lanes": "lane none"]),
                WayRow(
                    "highway=primary + cycleway:both=lane + oneway=yes", .ride, .push, ["lanes": "lane none"],
                    unlike: "Valhalla rides back; on a one-way street both sides lead along it"),
                WayRow(
                    "highway=primary + cycleway:left=lane + cycleway:right=lane + oneway=yes", .ride, .push,
                    unlike: "Valhalla rides back; on a one-way street both sides lead along it"),
                WayRow("highway=primary + cycleway=lane + oneway=-1", .push, .ride, ["lanes": "none lane"]),
                WayRow(
                    "highway=trunk + cycleway=track", .ride, ["lanes": "track track"]),
            ])
        + page(
            "Tag:cycleway=opposite",
            [
                WayRow("highway=residential + oneway=yes + cycleway=opposite", .ride, ["lanes": "none none"]),
                WayRow("highway=residential + oneway=yes + cycleway=opposite_lane", .ride, ["lanes": "none lane"]),
                WayRow("highway=residential + oneway=yes + cycleway=opposite_track", .ride, ["lanes": "none track"]),
                WayRow(
                    "highway=residential + oneway=yes + cycleway=opposite_share_busway", .ride,
                    ["lanes": "none shared"],
                    unlike: "GraphHopper, OSRM, Valhalla do not know the value"),
                WayRow("highway=residential + oneway=yes + cycleway:left=opposite_lane", .ride, ["lanes": "none lane"]),
                WayRow("highway=residential + oneway=yes + cycleway:right=opposite_lane", .ride),
                WayRow("highway=residential + oneway=yes + cycleway:left=opposite", .ride),
                WayRow(
                    "highway=residential + oneway=yes + cycleway:right=lane + cycleway:left=opposite_track", .ride,
                    ["lanes": "lane track"]),
                WayRow(
                    "highway=residential + oneway=-1 + cycleway=opposite", .ride),
                WayRow("highway=residential + oneway=-1 + cycleway=opposite_lane", .ride, ["lanes": "lane none"]),
                WayRow(
                    "highway=residential + oneway=yes + cycleway=opposite + oneway:bicycle=yes", .ride, .push,
                    unlike: "OSRM, Valhalla let the lane win; oneway:bicycle says it outright"),
                WayRow(
                    "highway=residential + oneway=yes + cycleway=opposite + bicycle=no", .push,
                    unlike: "GraphHopper, OSRM drop it; Valhalla rides back"),
                WayRow("highway=residential + cycleway=opposite", .ride),
                WayRow(
                    "highway=residential + junction=roundabout + cycleway=opposite_track", .ride,
                    ["lanes": "none track"]),
            ])
        + page(
            "Key:cycleway:right:oneway",
            [
                WayRow(
                    "highway=residential + oneway=yes + cycleway:left=lane + cycleway:left:oneway=-1", .ride,
                    ["lanes": "none lane"],
                    unlike: "OSRM, Valhalla do not read it; GraphHopper takes it for a lane that leads back only"),
                WayRow(
                    "highway=residential + oneway=yes + cycleway:left=lane + cycleway:left:oneway=-1 + oneway:bicycle=no",
                    .ride, ["lanes": "none lane"]),
                WayRow(
                    "highway=residential + oneway=yes + cycleway:left=track + cycleway:left:oneway=no", .ride,
                    ["lanes": "track track"], unlike: "OSRM, Valhalla do not read it"),
                WayRow(
                    "highway=residential + oneway=yes + cycleway:right=track + cycleway:right:oneway=no", .ride,
                    ["lanes": "track track"], unlike: "OSRM, Valhalla do not read it"),
                WayRow(
                    "highway=residential + oneway=yes + cycleway:right=lane + cycleway:right:oneway=yes", .ride, .push),
                WayRow(
                    "highway=residential + oneway=yes + cycleway=track + cycleway:oneway=no", .ride,
                    ["lanes": "track track"], unlike: "GraphHopper, OSRM, Valhalla do not read it"),
                WayRow(
                    "highway=residential + oneway=yes + cycleway:both=track + cycleway:both:oneway=no", .ride,
                    ["lanes": "track track"], unlike: "OSRM does not read it"),
                WayRow(
                    "highway=residential + oneway=yes + cycleway:left=separate + cycleway:left:oneway=-1", .ride, .push,
                    unlike: "GraphHopper turns it round; the track is another way"),
                WayRow(
                    "highway=residential + oneway=-1 + cycleway:right=lane + cycleway:right:oneway=yes", .ride,
                    ["lanes": "lane none"], unlike: "GraphHopper, OSRM, Valhalla do not read it"),
                WayRow(
                    "highway=tertiary + cycleway:right=track + cycleway:right:oneway=no", .ride,
                    ["lanes": "track track"]),
                WayRow(
                    "highway=tertiary + cycleway:left=track + cycleway:left:oneway=no", .ride, ["lanes": "track track"]),
                WayRow(
                    "highway=tertiary + cycleway:left=lane + cycleway:left:oneway=yes", .ride, ["lanes": "lane none"]),
            ])
        + page(
            "Key:bicycle_road",
            [
                WayRow("highway=residential + bicycle_road=yes", .ride, ["lanes": "street street", "traffic": "calm"]),
                WayRow("highway=residential + cyclestreet=yes", .ride, ["lanes": "street street", "traffic": "calm"]),
                WayRow(
                    "highway=residential + bicycle_road=no", .ride, ["lanes": "none none"],
                    unlike: "Valhalla reads it as closed to bicycles; it says only that the street is no bicycle road"),
                WayRow(
                    "highway=residential + bicycle_road=yes + vehicle=destination + bicycle=designated", .ride,
                    ["destination": "false"]),
            ])
        + page(
            "Key:sidewalk",
            [
                WayRow("highway=primary + sidewalk:both:bicycle=yes", .ride, ["lanes": "shared shared"]),
                WayRow("highway=primary + sidewalk:right:bicycle=designated", .ride, ["lanes": "track none"]),
                WayRow("highway=primary + sidewalk:left:bicycle=yes", .ride, ["lanes": "none shared"]),
                WayRow("highway=primary + sidewalk:bicycle=permissive", .ride, ["lanes": "shared shared"]),
                WayRow("highway=primary + sidewalk:right:bicycle=no", .ride, ["lanes": "none none"]),
                WayRow(
                    "highway=primary + sidewalk:right:bicycle=yes + cycleway:right=lane", .ride, ["lanes": "lane none"]),
                WayRow("highway=footway + footway=sidewalk", .push),
                WayRow("highway=footway + footway=sidewalk + bicycle=yes", .ride),
                WayRow("highway=footway + footway=crossing", .push),
                WayRow("highway=cycleway + cycleway=crossing", .ride),
            ])
}
