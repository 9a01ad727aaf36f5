internal import GeoJSON
internal import Geodesy
import JSON
internal import Support

/// Turns one feature with the role `zone` into a zone.
struct ZoneReader {
    let number: Int
    let feature: Feature
    /// The pointer to the feature.
    let pointer: JSONPointer
    /// The language of the quest, for the name of a zone that has none.
    let language: Language

    /// The zone; `nil` if its area or its kind cannot be read, which is added to the diagnostics.
    func zone(_ diagnostics: inout QuestDiagnostics) -> Quest.Zone? {
        let id = feature.statedID ?? "zone-\(number)"
        let unlabelled = members(Message("zone", ["number": .of(number)]))
        let name = unlabelled.text("name", &diagnostics)
        let members = members(Self.label(name ?? id))
        members.noteMisspelt(besides: ["role", "name", "zone", "toll", "texts"], &diagnostics)
        let kind = kind(members, &diagnostics)
        let translations = members.translations(["name"], &diagnostics)
        guard let polygons = polygons(members, &diagnostics), let kind else { return nil }
        var zone = Quest.Zone(
            id: Quest.Zone.ID(id), name: name ?? Message("zone", ["number": .of(number)])[language], kind: kind,
            polygons: polygons)
        zone.translations = translations
        return zone
    }

    /// `Zone “Lake”`.
    static func label(_ name: String) -> Message { Message("zone-named-zone", ["name": .of(name)]) }

    private func members(_ owner: Message) -> MemberReader {
        MemberReader(feature.properties, at: pointer.appending("properties"), owner: owner)
    }

    private func kind(_ members: MemberReader, _ diagnostics: inout QuestDiagnostics) -> Quest.Zone.Kind? {
        let toll = toll(members, &diagnostics)
        guard members.value("zone") != nil else {
            if members.value("toll") != nil { return .toll(toll) }
            members.noteMissing("zone", &diagnostics)
            return nil
        }
        return switch members.choice("zone", of: ["bounds", "forbidden", "toll"], &diagnostics) {
        case "bounds": .bounds
        case "forbidden": .forbidden
        case "toll": .toll(toll)
        default: nil
        }
    }

    /// Points for each entry, or an object.
    private func toll(_ members: MemberReader, _ diagnostics: inout QuestDiagnostics) -> Quest.Zone.Toll {
        // A zone may bring points as well.
        let bounds = NumberBounds(
            range: -TaskReader.mostPoints...TaskReader.mostPoints, unit: NumberBounds.points.unit)
        guard members.value("toll")?.objectValue != nil else {
            return Quest.Zone.Toll(perEntry: members.points("toll", within: bounds, &diagnostics) ?? .zero)
        }
        let object = members.object("toll", known: ["perEntry", "perMinute", "minutes"], &diagnostics)
        return Quest.Zone.Toll(
            perEntry: object?.points("perEntry", within: bounds, &diagnostics) ?? .zero,
            perMinute: object?.points("perMinute", within: bounds, &diagnostics) ?? .zero,
            counting: object?.choice("minutes", MinuteCounting.self, &diagnostics) ?? .started)
    }

    private func polygons(_ members: MemberReader, _ diagnostics: inout QuestDiagnostics) -> [[[Coordinate]]]? {
        let polygons: [Polygon] =
            switch feature.geometry?.shape {
            case .polygon(let polygon): [polygon]
            case .multiPolygon(let list): Array(list)
            default: []
            }
        let rings = polygons.map { $0.rings.map { Array($0.coordinates) } }
        let coordinates = pointer.appending("geometry").appending("coordinates")
        for (polygon, polygonRings) in rings.enumerated() {
            for (ring, corners) in polygonRings.enumerated() {
                guard let corner = corners.firstIndex(where: { !$0.isOnEarth }) else { continue }
                let place = polygonPointer(coordinates, polygon).appending(ring).appending(corner)
                diagnostics.add(
                    QuestRule.outOfRange, at: place,
                    members.says(
                        Message("zone-corner-not-on-earth")))
                return nil
            }
        }
        guard !rings.isEmpty, rings.allSatisfy({ $0.first.map(Self.hasArea) == true }) else {
            diagnostics.add(
                QuestRule.zoneWithoutArea, at: coordinates,
                members.says(
                    Message("zone-no-area")))
            return nil
        }
        return rings
    }

    /// The pointer to the rings of a polygon, of which a MultiPolygon has a list.
    private func polygonPointer(_ coordinates: JSONPointer, _ index: Int) -> JSONPointer {
        if case .multiPolygon = feature.geometry?.shape { coordinates.appending(index) } else { coordinates }
    }

    /// Whether a ring encloses an area: some corner is off the line through the first one and the one furthest from it.
    private static func hasArea(_ ring: [Coordinate]) -> Bool {
        guard let first = ring.first else { return false }
        let plane = LocalPlane(origin: first)
        let points = ring.map(plane.point)
        let origin = PlanePoint(east: 0, north: 0)
        guard let furthest = points.max(by: { $0.distance(to: origin) < $1.distance(to: origin) }) else { return false }
        let line = PlaneSegment(origin, furthest)
        return points.contains { line.nearest(to: $0).squaredDistance > 0.01 }
    }
}
