extension ReferencedGeometry {
    /// Reads well-known binary: ISO's or PostGIS's, in either byte order, with an SRID or without.
    ///
    /// Source: OGC 06-103r4 (Simple Features part 1) section 8; PostGIS's `doc/ZMSgeoms.txt`.
    ///
    /// - Throws: `WellKnownGeometryError` with the byte. A count is believed only where the bytes that follow can hold as many
    ///   parts.
    /// - Complexity: O(*n*) in the number of bytes, in time and memory.
    public init(wellKnownBinary bytes: [UInt8], limits: WellKnownLimits = .init()) throws(WellKnownGeometryError) {
        let result = bytes.withUnsafeBytes { buffer in
            Result { () throws(WellKnownGeometryError) in try Self(wellKnownBinary: buffer, limits: limits) }
        }
        self = try result.get()
    }

    /// Reads well-known binary in place, for example in a mapped file or a `Data`.
    ///
    /// - Throws: `WellKnownGeometryError` with the byte.
    public init(
        wellKnownBinary bytes: UnsafeRawBufferPointer, limits: WellKnownLimits = .init()
    ) throws(WellKnownGeometryError) {
        var reader = BinaryReader(bytes, limits)
        self = try reader.whole()
    }

    /// Reads well-known binary in hexadecimal digits, as `psql` shows geometries.
    ///
    /// - Throws: `WellKnownGeometryError`; an offset counts bytes, that is pairs of digits.
    public init(hexadecimal text: String, limits: WellKnownLimits = .init()) throws(WellKnownGeometryError) {
        let digits = Array(text.utf8)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(digits.count / 2)
        for start in stride(from: 0, to: digits.count, by: 2) {
            guard start + 1 < digits.count, let high = Self.value(digits[start]),
                let low = Self.value(digits[start + 1])
            else { throw WellKnownGeometryError(.expected(.hexadecimal), offset: start / 2) }
            bytes.append(high << 4 | low)
        }
        try self.init(wellKnownBinary: bytes, limits: limits)
    }

    private static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case 0x30...0x39: digit - 0x30
        case 0x41...0x46: digit - 0x41 + 10
        case 0x61...0x66: digit - 0x61 + 10
        default: nil
        }
    }

    /// Well-known binary, little-endian, in the extended dialect with the SRID where there is one.
    ///
    /// - Throws: `WellKnownGeometryError` for numbers that are not finite, and positions of which only some have altitudes.
    /// - Complexity: O(*n*).
    public func wellKnownBinary(_ dialect: WellKnownDialect = .extended) throws(WellKnownGeometryError) -> [UInt8] {
        guard let layout = CoordinateLayout(of: geometry) else { throw WellKnownGeometryError(.unwritableDimension) }
        var writer = BinaryWriter(layout, dialect)
        try writer.geometry(geometry, srid: dialect == .extended ? srid : nil)
        return writer.bytes
    }
}

extension Geometry {
    /// Reads well-known binary; an SRID is not kept (see `ReferencedGeometry`).
    ///
    /// - Throws: `WellKnownGeometryError` with the byte.
    /// - Complexity: O(*n*).
    public init(wellKnownBinary bytes: [UInt8], limits: WellKnownLimits = .init()) throws(WellKnownGeometryError) {
        self = try ReferencedGeometry(wellKnownBinary: bytes, limits: limits).geometry
    }

    /// Well-known binary after ISO, little-endian. Bounding boxes and foreign members have no place in it.
    ///
    /// - Throws: `WellKnownGeometryError` for numbers that are not finite, and positions of which only some have altitudes.
    /// - Complexity: O(*n*).
    public func wellKnownBinary() throws(WellKnownGeometryError) -> [UInt8] {
        try ReferencedGeometry(self).wellKnownBinary(.iso)
    }
}
