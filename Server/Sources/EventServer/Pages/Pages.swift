import HTTPTypes
import Hummingbird
import HummingbirdCore
import VeloQuest

/// The pages of an event: for riders, organisers and spectators. One document, one script and one sheet of styles; no inline script.
enum Pages {
    static func add(to router: WebRouter) {
        for (path, kind) in [("/e/{event}", "rider"), ("/e/{event}/office", "office"), ("/e/{event}/live", "live")] {
            router.get(RouterPath(path)) { request, _ in
                page(kind, Language(accepting: request.headers[.acceptLanguage]))
            }
        }
        router.get("/pages/event.js") { _, _ in Response.page(script, type: "text/javascript") }
        router.get("/pages/event.css") { _, _ in Response.page(style, type: "text/css") }
    }

    private static func page(_ kind: String, _ language: Language) -> Response {
        var response = Response.page(
            """
            <!doctype html>
            <html lang="\(language.rawValue)">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>VeloQuest</title>
            <link rel="icon" href="data:,">
            <link rel="stylesheet" href="/pages/event.css">
            <script type="module" src="/pages/event.js"></script>
            </head>
            <body data-page="\(kind)">
            <header><h1 id="title">VeloQuest</h1><p id="state" role="status"></p></header>
            <main id="main"></main>
            <noscript>\(noScript[language])</noscript>
            </body>
            </html>
            """, type: "text/html")
        response.headers[.contentSecurityPolicy] =
            "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        response.headers[.vary] = "Accept-Language"
        return response
    }

    private static let noScript = LocalizedText(
        "This page needs JavaScript.", "Для этой страницы нужен JavaScript.")
}

extension Response {
    fileprivate static func page(_ text: String, type: String) -> Response {
        var response = Response.bytes(Array(text.utf8), type: type + "; charset=utf-8", cache: "no-cache")
        response.headers[.referrerPolicy] = "no-referrer"
        return response
    }
}

extension HTTPField.Name {
    fileprivate static var referrerPolicy: Self { HTTPField.Name("Referrer-Policy") ?? .referer }
}
