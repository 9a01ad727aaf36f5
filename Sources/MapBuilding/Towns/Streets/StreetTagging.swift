import Support

extension DemoCity {
    /// Chooses the tags of a street, in the variety that mappers leave behind.
    struct StreetTagging {
        var kind: StreetKind
        var district: DistrictKind
        var name: String
        /// Lines of one street share it; what may not change along a street, such as its contraflow rule, follows from it.
        var number: UInt64
        var isOneWay = false
        var hasCycleTrack = false

        /// One choice of tags; another call gives the next piece of the same street.
        func tags(using generator: inout SeededGenerator) -> Tags {
            var tags: Tags = []
            func add(_ key: String, _ probability: Double, _ values: String...) {
                guard generator.chance(probability), let value = generator.pick(values) else { return }
                tags.append((key, value))
            }
            add("highway", 1, highway(number))
            switch kind {
            case .primary, .secondary, .tertiary: addArterial(add)
            case .quay: addArterial(add)
            case .unclassified, .residential, .livingStreet, .service: addLocal(add)
            case .pedestrian:
                add("name", 0.9, name)
                add("surface", 0.8, "paving_stones", "sett", "cobblestone")
                add("bicycle", 0.6, "yes", "yes", "destination")
                add("lit", 0.5, "yes")
            case .cycleway:
                add("foot", 0.6, "designated", "yes")
                add("segregated", 0.3, "yes", "no")
                add("surface", 0.75, "asphalt", "asphalt", "paving_stones", "compacted")
                add("lit", 0.35, "yes", "yes", "no")
                add("name", 0.15, name)
            case .footway:
                // The main ways of a park, which bicycles may use.
                add("bicycle", 1, "yes", "yes", "designated")
                add("surface", 0.6, "fine_gravel", "compacted", "asphalt", "gravel")
                add("lit", 0.3, "yes", "no")
            case .path:
                add("bicycle", 0.4, "yes", "yes", "designated")
                add("foot", 0.3, "yes", "designated")
                add("surface", 0.55, "ground", "dirt", "fine_gravel", "compacted", "gravel")
                add("smoothness", 0.2, "intermediate", "bad", "good")
            case .track:
                let grade = Int(number % 5) + 1
                add("tracktype", 0.85, "grade\(grade)")
                add("surface", 0.6, ["compacted", "gravel", "ground", "dirt", "grass"][grade - 1])
                add("smoothness", 0.15, "bad", "very_bad", "horrible", "intermediate")
                add("motor_vehicle", 0.1, "agricultural", "no")
                add("name", 0.08, name)
            case .cityEdge, .barrier: break
            }
            return tags
        }

        private func highway(_ number: UInt64) -> String {
            switch kind {
            case .primary: "primary"
            case .secondary: "secondary"
            case .tertiary, .quay: "tertiary"
            case .unclassified: "unclassified"
            case .livingStreet: "living_street"
            case .pedestrian: "pedestrian"
            case .service: "service"
            case .track: "track"
            case .path: "path"
            case .cycleway: "cycleway"
            case .footway: "footway"
            default: "residential"
            }
        }

        private func addArterial(_ add: (String, Double, String...) -> Void) {
            add("name", 0.97, name)
            if kind == .primary { add("ref", 1, "A\(number % 89 + 10)") }
            if kind == .secondary { add("ref", 0.5, "B\(number % 890 + 100)") }
            add(
                "maxspeed", 0.75, kind == .primary && !district.isBuilt ? "90" : "50", "50",
                kind == .primary ? "60" : "40")
            add("lanes", 0.55, kind == .primary ? "4" : "2", "2")
            add("surface", 0.72, "asphalt", "asphalt", "asphalt", "asphalt", "paved", "concrete")
            add("smoothness", 0.3, "excellent", "good", "good", "intermediate")
            add("lit", 0.55, district.isBuilt ? "yes" : "no")
            add("sidewalk", 0.25, "both", "right", "separate")
            if hasCycleTrack {
                add("cycleway:left", 0.4, "separate")
                add("bicycle", 0.12, "use_sidepath")
            } else {
                switch number >> 8 % 9 {
                case 0: add("cycleway", 1, "lane")
                case 1: add("cycleway:right", 1, "lane")
                case 2: add("cycleway:both", 1, "lane", "no")
                case 3: add("cycleway:both", 0.7, "shared_lane", "no")
                case 4: add("cycleway", 0.8, "track", "shared_lane")
                default: add("cycleway", 0.08, "no")
                }
            }
            addOneWay(add)
        }

        private func addLocal(_ add: (String, Double, String...) -> Void) {
            if kind != .service { add("name", district.isBuilt ? 0.93 : 0.4, name) }
            let speed = kind == .residential ? "30" : "50"
            if kind == .residential || kind == .unclassified { add("maxspeed", 0.33, speed, "30") }
            if kind == .livingStreet { add("maxspeed", 0.2, "walk", "20") }
            if district == .oldTown {
                add("surface", 0.7, "sett", "cobblestone", "paving_stones", "asphalt")
            } else {
                add(
                    "surface", 0.5, "asphalt", "asphalt", "asphalt", "asphalt", "paved", "concrete", "unpaved", "gravel"
                )
            }
            add("smoothness", 0.14, "good", "good", "intermediate", "bad")
            add("lit", 0.3, "yes")
            add("access", 0.015, "destination")
            add("service", kind == .service ? 0.2 : 0, "alley")
            add("width", 0.03, "4.5", "6", "3")
            add("source", 0.04, "survey", "Bing")
            add("created_by", 0.01, "JOSM")
            addOneWay(add)
        }

        private func addOneWay(_ add: (String, Double, String...) -> Void) {
            guard isOneWay else {
                add("oneway", 0.07, "no")
                return
            }
            switch number >> 16 % 10 {
            case 0, 1: add("oneway:bicycle", 1, "no")
            case 2: add("cycleway", 1, "opposite_lane")
            case 3: add("cycleway:left", 1, "opposite_lane")
            case 4: add("cycleway", 1, "opposite")
            default: break
            }
        }
    }
}
