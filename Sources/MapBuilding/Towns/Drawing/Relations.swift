import OpenStreetMap
import Support

extension DemoCity.Site {
    /// Adds turn restrictions, bicycle routes and a multipolygon.
    mutating func drawRelations() {
        for junction in restricted.keys.sorted() { addRestriction(at: junction, restricted[junction] ?? []) }
        var number = 1
        for name in routes.keys.sorted() {
            let ways = (routes[name] ?? []).sorted { ($0.along, $0.way) < ($1.along, $1.way) }
            guard ways.count > 1 else { continue }
            drawing.relations.append(
                DemoCity.Drawing.Relation(
                    members: ways.map { .init(kind: .way, row: $0.way, role: "") },
                    tags: [
                        ("type", "route"), ("route", "bicycle"), ("network", number == 1 ? "rcn" : "lcn"),
                        ("ref", "\(number)"), ("name", names.street(name, kind: .cycleway)),
                    ]))
            number += 1
        }
        addWood()
    }

    /// A turn from one street into another at the node where both end; nothing where fewer than three two-way streets
    /// meet, since a rider might then be shut in.
    private mutating func addRestriction(at junction: UInt32, _ ends: [StreetEnd]) {
        let free = ends.filter { !$0.isOneWay }
        guard free.count > 2, nodes.count > Int(junction), nodes[Int(junction)] != .max else { return }
        let from = free[generator.next(below: free.count)]
        let others = free.filter { $0.way != from.way }
        let heading = from.direction * -1
        let left = others.filter { heading.cross($0.direction) > 0.6 }
        let right = others.filter { heading.cross($0.direction) < -0.6 }
        let straight = others.filter { heading.dot($0.direction) > 0.85 }
        let roll = generator.nextUnit()
        let choice: (String, StreetEnd?) =
            if roll < 0.35 { ("no_left_turn", left.first) } else if roll < 0.55 {
                ("no_u_turn", from)
            } else if roll < 0.75 {
                ("only_straight_on", straight.first)
            } else if roll < 0.92 { ("no_right_turn", right.first) } else { ("only_right_turn", right.first) }
        guard let to = choice.1 else { return }
        drawing.relations.append(
            DemoCity.Drawing.Relation(
                members: [
                    .init(kind: .way, row: from.way, role: "from"),
                    .init(kind: .node, row: node(of: junction), role: "via"),
                    .init(kind: .way, row: to.way, role: "to"),
                ],
                tags: [("type", "restriction"), ("restriction", choice.0)]
                    + maybe("except", 0.15, "bicycle", "psv;bicycle")))
    }

    /// A wood with a clearing outside the city, as a multipolygon.
    private mutating func addWood() {
        let centre = Vector.direction(turns: generator.nextUnit()) * (scale.radius * 0.93)
        let rings = [90.0, 35].map { radius in
            let nodes = (0..<12).map { drawing.addNode(at: warp(centre + .direction(turns: Double($0) / 12) * radius)) }
            return drawing.addWay(nodes + [nodes[0]], [])
        }
        drawing.relations.append(
            DemoCity.Drawing.Relation(
                members: [
                    .init(kind: .way, row: rings[0], role: "outer"), .init(kind: .way, row: rings[1], role: "inner"),
                ],
                tags: [("type", "multipolygon"), ("natural", "wood")]))
    }

    /// Draws buildings, land use, trees and shops in a block: what an importer has to pass over.
    mutating func drawScenery(in cell: Cell, _ kind: DistrictKind) {
        if kind.isBuilt, generator.chance(scale.buildingShare) { drawBuildings(in: cell, kind) }
        if !kind.isBuilt, generator.chance(min(1, scale.buildingShare * 2)) { drawLandUse(of: cell, kind) }
        guard generator.chance(scale.buildingShare * 0.5) else { return }
        let place = cell.centroid.moved(toward: cell.corners[0].place, by: generator.next(in: 0.2...0.6))
        let node = drawing.addNode(at: warp(place))
        let features: [Tags] = [
            [("amenity", "cafe"), ("outdoor_seating", "yes")], [("shop", "convenience")], [("natural", "tree")],
            [("amenity", "bench")], [("amenity", "bicycle_parking"), ("capacity", "6")], [("shop", "bicycle")],
            [("highway", "bus_stop"), ("public_transport", "platform")], [("amenity", "drinking_water")],
            [("natural", "tree"), ("leaf_type", "broadleaved")], [("highway", "street_lamp")],
        ]
        drawing.tag(node: node, generator.pick(features) ?? [])
    }

    /// A row of houses behind each street, where nothing leads into the block.
    private mutating func drawBuildings(in cell: Cell, _ kind: DistrictKind) {
        let size = kind == .apartments ? 46.0 : kind == .industrial ? 60 : kind == .suburb ? 13 : 18
        let centre = cell.centroid
        for side in cell.corners.indices where network.lines[Int(cell.corners[side].line)].kind.isStreet {
            let length = cell.length(side: side)
            let ahead = (cell.corners[cell.next(side)].place - cell.corners[side].place).unit
            let depth = (centre - cell.corners[side].place).dot(ahead.left)
            guard depth > 32, length > size * 2.4 else { continue }
            for position in stride(from: size * 1.1, to: length - size, by: size * 1.35) {
                let front = cell.corners[side].place + ahead * position
                let isFree = network.attachment(on: cell.corners[side].line, near: front, within: size * 0.6 + 5) == nil
                guard isFree, generator.chance(0.8) else { continue }
                drawBuilding(
                    front + ahead.left * 9, ahead, width: size, depth: min(depth * 0.4, kind == .suburb ? 11 : 15))
            }
        }
    }

    private mutating func drawBuilding(_ front: Vector, _ ahead: Vector, width: Double, depth: Double) {
        let half = ahead * (width * generator.next(in: 0.36...0.46))
        let back = ahead.left * (depth * generator.next(in: 0.7...1))
        let corners = [front - half, front + half, front + half + back, front - half + back]
        let nodes = corners.map { drawing.addNode(at: warp($0)) }
        let value = generator.pick(["yes", "yes", "house", "apartments", "residential", "retail"]) ?? "yes"
        drawing.addWay(
            nodes + [nodes[0]],
            [("building", value)] + maybe("addr:housenumber", 0.5, "\(1 + generator.next(below: 120))")
                + maybe("building:levels", 0.3, "1", "2", "3", "5", "9"))
    }

    private mutating func drawLandUse(of cell: Cell, _ kind: DistrictKind) {
        let centre = cell.centroid
        let nodes = cell.corners.map { drawing.addNode(at: warp($0.place.moved(toward: centre, by: 0.08))) }
        let tags: Tags =
            switch kind {
            case .park: [("leisure", "park")]
            case .forest: [("natural", "wood")]
            default: generator.chance(0.6) ? [("landuse", "farmland")] : [("landuse", "meadow")]
            }
        drawing.addWay(nodes + [nodes[0]], tags)
    }
}
