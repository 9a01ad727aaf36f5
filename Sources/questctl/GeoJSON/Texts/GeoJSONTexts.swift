internal import FeatureFiles
internal import Support

/// Messages of `questctl geojson`.
enum GeoJSONTexts {
    static func takenCount(_ name: String) -> Message {
        let shown = name.withoutSteering
        return Message("geo-json-taken-count", ["shown": .of(shown)])
    }

    static func misnamed(_ form: FeatureForm) -> Message {
        form == .sequence
            ? Message("geo-json-misnamed")
            : Message("geo-json-misnamed-2")
    }

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

    static func unseenProperty(_ name: String) -> Message {
        let shown = name.withoutSteering
        return Message("geo-json-unseen-property", ["shown": .of(shown)])
    }

    static func mismatchedProperty(_ name: String) -> Message {
        let shown = name.withoutSteering
        return Message("geo-json-mismatched-property", ["shown": .of(shown)])
    }
}
