import Foundation
import Support

extension AccountSettings {
    /// The settings of accounts that those of a server name; `nil` for a server without accounts.
    ///
    /// - Parameter credentials: `$CREDENTIALS_DIRECTORY`, whose files systemd guards by modes of its own.
    public static func reading(_ settings: ServerSettings, credentials: String?) throws(Fault) -> AccountSettings? {
        guard let url = settings.value(.publicURL) else {
            guard settings.value(.accounts) == nil else { throw .address("") }
            return nil
        }
        let file = try settings.value(.accounts).map { path throws(Fault) in
            guard let bytes = FileManager.default.contents(atPath: path) else {
                throw .unreadable(file: path, Message("account-settings-missing"))
            }
            return (path: path, bytes: Array(bytes))
        }
        return try AccountSettings(publicURL: url, file: file) { secret(at: $0, credentials: credentials) }
    }

    private static func secret(at path: String, credentials: String?) -> SecretFile {
        guard let bytes = FileManager.default.contents(atPath: path) else { return .missing }
        let isGuarded = credentials.map { !$0.isEmpty && path.hasPrefix($0 + "/") } ?? false
        let mode = (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? NSNumber
        if !isGuarded, let mode, mode.intValue & 0o077 != 0 { return .open }
        return .bytes(Array(bytes))
    }
}
