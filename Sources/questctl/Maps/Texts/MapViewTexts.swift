import Support

/// Messages of `questctl map view`.
enum MapViewTexts {
    static func missingMapLibre(folder: String?) -> Message {
        guard let folder else {
            return Message("map-view-missing-map-libre")
        }
        return Message("map-view-missing-map-libre-2", ["folder": .of(folder)])
    }

    static func serving(_ address: String) -> Message { Message("map-view-serving", ["address": .of(address)]) }
}
