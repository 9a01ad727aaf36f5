import EventAccounts
import EventClient
import EventDay
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import Support
import VeloQuest

/// A large file on disk that browsers read in parts: a map of roads, or an archive of tiles.
public struct StaticFile: Sendable {
    /// Where it is.
    let path: String
    /// How many bytes it has.
    let size: Int
    /// The SHA-256 of its bytes, in hexadecimal digits.
    let digest: String
    /// What tells this file from another one that takes its place.
    private let version: [UInt64]

    private static func version(of path: String) -> [UInt64] {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        let numbers = [attributes?[.systemFileNumber], attributes?[.size]].map { ($0 as? NSNumber)?.uint64Value ?? 0 }
        return numbers + [time.bitPattern]
    }

    /// Reads a file once, for its digest; `nil` where it cannot be read, or is empty.
    public init?(path: String) {
        guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? handle.close() }
        var digest = RunningDigest()
        var size = 0
        while let part = try? handle.read(upToCount: 1 << 20), !part.isEmpty {
            digest.add(part)
            size += part.count
        }
        guard size > 0 else { return nil }
        self.path = path
        self.size = size
        self.digest = Hexadecimal.text(of: digest.finished)
        version = Self.version(of: path)
    }

    /// Its bytes, or the one range that is asked for (RFC 9110, section 14).
    func response(to request: Request, _ context: ServerContext) async throws -> Response {
        let tag = "\"" + digest.prefix(16) + "\""
        var headers: HTTPFields = [
            .eTag: tag, .cacheControl: "public, no-cache", .acceptRanges: "bytes",
            .contentType: "application/octet-stream", .xContentTypeOptions: "nosniff",
        ]
        guard Self.version(of: path) == version else {
            throw EventError(
                .unavailable,
                Message("static-file-headers"))
        }
        if EntityTag.matches(request.headers[.ifNoneMatch], tag) {
            return Response(status: .notModified, headers: headers)
        }
        guard request.method != .head else {
            headers[.contentLength] = String(size)
            return Response(status: .ok, headers: headers)
        }
        let files = FileIO()
        // A range of an older file is no part of this one.
        let isSame = request.headers[.ifRange].map { $0 == tag } ?? true
        guard let text = request.headers[.range], isSame, let range = Self.range(text, of: size) else {
            return Response(
                status: .ok, headers: headers, body: try await files.loadFile(path: path, context: context))
        }
        guard case .bytes(let range) = range else {
            headers[.contentRange] = "bytes */\(size)"
            return Response(status: .rangeNotSatisfiable, headers: headers)
        }
        headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound)/\(size)"
        return Response(
            status: .partialContent, headers: headers,
            body: try await files.loadFile(path: path, range: range, context: context))
    }

    /// What a header asks for.
    enum RequestedRange: Equatable {
        case bytes(ClosedRange<Int>)
        /// There is none of it in the file.
        case unsatisfiable
    }

    /// The range of a header; `nil` for what is not one range of bytes, which is then not heeded.
    static func range(_ text: String, of size: Int) -> RequestedRange? {
        guard text.hasPrefix("bytes=") else { return nil }
        let parts = text.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let isNumber = parts.map { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
        guard isNumber == [true, true] else { return nil }
        switch (Int(parts[0]), Int(parts[1])) {
        case (nil, let last?) where parts[0].isEmpty:
            return last > 0 ? .bytes(max(0, size - last)...(size - 1)) : .unsatisfiable
        case (let first?, let last):
            guard parts[1].isEmpty || last != nil else { return nil }
            if let last, last < first { return nil }
            return first < size ? .bytes(first...min(last ?? size - 1, size - 1)) : .unsatisfiable
        default: return nil
        }
    }
}

/// The map of an event's surroundings, for engines and maps in pages.
public struct ServedMap: Sendable {
    /// The roads, as `questctl map build` writes them.
    let roads: StaticFile?
    /// The ground, as `questctl map tiles` writes it.
    let tiles: StaticFile?
    /// Who must be named where the map is shown.
    let attribution: String

    /// A map; without files there is none.
    public init(roads: StaticFile? = nil, tiles: StaticFile? = nil, attribution: String = "") {
        self.roads = roads
        self.tiles = tiles
        self.attribution = attribution
    }
}

/// Serves the map.
struct MapServing {
    static let roads = "/map/roads.vqmap"
    static let tiles = "/map/ground.pmtiles"

    let map: ServedMap

    func add(to router: WebRouter) {
        for (path, file) in [(Self.roads, map.roads), (Self.tiles, map.tiles)] {
            guard let file else { continue }
            for method in [HTTPRequest.Method.get, .head] {
                router.on(RouterPath(path), method: method) { request, context in
                    do { return try await file.response(to: request, context) } catch let problem as EventError {
                        return .problem(problem, Language(accepting: request.headers[.acceptLanguage]))
                    }
                }
            }
        }
    }
}
