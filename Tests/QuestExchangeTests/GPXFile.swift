import GPX
import QuestExchange
import QuestModel

enum GPXFile {
    static func bytes(of quest: Quest, language: String? = nil) -> [UInt8] {
        GPXDocument(quest, language: language).encoded()
    }
}
