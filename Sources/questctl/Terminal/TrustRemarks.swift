import Quests
import RideLogs
import Support

/// Remarks about probable mistakes in a command's input, which do not stop it.
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
        if !ridden.isEmpty { texts.append(RideLogTexts.rideInOffice(ridden)) }
        if !quest.settings.officials.isEmpty, ridden.isEmpty, office.entries.contains(where: isUnofficial) {
            texts.append(RideLogTexts.unofficialOffice)
        }
        texts += Set(acceptedDevices).sorted().compactMap(doubt)
        if quest.settings.id == nil {
            let others = Set(riders.entries.lazy.compactMap { $0.opening?.quest })
            if !others.isEmpty { texts.append(RideLogTexts.otherQuests(others)) }
        }
        return texts
    }

    /// Whether an entry begins a log by someone whom the quest does not name.
    private func isUnofficial(_ entry: RideEntry) -> Bool {
        guard entry.sequence == 1 else { return false }
        guard let key = entry.opening?.key else { return true }
        return !quest.settings.officials.contains(key.fingerprint)
    }

    /// Why `--accept-device` with this text accepts nothing; `nil` where it may accept something.
    private func doubt(_ name: String) -> LocalizedText? {
        let isNamed = riders.entries.contains { $0.device == name }
        if let key = KeyFingerprint(name) {
            let isKey = riders.entries.contains { $0.opening?.key?.fingerprint == key }
            return isKey ? nil : RideLogTexts.noKey(name, isNamed: isNamed)
        }
        if let entry = EntryDigest(name).flatMap({ digest in riders.entries.first { $0.digest == digest } }) {
            return entry.sequence == 1 ? nil : RideLogTexts.notFirst(name)
        }
        return isNamed ? nil : RideLogTexts.noDevice(name)
    }
}
