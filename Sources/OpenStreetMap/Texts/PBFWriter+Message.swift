public import Support

extension PBFWriter.Failure {
    /// For example `the columns of a block do not fit together`.
    public var message: LocalizedText {
        switch problem {
        case .inconsistentBlock:
            LocalizedText("the columns of a block do not fit together", "столбцы блока не согласованы между собой")
        case .tooLarge:
            LocalizedText(
                "one element is larger than 32 MiB, the most that PBF allows",
                "один элемент больше 32 МиБ — предела формата PBF")
        }
    }
}
