/// Why a quest cannot be printed.
public enum PrintError: Error, Sendable, Hashable {
    /// A scale that is none of `SheetPlan.allowedScales`.
    case scaleOutOfRange(Int)
    /// An overlap that is none of `SheetPlan.allowedOverlaps`.
    case overlapOutOfRange(Double)
    /// So many sheets would be needed at the scale that was asked for.
    case tooManySheets(Int, scale: Int)
    /// So many sheets would be needed even at the smallest scale that is tried; a smaller one that may be asked for would do, if any.
    case tooFarApart(Int, scale: Int, smaller: Int?)
    /// There is no task, start or finish.
    case nothingToPrint
    /// All tasks are hidden from riders.
    case allHidden
    /// An address that cannot be a code.
    case code(QRCodeError)
    /// The address of a task, by its number, has so many bytes that a telephone would not read its code from a card; with the most
    /// bytes that it reads.
    case tooFineCode(task: Int, bytes: Int, most: Int)
}
