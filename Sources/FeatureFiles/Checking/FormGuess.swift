import GeoJSON
import JSON
import Support

/// How a text holds Features, by its first bytes.
struct FormGuess {
    private let start: [UInt8]
    /// The form that the start of the text suggests; `nil` where it is not clear.
    private(set) var form: FeatureForm?
    /// The offset of the second object, for a text with one object on each line.
    private var second = 0

    init(_ start: [UInt8]) {
        self.start = start
        var place = start.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        func skipSpace() { while place < start.count, StrictScanner.isSpace(start[place]) { place += 1 } }
        skipSpace()
        guard place < start.count else { return }
        if start[place] == 0x1E { form = .sequence }
        guard start[place] == UInt8(ascii: "{") else { return }
        let first = place
        guard let end = start.withUnsafeBufferPointer({ ElementBounds.end(of: $0, from: first) }) else { return }
        place = end
        skipSpace()
        guard place < start.count, start[place] == UInt8(ascii: "{"), !start[first..<end].contains(0x0A),
            start[end..<place].contains(0x0A)
        else { return }
        second = place
        form = .lines
    }

    /// The form in which the text is read, and a note about the choice.
    func decide(_ wanted: FeatureChecker.Form) -> (form: FeatureForm, surprise: LocatedFindings?) {
        switch wanted {
        case .given(let form): return (form, nil)
        case .named(nil): return (form ?? .geojson, nil)
        case .named(.geojson):
            guard form == .lines else { return (form ?? .geojson, nil) }
            let text = SourceText(start)
            let range = second..<second + 1
            let location = text.place(of: second).map {
                SourceLocation(byteRange: range, line: $0.line, column: $0.column)
            }
            let finding = Diagnostic(
                .trailingText, at: location, pointer: JSONPointer(), message: Message("file-looks-like-lines"))
            return (.lines, LocatedFindings(diagnostics: [finding], text: text))
        case .named(.sequence): return (form ?? .sequence, nil)
        case .named(.lines): return (form == .sequence ? .sequence : .lines, nil)
        }
    }
}
