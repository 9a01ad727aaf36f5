import Support
import VeloQuest

/// What `questd` says to organisers.
enum QuestdTexts {
    static func state(finished time: String?) -> Message {
        time.map { Message("questd-state", ["item": .of($0)]) } ?? Message("questd-state-2")
    }
}
