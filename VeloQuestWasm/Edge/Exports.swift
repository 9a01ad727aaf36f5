import BrowserInterface
import CPage
import Support

/// Bytes that stay where they are until they are freed, since the page reads them between calls.
private struct Region {
    private let bytes: UnsafeMutableBufferPointer<UInt8>

    /// A copy of an array.
    init(_ array: [UInt8]) {
        bytes = .allocate(capacity: array.count)
        _ = bytes.initialize(fromContentsOf: array)
    }

    var start: UnsafePointer<UInt8>? { UnsafePointer(bytes.baseAddress) }
    var count: Int { bytes.count }

    func free() { bytes.deallocate() }
}

/// The reply of the last call, until the page has read it.
nonisolated(unsafe) private var reply: (json: Region, data: Region)?
nonisolated(unsafe) private let interface = Engine { ride, line in
    line.withUnsafeBufferPointer { veloquest_log_line(ride, $0.baseAddress, Int32($0.count)) }
}

/// Answers a call of the page. The request and its data were written to memory of `veloquest_allocate`; they are freed here.
@_expose(wasm, "veloquest_call")
@_cdecl("veloquest_call")
public func call(
    _ json: UnsafeMutablePointer<UInt8>, _ jsonCount: Int, _ data: UnsafeMutablePointer<UInt8>, _ dataCount: Int
) {
    let request = Array(UnsafeBufferPointer(start: json, count: jsonCount))
    let bytes = Array(UnsafeBufferPointer(start: data, count: dataCount))
    veloquestFree(json)
    veloquestFree(data)
    release()
    let answer = interface.call(request, data: bytes)
    reply = (Region(answer.json), Region(answer.data))
}

@_extern(c, "veloquest_free")
private func veloquestFree(_ memory: UnsafeMutableRawPointer)

@_expose(wasm, "veloquest_json")
@_cdecl("veloquest_json")
public func replyJSON() -> UnsafePointer<UInt8>? { reply?.json.start }

@_expose(wasm, "veloquest_json_length")
@_cdecl("veloquest_json_length")
public func replyJSONLength() -> Int { reply?.json.count ?? 0 }

@_expose(wasm, "veloquest_data")
@_cdecl("veloquest_data")
public func replyData() -> UnsafePointer<UInt8>? { reply?.data.start }

@_expose(wasm, "veloquest_data_length")
@_cdecl("veloquest_data_length")
public func replyDataLength() -> Int { reply?.data.count ?? 0 }

/// Frees the reply.
@_expose(wasm, "veloquest_release")
@_cdecl("veloquest_release")
public func release() {
    reply?.json.free()
    reply?.data.free()
    reply = nil
}

/// Adds the texts of a language. Its tag and its texts were written to memory of `veloquest_allocate`; they are freed here.
@_expose(wasm, "veloquest_language")
@_cdecl("veloquest_language")
public func addLanguage(
    _ tag: UnsafeMutablePointer<UInt8>, _ tagCount: Int, _ texts: UnsafeMutablePointer<UInt8>, _ textsCount: Int
) {
    Language.add(
        tag: String(decoding: UnsafeBufferPointer(start: tag, count: tagCount), as: UTF8.self),
        texts: Array(UnsafeBufferPointer(start: texts, count: textsCount)))
    veloquestFree(tag)
    veloquestFree(texts)
}
