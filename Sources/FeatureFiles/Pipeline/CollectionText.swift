import GeoJSON
import JSON

/// The text of a collection around its Features.
struct CollectionText {
    /// The text up to the bracket that opens `features`.
    var head: [UInt8] = []
    /// The text from the bracket that closes `features`.
    var tail: [UInt8] = []

    /// The changes.
    struct Edits {
        /// The members to remove.
        var dropped: Set<String> = []
        /// The members to set: at the place of the member of that name, otherwise first.
        var set = JSONObject()
        /// The bounding box; `nil` leaves the text's own.
        var box: Box?

        enum Box {
            /// Set only where the text has a box.
            case updated(Extent?)
            /// Always set.
            case written(Extent?)
        }
    }

    /// Whether a member of that name stands before the Features.
    func hasInHead(_ name: String) -> Bool {
        ObjectText((head + Array("]}".utf8))[...])?[name] != nil
    }

    /// The changed text, and the names of removed members.
    func edited(_ edits: Edits) -> (text: CollectionText, removed: [String]) {
        let whole = head + (tail.isEmpty ? Array("]}".utf8) : tail)
        guard let object = ObjectText(whole[...]) else { return (self, []) }
        var removed: [String] = []
        let added = edits.set.members.filter { object[$0.key] == nil }
            .map { (name: $0.key, value: JSONWriter().write($0.value)) }
        let text = object.edited(adding: added) { _, member in
            if let value = edits.set[member.name] {
                let isSame = (try? JSONValue(parsing: Array(object.bytes[member.value]))) == value
                return isSame ? .keep : .replace(JSONWriter().write(value))
            }
            if edits.dropped.contains(member.name) {
                removed.append(member.name)
                return .remove
            }
            if member.name == "bbox", let box = edits.box {
                let edit = Self.edit(object.bytes[member.value], box)
                if case .remove = edit { removed.append(member.name) }
                return edit
            }
            return .keep
        }
        var result = Self.parted(text) ?? self
        if case .written(let extent?) = edits.box, object["bbox"] == nil,
            let bracket = result.tail.firstIndex(of: UInt8(ascii: "]"))
        {
            result.tail.insert(contentsOf: Array(",\"bbox\":".utf8) + extent.memberText, at: bracket + 1)
        }
        return (result, removed)
    }

    private static func edit(_ text: ArraySlice<UInt8>, _ box: Edits.Box) -> ObjectText.Edit {
        var extent: Extent?
        switch box {
        case .updated(let new), .written(let new): extent = new
        }
        let numbers = (try? JSONValue(parsing: Array(text)))?.arrayValue?.compactMap { $0.doubleValue }
        let old = numbers.flatMap { Extent(numbers: $0) }
        if case .updated = box, old?.altitudes == nil { extent?.altitudes = nil }
        guard let extent else { return .remove }
        return extent == old ? .keep : .replace(extent.memberText)
    }

    private static func parted(_ text: [UInt8]) -> CollectionText? {
        text.withUnsafeBufferPointer { bytes in
            var split = Split(bytes: bytes, isComplete: true)
            guard split.head(), let end = split.parts.first?.range.upperBound else { return nil }
            return CollectionText(head: Array(text[..<end]), tail: Array(text[end...]))
        }
    }

    /// The collection without Features, as the text has it.
    var collection: FeatureCollection? {
        let text = head + (tail.isEmpty ? Array("]}".utf8) : tail)
        if case .featureCollection(let collection) = GeoJSONReader().read(text).object { return collection }
        return nil
    }

    /// The members of a collection except `features`, each after a comma.
    static func members(of collection: FeatureCollection, isIndented: Bool = false) -> [UInt8] {
        let writer = JSONWriter(options: isIndented ? .pretty : .compact)
        let comma = Array((isIndented ? ",\n  " : ",").utf8)
        let colon = Array((isIndented ? ": " : ":").utf8)
        var text: [UInt8] = []
        if let box = collection.boundingBox {
            text += comma + Array("\"bbox\"".utf8) + colon + box.memberText
        }
        for member in collection.foreignMembers.members {
            text += comma + JSONWriter().write(.string(member.key)) + colon
            var value = writer.write(member.value)
            if value.last == 0x0A { value.removeLast() }
            for byte in value { text += byte == 0x0A ? [0x0A, 0x20, 0x20] : [byte] }
        }
        return text
    }
}
