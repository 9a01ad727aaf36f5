import EventClient
import EventDay
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import Support
import VeloQuest

/// Serves the pages and their files.
struct PageServing {
    private let pages: [String: ServedPage]?

    /// A file with its bytes as they are sent, which all answers share.
    private struct ServedPage {
        let file: PageFile
        let plain: ByteBuffer
        let packed: ByteBuffer?
    }

    init(pages: PageFolder?) {
        self.pages = pages?.files.mapValues { file in
            ServedPage(
                file: file, plain: ByteBuffer(bytes: file.bytes), packed: file.packed.map { ByteBuffer(bytes: $0) })
        }
    }

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
        guard let pages else { return .problem(EventError(.notFound, Message("page-none")), language) }
        guard let page = pages[path.isEmpty ? "index.html" : path] else {
            return .problem(EventError(.notFound), language)
        }
        let packed = Self.acceptsGzip(request.headers[.acceptEncoding]) ? page.packed : nil
        let tag = packed == nil ? page.file.tag : String(page.file.tag.dropLast()) + "-gzip\""
        var headers: HTTPFields = [
            .contentType: page.file.type, .cacheControl: "no-cache", .eTag: tag, .xContentTypeOptions: "nosniff",
            .referrerPolicy: "no-referrer", .contentSecurityPolicy: EventPage.contentSecurityPolicy,
        ]
        if page.packed != nil { headers[.vary] = "Accept-Encoding" }
        if EntityTag.matches(request.headers[.ifNoneMatch], tag) {
            return Response(status: .notModified, headers: headers)
        }
        if packed != nil { headers[.contentEncoding] = "gzip" }
        let bytes = packed ?? page.plain
        guard request.method != .head else {
            headers[.contentLength] = String(bytes.readableBytes)
            return Response(status: .ok, headers: headers)
        }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: bytes))
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

/// Entity tags (RFC 9110, section 8.8.3).
enum EntityTag {
    /// Whether a header `If-None-Match` names a tag, by weak comparison (section 13.1.2).
    static func matches(_ header: String?, _ tag: String) -> Bool {
        (header ?? "").split(separator: ",").map { $0.trimmingPrefix(while: \.isWhitespace) }.contains { part in
            let text = part.hasPrefix("W/") ? part.dropFirst(2) : part
            return text == "*" || text.split(separator: " ").first.map(String.init) == tag
        }
    }
}
