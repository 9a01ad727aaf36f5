import JSON

/// Delays the findings of a batch until the next batch is known, so that reports can show the text on both sides.
struct FindingsOutbox {
    /// How many bytes of text are kept on each side.
    private static let margin = 1024

    private var before: [UInt8] = []
    private var beforeOrigin = LineCounter.Place()
    private var bytes: [UInt8] = []
    private var origin = LineCounter.Place()
    private var findings: [Diagnostic] = []
    private(set) var ready: [LocatedFindings] = []

    /// Adds the next batch and its findings.
    mutating func add(_ findings: [Diagnostic], in bytes: [UInt8], at origin: LineCounter.Place) {
        release(after: bytes.prefix(Self.margin))
        if self.bytes.count >= Self.margin || before.isEmpty {
            (before, beforeOrigin) = (self.bytes, self.origin)
        } else {
            before += self.bytes
        }
        self.bytes = bytes
        self.origin = origin
        self.findings = findings
    }

    /// Adds findings that can be reported at once.
    mutating func add(_ found: LocatedFindings) {
        ready.append(found)
    }

    /// Releases all delayed findings.
    mutating func release(after following: ArraySlice<UInt8> = []) {
        guard !findings.isEmpty else { return }
        let start = max(0, before.count - Self.margin)
        var place = beforeOrigin
        before.withUnsafeBufferPointer { place.pass(UnsafeBufferPointer(rebasing: $0[..<start])) }
        if before.isEmpty { place = origin }
        let text = SourceText(before[start...] + bytes + following, at: place)
        ready.append(LocatedFindings(diagnostics: findings, text: text))
        findings = []
    }

    /// Returns the findings that can be reported, and forgets them.
    mutating func take() -> [LocatedFindings] {
        defer { ready = [] }
        return ready
    }
}
