import BrowserInterface
import CPage

/// The reply of the last call: where its JSON and its data lie, and how long they are.
nonisolated(unsafe) private var reply: (json: [UInt8], data: [UInt8]) = ([], [])
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
    reply = interface.call(request, data: bytes)
}

@_extern(c, "veloquest_free")
private func veloquestFree(_ memory: UnsafeMutableRawPointer)

@_expose(wasm, "veloquest_json")
@_cdecl("veloquest_json")
public func replyJSON() -> UnsafePointer<UInt8>? { reply.json.withUnsafeBufferPointer { $0.baseAddress } }

@_expose(wasm, "veloquest_json_length")
@_cdecl("veloquest_json_length")
public func replyJSONLength() -> Int { reply.json.count }

@_expose(wasm, "veloquest_data")
@_cdecl("veloquest_data")
public func replyData() -> UnsafePointer<UInt8>? { reply.data.withUnsafeBufferPointer { $0.baseAddress } }

@_expose(wasm, "veloquest_data_length")
@_cdecl("veloquest_data_length")
public func replyDataLength() -> Int { reply.data.count }

/// Frees the reply.
@_expose(wasm, "veloquest_release")
@_cdecl("veloquest_release")
public func release() { reply = ([], []) }
