internal import Support

/// The messages about the members of a sealed answer.
enum SealTexts {
    static let unsignedEdition = LocalizedText(
        "This edition is not signed although the quest names officials: somebody may have changed it and taken the signature off. Compare with --signed-by.",
        "Это издание не подписано, хотя в квесте названы организаторы (officials): возможно, его изменили и сняли подпись. Сверьте с --signed-by."
    )

    static func foreignSignature(_ key: KeyFingerprint) -> LocalizedText {
        LocalizedText(
            "This edition is signed with key \(key), which is none of the quest's officials: somebody else may have signed it. Compare with --signed-by.",
            "Это издание подписано ключом \(key), а его нет среди организаторов квеста (officials): возможно, подписал кто-то другой. Сверьте с --signed-by."
        )
    }

    static func scrypt(_ most: Int) -> LocalizedText {
        LocalizedText(
            "parameters of RFC 7914 with N a power of two, r up to 16 and N·r·p up to \(most)",
            "параметрами RFC 7914: N — степень двойки, r не больше 16, N·r·p не больше \(most)")
    }

    static func seals(_ most: Int) -> LocalizedText {
        LocalizedText("a list of 1 to \(most) seals", "списком, в котором от 1 до \(most) печатей")
    }

    static let seal = LocalizedText("64 bytes in base64", "64 байтами в base64")
    static let options = LocalizedText(
        "2 to 50 texts that differ",
        "списком от 2 до 50 различных вариантов")
    static let language = LocalizedText(
        "a tag such as en or ru",
        "обозначением языка, например en или ru")
    static let unit = LocalizedText(
        "a unit that this program knows",
        "единицей, известной программе")

    static func lockedTasks(_ most: Int) -> LocalizedText {
        LocalizedText("a list of up to \(most) tasks", "списком не длиннее \(most) заданий")
    }

    static let waysOfOpening = LocalizedText(
        "a list with at least one way of opening for each requirement",
        "списком, где у каждого требования есть хотя бы один способ его выполнить")

    static func atLeast(_ least: Int) -> LocalizedText {
        LocalizedText("at least \(least)", "не меньше \(least)")
    }

    static func bytes(_ count: LocalizedText) -> LocalizedText {
        LocalizedText("\(count.english) bytes in base64", "байтами в base64 (\(count.russian))")
    }
}
