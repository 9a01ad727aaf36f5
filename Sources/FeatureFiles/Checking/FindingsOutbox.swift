import Diagnostics

/// Holds the findings of a batch back until the next one is there, so that text on both sides of it can be shown.
struct FindingsOutbox {
    /// How many bytes on each side.
    private static let margin = 1024

    private var before: [UInt8] = []
    private var beforeOrigin = LineCounter.Place()
    private var bytes: [UInt8] = []
    private var origin = LineCounter.Place()
    private var findings: [Diagnostic] = []
    private(set) var ready: [LocatedFindings] = []

    /// Takes in the next batch and its findings.
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

    /// Takes in findings that need not wait.
    mutating func add(_ found: LocatedFindings) {
        ready.append(found)
    }

    /// Lets go of what was held back.
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

    /// What can be reported, once.
    mutating func take() -> [LocatedFindings] {
        defer { ready = [] }
        return ready
    }
}
