import Support

extension DemoCity.Site {
    /// Draws what is not inside a block: the streets of the plan, then what crosses, accompanies and surrounds them.
    mutating func drawAll() {
        markJunctions()
        for line in network.lines.indices { drawLine(UInt32(line)) }
        drawCrossings()
        drawCycleTracks()
        drawRoundabouts()
        drawMotorway()
        drawWater()
        drawLandmarks()
        drawRelations()
        drawing.sortNodeTags()
    }

    /// What is the same along a whole street.
    private struct Street {
        var line: UInt32
        var dress: DemoCity.StreetTagging
        var isReversed: Bool
        var spacing: Double
        var nodes: [UInt32] = []
        var firstJunction: UInt32?
    }

    private mutating func drawLine(_ line: UInt32) {
        let row = network.lines[Int(line)]
        guard row.kind.isStreet else { return }
        let stops = ends(of: line)
        guard stops.count > 1 else { return }
        var own = SeededGenerator(seed: DemoCity.mixed(streetSeed &+ UInt64(line)))
        let isThrough = network.junctions[Int(row.from)].isOpen && network.junctions[Int(row.to)].isOpen
        let canBeOneWay = [.residential, .unclassified, .livingStreet].contains(row.kind)
        let isOneWay = canBeOneWay && isThrough && own.chance(row.district.pattern.oneWay)
        let dress = DemoCity.StreetTagging(
            kind: row.kind, district: row.district, name: names.street(row.name, kind: row.kind), number: row.name,
            isOneWay: isOneWay, hasCycleTrack: row.hasCycleTrack)
        var street = Street(
            line: line, dress: dress, isReversed: isOneWay && own.chance(0.5),
            spacing: own.chance(0.3) ? own.next(in: 35...65) : own.next(in: 6...15))
        for index in 1..<stops.count { drawEdge(&street, from: stops[index - 1], to: stops[index], using: &own) }
        finishWay(&street, at: stops.last?.junction, using: &own)
    }

    /// A point where an edge begins or ends: a junction, or the place where a dead end stops short.
    private struct Stop {
        var along: Double
        var junction: UInt32?
    }

    private func ends(of line: UInt32) -> [Stop] {
        let row = network.lines[Int(line)]
        let length = network.length(of: line)
        var stops = network.stops(of: line).map { Stop(along: $0.along, junction: $0.junction) }
        let gap = 24 / length
        if network.junctions[Int(row.from)].isOpen {
            stops.insert(Stop(along: 0, junction: row.from), at: 0)
        } else {
            let start = setback(of: row.from) / length
            if (stops.first?.along ?? 1) > start + gap { stops.insert(Stop(along: start), at: 0) }
        }
        if network.junctions[Int(row.to)].isOpen {
            stops.append(Stop(along: 1, junction: row.to))
        } else {
            let end = 1 - setback(of: row.to) / length
            if (stops.last?.along ?? 0) < end - gap { stops.append(Stop(along: end)) }
        }
        return stops
    }

    /// A street ends this long before a barrier; at the edge of the data it is cut off without ceremony.
    private func setback(of junction: UInt32) -> Double {
        let parent = network.junctions[Int(junction)].parent
        guard parent != Network.noLine, network.lines[Int(parent)].kind == .barrier else { return 0 }
        return 11
    }

    private mutating func drawEdge(
        _ street: inout Street, from start: Stop, to end: Stop, using own: inout SeededGenerator
    ) {
        let length = network.length(of: street.line) * (end.along - start.along)
        let isOverpass = overpass(start.junction, end.junction)
        let kind = quayKind(street.line, along: (start.along + end.along) / 2)
        if kind != street.dress.kind || isOverpass || start.junction.map({ isBreak($0) }) ?? false || own.chance(0.16) {
            finishWay(&street, at: start.junction, using: &own)
            street.dress.kind = kind
        }
        let count = min(Int(length / street.spacing), 60)
        let points = (1..<(count + 1)).map { step -> Vector in
            let share = (Double(step) + own.next(in: -0.25...0.25)) / Double(count + 1)
            return warp(network.point(of: street.line, along: start.along + (end.along - start.along) * share))
        }
        var nodes = drawPiece(
            from: pieceEnd(start, street.line), through: count > 0 ? points : [], to: pieceEnd(end, street.line),
            line: street.line)
        decorate(nodes, of: street, using: &own)
        if let last = street.nodes.last, last == nodes.first { nodes.removeFirst() }
        if street.nodes.isEmpty { street.firstJunction = start.junction }
        if nodes.count > 4, !isOverpass, own.chance(0.3) {
            // Mappers split a street where its surface or speed limit changes, which is rarely at a junction.
            let middle = nodes.count / 2
            street.nodes += nodes[...middle]
            finishWay(&street, at: nil, using: &own)
            street.nodes = Array(nodes[middle...])
            street.firstJunction = nil
        } else {
            street.nodes += nodes
        }
        if isOverpass { finishWay(&street, at: end.junction, using: &own, extra: [("bridge", "yes"), ("layer", "1")]) }
    }

    private func pieceEnd(_ stop: Stop, _ line: UInt32) -> PieceEnd {
        if let junction = stop.junction { return .junction(junction) }
        return .open(warp(network.point(of: line, along: stop.along)))
    }

    private func overpass(_ a: UInt32?, _ b: UInt32?) -> Bool {
        guard let a, let b else { return false }
        return overpasses.contains(Self.edgeKey(a, b))
    }

    private func isBreak(_ junction: UInt32) -> Bool { roundabouts[junction] != nil || restricted[junction] != nil }

    /// The quay is a street in the inner city and a path along the river outside.
    private func quayKind(_ line: UInt32, along: Double) -> StreetKind {
        let kind = network.lines[Int(line)].kind
        guard kind == .quay else { return kind }
        let distance = network.point(of: line, along: along).length
        return distance < scale.innerRadius * 0.9 ? .quay : distance < scale.builtRadius ? .cycleway : .path
    }

    private mutating func finishWay(
        _ street: inout Street, at junction: UInt32?, using own: inout SeededGenerator, extra: Tags = []
    ) {
        defer {
            street.nodes = []
            street.firstJunction = nil
        }
        guard street.nodes.count > 1 else { return }
        var tags = street.dress.tags(using: &own) + extra
        if street.dress.isOneWay {
            tags.append(("oneway", street.isReversed && street.dress.number % 31 == 0 ? "-1" : "yes"))
        }
        let isTurned = street.isReversed && street.dress.number % 31 != 0
        let way = drawing.addWay(isTurned ? street.nodes.reversed() : street.nodes, tags)
        if routes[street.dress.number] != nil {
            let middle = drawing.place(of: street.nodes[street.nodes.count / 2])
            routes[street.dress.number]?.append(
                (middle.dot(network.lines[Int(street.line)].direction(in: network)), way))
        }
        recordEnd(street, way, at: street.firstJunction, node: street.nodes[0], next: street.nodes[1])
        recordEnd(
            street, way, at: junction, node: street.nodes[street.nodes.count - 1],
            next: street.nodes[street.nodes.count - 2])
    }

    private mutating func recordEnd(_ street: Street, _ way: UInt32, at junction: UInt32?, node: UInt32, next: UInt32) {
        guard let junction, restricted[junction] != nil else { return }
        let direction = (drawing.place(of: next) - drawing.place(of: node)).unit
        restricted[junction]?.append(StreetEnd(way: way, direction: direction, isOneWay: street.dress.isOneWay))
    }

    /// Crossings, signals and barriers on the nodes of a street.
    private mutating func decorate(_ nodes: [UInt32], of street: Street, using own: inout SeededGenerator) {
        guard nodes.count > 3 else { return }
        let inner = nodes[1 + own.next(below: nodes.count - 2)]
        switch street.dress.kind {
        case .primary, .secondary, .tertiary, .quay:
            if own.chance(0.12) {
                drawing.tag(node: nodes[0], [("highway", "traffic_signals")])
            } else if own.chance(0.16) {
                let crossing = own.pick(["zebra", "uncontrolled", "traffic_signals", "unmarked"]) ?? "zebra"
                drawing.tag(node: inner, [("highway", "crossing"), ("crossing", crossing)])
            }
        case .residential, .unclassified:
            if own.chance(0.02) { drawing.tag(node: inner, [("highway", "crossing")]) }
            if own.chance(0.015) { drawing.tag(node: inner, [("traffic_calming", "bump")]) }
            if own.chance(0.012) { drawing.tag(node: nodes[1], [("highway", own.chance(0.5) ? "give_way" : "stop")]) }
        case .pedestrian, .livingStreet, .path, .cycleway, .footway:
            if own.chance(0.05) { drawing.tag(node: inner, [("barrier", "bollard")]) }
        case .track:
            if own.chance(0.03) { drawing.tag(node: inner, [("barrier", "gate"), ("bicycle", "yes")]) }
        default: break
        }
    }
}

extension DemoCity.Network.Line {
    fileprivate func direction(in network: DemoCity.Network) -> DemoCity.Vector {
        let span = network.junctions[Int(to)].place - network.junctions[Int(from)].place
        // One sense for all the lines of a street, whichever way each was cut.
        return (span.x < 0 ? span * -1 : span).unit
    }
}
