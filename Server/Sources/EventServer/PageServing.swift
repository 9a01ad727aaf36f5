import EventPages
import HTTPTypes
import Hummingbird
import VeloQuest

/// Serves the pages and their files.
enum PageServing {
    static func add(to router: WebRouter) {
        for page in EventPage.allCases {
            router.get(RouterPath(page.path)) { request, _ in
                var response = Response.file(page.document(in: Language(accepting: request.headers[.acceptLanguage])))
                response.headers[.contentSecurityPolicy] = EventPage.contentSecurityPolicy
                response.headers[.vary] = "Accept-Language"
                return response
            }
        }
        for file in PageFile.all { router.get(RouterPath(file.path)) { _, _ in Response.file(file) } }
    }
}

extension Response {
    fileprivate static func file(_ file: PageFile) -> Response {
        var response = Response.bytes(file.bytes, type: file.type, cache: "no-cache")
        response.headers[.referrerPolicy] = "no-referrer"
        return response
    }
}

extension HTTPField.Name {
    fileprivate static var referrerPolicy: Self { HTTPField.Name("Referrer-Policy") ?? .referer }
}
