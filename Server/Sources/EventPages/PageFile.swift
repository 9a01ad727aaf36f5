/// A file that a browser is given: the bytes, and what goes with them.
public struct PageFile: Sendable, Hashable {
    /// The path that it is served at.
    public let path: String
    /// Its media type, with the character set.
    public let type: String
    /// Its bytes.
    public let bytes: [UInt8]

    /// The script of all pages.
    public static let script = PageFile(
        path: "/pages/event.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.event_js)
    /// The styles of all pages.
    public static let styles = PageFile(
        path: "/pages/event.css", type: "text/css; charset=utf-8", bytes: PackageResources.event_css)
    /// All files besides the documents of the pages.
    public static let all = [script, styles]
}
