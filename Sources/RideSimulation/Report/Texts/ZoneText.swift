import Support

/// The texts of the page about zones and closed roads.
enum ZoneText {
    static let all: [(key: String, text: LocalizedText)] = [
        ("zone-bounds", LocalizedText("stay inside", "не выезжать")),
        ("zone-forbidden", LocalizedText("keep out", "не заезжать")),
        ("zone-toll", LocalizedText("toll zone", "платная зона")),
        ("zone-closed", LocalizedText("closed road", "закрытая дорога")),
        ("eachEntry", LocalizedText("for each entry", "за каждый въезд")),
        ("eachMinute", LocalizedText("for each minute", "за каждую минуту")),
    ]
}
