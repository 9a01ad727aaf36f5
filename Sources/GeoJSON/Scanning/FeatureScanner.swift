import JSON

/// Reads Features and geometries that are entirely in order, at full speed; `nil` for all others.
struct FeatureScanner: ~Copyable {
    let scanner: StrictScanner
    private let braced: BracedScanner
    private var coordinates = CoordinateScanner()
    private var keys = KeyTable()
    private var arena = TextArena()

    init(_ braced: BracedScanner) {
        self.braced = braced
        scanner = braced.strict
    }

    /// Reads a Feature, `start` at its opening bracket, and returns the place behind its closing one.
    ///
    /// `depth` counts the brackets that are open around it.
    mutating func feature(_ start: BytePointer, depth: Int, into features: FeatureBuffer) -> BytePointer? {
        let end = members(of: start, depth: depth, into: features.begin())
        features.end(isKept: end != nil)
        return end
    }

    /// Reads the members of a Feature into their place; a Feature made before would be copied there.
    @inline(__always)
    private mutating func members(
        of start: BytePointer, depth: Int, into feature: UnsafeMutablePointer<Feature>
    ) -> BytePointer? {
        keys.reset()
        guard scanner.byte(at: start) == UInt8(ascii: "{"), depth < scanner.depthLimit else { return nil }
        var members = MemberSet()
        var bounds: Extent?
        var foreign = ForeignText()
        let scope = keys.openScope()
        var pointer = scanner.skipSpace(start + 1)
        while true {
            guard let (name, nameEnd) = scanner.memberName(pointer), members.insert(name) else { return nil }
            let colon = scanner.skipSpace(nameEnd)
            guard scanner.byte(at: colon) == UInt8(ascii: ":") else { return nil }
            let value = scanner.skipSpace(colon + 1)
            let valueEnd: BytePointer?
            switch name {
            case .type: valueEnd = featureType(value)
            case .geometry: valueEnd = featureGeometry(value, depth: depth + 1, into: &feature.pointee.geometry)
            case .properties: valueEnd = featureProperties(value, depth: depth + 1, into: &feature.pointee.properties)
            case .id: valueEnd = identifier(value, into: &feature.pointee.id)
            case .bbox: valueEnd = extent(value, into: &bounds)
            case .foreign:
                guard keys.insert(scanner.keyHash(pointer + 1, nameEnd - 1), scope) else { return nil }
                valueEnd = scanner.skipValue(value, depth: depth + 1, &keys)
                if let valueEnd { foreign.append(pointer, valueEnd) }
            case .coordinates, .geometries, .features: return nil
            }
            guard let valueEnd else { return nil }
            pointer = scanner.skipSpace(valueEnd)
            let byte = scanner.byte(at: pointer)
            pointer += 1
            guard byte == UInt8(ascii: ",") else {
                guard byte == UInt8(ascii: "}") else { return nil }
                break
            }
            pointer = scanner.skipSpace(pointer)
        }
        guard members.contains(.type), members.contains(.geometry), members.contains(.properties) else { return nil }
        keys.closeScope(scope)
        if bounds != nil || !foreign.isEmpty {
            guard let foreignMembers = foreign.object(&arena) else { return nil }
            feature.pointee.setRareMembers(bounds, foreignMembers)
        }
        return pointer
    }

    /// Reads a geometry, `start` at its opening bracket.
    mutating func geometry(_ start: BytePointer, depth: Int) -> (Geometry, BytePointer)? {
        var geometry: Geometry?
        guard let end = self.geometry(start, depth: depth, into: &geometry), let geometry else { return nil }
        return (geometry, end)
    }

    /// Reads a geometry into its place, `start` at its opening bracket.
    private mutating func geometry(
        _ start: BytePointer, depth: Int, into geometry: inout Geometry?
    ) -> BytePointer? {
        guard scanner.byte(at: start) == UInt8(ascii: "{"), depth < scanner.depthLimit else { return nil }
        var members = MemberSet()
        var kind: Geometry.Kind?
        var geometries: [Geometry] = []
        var bounds: Extent?
        var foreign = ForeignText()
        let scope = keys.openScope()
        var pointer = scanner.skipSpace(start + 1)
        while true {
            guard let (name, nameEnd) = scanner.memberName(pointer), members.insert(name) else { return nil }
            let colon = scanner.skipSpace(nameEnd)
            guard scanner.byte(at: colon) == UInt8(ascii: ":") else { return nil }
            let value = scanner.skipSpace(colon + 1)
            let valueEnd: BytePointer?
            switch name {
            case .type:
                guard let (named, end) = scanner.geometryKind(value) else { return nil }
                kind = named
                valueEnd = end
            case .coordinates:
                guard depth + 4 < scanner.depthLimit else { return nil }
                valueEnd = coordinates.scan(braced, value)
            case .geometries: valueEnd = children(value, depth: depth + 1, into: &geometries)
            case .bbox: valueEnd = extent(value, into: &bounds)
            case .id, .foreign:
                guard keys.insert(scanner.keyHash(pointer + 1, nameEnd - 1), scope) else { return nil }
                valueEnd = scanner.skipValue(value, depth: depth + 1, &keys)
                if let valueEnd { foreign.append(pointer, valueEnd) }
            case .geometry, .properties, .features: return nil
            }
            guard let valueEnd else { return nil }
            pointer = scanner.skipSpace(valueEnd)
            let byte = scanner.byte(at: pointer)
            pointer += 1
            guard byte == UInt8(ascii: ",") else {
                guard byte == UInt8(ascii: "}") else { return nil }
                break
            }
            pointer = scanner.skipSpace(pointer)
        }
        keys.closeScope(scope)
        guard let kind else { return nil }
        var seldom: RareMembers?
        if bounds != nil || !foreign.isEmpty {
            guard let foreignMembers = foreign.object(&arena) else { return nil }
            seldom = .keeping(bounds, foreignMembers)
        }
        guard members.contains(.geometries) == (kind == .geometryCollection),
            members.contains(.coordinates) != (kind == .geometryCollection)
        else { return nil }
        guard let shape = kind == .geometryCollection ? .geometryCollection(geometries) : coordinates.shape(kind) else {
            return nil
        }
        geometry = Geometry(shape, seldom: consume seldom)
        return pointer
    }
}

extension FeatureScanner {
    private func featureType(_ pointer: BytePointer) -> BytePointer? {
        guard scanner.byte(at: pointer) == UInt8(ascii: "\"") else { return nil }
        return scanner.word(at: pointer + 1) == UInt64(ascii: "Feature\"") ? pointer + 9 : nil
    }

    private mutating func featureGeometry(
        _ pointer: BytePointer, depth: Int, into geometry: inout Geometry?
    ) -> BytePointer? {
        if scanner.matches(pointer, UInt64(ascii: "null"), count: 4) { return pointer + 4 }
        return self.geometry(pointer, depth: depth, into: &geometry)
    }

    private mutating func featureProperties(
        _ pointer: BytePointer, depth: Int, into properties: inout JSONObject?
    ) -> BytePointer? {
        if scanner.matches(pointer, UInt64(ascii: "null"), count: 4) { return pointer + 4 }
        keys.hasSeenSpace = false
        guard scanner.byte(at: pointer) == UInt8(ascii: "{"),
            let end = scanner.skipObject(pointer, depth: depth, &keys),
            let text = arena.keep(pointer, count: end - pointer, isCompact: !keys.hasSeenSpace)
        else { return nil }
        properties = JSONObject(text: text)
        return end
    }

    private func identifier(_ pointer: BytePointer, into id: inout Feature.Identifier?) -> BytePointer? {
        if scanner.byte(at: pointer) == UInt8(ascii: "\"") {
            guard let end = scanner.skipString(pointer + 1) else { return nil }
            id = .string(StringDecoder.string(pointer + 1, end - 1))
            return end
        }
        guard let end = scanner.skipNumber(pointer) else { return nil }
        id = DecimalText.identifier(UnsafeBufferPointer(start: pointer, count: end - pointer))
        return end
    }

    private func extent(_ start: BytePointer, into bounds: inout Extent?) -> BytePointer? {
        guard scanner.byte(at: start) == UInt8(ascii: "[") else { return nil }
        var numbers: [Double] = []
        var pointer = start
        while numbers.count <= 6 {
            var number = 0.0
            guard let end = braced.number(braced.skipInnerSpace(pointer + 1), into: &number) else { return nil }
            numbers.append(number)
            pointer = scanner.skipSpace(end)
            guard pointer.pointee != UInt8(ascii: "]") else {
                guard let extent = Extent(numbers: numbers) else { return nil }
                bounds = extent
                return pointer + 1
            }
            guard pointer.pointee == UInt8(ascii: ",") else { return nil }
        }
        return nil
    }

    private mutating func children(
        _ start: BytePointer, depth: Int, into geometries: inout [Geometry]
    ) -> BytePointer? {
        guard scanner.byte(at: start) == UInt8(ascii: "["), depth < scanner.depthLimit else { return nil }
        var pointer = scanner.skipSpace(start + 1)
        while true {
            guard let (child, end) = geometry(pointer, depth: depth + 1) else { return nil }
            geometries.append(child)
            pointer = scanner.skipSpace(end)
            guard scanner.byte(at: pointer) == UInt8(ascii: ",") else { break }
            pointer = scanner.skipSpace(pointer + 1)
        }
        return scanner.byte(at: pointer) == UInt8(ascii: "]") ? pointer + 1 : nil
    }
}

/// Which of the known members an object has had.
private struct MemberSet {
    private var seen: UInt16 = 0

    /// Notes a member; `false` for a known one that was there before.
    @inline(__always)
    mutating func insert(_ name: MemberName) -> Bool {
        let bit = Self.bit(name)
        guard name != .foreign else { return true }
        guard seen & bit == 0 else { return false }
        seen |= bit
        return true
    }

    @inline(__always)
    func contains(_ name: MemberName) -> Bool { seen & Self.bit(name) != 0 }

    @inline(__always)
    private static func bit(_ name: MemberName) -> UInt16 {
        switch name {
        case .type: 1
        case .id: 2
        case .bbox: 4
        case .geometry: 8
        case .properties: 16
        case .coordinates: 32
        case .geometries: 64
        case .features: 128
        case .foreign: 0
        }
    }
}

/// The members foreign to the RFC, put together as the text of one object.
private struct ForeignText {
    private var bytes: [UInt8] = []

    var isEmpty: Bool { bytes.isEmpty }

    mutating func append(_ start: BytePointer, _ end: BytePointer) {
        bytes.append(bytes.isEmpty ? UInt8(ascii: "{") : UInt8(ascii: ","))
        bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: end - start))
    }

    package mutating func object(_ arena: inout TextArena) -> JSONObject? {
        guard !bytes.isEmpty else { return [:] }
        bytes.append(UInt8(ascii: "}"))
        return bytes.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.flatMap { arena.keep($0, count: buffer.count) }.map(JSONObject.init(text:))
        }
    }
}
