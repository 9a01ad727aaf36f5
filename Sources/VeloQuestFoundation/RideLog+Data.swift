public import Foundation
public import RideLogs

extension RideLog {
    /// The log as JSON Lines, to be saved or sent.
    public var data: Data { Data(write()) }

    /// Reads a log as JSON Lines; see `reading(_:)` with bytes.
    public static func reading(_ data: Data) -> (log: RideLog, diagnostics: [LogDiagnostic]) { reading([UInt8](data)) }

    /// Reads a log from a file of JSON Lines.
    ///
    /// - Throws: what Foundation throws where the file cannot be read. Whatever it holds is no error but a fault.
    public static func reading(contentsOf url: URL) throws -> (log: RideLog, diagnostics: [LogDiagnostic]) {
        reading(try Data(contentsOf: url))
    }
}
