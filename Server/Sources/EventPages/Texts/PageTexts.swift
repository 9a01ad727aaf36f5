import VeloQuest

/// What the document of a page says by itself.
enum PageTexts {
    static let noScript = LocalizedText(
        "This page needs JavaScript.", "Для этой страницы нужен JavaScript.")
}
