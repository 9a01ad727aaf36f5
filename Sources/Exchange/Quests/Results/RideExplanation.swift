import Quests
import RideLogs
package import Scoring
package import Support

/// A result line by line: the tasks, bonuses and penalties, the total, and the flags.
package struct RideExplanation {
    /// The lines; riders' texts are sanitised for a terminal.
    package let lines: [String]

    /// Explains a result.
    package init(_ result: RideResult, language: Language) {
        var lines = result.lines.map { $0.message[language] }
        lines += result.extras.map { $0.message[language] }
        lines.append(result.message[language])
        if let reason = result.disqualification {
            lines.append(ResultTexts.disqualifiedFor(reason)[language])
        }
        if let authentication = result.authentication {
            lines.append(ResultTexts.log(authentication)[language])
        }
        lines += result.flags.map { flag in
            let what =
                switch result.cost(of: flag) {
                case .nothing: ResultTexts.noted
                case .judge: ResultTexts.worthALook
                case .disqualified: ResultTexts.disqualifiedByRule
                }
            return "\(what[language]): \(flag.message[language])"
        }
        self.lines = lines.map { DisplayText.sanitized($0, most: 200) }
    }
}
