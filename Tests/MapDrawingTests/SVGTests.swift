import Support
import Testing

@testable import MapDrawing

@Suite("SVG")
struct SVGTests {
    /// The elements of a file: name, path data, text.
    private static func elements(_ bytes: [UInt8]) throws -> [(name: String, path: String?, text: String)] {
        var parser = XMLPullParser(bytes: bytes)
        var elements: [(name: String, path: String?, text: String)] = []
        var open: [Int] = []
        while true {
            switch try parser.next() {
            case .startElement:
                open.append(elements.count)
                elements.append((parser.name.string, parser.attribute("d")?.string, ""))
            case .endElement: open.removeLast()
            case .text: if let last = open.last { elements[last].text += parser.text.string }
            case .endOfDocument: return elements
            }
        }
    }

    /// The points that path data leads through: `M x y l dx dy … m dx dy l … z`.
    private static func points(_ path: String) throws -> [PicturePoint] {
        var numbers: [Double] = []
        var number = ""
        var points: [PicturePoint] = []
        var start = PicturePoint(0, 0)
        var isStart = false
        func flush() throws {
            if !number.isEmpty { numbers.append(try #require(Double(number), "\(number)")) }
            number = ""
            guard numbers.count == 2 else { return }
            let last = points.last ?? PicturePoint(0, 0)
            points.append(PicturePoint(last.x + numbers[0], last.y + numbers[1]))
            if isStart { start = points[points.count - 1] }
            isStart = false
            numbers = []
        }
        for character in path {
            switch character {
            case "M", "m", "l", "z", "h":
                try flush()
                if character == "z" { points.append(start) }
                if character == "h" { numbers.append(0) }
                isStart = character == "m" || character == "M"
            case " ": try flush()
            case "-":
                try flush()
                number = "-"
            default:
                if character == ".", number.contains(".") { try flush() }
                number.append(character)
            }
        }
        try flush()
        return points
    }

    @Test("it is well-formed XML, with all texts as they were written")
    func wellFormed() throws {
        let elements = try Self.elements(SmallTown.list().svg())
        #expect(elements.first?.name == "svg")
        #expect(elements.first { $0.name == "title" }?.text == "Round <the> town")
        let texts = Set(elements.filter { $0.name == "text" }.map(\.text))
        for text in ["Round <the> town", "Дуб & пень", SmallTown.streetName, "© somebody & sons"] {
            #expect(texts.contains(text), "\(text)")
        }
    }

    @Test("its paths lead where the display list's do, to a twentieth of a pixel")
    func paths() throws {
        let list = try SmallTown.list()
        let read = try Self.elements(list.svg()).compactMap(\.path).map { try Self.points($0) }
        let box = SmallTown.frame.box.grown(by: 16.1)
        for points in read { #expect(points.allSatisfy { box.contains($0) }) }
        let drawn = list.paths.flatMap(\.points)
        let written = read.joined()
        #expect(!drawn.isEmpty)
        for point in drawn {
            #expect(written.contains { ($0.x - point.x).magnitude < 0.0501 && ($0.y - point.y).magnitude < 0.0501 })
        }
    }

    @Test("what XML does not allow in a text is left out")
    func forbiddenCharacters() throws {
        let marker = MapMarkers.Marker(at: SmallTown.centre, .finish, label: "a\u{1}\u{0}b\u{FFFE}]]>\u{1F6B2}")
        let list = DisplayList(frame: SmallTown.frame, layers: [MapMarkers([marker])], title: "\u{8}&\t<")
        let elements = try Self.elements(list.svg())
        #expect(elements.first { $0.name == "text" }?.text == "ab]]>\u{1F6B2}")
        #expect(elements.first { $0.name == "title" }?.text == "& <")
    }

    @Test("the same map gives the same bytes")
    func deterministic() throws {
        #expect(try SmallTown.list().svg() == SmallTown.list().svg())
    }
}
