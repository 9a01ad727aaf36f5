import BrowserInterface

/// All calls.
typealias Engine = BrowserInterface
