/// Why a quest cannot be printed.
public enum PrintError: Error, Sendable, Hashable {
    /// A scale that is not one of `SheetPlan.allowedScales`.
    case scaleOutOfRange(Int)
    /// An overlap that is not one of `SheetPlan.allowedOverlaps`.
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

/// A size of paper.
public enum Paper: String, Sendable, Hashable, CaseIterable {
    /// 210 × 297 mm (ISO 216).
    case a4
    /// 297 × 420 mm (ISO 216).
    case a3
    /// 8½ × 11 inches (ANSI/ASME Y14.1).
    case letter

    /// Its sides in millimetres, held upright.
    var upright: PaperSize {
        switch self {
        case .a4: PaperSize(width: 210, height: 297)
        case .a3: PaperSize(width: 297, height: 420)
        case .letter: PaperSize(width: 215.9, height: 279.4)
        }
    }

    /// How paper is held.
    public enum Orientation: String, Sendable, Hashable, CaseIterable {
        /// The short side below.
        case portrait
        /// The long side below.
        case landscape
    }

    func size(_ orientation: Orientation) -> PaperSize {
        let size = upright
        return orientation == .portrait ? size : PaperSize(width: size.height, height: size.width)
    }
}

/// The sides of a sheet in millimetres.
struct PaperSize: Hashable {
    var width: Double
    var height: Double

    /// What a page leaves free at its edges, where many printers do not print.
    static let margin = 8.0
    /// Where the map of a sheet is: below a title, above the legend.
    static let mapTop = 18.0
    /// From the map to the lower edge of the sheet.
    static let belowMap = 44.0
    /// From the map to the left and right edge.
    static let besideMap = 12.0

    var mapWidth: Double { width - 2 * PaperSize.besideMap }
    var mapHeight: Double { height - PaperSize.mapTop - PaperSize.belowMap }
}
