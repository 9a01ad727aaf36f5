public import Foundation
public import Quests

extension Quest {
    /// Reads the file of an organiser; see `read(_:)` with bytes.
    public static func read(_ data: Data) -> QuestReading { read([UInt8](data)) }

    /// Reads the file of an organiser; see `read(_:)` with bytes.
    ///
    /// - Throws: what Foundation throws where the file cannot be read. Whatever it holds is no error but a finding.
    public static func read(contentsOf url: URL) throws -> QuestReading { read(try Data(contentsOf: url)) }
}
