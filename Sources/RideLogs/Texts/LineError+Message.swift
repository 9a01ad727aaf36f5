public import Support

extension RideEntry.LineError: LocalizedMessage {
    /// What is wrong and what to do about it.
    public var message: Message {
        switch self {
        case .incomplete: Message("ride-entry-line-error-incomplete")
        case .altered: Message("ride-entry-line-error-altered")
        case .unreadable: Message("ride-entry-line-error-unreadable")
        }
    }
}
