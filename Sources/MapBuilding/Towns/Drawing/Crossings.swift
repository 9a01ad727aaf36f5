import Support

extension DemoCity.Site {
    /// Draws bridges over the river, the railway with its crossings, and the ferry.
    mutating func drawCrossings() {
        var levelCrossings: [(position: Double, node: UInt32)] = []
        for crossing in crossings {
            let isLevel = crossing.obstacle == .railway && crossing.kind != .primary
            if isLevel {
                levelCrossings.append(drawLevelCrossing(crossing))
            } else {
                drawBridge(crossing)
            }
        }
        drawRailway(levelCrossings.sorted { $0.position < $1.position })
        guard let ferry else { return }
        drawing.addWay(
            [node(of: ferry.0), node(of: ferry.1)],
            [("route", "ferry"), ("duration", "00:06"), ("bicycle", "yes"), ("foot", "yes"), ("motor_vehicle", "no")])
    }

    private func dress(of crossing: Crossing) -> DemoCity.StreetTagging {
        DemoCity.StreetTagging(
            kind: crossing.kind, district: .inner, name: names.street(crossing.name, kind: crossing.kind),
            number: crossing.name)
    }

    private mutating func drawBridge(_ crossing: Crossing) {
        let from = place(of: crossing.from)
        let to = place(of: crossing.to)
        let count = max(1, Int(from.distance(to: to) / 45))
        let points = (1...count).map { from.moved(toward: to, by: Double($0) / Double(count + 1)) }
        let nodes = [node(of: crossing.from)] + points.map { drawing.addNode(at: $0) } + [node(of: crossing.to)]
        var own = generator.split()
        drawing.addWay(nodes, dress(of: crossing).tags(using: &own) + [("bridge", "yes"), ("layer", "1")])
    }

    /// A street over the rails on their own level; returns where the rails have the common node.
    private mutating func drawLevelCrossing(_ crossing: Crossing) -> (position: Double, node: UInt32) {
        let from = network.junctions[Int(crossing.from)].place
        let to = network.junctions[Int(crossing.to)].place
        let middle = from.moved(toward: to, by: 0.5)
        let node = drawing.addNode(at: warp(middle))
        drawing.tag(node: node, [("railway", "level_crossing")])
        var own = generator.split()
        drawing.addWay(
            [self.node(of: crossing.from), node, self.node(of: crossing.to)], dress(of: crossing).tags(using: &own))
        return ((middle - railway.middle).dot(railway.direction), node)
    }

    private mutating func drawRailway(_ levelCrossings: [(position: Double, node: UInt32)]) {
        let half = (scale.radius * scale.radius - railway.middle.dot(railway.middle)).squareRoot() * 0.97
        var pending = levelCrossings[...]
        var nodes: [UInt32] = []
        var wasBridge = false
        for position in stride(from: -half, through: half, by: 55) {
            while let next = pending.first, next.position <= position + 12 {
                nodes.append(next.node)
                pending.removeFirst()
            }
            if let last = levelCrossings.last(where: { $0.position <= position + 12 }), position - last.position < 12 {
                continue
            }
            let place = railway.middle + railway.direction * position
            let isBridge = (place - river.middle).dot(river.direction.left).magnitude < river.width / 2 + 45
            nodes.append(drawing.addNode(at: warp(place)))
            if isBridge != wasBridge || nodes.count > 60 {
                finishRails(&nodes, isBridge: wasBridge)
                wasBridge = isBridge
            }
        }
        finishRails(&nodes, isBridge: wasBridge)
    }

    private mutating func finishRails(_ nodes: inout [UInt32], isBridge: Bool) {
        guard nodes.count > 1 else { return }
        let tags: Tags = [("railway", "rail"), ("gauge", "1520"), ("electrified", "contact_line")]
        drawing.addWay(nodes, isBridge ? tags + [("bridge", "yes"), ("layer", "1")] : tags)
        nodes = [nodes[nodes.count - 1]]
    }

    /// The river as a line and as pieces of water between the quays.
    mutating func drawWater() {
        let half = (scale.radius * scale.radius - river.middle.dot(river.middle)).squareRoot() * 0.98
        let shore = river.direction.left * (river.width / 2 - 13)
        var line: [UInt32] = []
        var left: [UInt32] = []
        var right: [UInt32] = []
        var piece = 0
        for position in stride(from: -half, through: half, by: 45) {
            let place = river.middle + river.direction * position
            line.append(drawing.addNode(at: warp(place)))
            left.append(drawing.addNode(at: warp(place + shore)))
            right.append(drawing.addNode(at: warp(place - shore)))
            piece += 1
            guard piece % 25 == 0 || position + 45 > half, left.count > 1 else { continue }
            drawing.addWay(right + left.reversed() + [right[0]], [("natural", "water"), ("water", "river")])
            left = [left[left.count - 1]]
            right = [right[right.count - 1]]
        }
        let name = LandmarkNames.river[names.language]
        drawing.addWay(line, [("waterway", "river"), ("name", name)])
    }
}
