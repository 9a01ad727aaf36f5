public import Support

extension FITFault: LocalizedMessage {
    /// What is wrong, without the place.
    var message: Message {
        switch kind {
        case .torn: Message("fit-fault-torn")
        case .wrongChecksum: Message("fit-fault-wrong-checksum")
        case .undefinedMessage: Message("fit-fault-undefined-message")
        case .foreignBytes: Message("fit-fault-foreign-bytes")
        }
    }
}

extension FITError: LocalizedMessage {
    /// What is wrong.
    public var message: Message {
        switch self {
        case .notFIT: Message("fit-error-not-fit")
        case .tooManyRecords: Message("fit-error-too-many-records", ["most-records": .of(FITFile.mostRecords)])
        }
    }
}
