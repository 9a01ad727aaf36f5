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
}
