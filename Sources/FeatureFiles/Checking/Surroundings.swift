import GeoJSON
import JSON

/// The text of a collection without the elements that are already checked; one valid Feature replaces them.
///
///     {"type":"FeatureCollection","features":[ {…} ],"name":"x"}
///     head ──────────────────────────────────┘ gap └ rest ─────
struct Surroundings {
    private static let standIn = Array("{\"type\":\"Feature\",\"geometry\":null,\"properties\":null}".utf8)

    private let head: [UInt8]
    private let rest: [UInt8]
    private let restOrigin: LineCounter.Place
    private let firstIndex: Int
    /// The whole text.
    let text: [UInt8]

    /// - Parameter firstIndex: how many elements are in the gap.
    init(head: [UInt8], rest: [UInt8], at restOrigin: LineCounter.Place, firstIndex: Int) {
        self.head = head
        self.rest = rest
        self.restOrigin = restOrigin
        self.firstIndex = firstIndex
        text = head + (firstIndex > 0 ? Self.standIn : []) + rest
    }

    private var gap: Range<Int> { head.count..<text.count - rest.count }

    /// Reads it; lines in messages are those of the file, places are those in `text`.
    func read(_ options: GeoJSONReader.Options) -> GeoJSONReader.Result {
        var origin = restOrigin
        origin.offset = gap.upperBound
        return GeoJSONReader(options: options).read(text, seenAs: TextWindow(head: gap.upperBound, origin: origin))
    }

    /// The number in the file of an element of this text; `nil` for the replacement.
    func index(ofElement index: Int) -> Int? {
        firstIndex == 0 ? index : index == 0 ? nil : index - 1 + firstIndex
    }

    /// Maps a range of this text to the range in the file.
    private func range(_ range: Range<Int>) -> Range<Int> {
        func offset(_ offset: Int, isEnd: Bool) -> Int {
            if offset < gap.lowerBound || isEnd && offset == gap.lowerBound { return offset }
            return offset < gap.upperBound ? restOrigin.offset : offset - gap.upperBound + restOrigin.offset
        }
        let start = offset(range.lowerBound, isEnd: false)
        return start..<max(start, offset(range.upperBound, isEnd: !range.isEmpty))
    }

    /// Whichever of the texts before and after the gap contains a place.
    var sides: (head: SourceText, rest: SourceText) { (SourceText(head), SourceText(rest, at: restOrigin)) }

    /// Whether a place in `text` is before the gap.
    func isInHead(_ location: SourceLocation) -> Bool { location.byteRange.lowerBound < gap.lowerBound }

    /// The findings with their places in the file, and the texts that they are in.
    func placed(_ findings: [Diagnostic]) -> [LocatedFindings] {
        var inHead: [Diagnostic] = []
        var inRest: [Diagnostic] = []
        let headText = SourceText(head)
        let restText = SourceText(rest, at: restOrigin)
        for finding in findings {
            var placed = finding
            if let components = finding.pointer?.components, components.count > 1, components[0] == "features",
                let element = Int(components[1]), let index = index(ofElement: element)
            {
                placed.pointer?.components[1] = String(index)
            }
            guard let location = finding.location else {
                inRest.append(placed)
                continue
            }
            let range = range(location.byteRange)
            let isInHead = location.byteRange.lowerBound < gap.lowerBound
            if let place = (isInHead ? headText : restText).place(of: range.lowerBound) {
                placed.location = SourceLocation(byteRange: range, line: place.line, column: place.column)
            }
            for edit in (placed.fix?.edits ?? []).indices {
                if let old = placed.fix?.edits[edit].byteRange { placed.fix?.edits[edit].byteRange = self.range(old) }
            }
            if isInHead { inHead.append(placed) } else { inRest.append(placed) }
        }
        return [
            LocatedFindings(diagnostics: inHead, text: headText), LocatedFindings(diagnostics: inRest, text: restText),
        ].filter { !$0.diagnostics.isEmpty }
    }
}
