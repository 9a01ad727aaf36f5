import CCurl
import EventClient
import Support

/// Sends the requests of an `EventClient` with libcurl, one at a time, and waits for the answers.
///
/// Redirections are not followed, so that no token reaches another server; there are no cookies.
struct EventCurl {
    private let origin: String

    /// libcurl, loaded the first time.
    private static let loading = {
        let library = SystemLibrary(
            "libcurl",
            files: DynamicLibrary.names("curl", versions: [4]) + DynamicLibrary.names("curl-gnutls", versions: [4]),
            apt: "libcurl4", brew: "curl")
        let loading = library.load(
            .init(vq_curl_symbols(), vq_curl_addresses(), count: vq_curl_count()),
            .init(vq_curl_options_symbols(), vq_curl_options_addresses(), count: vq_curl_options_count()))
        if case .success = loading { _ = curl_global_init(Int(CURL_GLOBAL_ALL)) }
        return loading
    }()

    /// A connection to the server of an event.
    init(to address: EventAddress) throws(SystemLibraryError) {
        try EventCurl.loading.get()
        origin = address.origin
    }

    /// Sends a request and waits for what comes of it.
    /// - Parameter seconds: how long at most for the whole answer; never longer than the request's `timeout`.
    func send(_ request: EventRequest, within seconds: Double) -> EventRequest.Outcome {
        guard let curl = curl_easy_init() else { return .nothing("") }
        defer { curl_easy_cleanup(curl) }
        let limit = max(0.001, min(request.timeout, seconds))
        vq_curl_set_text(curl, CURLOPT_URL, origin + request.path)
        vq_curl_set_text(curl, CURLOPT_CUSTOMREQUEST, request.method.rawValue)
        vq_curl_set_text(curl, CURLOPT_ACCEPT_ENCODING, "")
        vq_curl_set_number(curl, CURLOPT_PROTOCOLS, Int(CURLPROTO_HTTP | CURLPROTO_HTTPS))
        vq_curl_set_number(curl, CURLOPT_TIMEOUT_MS, Int((limit * 1000).rounded(.up)))
        vq_curl_set_number(curl, CURLOPT_NOSIGNAL, 1)
        // Servers need not be asked whether they want the body.
        var headers = curl_slist_append(nil, "Expect:")
        for header in request.headers { headers = curl_slist_append(headers, "\(header.name): \(header.value)") }
        defer { curl_slist_free_all(headers) }
        vq_curl_set_list(curl, CURLOPT_HTTPHEADER, headers)
        let answer = Answer()
        let pointer = Unmanaged.passUnretained(answer).toOpaque()
        vq_curl_set_pointer(curl, CURLOPT_WRITEDATA, pointer)
        vq_curl_set_pointer(curl, CURLOPT_HEADERDATA, pointer)
        vq_curl_set_callback(curl, CURLOPT_WRITEFUNCTION) { bytes, _, count, answer in
            Answer.of(answer, bytes, count) { $0.take(body: $1) }
        }
        vq_curl_set_callback(curl, CURLOPT_HEADERFUNCTION) { bytes, _, count, answer in
            Answer.of(answer, bytes, count) { $0.take(header: $1) }
        }
        let code = withExtendedLifetime(answer) {
            request.body.withUnsafeBytes { body in
                if request.method != .get {
                    vq_curl_set_number(curl, CURLOPT_POST, 1)
                    vq_curl_set_number(curl, CURLOPT_POSTFIELDSIZE, body.count)
                    vq_curl_set_pointer(curl, CURLOPT_POSTFIELDS, body.baseAddress ?? UnsafeRawPointer(pointer))
                }
                return curl_easy_perform(curl)
            }
        }
        guard code == CURLE_OK else { return .nothing(String(cString: curl_easy_strerror(code))) }
        return .answer(status: vq_curl_status(curl), headers: answer.headers, body: answer.body)
    }

    /// What arrives.
    private final class Answer {
        private(set) var headers: [EventRequest.Header] = []
        private(set) var body: [UInt8] = []

        /// Hands over bytes. Where they are too many, libcurl is told that none were taken, and it gives up.
        static func of(
            _ pointer: UnsafeMutableRawPointer?, _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int,
            _ take: (Answer, UnsafeRawBufferPointer) -> Bool
        ) -> Int {
            guard let pointer, let bytes else { return 0 }
            let answer = Unmanaged<Answer>.fromOpaque(pointer).takeUnretainedValue()
            return take(answer, UnsafeRawBufferPointer(start: bytes, count: count)) ? count : 0
        }

        func take(body bytes: UnsafeRawBufferPointer) -> Bool {
            body += bytes
            return body.count <= EventRequest.mostAnswerBytes
        }

        /// Takes a line. A line of status begins the headers of another answer, as behind one that says to go on.
        func take(header bytes: UnsafeRawBufferPointer) -> Bool {
            let line = String(decoding: bytes, as: UTF8.self)
            if line.hasPrefix("HTTP/") { headers = [] }
            guard let colon = line.firstIndex(of: ":") else { return true }
            let value = line[line.index(after: colon)...].split(whereSeparator: \.isWhitespace).joined(separator: " ")
            headers.append(EventRequest.Header(String(line[..<colon]), value))
            return true
        }
    }
}
