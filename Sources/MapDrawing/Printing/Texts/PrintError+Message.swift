public import Support

extension PrintError: LocalizedMessage {
    /// What is wrong and what to do.
    public var message: LocalizedText {
        switch self {
        case .scaleOutOfRange(let scale):
            let (low, high) = (SheetPlan.allowedScales.lowerBound, SheetPlan.allowedScales.upperBound)
            return LocalizedText(
                "a map cannot be printed at 1:\(scale); choose 1:\(low) to 1:\(high), such as --scale 15000",
                "масштаб 1:\(scale) не годится для печати; выберите от 1:\(low) до 1:\(high), например --scale 15000")
        case .overlapOutOfRange:
            let (low, high) = (Int(SheetPlan.allowedOverlaps.lowerBound), Int(SheetPlan.allowedOverlaps.upperBound))
            return LocalizedText(
                "sheets may overlap by \(low) to \(high) mm", "листы могут перекрываться на \(low)–\(high) мм")
        case .tooFarApart(let count, let scale, let smaller):
            let way = smaller.map {
                LocalizedText(" If not, --scale \($0) prints them", " Если нет, годится --scale \($0)")
            }
            return LocalizedText(
                "the tasks are so far apart that even 1:\(scale) would need \(count) sheets, more than \(SheetPlan.mostSheets); is one of them misplaced?\(way?.english ?? "")",
                "задания так далеко друг от друга, что даже в масштабе 1:\(scale) нужно \(count) листов — больше \(SheetPlan.mostSheets); нет ли среди них стоящего не на месте?\(way?.russian ?? "")"
            )
        case .tooManySheets(let count, let scale):
            return LocalizedText(
                "at 1:\(scale) the quest would need \(count) sheets, more than \(SheetPlan.mostSheets); choose a smaller scale or larger paper",
                "в масштабе 1:\(scale) нужно \(count) листов — больше \(SheetPlan.mostSheets); выберите масштаб мельче или бумагу больше"
            )
        case .code(let error): return error.message
        case .tooFineCode(let task, let bytes, let most):
            return LocalizedText(
                "the code of task \(task) would be too fine to be read from paper: its address has \(bytes) bytes, and up to \(most) can be read; give a shorter --page-url",
                "код задания \(task) получился бы слишком мелким, с бумаги он не прочитается: в его адресе \(bytes) байт, а читается до \(most); укажите --page-url короче"
            )
        case .nothingToPrint:
            return LocalizedText("the quest has nothing to print", "в квесте нечего печатать")
        case .allHidden:
            return LocalizedText(
                "all tasks are hidden from riders; --for organiser shows them",
                "все задания скрыты от участников; их показывает --for organiser")
        }
    }
}
