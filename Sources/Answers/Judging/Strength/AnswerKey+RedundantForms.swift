extension AnswerKey {
    /// Accepted texts that are denied altogether, as the organiser wrote them.
    ///
    ///     AnswerKey(.text(TextAnswer(["fir"], denied: ["Fir!"])!)).deniedForms  // ["fir"]
    package var deniedForms: [String] {
        guard case .text(let text) = kind else { return [] }
        return text.effective.filter { !$0.isReachable }.map { $0.text }
    }

    /// Accepted texts that equal an earlier one after folding, so that they are redundant.
    ///
    /// A number in words beside its digits is not among these: not every author knows that both are understood.
    package var redundantForms: [String] {
        switch kind {
        case .text(let text):
            var seen: Set<[UInt32]> = []
            return text.forms.filter { form in
                let folded = form.separated.first?.scalars ?? form.numbers.first.map { $0.normalForm.scalars }
                return folded.map { !seen.insert($0).inserted } ?? false
            }.map { $0.text }
        case .code(let code):
            var seen: Set<[UInt32]> = []
            return code.accepted.filter { !seen.insert(CodeAnswer.normal($0, ignoresCase: code.ignoresCase)).inserted }
        case .number, .choice, .list, .pattern, .sealed, .photo, .judgedByOrganiser:
            return []
        }
    }
}

extension String {
    fileprivate var scalars: [UInt32] { unicodeScalars.map { $0.value } }
}
