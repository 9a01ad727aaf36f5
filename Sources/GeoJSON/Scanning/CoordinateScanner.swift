import JSON

/// Reads the value of a `coordinates` member, of any depth, into flat lists.
///
///     [[[[10, 20], [30, 40], …], […]], [[…]]]      depth 4
///     numbers       10 20 30 40 …
///     listEnds      positions up to the end of each ring
///     polygonEnds   rings up to the end of each polygon
///
/// Only what a valid geometry has is read: no empty arrays, all positions of one length, two or three numbers each.
struct CoordinateScanner: ~Copyable {
    private(set) var numbers = ScanBuffer<Double>(capacity: 1 << 10)
    private var arena = NumberArena()
    private(set) var listEnds = ScanBuffer<UInt32>(capacity: 1 << 6)
    private(set) var polygonEnds = ScanBuffer<UInt32>(capacity: 1 << 6)
    /// 1 for a position, 2 for a list of them, 3 for a list of lists, 4 for a list of those.
    private(set) var depth = 0
    /// Numbers in each position.
    private(set) var stride = 0

    /// Reads coordinates that start at `start`, before the end of the text; returns the place behind their last bracket.
    mutating func scan(_ scanner: BracedScanner, _ start: BytePointer) -> BytePointer? {
        numbers.count = 0
        listEnds.count = 0
        polygonEnds.count = 0
        stride = 0
        depth = Self.depth(scanner, start)
        switch depth {
        case 1, 2: return positions(scanner, start, isSingle: depth == 1)
        case 3: return lists(scanner, start)
        case 4: return polygons(scanner, start)
        default: return nil
        }
    }

    private static func depth(_ scanner: BracedScanner, _ start: BytePointer) -> Int {
        var pointer = start
        var depth = 0
        while pointer.pointee == UInt8(ascii: "["), depth < 5 {
            depth += 1
            pointer = scanner.skipInnerSpace(pointer + 1)
        }
        return depth
    }

    private mutating func polygons(_ scanner: BracedScanner, _ start: BytePointer) -> BytePointer? {
        var pointer = scanner.skipInnerSpace(start + 1)
        while true {
            guard let next = lists(scanner, pointer) else { return nil }
            polygonEnds.append(UInt32(truncatingIfNeeded: listEnds.count))
            pointer = scanner.skipInnerSpace(next)
            guard pointer.pointee == UInt8(ascii: ",") else { break }
            pointer = scanner.skipInnerSpace(pointer + 1)
        }
        return pointer.pointee == UInt8(ascii: "]") ? pointer + 1 : nil
    }

    private mutating func lists(_ scanner: BracedScanner, _ start: BytePointer) -> BytePointer? {
        guard start.pointee == UInt8(ascii: "[") else { return nil }
        var pointer = scanner.skipInnerSpace(start + 1)
        while true {
            guard let next = positions(scanner, pointer, isSingle: false) else { return nil }
            listEnds.append(UInt32(truncatingIfNeeded: numbers.count / stride))
            pointer = scanner.skipInnerSpace(next)
            guard pointer.pointee == UInt8(ascii: ",") else { break }
            pointer = scanner.skipInnerSpace(pointer + 1)
        }
        return pointer.pointee == UInt8(ascii: "]") ? pointer + 1 : nil
    }

    /// The hot loop: a list of positions, or one position alone.
    private mutating func positions(
        _ scanner: BracedScanner, _ start: BytePointer, isSingle: Bool
    ) -> BytePointer? {
        var pointer = start
        if !isSingle {
            guard pointer.pointee == UInt8(ascii: "[") else { return nil }
            pointer = scanner.skipInnerSpace(pointer + 1)
        }
        var expected = stride
        var target = numbers.elements + numbers.count
        var limit = numbers.elements + (numbers.capacity - 3)
        while true {
            guard pointer.pointee == UInt8(ascii: "[") else { return nil }
            if target > limit {
                numbers.count = target - numbers.elements
                numbers.grow()
                target = numbers.elements + numbers.count
                limit = numbers.elements + (numbers.capacity - 3)
            }
            let longitude = scanner.skipInnerSpace(pointer + 1)
            guard let longitudeEnd = scanner.number(longitude, into: &target[0]) else { return nil }
            pointer = scanner.skipInnerSpace(longitudeEnd)
            guard pointer.pointee == UInt8(ascii: ",") else { return nil }
            let latitude = scanner.skipInnerSpace(pointer + 1)
            guard let latitudeEnd = scanner.number(latitude, into: &target[1]) else { return nil }
            pointer = scanner.skipInnerSpace(latitudeEnd)
            var found = 2
            if pointer.pointee != UInt8(ascii: "]") {
                guard let end = altitude(scanner, pointer, into: &target[2]) else { return nil }
                pointer = end
                found = 3
            }
            if found != expected {
                guard expected == 0 else { return nil }
                expected = found
            }
            target += found
            if isSingle { break }
            pointer = scanner.skipInnerSpace(pointer + 1)
            guard pointer.pointee == UInt8(ascii: ",") else { break }
            pointer = scanner.skipInnerSpace(pointer + 1)
        }
        numbers.count = target - numbers.elements
        stride = expected
        return pointer.pointee == UInt8(ascii: "]") ? pointer + 1 : nil
    }

    /// Reads the third number of a position, from the comma before it to the bracket behind it.
    @inline(never)
    private func altitude(_ scanner: BracedScanner, _ comma: BytePointer, into value: inout Double) -> BytePointer? {
        guard comma.pointee == UInt8(ascii: ","),
            let end = scanner.number(scanner.skipInnerSpace(comma + 1), into: &value)
        else { return nil }
        let bracket = scanner.skipInnerSpace(end)
        return bracket.pointee == UInt8(ascii: "]") ? bracket : nil
    }
}

extension CoordinateScanner {
    /// What was read, as a geometry of some kind; `nil` where the depth or a length does not fit it.
    mutating func shape(_ kind: Geometry.Kind) -> Geometry.Shape? {
        switch kind {
        case .point:
            guard depth == 1 else { return nil }
            return .point(
                Position(
                    longitude: numbers.elements[0], latitude: numbers.elements[1],
                    altitude: stride == 3 ? numbers.elements[2] : nil))
        case .multiPoint: return depth == 2 ? .multiPoint(joined()) : nil
        case .lineString: return depth == 2 && numbers.count >= 2 * stride ? .lineString(joined()) : nil
        case .multiLineString:
            guard depth == 3, lists(haveAtLeast: 2) else { return nil }
            return .multiLineString(PositionLists(joined: joined(), ends: ends()))
        case .polygon:
            guard depth == 3, lists(haveAtLeast: 4), listsAreClosed() else { return nil }
            return .polygon(Polygon(uncheckedRings: PositionLists(joined: joined(), ends: ends())))
        case .multiPolygon:
            guard depth == 4, lists(haveAtLeast: 4), listsAreClosed() else { return nil }
            return .multiPolygon(
                PolygonList(
                    rings: PositionLists(joined: joined(), ends: ends()), ends: polygonEnds.array()))
        case .geometryCollection: return nil
        }
    }

    private mutating func joined() -> Positions {
        let (page, start) = arena.keep(UnsafeBufferPointer(start: numbers.elements, count: numbers.count))
        return Positions(page: page, start: start, count: numbers.count / stride, stride: stride)
    }

    private func ends() -> [UInt32] {
        listEnds.count == 1 ? [] : listEnds.array()
    }

    private func lists(haveAtLeast least: UInt32) -> Bool {
        var start: UInt32 = 0
        for index in 0..<listEnds.count {
            let end = listEnds.elements[index]
            guard end - start >= least else { return false }
            start = end
        }
        return true
    }

    /// RFC 7946 section 3.1.6: the first and last positions of a ring are equivalent.
    private func listsAreClosed() -> Bool {
        var start = 0
        for index in 0..<listEnds.count {
            let end = Int(listEnds.elements[index])
            let first = numbers.elements + start * stride
            let last = numbers.elements + (end - 1) * stride
            guard first[0] == last[0], first[1] == last[1], stride == 2 || first[2] == last[2] else { return false }
            start = end
        }
        return true
    }
}
