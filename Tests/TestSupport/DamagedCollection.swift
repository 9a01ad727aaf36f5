/// A FeatureCollection of which one Feature is damaged in every way that one byte can be.
package struct DamagedCollection {
    /// How the text is laid out.
    package enum Layout: CaseIterable, Sendable {
        case compact, lines, pretty, idFirst
    }

    /// A text with one fault.
    package struct Damage {
        package var bytes: [UInt8]
        /// What was done, and to which part of the text.
        package var name: String
    }

    package static let layouts = Layout.allCases
    /// Which Feature is damaged.
    package static let damaged = 2
    /// Which Features a fault may be said of: where no Feature begins with its type, a surplus brace within one may seem to begin another.
    package static func suspects(_ layout: Layout) -> Set<Int> {
        layout == .idFirst ? [damaged, damaged + 1] : [damaged]
    }

    private static let structural = Array("{}[]\":,".utf8)

    /// The text in order.
    package let bytes: [UInt8]
    /// The bytes of the Feature that is damaged.
    package let range: Range<Int>

    package init(_ layout: Layout) {
        var texts = Self.features
        switch layout {
        case .compact, .lines: break
        case .pretty: texts = texts.map(Self.indented)
        case .idFirst:
            texts = texts.enumerated().map {
                "{\"id\":\($0),\"properties\"" + $1.dropFirst("{\"type\":\"Feature\",\"properties\"".count).dropLast()
                    + ",\"type\":\"Feature\"}"
            }
        }
        let separator = layout == .compact || layout == .idFirst ? "," : ",\n"
        let head =
            layout == .pretty
            ? "{\n  \"type\": \"FeatureCollection\",\n  \"features\": [\n"
            : "{\"type\":\"FeatureCollection\",\"features\":["
        let before = head + texts[..<Self.damaged].map { $0 + separator }.joined()
        let after =
            texts[(Self.damaged + 1)...].map { separator + $0 }.joined() + (layout == .pretty ? "\n  ]\n}\n" : "]}")
        bytes = Array((before + texts[Self.damaged] + after).utf8)
        range = before.utf8.count..<before.utf8.count + texts[Self.damaged].utf8.count
    }

    private static let features = [
        #"{"type":"Feature","properties":{"name":"Brücke","kind":"bridge"},"geometry":{"type":"Point","coordinates":[10.5,59.9]}}"#,
        #"{"type":"Feature","properties":{},"geometry":null}"#,
        #"{"type":"Feature","properties":{"name":"Old mill, 1890","open":true,"tags":["a","b c"],"more":{"n":1}},"geometry":{"type":"Polygon","coordinates":[[[1,2],[3.5,2],[3,4],[1,2]],[[1.5,2.5],[2,2.5],[2,3],[1.5,2.5]]]}}"#,
        #"{"type":"Feature","properties":{"name":"Street","kind":"way"},"geometry":{"type":"LineString","coordinates":[[1,2],[3,4],[5,6]]}}"#,
        #"{"type":"Feature","properties":null,"geometry":{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[7,8]},{"type":"MultiPoint","coordinates":[[1,2],[3,4]]}]}}"#,
        #"{"type":"Feature","properties":{"name":"Last"},"geometry":{"type":"Point","coordinates":[30,40]}}"#,
    ]

    /// The Features many times over in one text, one of each turn damaged in another way.
    package func repeated(_ count: Int) -> [UInt8] {
        let head = Array(#"{"type":"FeatureCollection","features":["#.utf8)
        let damages = damages()
        var result = head
        for number in 0..<count {
            result += damages[(number * 37) % damages.count].bytes.dropFirst(head.count).dropLast(2)
            result += number + 1 < count ? [UInt8(ascii: ",")] : Array("]}".utf8)
        }
        return result
    }

    /// Every fault that one byte of the damaged Feature, or the comma behind it, can have.
    package func damages() -> [Damage] {
        var result: [Damage] = []
        for place in range.lowerBound...range.upperBound {
            if Self.structural.contains(bytes[place]) {
                add("deleted", place..<place + 1, [], to: &result)
                for byte in Self.structural where byte != bytes[place] {
                    add("replaced", place..<place + 1, [byte], to: &result)
                }
            }
            for byte in Self.structural { add("inserted", place..<place, [byte], to: &result) }
        }
        return result
    }

    private func add(_ action: String, _ range: Range<Int>, _ text: [UInt8], to result: inout [Damage]) {
        var damaged = bytes
        damaged.replaceSubrange(range, with: text)
        let start = max(0, range.lowerBound - 24)
        let shown =
            String(decoding: damaged[start..<range.lowerBound], as: UTF8.self) + "⟦"
            + String(decoding: damaged[range.lowerBound..<range.lowerBound + text.count], as: UTF8.self) + "⟧"
            + String(
                decoding: damaged[(range.lowerBound + text.count)..<min(damaged.count, range.lowerBound + 24)],
                as: UTF8.self)
        result.append(
            Damage(
                bytes: damaged,
                name: "\(action) at \(range.lowerBound - self.range.lowerBound): \(shown.replacing("\n", with: "⏎"))"))
    }

    /// One member or bracket to a line, and coordinates as deep as they nest.
    private static func indented(_ text: String) -> String {
        var result = "    "
        var depth = 2
        var isInText = false
        for byte in text {
            if byte == "\"" { isInText.toggle() }
            if isInText {
                result.append(byte)
                continue
            }
            switch byte {
            case "{", "[":
                depth += 1
                result += "\(byte)\n" + String(repeating: "  ", count: depth)
            case "}", "]":
                depth -= 1
                result += "\n" + String(repeating: "  ", count: depth) + "\(byte)"
            case ",": result += ",\n" + String(repeating: "  ", count: depth)
            case ":": result += ": "
            default: result.append(byte)
            }
        }
        return result
    }
}
