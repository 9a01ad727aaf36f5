package import GeoJSON
package import JSON
package import Support

/// Seeded objects for property tests.
package struct RandomObjects {
    package var generator: SeededGenerator

    package init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    /// A place on Earth, often a round one or one at an edge of the map.
    package mutating func position(hasAltitude: Bool = false) -> Position {
        func coordinate(_ limit: Double) -> Double {
            switch generator.next(below: 6) {
            case 0: Double(generator.next(in: -Int(limit)...Int(limit)))
            case 1: generator.pick([-limit, limit, 0, -0.0]) ?? 0
            default: (generator.next(in: -limit...limit) * 1e7).rounded() / 1e7
            }
        }
        return Position(
            longitude: coordinate(180), latitude: coordinate(90),
            altitude: hasAltitude ? (generator.next(in: -500.0...9000) * 10).rounded() / 10 : nil)
    }

    package mutating func positions(_ count: ClosedRange<Int>) -> Positions {
        let share = generator.pick([0, 0, 0.5, 1]) ?? 0
        return Positions(
            (0..<generator.next(in: count)).map { _ in position(hasAltitude: generator.chance(share)) })
    }

    package mutating func ring() -> Positions {
        var ring = Array(positions(3...8))
        ring.append(ring[0])
        return Positions(ring)
    }

    package mutating func polygon() -> Polygon {
        Polygon(uncheckedExterior: ring(), holes: (0..<generator.next(below: 3)).map { _ in ring() })
    }

    package mutating func geometry(depth: Int = 0) -> Geometry {
        var geometry: Geometry
        switch generator.next(below: depth < 3 ? 8 : 7) {
        case 0: geometry = .point(position(hasAltitude: generator.chance(0.3)))
        case 1: geometry = .multiPoint(positions(1...6))
        case 2: geometry = .lineString(positions(2...9))
        case 3: geometry = .multiLineString(PositionLists((0...generator.next(below: 3)).map { _ in positions(2...5) }))
        case 4: geometry = .polygon(polygon())
        case 5: geometry = .multiPolygon(PolygonList((0...generator.next(below: 3)).map { _ in polygon() }))
        case 6: geometry = Geometry(.emptyPoint)
        default:
            geometry = .geometryCollection((0..<generator.next(below: 4)).map { _ in self.geometry(depth: depth + 1) })
        }
        if generator.chance(0.1) { geometry.boundingBox = Extent(west: 1, south: 2, east: 3, north: 4) }
        if generator.chance(0.1) { geometry.foreignMembers = ["note": value()] }
        return geometry
    }

    package mutating func feature() -> Feature {
        let id: Feature.Identifier? =
            switch generator.next(below: 4) {
            case 0: .string(text())
            case 1: .integer(Int64(truncatingIfNeeded: generator.next()))
            case 2: .decimal("1.50")
            default: nil
            }
        return Feature(
            id: id, geometry: generator.chance(0.2) ? nil : geometry(),
            properties: generator.chance(0.2) ? nil : object(),
            boundingBox: generator.chance(0.1) ? Extent(numbers: [1.5, 2, -3, 4, 5, 6]) : nil,
            foreignMembers: generator.chance(0.1) ? ["title": value()] : [:])
    }

    package mutating func collection(_ count: Int) -> FeatureCollection {
        FeatureCollection(
            features: (0..<count).map { _ in feature() },
            foreignMembers: generator.chance(0.3) ? ["name": value()] : [:])
    }

    /// Text of letters that need escapes, several bytes, or nothing.
    package mutating func text() -> String {
        let pieces = ["a", "Ж", "🚲", "\"", "\\", "\n", "\u{0}", "/", "~", "e\u{301}", "é", "\u{2028}", " ", "0"]
        return (0..<generator.next(below: 5)).map { _ in generator.pick(pieces) ?? "" }.joined()
    }

    /// An object whose names differ.
    package mutating func object(depth: Int = 0) -> JSONObject {
        var object = JSONObject(members: [])
        for _ in 0..<generator.next(below: 5) { object[text()] = value(depth: depth + 1) }
        return object
    }

    package mutating func value(depth: Int = 0) -> JSONValue {
        switch generator.next(below: depth < 4 ? 9 : 6) {
        case 0: .null
        case 1: .boolean(generator.chance(0.5))
        case 2: .integer(Int64(truncatingIfNeeded: generator.next()) >> Int64(generator.next(below: 64)))
        case 3: .double(Double(generator.next(in: -1_000_000...1_000_000)) / 1024 + 0.0001)
        case 4: .decimal("31415926535897932384626433832795")
        case 5: .string(text())
        case 6, 7: .object(object(depth: depth))
        default: .array((0..<generator.next(below: 5)).map { _ in value(depth: depth + 1) })
        }
    }
}
