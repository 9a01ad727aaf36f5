import JSON
import Support

/// No position is followed by itself.
struct DuplicatePositionRule: LintRule {
    let rule = DiagnosticRule.duplicatePosition

    func check(_ line: Positions, isRing: Bool, at pointer: JSONPointer, _ findings: inout LintFindings) {
        guard let index = line.firstRepetition else { return }
        var kept: [Position] = []
        for position in line where position != kept.last { kept.append(position) }
        // With fewer positions it would not be a line, or not a ring.
        let isCertain = kept.count >= (isRing ? 4 : 2)
        let text = GeoJSONWriter().coordinatesText(.lineString(Positions(kept)))
        findings.report(
            rule, at: pointer.appending(index),
            Message("lint-repeated-position"),
            fix: isCertain
                ? .init(
                    title: Message("lint-remove-repeated"), pointer: pointer, text: text)
                : nil)
    }
}

extension Positions {
    /// The index of the first position that equals the one before it.
    fileprivate var firstRepetition: Int? {
        let width = stride
        return withFlatNumbers { numbers in
            var start = width
            while start < numbers.count {
                // Not-a-number stands for a number that shorter positions lack.
                let isEqual = (start..<start + width).allSatisfy { index in
                    let (number, before) = (numbers[index], numbers[index - width])
                    return number == before || number.isNaN && before.isNaN
                }
                if isEqual { return start / width }
                start += width
            }
            return nil
        }
    }
}
