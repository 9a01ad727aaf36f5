import Support

extension DemoCity.Site {
    typealias DistrictKind = DemoCity.DistrictKind
    typealias StreetKind = DemoCity.StreetKind

    /// A piece of land between arterials.
    struct District {
        var cell: Cell
        var kind: DistrictKind
        /// The direction of its streets.
        var grain: Vector
        var isCentralPark = false
    }

    /// Cuts the land between the arterials into districts by lesser arterials and says what each district is like.
    mutating func layOutDistricts() -> [District] {
        var pending = cells
        cells = []
        var finished: [Cell] = []
        while let cell = pending.popLast() {
            if let parts = divide(cell) {
                pending += [parts.0, parts.1]
            } else {
                finished.append(cell)
            }
        }
        let park = finished.indices.filter { finished[$0].area > 20_000 }
            .min { parkRank(finished[$0]) < parkRank(finished[$1]) }
        return finished.indices.map { index in
            let cell = finished[index]
            let kind = index == park ? .park : districtKind(of: cell)
            let own = Vector.direction(turns: generator.nextUnit())
            let grain = generator.chance(0.3) && kind.isBuilt ? own : cell.grain
            return District(cell: cell, kind: kind, grain: grain, isCentralPark: index == park)
        }
    }

    /// The best place for the central park: beside the old town, not too small.
    private func parkRank(_ cell: Cell) -> Double {
        (cell.centroid.length - scale.coreRadius * 1.4).magnitude / scale.coreRadius
            + (cell.area < 60_000 ? 1 : 0) + (cell.area > 400_000 ? 0.7 : 0)
    }

    private mutating func divide(_ cell: Cell) -> (Cell, Cell)? {
        let isOutside = cell.centroid.length > scale.builtRadius
        let limit = scale.districtExtent * (isOutside ? 1.9 : cell.centroid.length < scale.coreRadius ? 0.6 : 1)
        let grain = cell.grain
        let length = cell.reach(along: grain)
        let width = cell.reach(along: grain.left)
        let extent = max(length.high - length.low, width.high - width.low)
        guard extent > limit else { return nil }
        let kind: StreetKind =
            if extent > 5200 { .primary } else if extent > 2300 { .secondary } else if isOutside { .unclassified } else
            {
                .tertiary
            }
        for attempt in 0..<4 {
            let isLengthwise = (length.high - length.low > width.high - width.low) != (attempt > 1)
            let (axis, reach) = isLengthwise ? (grain, length) : (grain.left, width)
            let share = generator.next(in: 0.4...0.6)
            let through =
                cell.centroid + axis * (reach.low + (reach.high - reach.low) * share - cell.centroid.dot(axis))
            let direction = axis.left.turned(by: .direction(turns: generator.next(in: -0.03...0.03)))
            guard let hits = cell.crossings(through: through, direction: direction) else { continue }
            let cut = Cut(
                kind: kind, name: generator.next(), snap: 75, smallestArea: 30_000,
                bow: generator.next(in: -0.02...0.02), district: isOutside ? .fields : .inner)
            guard let parts = network.split(cell, at: hits.0, hits.1, by: cut) else { continue }
            equip(parts.line, trackShare: isOutside ? 0.1 : 0.22)
            return (parts.right, parts.left)
        }
        return nil
    }

    private mutating func districtKind(of cell: Cell) -> DistrictKind {
        let distance = cell.centroid.length * generator.next(in: 0.85...1.15)
        let roll = generator.nextUnit()
        if cell.centroid.length < scale.coreRadius { return .oldTown }
        if distance > scale.builtRadius { return roll < 0.62 ? .fields : roll < 0.85 ? .forest : .suburb }
        if roll < 0.065 { return .park }
        if distance < scale.innerRadius { return roll < 0.72 ? .inner : roll < 0.92 ? .apartments : .industrial }
        return roll < 0.55 ? .suburb : roll < 0.83 ? .apartments : roll < 0.93 ? .industrial : .inner
    }

    /// Cuts a district into blocks and fills each of them.
    mutating func build(_ district: District) {
        var pending = [district.cell]
        while let cell = pending.popLast() {
            if let parts = cutBlock(cell, in: district) {
                pending += [parts.0, parts.1]
            } else {
                furnish(cell, district.kind)
            }
        }
    }

    private mutating func cutBlock(_ cell: Cell, in district: District) -> (Cell, Cell)? {
        let pattern = district.kind.pattern
        let length = cell.reach(along: district.grain)
        let width = cell.reach(along: district.grain.left)
        let longness = (length.high - length.low) / pattern.length
        let wideness = (width.high - width.low) / pattern.width
        let excess = max(longness, wideness)
        guard excess > 1.3 else { return nil }
        for attempt in 0..<4 {
            let isLengthwise = (longness > wideness) != (attempt > 1)
            guard (isLengthwise ? longness : wideness) > 1.1 else { continue }
            let (axis, reach) = isLengthwise ? (district.grain, length) : (district.grain.left, width)
            let share = 0.5 + generator.next(in: -pattern.wander...pattern.wander)
            let centre = cell.centroid
            let through = centre + axis * (reach.low + (reach.high - reach.low) * share - centre.dot(axis))
            let skew = generator.next(in: -pattern.skew...pattern.skew)
            let direction = axis.left.turned(by: .direction(turns: skew))
            guard let hits = cell.crossings(through: through, direction: direction) else { continue }
            let cut = Cut(
                kind: streetKind(in: district.kind, excess: excess), name: generator.next(), snap: pattern.snap,
                smallestArea: pattern.length * pattern.width * 0.16,
                bow: generator.next(in: -pattern.bow...pattern.bow), district: district.kind)
            if let parts = network.split(cell, at: hits.0, hits.1, by: cut) { return (parts.right, parts.left) }
        }
        return nil
    }

    private mutating func streetKind(in district: DistrictKind, excess: Double) -> StreetKind {
        let roll = generator.nextUnit()
        switch district {
        case .park: return roll < 0.3 ? .cycleway : roll < 0.7 ? .path : .footway
        case .fields: return excess > 2.2 && roll < 0.6 ? .unclassified : roll < 0.9 ? .track : .path
        case .forest: return roll < 0.7 ? .track : .path
        case .industrial: return roll < 0.35 ? .unclassified : roll < 0.75 ? .residential : .service
        case .apartments: return roll < 0.75 ? .residential : roll < 0.87 ? .service : .livingStreet
        case .oldTown:
            return roll < 0.5 ? .residential : roll < 0.72 ? .livingStreet : roll < 0.93 ? .pedestrian : .service
        case .suburb, .inner:
            return excess > 3.5 && roll < 0.5
                ? .unclassified : roll < 0.9 ? .residential : roll < 0.96 ? .livingStreet : .service
        }
    }
}
