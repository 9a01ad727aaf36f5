public import Quests

/// The opening of a device's chain: its first entry, with data about the device.
public struct Opening: Sendable, Hashable {
    /// The identifier of the quest, if it has one.
    public var quest: String?
    /// The quest file that the device rides with, if it was read from bytes.
    public var edition: Quest.EditionDigest?
    /// The key with which the device signs, if it has one.
    public var key: PublicKey?

    /// Describes a device.
    public init(quest: String? = nil, edition: Quest.EditionDigest? = nil, key: PublicKey? = nil) {
        self.quest = quest
        self.edition = edition
        self.key = key
    }

    /// What a device says that rides a quest: of its file only where the quest has an identifier.
    package init?(of quest: Quest?, key: PublicKey?) {
        let id = quest?.settings.id
        guard id != nil || key != nil else { return nil }
        self.init(quest: id, edition: quest?.edition, key: key)
    }
}
