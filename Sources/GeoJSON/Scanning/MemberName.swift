import JSON

/// The names that RFC 7946 gives a meaning.
enum MemberName {
    case type
    case id
    case bbox
    case geometry
    case properties
    case coordinates
    case geometries
    case features
    case foreign
}

extension StrictScanner {
    /// The name whose opening quote is at `pointer`, and the place behind its closing quote. A foreign name with an
    /// escape could be any name and is refused.
    @inline(__always)
    func memberName(_ pointer: BytePointer) -> (MemberName, BytePointer)? {
        guard byte(at: pointer) == UInt8(ascii: "\"") else { return nil }
        let word = word(at: pointer + 1)
        switch word {
        case UInt64(ascii: "geometry"):
            if byte(at: pointer + 9) == UInt8(ascii: "\"") { return (.geometry, pointer + 10) }
        case UInt64(ascii: "properti"):
            if matches(pointer + 9, UInt64(ascii: "es\""), count: 3) { return (.properties, pointer + 12) }
        case UInt64(ascii: "coordina"):
            if matches(pointer + 9, UInt64(ascii: "tes\""), count: 4) { return (.coordinates, pointer + 13) }
        case UInt64(ascii: "geometri"):
            if matches(pointer + 9, UInt64(ascii: "es\""), count: 3) { return (.geometries, pointer + 12) }
        case UInt64(ascii: "features"):
            if byte(at: pointer + 9) == UInt8(ascii: "\"") { return (.features, pointer + 10) }
        default:
            if word & 0xFF_FFFF_FFFF == UInt64(ascii: "type\"") { return (.type, pointer + 6) }
            if word & 0xFF_FFFF == UInt64(ascii: "id\"") { return (.id, pointer + 4) }
            if word & 0xFF_FFFF_FFFF == UInt64(ascii: "bbox\"") { return (.bbox, pointer + 6) }
        }
        return foreignName(pointer)
    }

    @inline(never)
    private func foreignName(_ pointer: BytePointer) -> (MemberName, BytePointer)? {
        guard let end = skipString(pointer + 1) else { return nil }
        let name = UnsafeBufferPointer(start: pointer + 1, count: end - pointer - 2)
        return name.contains(UInt8(ascii: "\\")) ? nil : (.foreign, end)
    }

    /// The kind of geometry whose name's opening quote is at `pointer`, and the place behind the closing one.
    func geometryKind(_ pointer: BytePointer) -> (Geometry.Kind, BytePointer)? {
        guard byte(at: pointer) == UInt8(ascii: "\"") else { return nil }
        let word = word(at: pointer + 1)
        let rest = pointer + 9
        switch word {
        case UInt64(ascii: "LineStri"):
            return matches(rest, UInt64(ascii: "ng\""), count: 3) ? (.lineString, rest + 3) : nil
        case UInt64(ascii: "Polygon\""): return (.polygon, rest)
        case UInt64(ascii: "MultiPoi"):
            return matches(rest, UInt64(ascii: "nt\""), count: 3) ? (.multiPoint, rest + 3) : nil
        case UInt64(ascii: "MultiLin"):
            return matches(rest, UInt64(ascii: "eString\""), count: 8) ? (.multiLineString, rest + 8) : nil
        case UInt64(ascii: "MultiPol"):
            return matches(rest, UInt64(ascii: "ygon\""), count: 5) ? (.multiPolygon, rest + 5) : nil
        case UInt64(ascii: "Geometry"):
            guard matches(rest, UInt64(ascii: "Collecti"), count: 8) else { return nil }
            return matches(rest + 8, UInt64(ascii: "on\""), count: 3) ? (.geometryCollection, rest + 11) : nil
        default:
            return matches(pointer + 1, UInt64(ascii: "Point\""), count: 6) ? (.point, pointer + 7) : nil
        }
    }
}
