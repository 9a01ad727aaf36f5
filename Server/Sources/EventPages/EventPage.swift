public import VeloQuest

/// A page of an event. All have one document, one script and one sheet of styles, and no inline script.
public enum EventPage: String, Sendable, CaseIterable {
    /// What riders see.
    case rider
    /// Where the organiser runs the event.
    case office
    /// Where spectators follow it.
    case live

    /// The path that it is served at, with the event as a parameter in braces.
    public var path: String {
        switch self {
        case .rider: "/e/{event}"
        case .office: "/e/{event}/office"
        case .live: "/e/{event}/live"
        }
    }

    /// What a browser may load and run on it (Content Security Policy Level 3).
    public static let contentSecurityPolicy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "img-src 'self' data:",
        "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")

    /// Its document in a language.
    public func document(in language: Language) -> PageFile {
        var text = String(decoding: PackageResources.event_html, as: UTF8.self)
        let values = [
            "language": language.rawValue, "page": rawValue, "no-script": PageTexts.noScript[language],
        ]
        for (name, value) in values { text.replace("{{\(name)}}", with: value) }
        return PageFile(path: path, type: "text/html; charset=utf-8", bytes: Array(text.utf8))
    }
}
