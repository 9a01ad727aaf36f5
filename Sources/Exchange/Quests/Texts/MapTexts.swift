internal import Support

/// The texts of maps for riders.
enum MapTexts {
    static func contacts(_ lines: [String]) -> Message {
        let list = lines.joined(separator: "\n")
        return Message("map-contacts", ["list": .of(list)])
    }

    static func answer(_ text: String) -> Message { Message("map-answer", ["text": .of(text)]) }

    static func hint(_ text: String) -> Message { Message("map-hint", ["text": .of(text)]) }

    static func success(_ text: String) -> Message { Message("map-success", ["text": .of(text)]) }

    static func difficulty(_ word: String) -> Message { Message("map-difficulty", ["word": .of(word)]) }

    static let start = Message("map-start")
    static let finish = Message("map-finish")
    static let tasks = Message("map-tasks")
    static let startAndFinish = Message("map-start-and-finish")
    static let zones = Message("map-zones")
    static let stayInside = Message("map-stay-inside")
    static let keepOut = Message("map-keep-out")
    static let changesPoints = Message("map-changes-points")
    static let costsPoints = Message("map-costs-points")
}
