/// A document that has an address of its own; all others stand below `/pages`.
public enum EventPage: String, Sendable, CaseIterable {
    /// What riders see.
    case rider
    /// Where the organiser runs the event.
    case office
    /// Where spectators follow it.
    case live
    /// Where the operator of the server makes events.
    case events
    /// Where people sign in, and see and change their account.
    case signIn
    /// What serves riders' pages without a network; it stands at the root, so that it may serve all of them.
    case serviceWorker

    /// The path that it is served at, with the event as a parameter in braces.
    public var path: String {
        switch self {
        case .rider: "/e/{event}"
        case .office: "/e/{event}/office"
        case .live: "/e/{event}/live"
        case .events: "/events"
        case .signIn: "/sign-in"
        case .serviceWorker: "/sw.js"
        }
    }

    /// Its file in the folder of the pages.
    public var file: String {
        switch self {
        case .rider: "event/rider.html"
        case .office: "event/office.html"
        case .live: "event/live.html"
        case .events: "event/events.html"
        case .signIn: "event/sign-in.html"
        case .serviceWorker: "event/service-worker.js"
        }
    }

    /// What a browser may load and run on it (Content Security Policy Level 3): nothing of another host, no script in a document. The
    /// engine is WebAssembly, and the library that draws maps starts its worker from a blob.
    public static let contentSecurityPolicy = [
        "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "worker-src 'self' blob:", "style-src 'self'",
        "connect-src 'self' blob: data:", "img-src 'self' blob: data:", "manifest-src 'self'", "base-uri 'none'",
        "form-action 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")
}
