import CTIFF

/// A TIFF opened by libtiff at its first image; used by one thread at a time.
final class OpenedTIFF {
    let path: String
    let handle: OpaquePointer
    private let errors: UnsafeMutablePointer<vq_tiff_message>

    init(path: String) throws(ElevationError) {
        if case .failure(let error) = TIFFLibrary.loading {
            throw ElevationError(path: path, problem: .library(error))
        }
        let errors = UnsafeMutablePointer<vq_tiff_message>.allocate(capacity: 1)
        errors.initialize(to: vq_tiff_message())
        guard let handle = vq_tiff_open(path, errors) else {
            let problem = ElevationError.Problem.damagedTIFF(Self.text(of: errors))
            errors.deallocate()
            throw ElevationError(path: path, problem: problem)
        }
        self.path = path
        self.handle = handle
        self.errors = errors
    }

    deinit {
        TIFFClose(handle)
        errors.deallocate()
    }

    /// The last message of libtiff.
    var damage: ElevationError {
        ElevationError(path: path, problem: .damagedTIFF(Self.text(of: errors)))
    }

    private static func text(of message: UnsafeMutablePointer<vq_tiff_message>) -> String {
        withUnsafeBytes(of: &message.pointee.text) { bytes in
            // Without control characters, which a damaged file may contain.
            String(decoding: bytes.prefix { $0 != 0 }.map { (32..<127).contains($0) ? $0 : 0x3F }, as: UTF8.self)
        }
    }

    func short(_ tag: Int32, otherwise value: UInt16 = 0) -> Int { Int(vq_tiff_short(handle, UInt32(tag), value)) }
    func long(_ tag: Int32, otherwise value: UInt32 = 0) -> Int { Int(vq_tiff_long(handle, UInt32(tag), value)) }

    func doubles(_ tag: UInt32) -> [Double] { values(tag, TIFF_DOUBLE, Double.self) }
    func shorts(_ tag: UInt32) -> [UInt16] { values(tag, TIFF_SHORT, UInt16.self) }
    func text(_ tag: UInt32) -> String {
        String(decoding: values(tag, TIFF_ASCII, UInt8.self).prefix { $0 != 0 }, as: UTF8.self)
    }

    private func values<Value>(_ tag: UInt32, _ type: TIFFDataType, _: Value.Type) -> [Value] {
        var count: UInt32 = 0
        guard let values = vq_tiff_values(handle, tag, type, &count) else { return [] }
        return Array(UnsafeBufferPointer(start: values.assumingMemoryBound(to: Value.self), count: Int(count)))
    }
}

/// The format of a TIFF's samples: their type, the value of voids, and the conversion to metres.
struct SampleFormat: Sendable {
    private enum Kind: Sendable {
        case unsigned8, signed8, unsigned16, signed16, unsigned32, signed32, float32, float64
    }

    private let kind: Kind
    let byteCount: Int
    /// The value of voids; not a number where there is none.
    private let void: Double
    private let scale: Double
    private let offset: Double

    /// GDAL's tags for voids, and for scale, offset and unit.
    private static let voidTag: UInt32 = 42113
    private static let metadataTag: UInt32 = 42112

    init(_ tiff: OpenedTIFF, metres: Double) throws(ElevationError) {
        let bits = tiff.short(TIFFTAG_BITSPERSAMPLE, otherwise: 1)
        let format = tiff.short(TIFFTAG_SAMPLEFORMAT, otherwise: UInt16(SAMPLEFORMAT_UINT))
        switch (Int32(format), bits) {
        case (SAMPLEFORMAT_UINT, 8), (SAMPLEFORMAT_VOID, 8): kind = .unsigned8
        case (SAMPLEFORMAT_INT, 8): kind = .signed8
        case (SAMPLEFORMAT_UINT, 16), (SAMPLEFORMAT_VOID, 16): kind = .unsigned16
        case (SAMPLEFORMAT_INT, 16): kind = .signed16
        case (SAMPLEFORMAT_UINT, 32), (SAMPLEFORMAT_VOID, 32): kind = .unsigned32
        case (SAMPLEFORMAT_INT, 32): kind = .signed32
        case (SAMPLEFORMAT_IEEEFP, 32): kind = .float32
        case (SAMPLEFORMAT_IEEEFP, 64): kind = .float64
        default:
            let names = [SAMPLEFORMAT_UINT: "UInt", SAMPLEFORMAT_INT: "Int", SAMPLEFORMAT_IEEEFP: "Float"]
            throw ElevationError(
                path: tiff.path, problem: .unsupportedSamples((names[Int32(format)] ?? "Complex") + "\(bits)"))
        }
        byteCount = bits / 8
        let void = Double(tiff.text(Self.voidTag).filter { $0 != " " }) ?? .nan
        // The text may have fewer digits than the type.
        self.void = kind == .float32 ? Double(Float(void)) : void
        let metadata = tiff.text(Self.metadataTag)
        let isFeet = ["ft", "foot", "feet"].contains(Self.item("unittype", in: metadata) ?? "m")
        let unit = isFeet && metres == 1 ? 0.3048 : metres
        scale = (Self.item("scale", in: metadata).flatMap(Double.init) ?? 1) * unit
        offset = (Self.item("offset", in: metadata).flatMap(Double.init) ?? 0) * unit
    }

    /// The text of an element such as `<Item name="SCALE" sample="0" role="scale">0.1</Item>`.
    private static func item(_ role: String, in metadata: String) -> String? {
        let parts = metadata.split(separator: "role=\"\(role)\">", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        return parts[1].prefix { $0 != "<" }.lowercased()
    }

    /// Turns a row of numbers, aligned for their type, into metres.
    func metres(of row: UnsafeRawBufferPointer, _ consume: (Int, Float) -> Void) {
        switch kind {
        case .unsigned8: each(row, UInt8.self, Double.init, consume)
        case .signed8: each(row, Int8.self, Double.init, consume)
        case .unsigned16: each(row, UInt16.self, Double.init, consume)
        case .signed16: each(row, Int16.self, Double.init, consume)
        case .unsigned32: each(row, UInt32.self, Double.init, consume)
        case .signed32: each(row, Int32.self, Double.init, consume)
        case .float32: each(row, Float.self, Double.init, consume)
        case .float64: each(row, Double.self, { $0 }, consume)
        }
    }

    @inline(__always)
    private func each<Number: BitwiseCopyable>(
        _ row: UnsafeRawBufferPointer, _: Number.Type, _ number: (Number) -> Double, _ consume: (Int, Float) -> Void
    ) {
        for index in 0..<row.count / MemoryLayout<Number>.size {
            let value = number(row.loadUnaligned(fromByteOffset: index * MemoryLayout<Number>.size, as: Number.self))
            let metres = Float(value * scale + offset)
            consume(index, value == void || !plausibleHeights.contains(metres) ? .nan : metres)
        }
    }
}
