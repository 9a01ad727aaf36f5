internal import FeatureFiles
internal import Support

/// Messages of `questctl geojson`.
enum GeoJSONTexts {
    static func fixedFiles(_ files: Int, _ changed: Int, _ errors: Int) -> Message {
        Message("geo-json-fixed-files", ["files": .of(files), "changed": .of(changed), "errors": .of(errors)])
    }

    static func fixedFile(_ fixed: Int, _ errors: Int) -> Message {
        Message("geo-json-fixed-file", ["fixed": .of(fixed), "errors": .of(errors)])
    }

    static let features = Message("geo-json-features")
    static let withoutGeometry = Message("geo-json-without-geometry")
    static let positions = Message("geo-json-positions")
    static let extent = Message("geo-json-extent")
    static let length = Message("geo-json-length")
    static let area = Message("geo-json-area")
    static let properties = Message("geo-json-properties")

    static func uncounted(_ count: Int) -> Message { Message("geo-json-uncounted", ["count": .of(count)]) }

    static func notInDegrees(_ count: Int, of positions: Int) -> Message {
        Message("geo-json-not-in-degrees", ["count": .of(count), "positions": .of(positions)])
    }

    static func uncertainCut(feature: Int) -> Message { Message("geo-json-uncertain-cut", ["feature": .of(feature)]) }

    static let ambiguousRing = Message("geo-json-ambiguous-ring")

    static let contactsLeftOut = Message("geo-json-contacts-left-out")

    static func takenCount(_ name: String) -> Message {
        let shown = name.withoutSteering
        return Message("geo-json-taken-count", ["shown": .of(shown)])
    }

    static func noAreaInMask(_ kind: String) -> Message { Message("geo-json-no-area-in-mask", ["kind": .of(kind)]) }

    static let emptyMask = Message("geo-json-empty-mask")

    static func misnamed(_ form: FeatureForm) -> Message {
        form == .sequence
            ? Message("geo-json-misnamed")
            : Message("geo-json-misnamed-2")
    }

    static let keptDecimals = Message("geo-json-kept-decimals")

    static func linkedPart(_ path: String) -> Message { Message("geo-json-linked-part", ["path": .of(path)]) }

    static let faultyGeometries = Message("geo-json-faulty-geometries")

    static func ambiguousFeatures(_ count: Int) -> Message {
        Message("geo-json-ambiguous-features", ["count": .of(count)])
    }

    static let minusAdvice = Message("geo-json-minus-advice")

    static func dissolvedCut(feature: Int) -> Message { Message("geo-json-dissolved-cut", ["feature": .of(feature)]) }

    static let furtherNumbersLeftOut = Message("geo-json-further-numbers-left-out")

    static func invalidAreaKept(feature: Int) -> Message {
        Message("geo-json-invalid-area-kept", ["feature": .of(feature)])
    }

    static func leftOut(_ skipped: Int) -> Message { Message("geo-json-left-out", ["skipped": .of(skipped)]) }

    static func lostMembers(_ names: [String]) -> Message {
        let list = names.joined(separator: ", ")
        return Message("geo-json-lost-members", ["list": .of(list)])
    }

    static func feature(_ pointer: String, _ id: String?, _ message: Message) -> Message {
        let name = feature(pointer, id)
        return Message("geo-json-feature", ["name": .of(name), "message": .of(message)])
    }

    static func feature(_ pointer: String, _ id: String?) -> Message {
        let place = pointer.isEmpty ? "/" : pointer
        guard let id else { return Message(verbatim: place) }
        let text = "\(place) (id \(id))"
        return Message(verbatim: text)
    }

    static let cutAdvice = Message("geo-json-cut-advice")

    static let skipAdvice = Message("geo-json-skip-advice")

    static func projected(_ system: String?) -> Message {
        Message("geo-json-projected", ["system": .of(system)])
    }

    static func leftOutPart(_ geometry: String) -> Message {
        Message("geo-json-left-out-part", ["geometry": .of(geometry)])
    }

    static func repaired(_ count: Int, _ refused: Int) -> Message {
        Message("geo-json-repaired", ["count": .of(count), "refused": .of(refused)])
    }

    static func differentSystems(_ system: String, _ first: String, _ other: String) -> Message {
        Message("geo-json-different-systems", ["system": .of(system), "first": .of(first), "other": .of(other)])
    }

    static func unseenProperty(_ name: String) -> Message {
        let shown = name.withoutSteering
        return Message("geo-json-unseen-property", ["shown": .of(shown)])
    }

    static func mismatchedProperty(_ name: String) -> Message {
        let shown = name.withoutSteering
        return Message("geo-json-mismatched-property", ["shown": .of(shown)])
    }

    static func splitFiles(_ features: Int, _ files: Int) -> Message {
        Message("geo-json-split-files", ["features": .of(features), "files": .of(files)])
    }

    static func tooManyFiles(_ limit: Int) -> Message { Message("geo-json-too-many-files", ["limit": .of(limit)]) }

    static func existingPart(_ path: String) -> Message { Message("geo-json-existing-part", ["path": .of(path)]) }
}
