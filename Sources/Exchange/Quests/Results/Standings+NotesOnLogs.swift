import RideLogs
package import Scoring
package import Support

extension Standings {
    /// Which logs anybody may have written.
    package var notesOnLogs: [LocalizedText] {
        let rows = groups.flatMap(\.rows)
        let unsigned = rows.filter { $0.result.authentication == .unsigned }
        let known = rows.filter { $0.result.authentication != nil }
        var notes: [LocalizedText] = []
        if !unsigned.isEmpty, unsigned.count == known.count {
            notes.append(ResultTexts.noLogIsSigned)
        } else if !unsigned.isEmpty {
            notes.append(ResultTexts.unsignedLogs(unsigned.map { DisplayText.sanitized($0.name, most: 40) }))
        }
        if known.contains(where: { if case .unchecked? = $0.result.authentication { true } else { false } }) {
            notes.append(ResultTexts.signaturesNotChecked)
        }
        return notes
    }
}
