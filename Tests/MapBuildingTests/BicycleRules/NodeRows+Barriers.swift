import MapBuilding
import RoadMap
import Routing

extension NodeRow {
    // What GraphHopper and OSRM let through, they let through at no cost: that is not repeated below.
    private static let lifted =
        "GraphHopper closes it to all but mountain bicycles, OSRM rides through; every bicycle can be lifted"
    private static let narrow = "OSRM rides through; a bicycle does not fit"

    static let barriers =
        page(
            "Key:barrier",
            [
                NodeRow("barrier=no", .free),
                NodeRow("barrier=yes", .past(.dismount), unlike: "OSRM closes it; the way was drawn to be travelled"),
                NodeRow("barrier=strange_thing", .past(.dismount)),
                NodeRow("barrier=entrance", .free),
                NodeRow("barrier=sally_port", .free),
                NodeRow("barrier=toll_booth", .free),
                NodeRow("barrier=height_restrictor", .free),
                NodeRow("barrier=border_control", .past(.gate)),
                NodeRow("barrier=block", .past(.narrowing)),
                NodeRow("barrier=planter", .past(.narrowing)),
                NodeRow("barrier=bus_trap", .past(.narrowing)),
                NodeRow("barrier=sump_buster", .past(.narrowing)),
                NodeRow("barrier=cattle_grid", .past(.narrowing)),
                NodeRow("barrier=motorcycle_barrier", .past(.narrowing)),
                NodeRow("barrier=hampshire_gate", .past(.gate)),
                NodeRow("barrier=sliding_gate", .past(.gate)),
                NodeRow("barrier=wicket_gate", .past(.gate)),
                NodeRow("barrier=bump_gate", .past(.gate)),
                NodeRow("barrier=chain", .past(.dismount)),
                NodeRow("barrier=rope", .past(.dismount)),
                NodeRow("barrier=jersey_barrier", .past(.dismount)),
                NodeRow("barrier=log", .past(.carry)),
                NodeRow("barrier=debris", .past(.carry)),
                NodeRow("barrier=ditch", .past(.carry)),
                NodeRow("barrier=stile", .past(.carry), unlike: lifted),
                NodeRow("barrier=horse_stile", .past(.carry)),
                NodeRow("barrier=kissing_gate", .past(.carry), unlike: lifted),
                NodeRow("barrier=turnstile", .closed, unlike: narrow),
                NodeRow("barrier=full-height_turnstile", .closed, unlike: "GraphHopper, OSRM do not know the value"),
                NodeRow("barrier=turnstile + foot=yes", .closed),
                NodeRow(
                    "barrier=turnstile + access=yes", .closed, unlike: "GraphHopper opens it; it is as narrow as before"
                ),
                NodeRow("barrier=turnstile + bicycle=yes", .past(.dismount)),
                NodeRow("barrier=wall", .closed, unlike: "GraphHopper goes through walls"),
                NodeRow("barrier=fence", .closed),
                NodeRow("barrier=hedge", .closed, unlike: "GraphHopper, OSRM go through hedges"),
                NodeRow("barrier=fence + vehicle=yes", .past(.dismount)),
                NodeRow("barrier=stile + bicycle=yes", .past(.dismount)),
                NodeRow("barrier=chain + bicycle=yes", .past(.narrowing)),
                NodeRow("barrier=chain + motor_vehicle=no", .past(.dismount)),
                NodeRow("barrier=block + foot=yes", .past(.narrowing)),
            ])
        + page(
            "Tag:barrier=gate",
            [
                NodeRow("barrier=gate", .past(.gate)),
                NodeRow("barrier=gate + access=private", .closed),
                NodeRow("barrier=gate + access=no", .closed),
                NodeRow("barrier=gate + access=permit", .closed, unlike: "OSRM does not know the value"),
                NodeRow("barrier=gate + access=permissive", .past(.gate)),
                NodeRow("barrier=gate + access=customers", .past(.gate)),
                NodeRow("barrier=gate + access=destination", .past(.gate)),
                NodeRow("barrier=gate + access=private + bicycle=yes", .past(.gate)),
                NodeRow(
                    "barrier=gate + access=private + foot=yes", .past(.dismount), unlike: "GraphHopper, OSRM close it"),
                NodeRow(
                    "barrier=gate + vehicle=private", .past(.dismount),
                    unlike: "OSRM closes it; people on foot are no vehicles"),
                NodeRow("barrier=gate + vehicle=private + foot=yes", .past(.dismount)),
                NodeRow("barrier=gate + vehicle=no + bicycle=yes", .past(.gate)),
                NodeRow(
                    "barrier=gate + bicycle=no", .past(.dismount), unlike: "GraphHopper, OSRM close it; one can push"),
                NodeRow("barrier=gate + bicycle=no + foot=yes", .past(.dismount)),
                NodeRow("barrier=gate + bicycle=no + foot=no", .closed),
                NodeRow("barrier=gate + bicycle=private", .closed),
                NodeRow("barrier=gate + bicycle=dismount", .past(.dismount)),
                NodeRow("barrier=gate + foot=no", .past(.gate)),
                NodeRow("barrier=gate + motor_vehicle=private", .past(.gate)),
                NodeRow("barrier=gate + access:conditional=no @ (22:00-06:00)", .past(.gate)),
                NodeRow("barrier=gate + access:conditional=no @ (Mo-Fr 08:00-18:00)", .closed),
            ])
        + page(
            "Key:locked",
            [
                NodeRow("barrier=gate + locked=yes", .closed, unlike: "OSRM does not look at locks"),
                NodeRow("barrier=gate + locked=no", .past(.gate)),
                NodeRow("barrier=gate + locked=yes + foot=yes", .past(.dismount), unlike: "GraphHopper closes it"),
                NodeRow("barrier=gate + locked=yes + bicycle=yes", .past(.gate)),
                NodeRow("barrier=gate + locked=yes + access=yes", .past(.gate)),
                NodeRow(
                    "barrier=lift_gate + locked=yes", .past(.narrowing),
                    unlike: "GraphHopper closes it; one gets round the pole"),
                NodeRow("barrier=bollard + locked=yes", .past(.narrowing), unlike: "GraphHopper closes it"),
            ])
        + page(
            "Tag:barrier=lift_gate",
            [
                NodeRow("barrier=lift_gate", .past(.narrowing)),
                NodeRow("barrier=lift_gate + bicycle=yes + foot=yes", .past(.narrowing)),
                NodeRow("barrier=lift_gate + motor_vehicle=private", .past(.narrowing)),
                NodeRow("barrier=lift_gate + access=private", .closed),
                NodeRow("barrier=swing_gate", .past(.narrowing)),
            ])
        + page(
            "Tag:barrier=bollard",
            [
                NodeRow("barrier=bollard", .past(.narrowing)),
                NodeRow("barrier=bollard + bicycle=no + motor_vehicle=no", .past(.dismount)),
                NodeRow("barrier=bollard + maxwidth:physical=1.2", .past(.narrowing)),
                NodeRow("barrier=bollard + maxwidth=1.6", .free),
                NodeRow("barrier=bollard + maxwidth:physical=160 cm", .free),
                NodeRow("barrier=bollard + maxwidth:physical=0.7 m", .past(.dismount)),
                NodeRow("barrier=bollard + maxwidth:physical=0.3", .past(.carry)),
                NodeRow("barrier=bollard + maxwidth:physical=7'", .past(.narrowing)),
            ])
        + page(
            "Tag:barrier=cycle_barrier",
            [
                NodeRow("barrier=cycle_barrier", .past(.narrowing)),
                NodeRow("barrier=cycle_barrier + foot=yes", .past(.narrowing)),
                NodeRow("barrier=cycle_barrier + bicycle=yes", .past(.narrowing)),
                NodeRow("barrier=cycle_barrier + bicycle=dismount", .past(.dismount)),
                NodeRow(
                    "barrier=cycle_barrier + bicycle=no", .past(.carry),
                    unlike: "GraphHopper, OSRM close it; the wiki says one may lift over"),
                NodeRow("barrier=cycle_barrier + bicycle=no + foot=no", .closed),
                NodeRow("barrier=cycle_barrier + cycle_barrier=triple", .past(.dismount)),
                NodeRow("barrier=cycle_barrier + spacing=1.8 + opening=1.4", .past(.narrowing)),
                NodeRow("barrier=cycle_barrier + spacing=0.7 + opening=1.4", .past(.dismount)),
                NodeRow("barrier=chicane", .past(.narrowing)),
            ])
        + page(
            "Key:kerb",
            [
                NodeRow("barrier=kerb", .past(.narrowing)),
                NodeRow("barrier=kerb + kerb=raised", .past(.dismount)),
                NodeRow("barrier=kerb + kerb=lowered", .free),
                NodeRow("barrier=kerb + kerb=flush", .free),
                NodeRow("kerb=raised", .onPaths(.dismount)),
                NodeRow("kerb=lowered", .free),
            ])
}
