package import Support

extension TileBuildingError {
    /// What is wrong, and what to do about it.
    package var message: LocalizedText {
        switch problem {
        case .empty:
            LocalizedText(
                "\(fileName): nothing in it is shown in these layers and this area; look at --layers and --bbox, whose order is "
                    + "west, south, east, north",
                "\(fileName): в этих слоях и на этой местности показывать нечего; проверьте --layers и --bbox, где порядок — "
                    + "запад, юг, восток, север")
        case .tooLarge:
            LocalizedText(
                "\(fileName): more than two thousand million nodes; take an extract of a smaller area",
                "\(fileName): больше двух миллиардов точек; возьмите выгрузку поменьше")
        }
    }
}
