internal import Support

/// The texts of maps for riders.
enum MapTexts {
    static func contacts(_ lines: [String]) -> Message {
        let list = lines.joined(separator: "\n")
        return Message("map-contacts", ["list": .of(list)])
    }
}
