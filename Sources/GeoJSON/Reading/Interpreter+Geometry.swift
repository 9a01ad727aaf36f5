import JSON
import Support

extension Interpreter {
    /// Makes a geometry of a node; `nil` and a finding where that is impossible.
    ///
    /// Collections nest, and a thread's stack may be small: code that needs much stack for a message is in separate
    /// functions.
    mutating func geometry(_ node: JSONNode) -> Geometry? {
        guard case .object(let members) = node.content else {
            reportNoGeometry(node)
            return nil
        }
        guard let kind = geometryKind(members, node) else { return nil }
        return geometry(kind, members, node)
    }

    private mutating func reportNoGeometry(_ node: JSONNode) {
        guard !node.isInvalid else { return }
        report(
            .wrongMemberType, node.range,
            Message("structure-not-a-geometry", ["found": .of(StructureTexts.kind(of: node))]))
    }

    private mutating func geometryKind(_ members: [JSONNode.Member], _ node: JSONNode) -> Geometry.Kind? {
        guard let type = type(of: members, in: node, expected: nil) else { return nil }
        if let kind = Geometry.Kind(rawValue: type) { return kind }
        path.push("type")
        let kinds = Geometry.Kind.allCases.map { $0.rawValue }.joined(separator: ", ")
        report(
            .unknownType, members.last { $0.key == "type" }?.value.range ?? node.range,
            Message("structure-not-a-geometry-type", ["type": .of(type), "kinds": .of(kinds)]))
        path.pop()
        return nil
    }

    mutating func geometry(_ kind: Geometry.Kind, _ members: [JSONNode.Member], _ node: JSONNode) -> Geometry? {
        let content = kind == .geometryCollection ? "geometries" : "coordinates"
        let known: Set = ["type", "bbox", content]
        checkMembers(members, known: known, misplaced: ["geometry", "properties", "features"], in: kind.rawValue)
        var shape: Geometry.Shape?
        if let member = member(content, members, of: node, in: kind.rawValue) {
            path.push(content)
            shape = kind == .geometryCollection ? children(member.value) : self.shape(kind, member.value)
            path.pop()
        }
        return shape.map { geometry($0, members, known: known) } ?? ignoring(members, known: known)
    }

    private mutating func geometry(
        _ shape: Geometry.Shape, _ members: [JSONNode.Member], known: Set<String>
    ) -> Geometry {
        let bounds = extent(members)
        return Geometry(shape, boundingBox: bounds, foreignMembers: foreign(members, known: known))
    }

    /// Reports errors in the other members of a geometry that could not be made.
    private mutating func ignoring(_ members: [JSONNode.Member], known: Set<String>) -> Geometry? {
        _ = extent(members)
        _ = foreign(members, known: known)
        return nil
    }

    private mutating func children(_ node: JSONNode) -> Geometry.Shape? {
        guard case .array(let elements) = node.content else {
            reportNoChildren(node)
            return nil
        }
        var geometries: [Geometry] = []
        for index in elements.indices {
            path.push(index)
            if case .null = elements[index].content {
                report(.wrongMemberType, elements[index].range, Message("structure-null-in-collection"))
            } else if let geometry = geometry(elements[index]) {
                geometries.append(geometry)
            }
            path.pop()
        }
        return .geometryCollection(geometries)
    }

    private mutating func reportNoChildren(_ node: JSONNode) {
        guard !node.isInvalid else { return }
        report(
            .wrongMemberType, node.range,
            Message("structure-geometries-not-a-list"))
    }

    private mutating func shape(_ kind: Geometry.Kind, _ node: JSONNode) -> Geometry.Shape? {
        guard case .array(let elements) = node.content else {
            guard !node.isInvalid, kind != .point || !reportNamedCoordinates(node, .wrongMemberType) else { return nil }
            report(
                .wrongMemberType, node.range,
                Message("structure-coordinates-not-a-list", ["found": .of(StructureTexts.kind(of: node))]))
            return nil
        }
        if elements.isEmpty {
            report(
                .emptyCoordinates, node.range,
                Message("structure-no-coordinates", ["kind": .of(kind.rawValue)]))
        }
        switch kind {
        case .point: return elements.isEmpty ? .emptyPoint : position(node).map(Geometry.Shape.point)
        case .multiPoint: return positions(node).map(Geometry.Shape.multiPoint)
        case .lineString: return line(node, mayBeEmpty: true).map(Geometry.Shape.lineString)
        case .multiLineString:
            return each(elements) { $0.line($1, mayBeEmpty: false) }.map { .multiLineString(PositionLists($0)) }
        case .polygon: return polygon(node).map(Geometry.Shape.polygon)
        case .multiPolygon: return each(elements) { $0.polygon($1) }.map { .multiPolygon(PolygonList($0)) }
        case .geometryCollection: return nil
        }
    }
}

extension Interpreter {
    private mutating func each<Element>(
        _ elements: [JSONNode], _ make: (inout Interpreter, JSONNode) -> Element?
    ) -> [Element]? {
        var result: [Element] = []
        result.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            path.push(index)
            if let made = make(&self, element) { result.append(made) }
            path.pop()
        }
        return result
    }

    private mutating func polygon(_ node: JSONNode) -> Polygon? {
        guard let elements = list(node, of: Message("structure-rings")) else { return nil }
        var hasExterior = true
        var rings: [Positions] = []
        for (index, element) in elements.enumerated() {
            path.push(index)
            if let ring = ring(element) { rings.append(ring) } else if index == 0 { hasExterior = false }
            path.pop()
        }
        // Without its exterior ring a hole would become an area.
        return hasExterior ? Polygon(uncheckedRings: PositionLists(rings)) : nil
    }

    /// A ring, closed where the text leaves it open; `nil` where too little of it could be read.
    private mutating func ring(_ node: JSONNode) -> Positions? {
        guard var ring = checkedRing(node) else { return nil }
        if let first = ring.first, ring.count >= 3, first != ring.last { ring.append(first) }
        return ring.count >= 4 ? ring : nil
    }

    /// The positions of a ring; their errors are reported.
    private mutating func checkedRing(_ node: JSONNode) -> Positions? {
        guard case .array(let elements) = node.content, let ring = positions(node) else {
            return positions(node)
        }
        // Invalid positions have been reported; without them the ring cannot be checked.
        guard ring.count == elements.count, !isCutOff(node) else { return ring }
        let isClosed = ring.first == ring.last
        if let first = elements.first, let last = elements.last, !isClosed, ring.count >= 3 {
            let text = text(first.range)
            report(
                .openRing, last.range,
                Message("structure-open-ring", ["position": .of(shortened(text))]),
                fix: .replacing(
                    last.range.upperBound..<last.range.upperBound, ", " + text,
                    Message("structure-close-ring")))
        }
        if ring.count < (isClosed ? 4 : 3) {
            report(
                .shortRing, node.range,
                Message("structure-short-ring", ["count": .of(ring.count)]))
        }
        return ring
    }

    private func shortened(_ text: String) -> String {
        text.count > 60 ? "" : String(text.filter { !$0.isNewline })
    }

    private mutating func line(_ node: JSONNode, mayBeEmpty: Bool) -> Positions? {
        guard let line = positions(node) else { return nil }
        guard case .array(let elements) = node.content else { return line }
        if elements.count < 2, !(mayBeEmpty && elements.isEmpty), !isCutOff(node) {
            report(
                .shortLine, node.range,
                Message("structure-short-line", ["count": .of(elements.count)]))
        }
        return line
    }

    private mutating func list(_ node: JSONNode, of elements: @autoclosure () -> Message) -> [JSONNode]? {
        if case .array(let elements) = node.content { return elements }
        guard !node.isInvalid else { return nil }
        report(
            .badNesting, node.range,
            Message(
                "structure-too-shallow", ["elements": .of(elements()), "found": .of(StructureTexts.kind(of: node))]))
        return nil
    }

    private mutating func positions(_ node: JSONNode) -> Positions? {
        guard let elements = list(node, of: Message("structure-positions")) else { return nil }
        return each(elements) { $0.position($1) }.map { Positions($0) }
    }

    private mutating func position(_ node: JSONNode) -> Position? {
        guard !reportNamedCoordinates(node) else { return nil }
        guard let elements = list(node, of: Message("structure-numbers")) else { return nil }
        if elements.contains(where: { if case .array = $0.content { true } else { false } }) {
            report(
                .badNesting, node.range,
                Message("structure-too-deep"))
            return nil
        }
        let numbers = coordinates(elements)
        guard elements.count >= 2 else {
            guard !isCutOff(node) else { return nil }
            report(
                .shortPosition, node.range,
                Message("structure-short-position", ["count": .of(elements.count)]))
            return nil
        }
        guard numbers.count == elements.count else { return nil }
        if numbers.count > 3 {
            report(
                .longPosition, node.range,
                Message("structure-long-position", ["count": .of(numbers.count)]))
        }
        return Position(
            longitude: numbers[0], latitude: numbers[1], altitude: numbers.count > 2 ? numbers[2] : nil,
            furtherNumbers: Array(numbers.dropFirst(3)))
    }

    /// The numbers of a list; what is none is reported and left out.
    mutating func coordinates(_ elements: [JSONNode]) -> [Double] {
        var numbers: [Double] = []
        for (index, element) in elements.enumerated() {
            path.push(index)
            if let number = coordinate(element) { numbers.append(number) }
            path.pop()
        }
        return numbers
    }

    /// A number of a position or a bounding box.
    mutating func coordinate(_ node: JSONNode) -> Double? {
        switch node.content {
        case .number(let isProper):
            let written = isProper ? text(node.range) : RecoveringParser.fixedNumber(text(node.range)) ?? ""
            if let number = Double(written), number.isFinite { return number }
            report(
                .numberTooLarge, node.range, Message("structure-number-too-large"))
        case .invalid: break
        case .string(let text) where DecimalText.isNumber(text):
            report(
                .badCoordinate, node.range, Message("structure-quoted-number"),
                fix: .replacing(node.range, text, Message("structure-remove-quotes")))
        default:
            report(
                .badCoordinate, node.range,
                Message("structure-not-a-number", ["found": .of(StructureTexts.kind(of: node))]))
        }
        return nil
    }
}
