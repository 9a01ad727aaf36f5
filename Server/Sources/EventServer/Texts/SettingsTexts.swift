import Support
public import VeloQuest

extension ServerSettings.Source {
    /// Where a value of a setting is from.
    func text(of key: ServerSettings.Key) -> Message {
        switch self {
        case .option: Message("server-settings-source-option", ["key": .of(key.rawValue)])
        case .environment:
            Message("server-settings-source-environment", ["environment-name": .of(key.environmentName)])
        case .file(let path): Message("server-settings-source-file", ["path": .of(path)])
        case .standard: Message("server-settings-source-standard")
        }
    }
}

extension ServerSettings.Fault: LocalizedMessage {
    /// What is wrong, where, and what to do.
    public var message: Message {
        switch self {
        case .unreadable(let file, let reason):
            Message("server-settings-fault-unreadable", ["file": .of(file), "reason": .of(reason)])
        case .unknown(let name, let file):
            Message("server-settings-fault-unknown", ["file": .of(file), "name": .of(name), "names": .of(Self.names)])
        case .notText(let key, let file):
            Message("server-settings-fault-not-text", ["file": .of(file), "key": .of(key.rawValue)])
        case .invalid(let key, let value, let source):
            Message(
                "server-settings-fault-invalid",
                [
                    "value": .of(value),
                    "key": .of(key.rawValue),
                    "key-2": .of(source.text(of: key)),
                    "expected": .of(Self.expected(key)),
                ])
        case .noAddress: Message("server-settings-fault-no-address")
        case .halfTLS: Message("server-settings-fault-half-tls")
        case .weakToken(let path): Message("server-settings-fault-weak-token", ["path": .of(path)])
        case .openSecret(let path): Message("server-settings-fault-open-secret", ["path": .of(path)])
        }
    }

    private static var names: String { ServerSettings.Key.allCases.map(\.rawValue).joined(separator: ", ") }

    private static func expected(_ key: ServerSettings.Key) -> Message {
        switch key {
        case .address: Message("server-settings-fault-expected-address")
        case .listen: Message("server-settings-fault-expected-listen")
        default:
            Message("server-settings-fault-expected-listen-2")
        }
    }
}
