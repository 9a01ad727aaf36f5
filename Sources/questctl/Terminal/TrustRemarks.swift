import Languages
import QuestFile
import QuestModel
import RideLogs
import Signatures

/// What is probably a mistake in what a command was handed: it judges all the same, and says so.
struct TrustRemarks {
    let riders: RideLog
    let office: RideLog
    let acceptedDevices: [String]
    let quest: Quest

    func note(_ language: Language) {
        for text in texts { Console.note(DisplayText.sanitized(text[language], most: 500)) }
    }

    private var texts: [LocalizedText] {
        var texts: [LocalizedText] = []
        let ridden = office.riding
        if !ridden.isEmpty { texts.append(RideLogTexts.rideInOffice(Self.list(ridden.map(\.rawValue)))) }
        if !quest.settings.officials.isEmpty, ridden.isEmpty, office.entries.contains(where: isUnofficial) {
            texts.append(RideLogTexts.unofficialOffice)
        }
        for name in Set(acceptedDevices).sorted() where !isKnown(name) { texts.append(RideLogTexts.noDevice(name)) }
        if quest.settings.id == nil {
            let others = Set(riders.entries.lazy.compactMap { $0.opening?.quest })
            if !others.isEmpty { texts.append(RideLogTexts.otherQuests(Self.list(others))) }
        }
        return texts
    }

    /// Whether an entry begins a log of nobody whom the quest names.
    private func isUnofficial(_ entry: RideEntry) -> Bool {
        guard entry.sequence == 1 else { return false }
        guard let key = entry.opening?.key else { return true }
        return !quest.settings.officials.contains(key.fingerprint)
    }

    private func isKnown(_ name: String) -> Bool {
        if let key = KeyFingerprint(name) { return riders.entries.contains { $0.opening?.key?.fingerprint == key } }
        if let digest = EntryDigest(name) { return riders.entries.contains { $0.digest == digest } }
        return riders.entries.contains { $0.device == name }
    }

    private static func list(_ names: some Sequence<String>) -> String {
        let names = names.sorted()
        let shown = names.prefix(10).map { "“\(DisplayText.sanitized($0, most: 40))”" }.joined(separator: ", ")
        return names.count > 10 ? shown + ", …" : shown
    }
}

extension RideLog {
    /// The riders of whom the log tells more than decisions.
    var riding: Set<RideEntry.Rider> {
        var riders: Set<RideEntry.Rider> = []
        for entry in entries {
            switch entry.event {
            case .started, .checkedIn, .answered, .tookHint, .skipped, .revealed, .entered, .left, .finished, .withdrew:
                riders.insert(entry.rider)
            case .opened, .signed, .joined, .flagged, .judged, .adjusted, .disqualified, .unknown: break
            }
        }
        return riders
    }
}
