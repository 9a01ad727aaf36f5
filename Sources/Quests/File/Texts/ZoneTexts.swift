internal import Support

/// The messages about zones.
enum ZoneTexts {
    static func outside(_ name: String) -> LocalizedText {
        LocalizedText("outside of the zone “\(name)”", "вне зоны «\(name)»")
    }

    static func inside(_ name: String) -> LocalizedText {
        LocalizedText("in the zone “\(name)”", "внутри зоны «\(name)»")
    }

    static func forbiddenPlace(_ subject: LocalizedText, _ place: LocalizedText) -> LocalizedText {
        LocalizedText(
            "\(subject.english): \(place.english), where riders may not be; move the place or the zone.",
            "\(subject.russian): \(place.russian), где участникам быть нельзя; передвиньте место или зону.")
    }

    static func zone(_ number: Int) -> LocalizedText {
        LocalizedText("Zone \(number)", "Зона \(number)")
    }

    static func namedZone(_ name: String) -> LocalizedText {
        LocalizedText("Zone “\(name)”", "Зона «\(name)»")
    }

    static let cornerNotOnEarth = LocalizedText(
        "a corner is not on the Earth: longitude goes from −180 to 180, latitude from −90 to 90.",
        "один из углов не на Земле: долгота от −180 до 180, широта от −90 до 90.")
    static let noArea = LocalizedText(
        "it has no area: draw a ring of at least three different corners.",
        "у неё нет площади: нарисуйте контур хотя бы из трёх разных углов.")
}
