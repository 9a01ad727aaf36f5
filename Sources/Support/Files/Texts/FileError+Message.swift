extension FileError {
    /// For example `cannot read city.osm.pbf: No such file or directory`.
    public var message: Message {
        let reason = SystemCall.describe(code)
        return switch operation {
        case .write where code == SystemCall.replaced: Message("file-error-write", ["path": .of(path)])
        case .read where code == SystemCall.noRegularFile: Message("file-error-read", ["path": .of(path)])
        case .read: Message("file-error-read-2", ["path": .of(path), "reason": .of(reason)])
        case .write: Message("file-error-write-2", ["path": .of(path), "reason": .of(reason)])
        case .lock: Message("file-error-lock", ["path": .of(path)])
        }
    }
}
