/// The attributes of a feature as bytes, so that equal ones are recognised without being read.
enum AttributeBytes {
    static func write(_ attributes: [MapObject.Attribute], at zoom: Int) -> [UInt8] {
        var writer = RecordWriter()
        for attribute in attributes where attribute.minZoom <= zoom {
            writer.write(UInt64(attribute.key.rawValue))
            switch attribute.value {
            case .text(let text):
                writer.write(UInt64(0))
                writer.write(text)
            case .integer(let number):
                writer.write(UInt64(1))
                writer.write(signed: number)
            case .double(let number):
                writer.write(UInt64(2))
                writer.write(number.bitPattern)
            case .boolean(let flag): writer.write(UInt64(flag ? 4 : 3))
            }
        }
        return writer.bytes
    }

    static func read(_ bytes: ArraySlice<UInt8>) -> [TileAttribute] {
        var reader = RecordReader(bytes)
        var attributes: [TileAttribute] = []
        while reader.position < bytes.endIndex {
            guard let key = AttributeKey(rawValue: UInt8(truncatingIfNeeded: reader.number())) else { break }
            switch reader.number() {
            case 0: attributes.append(TileAttribute(names[Int(key.rawValue)], .text(reader.text())))
            case 1: attributes.append(TileAttribute(names[Int(key.rawValue)], .integer(reader.signed())))
            case 2:
                attributes.append(TileAttribute(names[Int(key.rawValue)], .double(Double(bitPattern: reader.number()))))
            case 3: attributes.append(TileAttribute(names[Int(key.rawValue)], .boolean(false)))
            default: attributes.append(TileAttribute(names[Int(key.rawValue)], .boolean(true)))
            }
        }
        return attributes
    }

    private static let names = AttributeKey.allCases.map(\.name)
}
