public import Support

extension PrintError: LocalizedMessage {
    /// What is wrong and what to do.
    public var message: Message {
        switch self {
        case .scaleOutOfRange(let scale):
            let (low, high) = (SheetPlan.allowedScales.lowerBound, SheetPlan.allowedScales.upperBound)
            return Message(
                "print-error-scale-out-of-range",
                ["scale": .of(scale), "low": .of(low), "high": .of(high)])
        case .overlapOutOfRange:
            let (low, high) = (Int(SheetPlan.allowedOverlaps.lowerBound), Int(SheetPlan.allowedOverlaps.upperBound))
            return Message("print-error-overlap-out-of-range", ["low": .of(low), "high": .of(high)])
        case .tooFarApart(let count, let scale, let smaller):
            let way = smaller.map {
                Message("print-error-too-far-apart", ["item": .of($0)])
            }
            return Message(
                "print-error-too-far-apart-2",
                ["scale": .of(scale), "count": .of(count), "most-sheets": .of(SheetPlan.mostSheets), "way": .of(way)])
        case .tooManySheets(let count, let scale):
            return Message(
                "print-error-too-many-sheets",
                ["scale": .of(scale), "count": .of(count), "most-sheets": .of(SheetPlan.mostSheets)])
        case .code(let error): return error.message
        case .tooFineCode(let task, let bytes, let most):
            return Message("print-error-too-fine-code", ["task": .of(task), "bytes": .of(bytes), "most": .of(most)])
        case .nothingToPrint: return Message("print-error-nothing-to-print")
        case .allHidden: return Message("print-error-all-hidden")
        }
    }
}
