import Exchange
import Quests

enum GPXFile {
    static func bytes(of quest: Quest, language: String? = nil) -> [UInt8] {
        GPXDocument(quest, language: language).encoded()
    }
}
