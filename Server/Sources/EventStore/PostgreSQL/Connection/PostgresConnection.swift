import CPostgres

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A connection to PostgreSQL. It belongs to one thread, and every call blocks it, at most until a deadline.
///
/// Statements of one call are sent in one go and answered in one go (pipeline mode, PostgreSQL 15, section 34.5). Nothing is kept on the
/// server between two calls: no setting of the session, no prepared statement, no lock; so that a connection pool may hand each
/// transaction to another session.
final class PostgresConnection {
    private let handle: OpaquePointer
    private let notices = Notices()

    /// Connects.
    /// - Parameter url: an address as `postgres://user@host/name`, or what else libpq takes; it, and the environment, decide what is not
    ///   said here.
    init(_ url: String) throws(PostgresError) {
        // What comes before the address is overridden by it, what comes after overrides it.
        let settings = [
            ("application_name", "questd"), ("connect_timeout", "3"), ("keepalives_idle", "5"),
            ("keepalives_interval", "2"), ("keepalives_count", "3"), ("tcp_user_timeout", "10000"), ("dbname", url),
            ("client_encoding", "UTF8"),
        ]
        var keywords = settings.map { UnsafePointer(strdup($0.0)) }
        var values = settings.map { UnsafePointer(strdup($0.1)) }
        defer { for text in keywords + values { free(UnsafeMutablePointer(mutating: text)) } }
        keywords.append(nil)
        values.append(nil)
        guard let handle = PQconnectdbParams(keywords, values, 1) else { throw .unreachable("out of memory") }
        self.handle = handle
        guard PQstatus(handle) == CONNECTION_OK else { throw .unreachable(Self.text(PQerrorMessage(handle))) }
        PQsetnonblocking(handle, 1)
        PQsetNoticeReceiver(
            handle,
            { context, result in
                guard let context else { return }
                Unmanaged<Notices>.fromOpaque(context).takeUnretainedValue().take(result)
            }, Unmanaged.passUnretained(notices).toOpaque())
    }

    deinit { PQfinish(handle) }

    /// Whether the server has said nothing while nothing was asked of it, as it does before it closes the connection.
    var isOpen: Bool {
        var socket = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
        return poll(&socket, 1, 0) == 0 && PQstatus(handle) == CONNECTION_OK
            && PQtransactionStatus(handle) == PQTRANS_IDLE
    }

    /// How many deleted rows a rewriting of tables had to keep, since somebody reads an older state; since the last call of this.
    func takeKeptRows() -> Int {
        defer { notices.keptRows = 0 }
        return notices.keptRows
    }

    /// Sends statements together and returns what each answered; after the first that fails, none is executed.
    ///
    /// A transaction is what stands between `BEGIN` and `COMMIT`; one that failed is rolled back.
    func run(_ statements: [PostgresStatement], until deadline: ContinuousClock.Instant) throws(PostgresError)
        -> [PostgresRows]
    {
        guard PQpipelineStatus(handle) != PQ_PIPELINE_OFF || PQenterPipelineMode(handle) == 1 else { throw lost() }
        let (results, failure) = try exchange(statements, until: deadline)
        guard let failure else { return results }
        if PQtransactionStatus(handle) != PQTRANS_IDLE {
            _ = try exchange([PostgresStatement("ROLLBACK")], until: deadline)
        }
        throw failure
    }

    /// The same for one statement.
    func run(_ sql: String, _ parameters: [Parameter] = [], until deadline: ContinuousClock.Instant)
        throws(PostgresError) -> PostgresRows
    {
        let results = try run([PostgresStatement(sql, parameters)], until: deadline)
        guard let rows = results.first else { throw .unreachable("no answer") }
        return rows
    }

    private func exchange(_ statements: [PostgresStatement], until deadline: ContinuousClock.Instant)
        throws(PostgresError) -> ([PostgresRows], PostgresError?)
    {
        for statement in statements { try send(statement) }
        guard PQpipelineSync(handle) == 1 else { throw lost() }
        var results: [PostgresRows] = []
        var failure: PostgresError?
        while true {
            try wait(until: deadline)
            // The results of statements are separated by nothing.
            guard let result = PQgetResult(handle) else {
                guard PQstatus(handle) == CONNECTION_OK else { throw failure ?? lost() }
                continue
            }
            switch PQresultStatus(result) {
            case PGRES_TUPLES_OK, PGRES_COMMAND_OK, PGRES_EMPTY_QUERY: results.append(PostgresRows(result))
            case PGRES_PIPELINE_SYNC:
                PQclear(result)
                return (results, failure)
            case PGRES_PIPELINE_ABORTED: PQclear(result)
            default:
                failure = failure ?? Self.error(result)
                PQclear(result)
                guard PQstatus(handle) == CONNECTION_OK else { throw failure ?? lost() }
            }
        }
    }

    private func send(_ statement: PostgresStatement) throws(PostgresError) {
        let parameters = statement.parameters
        // All values in one block of memory, which begins with a byte of its own, since the address of an empty value may not be nil.
        var block: [UInt8] = [0]
        var places: [Int?] = []
        var lengths: [Int32] = []
        for parameter in parameters {
            let start = block.count
            parameter.write(to: &block)
            places.append(parameter.isNull ? nil : start)
            lengths.append(Int32(block.count - start))
        }
        let isSent = block.withUnsafeBytes { block -> Bool in
            let start = block.baseAddress?.assumingMemoryBound(to: CChar.self)
            let values = places.map { place in place.flatMap { start?.advanced(by: $0) } }
            return PQsendQueryParams(
                handle, statement.sql, Int32(parameters.count), parameters.map(\.type), values,
                lengths, Array(repeating: 1, count: parameters.count), 1) == 1
        }
        guard isSent else { throw lost() }
    }

    /// Sends what is left to send and waits until there is a result.
    private func wait(until deadline: ContinuousClock.Instant) throws(PostgresError) {
        while true {
            let isSending = PQflush(handle)
            guard isSending >= 0 else { throw lost() }
            if isSending == 0, PQisBusy(handle) == 0 { return }
            let left = deadline - .now
            guard left > .zero else { throw .unreachable(Self.noAnswer) }
            var socket = pollfd(
                fd: PQsocket(handle), events: Int16(POLLIN) | (isSending == 1 ? Int16(POLLOUT) : 0), revents: 0)
            guard socket.fd >= 0 else { throw lost() }
            let milliseconds = left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000
            _ = poll(&socket, 1, Int32(clamping: milliseconds + 1))
            guard socket.revents == 0 || PQconsumeInput(handle) == 1 else {
                // What the server said before it went is read first.
                if PQisBusy(handle) == 0 { return }
                throw lost()
            }
        }
    }

    /// What a call is told whose deadline passed.
    static let noAnswer = "no answer in time"

    private func lost() -> PostgresError { .unreachable(Self.text(PQerrorMessage(handle))) }

    private static func error(_ result: OpaquePointer) -> PostgresError {
        func field(_ code: Unicode.Scalar) -> String {
            PQresultErrorField(result, Int32(code.value)).map { String(cString: $0) } ?? ""
        }
        let state = field("C")
        guard !state.isEmpty else { return .unreachable(text(PQresultErrorMessage(result))) }
        var detail = state == PostgresError.fenced ? field("D") : ""
        detail = detail.withUTF8 { StoredText.text(of: $0) }
        return PostgresError(state: state, message: field("M"), detail: detail)
    }

    /// A message in one line.
    private static func text(_ message: UnsafePointer<CChar>?) -> String {
        guard let message else { return "" }
        return String(cString: message).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

/// What the server says beside results.
private final class Notices {
    var keptRows = 0

    /// `CLUSTER (VERBOSE)` says how many deleted rows it had to keep, as the first number of the detail.
    func take(_ result: OpaquePointer?) {
        guard let result, let severity = PQresultErrorField(result, Int32(UInt8(ascii: "V"))),
            String(cString: severity) == "INFO", let detail = PQresultErrorField(result, Int32(UInt8(ascii: "D")))
        else { return }
        let digits = String(cString: detail).drop { !$0.isNumber }.prefix { $0.isNumber }
        keptRows += Int(digits) ?? 0
    }
}
