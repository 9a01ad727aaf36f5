import Answers
internal import GeoJSON
import JSON
internal import Support

extension MemberReader {
    /// What flags cost: an object with a word for each kind.
    func flagCosts(_ key: String, _ diagnostics: inout QuestDiagnostics) -> [FlagKind: FlagCost] {
        guard let value = value(key) else { return [:] }
        guard let object = value.objectValue else {
            noteWrongType(key, value, Message("settings-expected-flags"), &diagnostics)
            return [:]
        }
        let members = MemberReader(object, at: pointer.appending(key), owner: owner)
        var costs: [FlagKind: FlagCost] = [:]
        for name in members.keys {
            guard let kind = FlagKind(rawValue: name) else {
                diagnostics.add(
                    QuestRule.unknownMember, at: members.pointer.appending(name),
                    says(SettingsTexts.unknownFlag(name, Self.flagNames(near: name))))
                continue
            }
            costs[kind] = members.choice(name, FlagCost.self, &diagnostics)
        }
        return costs
    }

    /// The kinds of flags whose names differ from a word by few letters, the nearest first; all if none does.
    private static func flagNames(near word: String) -> [String] {
        func scalars(_ text: String) -> ArraySlice<UInt32> {
            ArraySlice(
                text.unicodeScalars.prefix(64).map {
                    $0.properties.lowercaseMapping.unicodeScalars.first?.value ?? $0.value
                })
        }
        let letters = scalars(word)
        let near = FlagKind.allCases.compactMap { kind in
            EditDistance.between(letters, scalars(kind.rawValue), limit: 3).map { (distance: $0, name: kind.rawValue) }
        }.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
        return near.isEmpty ? FlagKind.allCases.map { $0.rawValue }.sorted() : near.map { $0.name }
    }
}
