internal import Support

/// Messages about selections of properties.
enum SelectionTexts {
    static func renamedTwice(_ name: String) -> LocalizedText {
        let shown = name.withoutSteering
        return LocalizedText(
            "the property “\(shown)” is renamed twice; leave one of the new names out",
            "свойство «\(shown)» переименовано дважды; оставьте одно новое имя")
    }

    static func nameTaken(_ name: String) -> LocalizedText {
        let shown = name.withoutSteering
        return LocalizedText(
            "two properties would be called “\(shown)”; drop one of them or choose another name",
            "два свойства получили бы имя «\(shown)»; отбросьте одно из них или выберите другое имя")
    }
}
