import Support

/// Messages of `questctl map view`.
enum MapViewTexts {
    static func missingMapLibre(folder: String?) -> Message {
        guard let folder else {
            return Message("map-view-missing-map-libre")
        }
        return Message("map-view-missing-map-libre-2", ["folder": .of(folder)])
    }

    static let noPicture = Message("map-view-no-picture")

    static func noFolder(_ name: String) -> Message { Message("map-view-no-folder", ["name": .of(name)]) }

    static let allHidden = Message("map-view-all-hidden")

    static func hidden(_ count: Int) -> Message { Message("map-view-hidden", ["count": .of(count)]) }

    static func serving(_ address: String) -> Message { Message("map-view-serving", ["address": .of(address)]) }

    static func written(_ folder: String, files: Int) -> Message {
        Message("map-view-written", ["folder": .of(folder), "files": .of(files)])
    }

}

/// Messages about what lies beneath the roads of a picture.
enum GroundTexts {
    static let empty = Message("ground-empty")
}
