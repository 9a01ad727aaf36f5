package import Support

/// Seeded GeoJSON texts in every layout and spelling that is allowed.
package struct RandomText {
    package var generator: SeededGenerator

    package init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    package mutating func blank() -> String {
        generator.pick(["", "", "", "", " ", "\n", "\r\n", "\t", "  \n   "]) ?? ""
    }

    package mutating func number() -> String {
        generator.pick([
            "0", "-0.0", "1.50", "1e1", "12.000000000000000001", "-7.25E-1", "59.9", "\(generator.next(in: -80...80))",
        ])
            ?? "0"
    }

    package mutating func position() -> String { "[\(blank())\(number())\(blank()),\(blank())\(number())\(blank())]" }

    package mutating func string() -> String {
        generator.pick([
            "\"\"", "\"a\"", "\"{\"", "\"}]\"", "\"\\\"\"", "\"\\\\\"", "\"\\u007b\"", "\"велоквест\"", "\"🚲\"",
            "\"],[\"",
        ]) ?? "\"\""
    }

    package mutating func value(depth: Int = 0) -> String {
        switch generator.next(below: depth < 3 ? 6 : 4) {
        case 0: return string()
        case 1: return generator.pick(["1.0", "12345678901234567890", "1E400", "-0"]) ?? "1"
        case 2: return generator.pick(["true", "false", "null"]) ?? "null"
        case 3: return string()
        case 4:
            let items = (0..<generator.next(below: 4)).map { _ in value(depth: depth + 1) }
            return "[\(blank())" + items.joined(separator: "\(blank()),\(blank())") + "\(blank())]"
        default: return object(depth: depth + 1)
        }
    }

    package mutating func object(depth: Int = 0) -> String {
        let members = (0..<generator.next(below: 4)).map { "\"k\($0)\"\(blank()):\(blank())\(value(depth: depth))" }
        return "{\(blank())" + members.joined(separator: "\(blank()),\(blank())") + "\(blank())}"
    }

    package mutating func geometry() -> String {
        switch generator.next(below: 4) {
        case 0: return "null"
        case 1: return "{\"type\":\(blank())\"Point\",\(blank())\"coordinates\": \(position())}"
        case 2: return "{\"coordinates\":[\(position()),\(blank())\(position())],\"type\":\"LineString\"\(blank())}"
        default:
            let child = "{\"type\":\"MultiPoint\",\"coordinates\":[\(position())]}"
            return "{ \"type\":\"GeometryCollection\",\"geometries\":[\(child)\(blank()),\(child)],\"note\":\(value())}"
        }
    }

    package mutating func feature() -> String {
        var members = [
            "\"type\":\(blank())\"Feature\"", "\"geometry\"\(blank()):\(geometry())",
            "\"properties\":\(generator.chance(0.2) ? "null" : object())",
        ]
        if generator.chance(0.3) { members.append("\"id\":\(generator.pick(["7", "\"x\"", "1.00"]) ?? "7")") }
        if generator.chance(0.2) { members.append("\"extra\":\(value())") }
        generator.shuffle(&members)
        return "{\(blank())" + members.joined(separator: "\(blank()),\(blank())") + "\(blank())}"
    }

    package mutating func collection(_ count: Int) -> String {
        let list = (0..<count).map { _ in feature() }.joined(separator: "\(blank()),\(blank())")
        var members = ["\"type\": \"FeatureCollection\"", "\"features\":\(blank())[\(blank())\(list)\(blank())]"]
        if generator.chance(0.5) { members.append("\"name\":\(value())") }
        if generator.chance(0.3) { members.append("\"bbox\":[-80,-80,80,\(blank())80]") }
        generator.shuffle(&members)
        return "\(blank()){\(blank())" + members.joined(separator: "\(blank()),\(blank())") + "\(blank())}\(blank())"
    }
}
