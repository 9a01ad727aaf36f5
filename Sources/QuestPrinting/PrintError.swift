/// Why a quest cannot be printed.
public enum PrintError: Error, Sendable, Hashable {
    /// A scale that is none of `SheetPlan.allowedScales`.
    case scaleOutOfRange(Int)
    /// An overlap that is none of `SheetPlan.allowedOverlaps`.
    case overlapOutOfRange(Double)
    /// So many sheets would be needed at this scale; `fitting` is the scale that was asked for, if one was.
    case tooManySheets(Int, scale: Int, fitting: Int?)
    /// There is no task, start or finish.
    case nothingToPrint
    /// All tasks are hidden from riders.
    case allHidden
}
