import Foundation

/// The code of an article of the documentation, taken from a test that compiles and runs it.
///
/// In the test the code stands between `// snippet: name` and `// end`; in the article under `<!-- snippet: name -->`, a
/// comment that the documentation does not show.
public struct ArticleCode {
    /// The article as it is.
    public let page: String
    /// The article with the code of the test in its place.
    public let written: String
    /// The snippets of the test that the article does not show, and those it shows that the test lacks.
    public let unmatched: Set<String>

    /// Compares an article with a test; `VELOQUEST_UPDATE_PAGES=1` in the environment writes it anew.
    ///
    /// - Parameters:
    ///   - article: its path below the package.
    ///   - test: the path of the test's source.
    public init(article: String, test: String) throws {
        let snippets = Self.snippets(String(decoding: try Data(contentsOf: URL(filePath: test)), as: UTF8.self))
        let url = RealData.packageRoot.appending(path: article)
        let page = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        var written: [Substring] = []
        var used: Set<String> = []
        var isInCode = false
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if isInCode {
                isInCode = line != "```"
                continue
            }
            // The code follows the marker at once.
            written.append(line)
            guard let name = line.wholeMatch(of: /<!-- snippet: (\w+) -->/)?.1 else { continue }
            used.insert(String(name))
            written += ["```swift"] + (snippets[String(name)] ?? []) + ["```"]
            isInCode = true
        }
        self.page = page
        self.written = written.joined(separator: "\n")
        unmatched = used.symmetricDifference(snippets.keys)
        if ProcessInfo.processInfo.environment["VELOQUEST_UPDATE_PAGES"] == "1" {
            try Data(self.written.utf8).write(to: url)
        }
    }

    /// Whether the article shows what the test runs.
    public var isCurrent: Bool {
        unmatched.isEmpty
            && (page == written || ProcessInfo.processInfo.environment["VELOQUEST_UPDATE_PAGES"] == "1")
    }

    /// The snippets of a source by their names, without their indent.
    private static func snippets(_ source: String) -> [String: [Substring]] {
        var snippets: [String: [Substring]] = [:]
        var current: (name: String, indent: Int)?
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let indent = line.prefix { $0 == " " }.count
            if let name = line.wholeMatch(of: /\s*\/\/ snippet: (\w+)/)?.1 {
                current = (String(name), indent)
                snippets[String(name)] = []
            } else if line.trimmingCharacters(in: .whitespaces) == "// end" {
                current = nil
            } else if let current {
                snippets[current.name, default: []].append(line.dropFirst(min(indent, current.indent)))
            }
        }
        return snippets
    }
}
