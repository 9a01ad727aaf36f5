import Hummingbird
import HummingbirdCore
import NIOCore

/// What goes with a request: the parameters of its path, and who is at the other end.
struct ServerContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The address of the other end without its port; behind a proxy that of the proxy, which then has to limit attempts itself.
    let address: String

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        address = source.channel.remoteAddress?.ipAddress ?? "unknown"
    }
}

/// The router of requests; that of roads has the same name.
typealias WebRouter = Hummingbird.Router<ServerContext>
