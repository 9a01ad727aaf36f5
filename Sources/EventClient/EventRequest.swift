/// A request to the server of an event, to be sent by whatever speaks HTTP.
public struct EventRequest: Sendable, Hashable {
    /// How it is sent.
    public enum Method: String, Sendable, Hashable {
        /// Asks for something.
        case get = "GET"
        /// Hands something in.
        case post = "POST"
        /// Hands in what has a name already.
        case put = "PUT"
    }

    /// One header field.
    public struct Header: Sendable, Hashable {
        /// Its name.
        public let name: String
        /// Its value.
        public let value: String

        /// A header field.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// Its number, which the answer is handed back with.
    public let number: Int
    /// How it is sent.
    public let method: Method
    /// The path from the root of the server, percent-encoded, without a query.
    public let path: String
    /// The header fields.
    public let headers: [Header]
    /// The body; empty for none.
    public let body: [UInt8]
    /// After how many seconds without an answer it has failed.
    public let timeout: Double
}
