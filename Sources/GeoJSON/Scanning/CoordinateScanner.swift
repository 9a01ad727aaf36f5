import JSON

/// Reads the value of a `coordinates` member, of any depth, into flat arrays.
///
///     [[[[10, 20], [30, 40], …], […]], [[…]]]      depth 4
///     numbers       10 20 30 40 …
///     listEnds      positions up to the end of each ring
///     polygonEnds   rings up to the end of each polygon
///
/// Only what a valid geometry has is read: no empty arrays, all positions of one length, two or three numbers each.
struct CoordinateScanner: ~Copyable {
    private(set) var numbers = ScanBuffer<Double>(capacity: 1 << 10)
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
        while true {
            guard pointer.pointee == UInt8(ascii: "[") else { return nil }
            if numbers.capacity - numbers.count < 3 { numbers.grow() }
            let target = numbers.elements + numbers.count
            var found = 0
            while true {
                let number = scanner.skipInnerSpace(pointer + 1)
                guard let end = scanner.number(number, into: &target[found]) else { return nil }
                found += 1
                pointer = scanner.skipInnerSpace(end)
                guard pointer.pointee == UInt8(ascii: ","), found < 3 else { break }
            }
            guard found >= 2, pointer.pointee == UInt8(ascii: "]") else { return nil }
            if found != expected {
                guard expected == 0 else { return nil }
                expected = found
            }
            numbers.count += found
            if isSingle { break }
            pointer = scanner.skipInnerSpace(pointer + 1)
            guard pointer.pointee == UInt8(ascii: ",") else { break }
            pointer = scanner.skipInnerSpace(pointer + 1)
        }
        stride = expected
        return pointer.pointee == UInt8(ascii: "]") ? pointer + 1 : nil
    }
}

extension CoordinateScanner {
    /// What was read, as a geometry of some kind; `nil` where the depth or a length does not fit it.
    func shape(_ kind: Geometry.Kind) -> Geometry.Shape? {
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

    private func joined() -> Positions {
        Positions(storage: numbers.array(), start: 0, count: numbers.count / stride, stride: stride)
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
