import GeoJSON
import JSON

/// Changes parts of an element's text and keeps all other bytes.
enum ElementText {
    /// The text of a Feature, or of a geometry without a Feature, with the differences between two Features applied; `nil` where
    /// it cannot be
    /// changed so.
    ///
    /// Existing boxes of a Feature and its geometry are recomputed when the geometry changes. Unchanged numbers keep their spelling.
    static func edited(
        _ text: ArraySlice<UInt8>, from old: Feature, to new: Feature, isGeometry: Bool, isPlanar: Bool
    ) -> [UInt8]? {
        guard let object = ObjectText(text) else { return nil }
        if isGeometry { return editedGeometry(object, from: old, to: new, isPlanar: isPlanar) }
        let isMoved = old.geometry != new.geometry
        var box = new.boundingBox
        if isMoved, box == old.boundingBox {
            box = old.boundingBox.flatMap { new.geometry?.extent(isPlanar: isPlanar, like: $0) }
        }
        var added: [(name: String, value: [UInt8])] = []
        for member in new.foreignMembers where old.foreignMembers[member.key] == nil {
            added.append((member.key, JSONWriter().write(member.value)))
        }
        if let box, old.boundingBox == nil { added.append(("bbox", box.memberText)) }
        if let id = new.id, old.id == nil { added.append(("id", Self.text(of: id))) }
        var isPossible = true
        let result = object.edited(adding: added) { _, member in
            let value = text[member.value]
            switch member.name {
            case "type", "features": return .keep
            case "geometry":
                return isMoved ? .replace(geometry(value, from: old.geometry, to: new.geometry, isPlanar)) : .keep
            case "bbox":
                guard let box else { return .remove }
                return box == old.boundingBox ? .keep : .replace(box.memberText)
            case "id":
                guard let id = new.id else { return .remove }
                return id == old.id ? .keep : .replace(Self.text(of: id))
            case "properties": return properties(value, from: old.properties, to: new.properties)
            default:
                guard let before = old.foreignMembers[member.name] else {
                    isPossible = false
                    return .keep
                }
                guard let after = new.foreignMembers[member.name] else { return .remove }
                return after == before ? .keep : .replace(JSONWriter().write(after))
            }
        }
        return isPossible ? result : nil
    }

    /// Changes a geometry that is a document or a record; members of the surrounding Feature become its own.
    private static func editedGeometry(
        _ object: ObjectText, from old: Feature, to new: Feature, isPlanar: Bool
    ) -> [UInt8]? {
        guard new.id == nil, new.properties == nil, let geometry = new.geometry else { return nil }
        let text = object.bytes
        guard let opening = text.firstIndex(of: UInt8(ascii: "{")),
            let last = text.lastIndex(of: UInt8(ascii: "}"))
        else { return nil }
        var result = Array(text)
        if old.geometry != geometry {
            let written = Self.geometry(text[opening...last], from: old.geometry, to: geometry, isPlanar)
            result = text[..<opening] + written + text[(last + 1)...]
        }
        var added = new.foreignMembers.members.map { (name: $0.key, value: JSONWriter().write($0.value)) }
        var box = new.boundingBox?.memberText
        guard !added.isEmpty || box != nil, let changed = ObjectText(result[...]) else { return result }
        if let value = box, changed["bbox"] == nil {
            added.append(("bbox", value))
            box = nil
        }
        return changed.edited(adding: added) { _, member in
            if member.name == "bbox", let box { return .replace(box) }
            return .keep
        }
    }

    /// The text of another geometry, in which numbers that stay are spelled as in the text of the old one.
    static func geometry(
        _ text: ArraySlice<UInt8>, from old: Geometry?, to new: Geometry?, _ isPlanar: Bool
    ) -> [UInt8] {
        guard var new else { return Array("null".utf8) }
        if let box = old?.boundingBox, new.boundingBox == nil || new.boundingBox == box {
            new.boundingBox = new.extent(isPlanar: isPlanar, like: box)
        }
        return NumberSpellings(text).applied(to: GeoJSONWriter().write(new))
    }

    private static func properties(
        _ text: ArraySlice<UInt8>, from old: JSONObject?, to new: JSONObject?
    ) -> ObjectText.Edit {
        guard let new else { return old == nil ? .keep : .replace(Array("null".utf8)) }
        guard let old, let object = ObjectText(text) else { return .replace(JSONWriter().write(.object(new))) }
        let (before, after) = (old.members, new.members)
        var next = 0
        let edits = before.map { member -> ObjectText.Edit in
            guard next < after.count, after[next].value == member.value else { return .remove }
            let name = after[next].key
            if name.isSpelled(member.key) {
                next += 1
                return .keep
            }
            // The member is renamed, unless a later member has the new name.
            guard !before.contains(where: { $0.key.isSpelled(name) }) else { return .remove }
            next += 1
            return .rename(name)
        }
        guard next == after.count, object.members.count == before.count else {
            return .replace(JSONWriter().write(.object(new)))
        }
        return .replace(object.edited { index, _ in edits[index] })
    }

    private static func text(of id: Feature.Identifier) -> [UInt8] {
        switch id {
        case .string(let text): JSONWriter().write(.string(text))
        case .integer, .decimal: Array(id.description.utf8)
        }
    }

    /// The text on one line: if it has line breaks, without white space outside strings.
    static func onOneLine(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard text.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var isInString = false
        var isEscaped = false
        for byte in text {
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                }
            } else if StrictScanner.isSpace(byte) {
                continue
            } else if byte == UInt8(ascii: "\"") {
                isInString = true
            }
            result.append(byte)
        }
        return result[...]
    }
}

extension Geometry {
    /// The box around the geometry, with altitudes only where another has them.
    func extent(isPlanar: Bool, like other: Extent? = nil) -> Extent? {
        var extent = computedExtent(isPlanar: isPlanar)
        if let other, other.altitudes == nil { extent?.altitudes = nil }
        return extent
    }
}
