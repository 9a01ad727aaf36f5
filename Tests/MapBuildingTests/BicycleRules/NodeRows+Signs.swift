import MapBuilding
import RoadMap
import Routing

extension NodeRow {
    static let all = barriers + signs

    static let signs =
        page(
            "Tag:highway=traffic_signals",
            [
                NodeRow("highway=traffic_signals", .sign(.signals), unlike: "GraphHopper charges nothing for signals"),
                NodeRow("highway=traffic_signals + crossing=traffic_signals", .sign(.signals)),
                NodeRow("highway=traffic_signals + traffic_signals:direction=forward", .sign(.signals, .forward)),
                NodeRow("highway=traffic_signals + traffic_signals:direction=backward", .sign(.signals, .backward)),
                NodeRow("highway=traffic_signals + traffic_signals:direction=both", .sign(.signals, .both)),
                NodeRow("highway=traffic_signals + direction=forward", .sign(.signals, .forward)),
            ])
        + page(
            "Tag:highway=stop",
            [
                NodeRow("highway=stop", .sign(.giveWay), unlike: "GraphHopper, OSRM charge nothing for signs"),
                NodeRow("highway=stop + direction=backward", .sign(.giveWay, .backward)),
                NodeRow("highway=give_way + direction=forward", .sign(.giveWay, .forward)),
                NodeRow("highway=give_way + direction=90", .sign(.giveWay)),
            ])
        + page(
            "Tag:highway=crossing",
            [
                NodeRow("highway=crossing", .across(.unmarked)),
                NodeRow("highway=crossing + crossing=unmarked", .across(.unmarked)),
                NodeRow("highway=crossing + crossing=uncontrolled", .across(.marked)),
                NodeRow("highway=crossing + crossing=zebra", .across(.marked)),
                NodeRow("highway=crossing + crossing=marked", .across(.marked)),
                NodeRow("highway=crossing + crossing=island", .across(.marked)),
                NodeRow("highway=crossing + crossing:island=yes", .across(.marked)),
                NodeRow("highway=crossing + crossing:markings=lines", .across(.marked)),
                NodeRow("highway=crossing + crossing:markings=no", .across(.unmarked)),
                NodeRow("highway=crossing + crossing=traffic_signals", .across(.signals)),
                NodeRow("highway=crossing + crossing=traffic_signals;island", .across(.signals)),
                NodeRow("highway=crossing + crossing:signals=yes", .across(.signals)),
                NodeRow("highway=crossing + crossing:signals=no + crossing:markings=zebra", .across(.marked)),
                NodeRow("highway=crossing + crossing=no", .free),
                NodeRow("highway=crossing + bicycle=no", .across(.unmarked)),
                NodeRow("crossing=zebra", .free),
            ])
        + page(
            "Key:traffic_calming",
            [
                NodeRow("traffic_calming=bump", .free),
                NodeRow("traffic_calming=table", .free),
                NodeRow("traffic_calming=choker", .free),
                NodeRow("traffic_calming=chicane", .onPaths(.narrowing)),
                NodeRow("traffic_calming=hump + barrier=gate", .past(.gate)),
            ])
        + page(
            "Key:ford",
            [
                NodeRow("ford=yes", .past(.dismount), unlike: "GraphHopper, OSRM ride through as if it were dry"),
                NodeRow("ford=no", .free),
                NodeRow("ford=stepping_stones", .past(.carry)),
                NodeRow("ford=boat", .closed),
                NodeRow("ford=yes + bicycle=no", .closed),
                NodeRow("ford=yes + bicycle=no + foot=yes", .past(.dismount)),
                NodeRow("ford=yes + access=no", .closed),
            ])
        + page(
            "Tag:highway=elevator",
            [
                NodeRow("highway=elevator", .past(.carry), unlike: "GraphHopper, OSRM take it for a point on the way"),
                NodeRow("highway=elevator + bicycle=yes", .past(.carry)),
                NodeRow("highway=elevator + bicycle=no", .closed),
                NodeRow("highway=elevator + bicycle=no + foot=yes", .closed),
                NodeRow("highway=elevator + access=private", .closed),
            ])
        + page(
            "Key:access",
            [
                NodeRow(
                    "access=private", .free, unlike: "OSRM closes any node; without a barrier there is nothing to pass"),
                NodeRow("entrance=main + access=private", .free),
                NodeRow("highway=turning_circle", .free),
                NodeRow("railway=level_crossing", .free),
                NodeRow("highway=mini_roundabout + bicycle=no", .free),
            ])
}
