public import Foundation

/// Which folders of a module use each other.
///
/// A folder uses another one where it names a type that is declared there. Folders are compared with those next to them:
/// `A/B` with `A/C`, and with `D` as a part of `A`. The sources are read as text, so the rule is simple: a name counts that
/// belongs to one type at the top level of one folder, is not private, has no dot before it, and is not declared in the
/// same file. Files next to folders, and the folders `Texts`, whose words belong to everything, do not count.
public struct ModuleStructure {
    /// Which folders each folder uses, by their paths in the module.
    public private(set) var uses: [String: Set<String>] = [:]

    /// Looks at Swift sources.
    ///
    /// - Parameter sources: the texts, by their paths in the module.
    public init(_ sources: [String: String]) {
        var files: [(folder: [Substring], words: SourceWords)] = []
        for (path, source) in sources {
            let folder = Array(path.split(separator: "/").dropLast())
            guard !folder.isEmpty, !folder.contains("Texts") else { continue }
            var scanner = WordScanner(Array(source.utf8))
            scanner.scan()
            files.append((folder, scanner.found))
        }
        var owners: [String: Set<[Substring]>] = [:]
        for (folder, words) in files {
            for name in words.declared { owners[name, default: []].insert(folder) }
        }
        for (folder, words) in files {
            for name in words.used.subtracting(words.own) {
                guard let declaring = owners[name], declaring.count == 1, let owner = declaring.first else { continue }
                addUse(of: owner, by: folder)
            }
        }
    }

    /// Notes a use at the level where two paths part; a folder and one inside of it are not compared.
    private mutating func addUse(of owner: [Substring], by folder: [Substring]) {
        guard let level = zip(folder, owner).enumerated().first(where: { $1.0 != $1.1 })?.offset else { return }
        uses[folder[...level].joined(separator: "/"), default: []].insert(owner[...level].joined(separator: "/"))
    }

    /// Reads the sources in a folder.
    public init(folder: URL) throws {
        let paths = (FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []).compactMap { $0 as? String }
        var sources: [String: String] = [:]
        for path in paths where path.hasSuffix(".swift") {
            sources[path] = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        }
        self.init(sources)
    }

    /// The folders that use each other, directly or through others: in each group every folder leads to every other one.
    public var cycles: [Set<String>] {
        let reached = Dictionary(uniqueKeysWithValues: uses.keys.map { ($0, folders(usedBy: $0)) })
        let groups = uses.keys.compactMap { folder -> Set<String>? in
            let group = (reached[folder] ?? []).filter { reached[$0]?.contains(folder) == true }
            return group.isEmpty ? nil : group
        }
        return Set(groups).sorted { $0.sorted().lexicographicallyPrecedes($1.sorted()) }
    }

    /// The folders that a folder uses, and those that these use; the folder itself only where it is one of them.
    private func folders(usedBy folder: String) -> Set<String> {
        var reached: Set<String> = []
        var open = Array(uses[folder] ?? [])
        while let next = open.popLast() {
            if reached.insert(next).inserted { open += uses[next] ?? [] }
        }
        return reached
    }
}

/// The capitalised names in a source.
private struct SourceWords {
    /// Those of types that are declared outside of any braces and are not private.
    var declared: Set<String> = []
    /// Those of all types that are declared.
    var own: Set<String> = []
    /// All that have no dot before them.
    var used: Set<String> = []
}

/// Finds words in Swift source; understands comments, and literals with interpolation.
private struct WordScanner {
    private static let introducers: Set = ["struct", "class", "enum", "actor", "protocol", "typealias"]

    private(set) var found = SourceWords()
    private let source: [UInt8]
    private var index = 0
    private var depth = 0
    private var lastWord = ""
    private var isPrivate = false

    init(_ source: [UInt8]) { self.source = source }

    mutating func scan() {
        while index < source.count { step() }
    }

    private func byte(_ offset: Int = 0) -> UInt8 { index + offset < source.count ? source[index + offset] : 0 }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where index < source.count {
            if source[index] == UInt8(ascii: "\n") { isPrivate = false }
            index += 1
        }
    }

    private mutating func step() {
        switch byte() {
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
            while index < source.count, byte() != UInt8(ascii: "\n") { advance() }
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
            while index < source.count, byte() != UInt8(ascii: "*") || byte(1) != UInt8(ascii: "/") { advance() }
        case UInt8(ascii: "\""), UInt8(ascii: "#"): literal()
        case UInt8(ascii: "{"):
            depth += 1
            advance()
        case UInt8(ascii: "}"):
            depth -= 1
            advance()
        case let byte where Self.isPartOfWord(byte): word()
        default: advance()
        }
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private mutating func word() {
        let start = index
        while index < source.count, Self.isPartOfWord(source[index]) { index += 1 }
        let word = String(decoding: source[start..<index], as: UTF8.self)
        defer { lastWord = word }
        if word == "private" || word == "fileprivate" { isPrivate = true }
        guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(source[start]) else { return }
        if Self.introducers.contains(lastWord) {
            found.own.insert(word)
            if depth == 0, !isPrivate { found.declared.insert(word) }
        }
        if start == 0 || source[start - 1] != UInt8(ascii: ".") { found.used.insert(word) }
    }

    /// Goes past a literal, or past the number signs of something else.
    private mutating func literal() {
        var pounds = 0
        while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
        advance(pounds)
        guard byte() == UInt8(ascii: "\"") else { return }
        let quotes = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"") ? 3 : 1
        advance(quotes)
        while index < source.count, !stands(UInt8(ascii: "\""), quotes, then: pounds) {
            if quotes == 1, byte() == UInt8(ascii: "\n") { return }
            guard stands(UInt8(ascii: "\\"), 1, then: pounds) else {
                advance()
                continue
            }
            advance(1 + pounds)
            if byte() == UInt8(ascii: "(") { interpolation() } else { advance() }
        }
        advance(quotes + pounds)
    }

    /// Whether a byte stands here so many times, and then so many number signs.
    private func stands(_ mark: UInt8, _ count: Int, then pounds: Int) -> Bool {
        (0..<count).allSatisfy { byte($0) == mark } && (0..<pounds).allSatisfy { byte(count + $0) == UInt8(ascii: "#") }
    }

    private mutating func interpolation() {
        var open = 0
        repeat {
            switch byte() {
            case UInt8(ascii: "("):
                open += 1
                advance()
            case UInt8(ascii: ")"):
                open -= 1
                advance()
            default: step()
            }
        } while open > 0 && index < source.count
    }
}
