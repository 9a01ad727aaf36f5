import EventDay
import EventPages
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import VeloQuest

/// Serves the pages and their files.
struct PageServing {
    let pages: PageFolder?

    func add(to router: WebRouter) {
        for page in EventPage.allCases {
            for method in [HTTPRequest.Method.get, .head] {
                router.on(RouterPath(page.path), method: method) { request, _ in response(to: request, page.file) }
            }
        }
        router.get("/pages") { _, _ in Response(status: .movedPermanently, headers: [.location: "/pages/index.html"]) }
        for method in [HTTPRequest.Method.get, .head] {
            router.on("/pages/**", method: method) { request, _ in
                let path = request.uri.path.dropFirst("/pages/".count)
                return response(to: request, path.removingPercentEncoding ?? String(path))
            }
        }
    }

    private func response(to request: Request, _ path: String) -> Response {
        let language = Language(accepting: request.headers[.acceptLanguage])
        guard let pages else { return .problem(EventProblem(.notFound, PageTexts.none), language) }
        guard let file = pages.files[path.isEmpty ? "index.html" : path] else {
            return .problem(EventProblem(.notFound), language)
        }
        var headers: HTTPFields = [
            .contentType: file.type, .cacheControl: "no-cache", .eTag: file.tag, .xContentTypeOptions: "nosniff",
            .referrerPolicy: "no-referrer", .contentSecurityPolicy: EventPage.contentSecurityPolicy,
        ]
        if file.packed != nil { headers[.vary] = "Accept-Encoding" }
        if request.headers[.ifNoneMatch] == file.tag { return Response(status: .notModified, headers: headers) }
        guard request.method != .head else {
            headers[.contentLength] = String(file.bytes.count)
            return Response(status: .ok, headers: headers)
        }
        if let packed = file.packed, Self.acceptsGzip(request.headers[.acceptEncoding]) {
            headers[.contentEncoding] = "gzip"
            return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: packed)))
        }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: file.bytes)))
    }

    private static func acceptsGzip(_ header: String?) -> Bool {
        (header ?? "").lowercased().split(separator: ",").contains { part in
            let words = part.split(separator: ";").map { $0.trimmingPrefix(while: \.isWhitespace) }
            return words.first?.hasPrefix("gzip") == true
                && !words.dropFirst().contains { $0.hasPrefix("q=0") && !$0.contains { ("1"..."9").contains($0) } }
        }
    }
}

extension HTTPField.Name {
    fileprivate static var referrerPolicy: Self { HTTPField.Name("Referrer-Policy") ?? .referer }
}
