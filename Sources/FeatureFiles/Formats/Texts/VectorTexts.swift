import Support

/// Messages while files are read and written.
enum VectorTexts {
    static func gdal(_ text: String) -> Message { Message("vector-gdal", ["text": .of(text)]) }

    static func furtherWarnings(_ count: Int) -> Message { Message("vector-further-warnings", ["count": .of(count)]) }

    static func severalGeometries(_ layer: String, _ count: Int) -> Message {
        Message("vector-several-geometries", ["layer": .of(layer), "count": .of(count)])
    }

    static func base64(_ names: [String]) -> Message {
        Message("vector-base64", ["joined": .of(names.joined(separator: ", "))])
    }

    static func overriddenSystem(_ layer: String, _ system: String) -> Message {
        Message("vector-overridden-system", ["layer": .of(layer), "system": .of(system)])
    }

    static func assumedSystem(_ layer: String) -> Message { Message("vector-assumed-system", ["layer": .of(layer)]) }

    static func linearized(_ layer: String) -> Message { Message("vector-linearized", ["layer": .of(layer)]) }

    static func droppedMeasures(_ layer: String) -> Message {
        Message("vector-dropped-measures", ["layer": .of(layer)])
    }

    static func ambiguousRings(_ count: Int) -> Message { Message("vector-ambiguous-rings", ["count": .of(count)]) }

    static func cutAtAntimeridian(_ count: Int) -> Message {
        Message("vector-cut-at-antimeridian", ["count": .of(count)])
    }

    static func renamedColumns(_ names: [(String, String)]) -> Message {
        let list = names.map { "\($0) → \($1)" }.joined(separator: ", ")
        return Message("vector-renamed-columns", ["list": .of(list)])
    }

    static func nestedAsText(_ names: [String]) -> Message {
        Message("vector-nested-as-text", ["joined": .of(names.joined(separator: ", "))])
    }

    static func booleansAsNumbers(_ names: [String]) -> Message {
        Message("vector-booleans-as-numbers", ["joined": .of(names.joined(separator: ", "))])
    }

    static func mixedAsText(_ names: [String]) -> Message {
        Message("vector-mixed-as-text", ["joined": .of(names.joined(separator: ", "))])
    }

    static func roundedReals(_ names: [String]) -> Message {
        Message("vector-rounded-reals", ["joined": .of(names.joined(separator: ", "))])
    }

    static func guessedNumbers(_ names: [String]) -> Message {
        Message("vector-guessed-numbers", ["joined": .of(names.joined(separator: ", "))])
    }

    static func noColumns(_ layer: String) -> Message { Message("vector-no-columns", ["layer": .of(layer)]) }

    static let filledAltitudes = Message("vector-filled-altitudes")

    static let addedAltitudes = Message("vector-added-altitudes")

    static let idsAsColumn = Message("vector-ids-as-column")

    static let lostIDs = Message("vector-lost-i-ds")

    static let lostForeignMembers = Message("vector-lost-foreign-members")

    static let geometriesOnly = Message("vector-geometries-only")

    static func withoutGeometry(_ count: Int, _ format: String) -> Message {
        Message("vector-without-geometry", ["format": .of(format), "count": .of(count)])
    }

    static func withoutPlace(_ lines: [Int], of count: Int) -> Message {
        let list = lines.map(String.init).joined(separator: ", ") + (count > lines.count ? ", …" : "")
        return Message("vector-without-place", ["count": .of(count), "list": .of(list)])
    }
}
