package import Support

extension TileBuildingError {
    /// What is wrong, and what to do about it.
    package var message: Message {
        switch problem {
        case .empty: Message("tile-building-error-empty", ["file-name": .of(fileName)])
        case .tooLarge: Message("tile-building-error-too-large", ["file-name": .of(fileName)])
        }
    }
}
