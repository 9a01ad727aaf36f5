import Support

extension DemoCity.Site {
    /// What a way inside a block is.
    enum StrandKind {
        case driveway
        case privateDrive
        case alley
        case parkingAisle
        case closeStreet
        case courtyard
        case footway
        case steps
        case path
        case cycleway
        case track
        case works
        case oddity
    }

    mutating func strandTags(_ kind: StrandKind) -> Tags {
        switch kind {
        case .driveway:
            return [("highway", "service"), ("service", "driveway")] + maybe("surface", 0.2, "asphalt", "gravel")
        case .privateDrive: return [("highway", "service"), ("access", "private")] + maybe("service", 0.6, "driveway")
        case .alley:
            return [("highway", "service")] + maybe("service", 0.5, "alley") + maybe("surface", 0.4, "asphalt", "paved")
        case .parkingAisle:
            return [("highway", "service"), ("service", "parking_aisle")] + maybe("surface", 0.3, "asphalt")
                + maybe("oneway", 0.2, "yes")
        case .closeStreet:
            let name = names.street(generator.next(), kind: .residential)
            return [("highway", generator.chance(0.2) ? "living_street" : "residential"), ("name", name)]
                + maybe("surface", 0.5, "asphalt", "asphalt", "paving_stones") + maybe("lit", 0.3, "yes")
                + maybe("noexit", 0.1, "yes")
        case .courtyard:
            let name = names.street(generator.next(), kind: .pedestrian)
            let value = generator.pick(["pedestrian", "living_street", "service"]) ?? "service"
            return [("highway", value)] + maybe("name", 0.6, name)
                + maybe("surface", 0.6, "sett", "cobblestone", "paving_stones")
        case .footway:
            return [("highway", "footway")] + maybe("surface", 0.5, "asphalt", "paving_stones", "gravel")
                + maybe("lit", 0.3, "yes")
        case .steps:
            return [("highway", "steps")] + maybe("step_count", 0.6, "9", "14", "22", "36")
                + maybe("handrail", 0.3, "yes")
        case .path:
            return [("highway", "path")] + maybe("surface", 0.5, "ground", "dirt", "fine_gravel", "compacted")
                + maybe("bicycle", 0.3, "yes") + maybe("smoothness", 0.15, "intermediate", "bad")
        case .cycleway:
            let isShared: Tags = [
                ("highway", "path"), ("bicycle", "designated"), ("foot", "designated"), ("segregated", "no"),
            ]
            let own: Tags = [("highway", "cycleway")] + maybe("foot", 0.5, "yes", "designated")
            return (generator.chance(0.4) ? isShared : own) + maybe("surface", 0.7, "asphalt", "asphalt", "compacted")
        case .track: return trackTags()
        case .works:
            let value = generator.pick(["residential", "secondary", "cycleway"]) ?? "residential"
            return generator.chance(0.6)
                ? [("highway", "construction"), ("construction", value)]
                : [("highway", "proposed"), ("proposed", value)]
        case .oddity:
            let odd: [Tags] = [
                [("highway", "road")], [("highway", "yes")], [("highway", "residential;service")],
                [("highway", "bridleway")],
                [("highway", "corridor")], [("highway", "Residential")],
                [("highway", "service"), ("surface", "asphalt;gravel")],
                [("highway", "residential"), ("oneway", "maybe")], [("highway", "unclassified"), ("maxspeed", "walk")],
                [("barrier", "hedge")], [("highway", "raceway")], [("highway", "residential"), ("maxspeed", "20 mph")],
                [],
            ]
            return generator.pick(odd) ?? []
        }
    }

    mutating func trackTags() -> Tags {
        let grade = 1 + generator.next(below: 5)
        let surfaces = ["compacted", "gravel", "ground", "dirt", "grass"]
        return [("highway", "track")] + (generator.chance(0.85) ? [("tracktype", "grade\(grade)")] : [])
            + maybe("surface", 0.6, surfaces[grade - 1]) + maybe("motor_vehicle", 0.15, "agricultural")
            + maybe("smoothness", 0.12, "bad", "very_bad", "horrible")
    }

    /// The tag with one of the values, or none.
    mutating func maybe(_ key: String, _ probability: Double, _ values: String...) -> Tags {
        guard generator.chance(probability), let value = generator.pick(values) else { return [] }
        return [(key, value)]
    }

    /// Puts gates, bollards and turning circles on the nodes of a way inside a block.
    mutating func decorate(_ nodes: [UInt32], _ kind: StrandKind) {
        guard nodes.count > 2 else { return }
        switch kind {
        case .privateDrive where generator.chance(0.5):
            let isLift = generator.chance(0.4)
            drawing.tag(
                node: nodes[nodes.count / 2],
                [("barrier", isLift ? "lift_gate" : "gate")] + maybe("access", 0.5, "private"))
        case .path where generator.chance(0.12), .cycleway where generator.chance(0.3),
            .courtyard where generator.chance(0.15):
            let value = generator.pick(["bollard", "bollard", "cycle_barrier", "block"]) ?? "bollard"
            drawing.tag(
                node: nodes[nodes.count / 2],
                [("barrier", value)] + maybe("bicycle", 0.5, "yes") + maybe("motor_vehicle", 0.3, "no"))
        case .track where generator.chance(0.12):
            drawing.tag(node: nodes[nodes.count / 2], [("barrier", "gate")] + maybe("bicycle", 0.4, "yes"))
        case .closeStreet where generator.chance(0.4):
            drawing.tag(node: nodes[nodes.count - 1], [("highway", "turning_circle")])
        default: break
        }
    }
}
