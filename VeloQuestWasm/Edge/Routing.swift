import BrowserInterface

/// The calls of maps and routes.
typealias Engine = RoutingInterface
