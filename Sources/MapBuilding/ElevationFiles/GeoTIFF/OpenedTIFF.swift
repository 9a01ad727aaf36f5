import CTIFF

/// A TIFF opened by libtiff at its first image; used by one thread at a time.
final class OpenedTIFF {
    let path: String
    let handle: OpaquePointer
    private let errors: UnsafeMutablePointer<vq_tiff_message>

    init(path: String) throws(ElevationError) {
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
