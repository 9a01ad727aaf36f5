internal import GeoJSON
import JSON
internal import Support

/// Turns the member `late` of the scoring rules into a penalty.
struct LatePenaltyReader {
    static let curves = ["perMinute", "bands", "quadratic", "table"]
    static let known = curves + ["minutes", "cap", "limit", "beyond"]

    /// The members of `scoring`.
    let members: MemberReader

    /// The penalty of a preset, with the changes of the file.
    func penalty(changing preset: LatePenalty?, _ diagnostics: inout QuestDiagnostics) -> LatePenalty? {
        guard let value = members.value("late") else { return preset }
        var penalty = preset ?? LatePenalty(.perMinute(.zero))
        guard value.objectValue != nil else {
            if let points = members.points("late", &diagnostics) { penalty.curve = .perMinute(points) }
            return penalty
        }
        guard let late = members.object("late", known: Self.known, &diagnostics) else { return preset }
        if let curve = curve(late, &diagnostics) { penalty.curve = curve }
        if let counting = late.choice("minutes", MinuteCounting.self, &diagnostics) { penalty.counting = counting }
        if let cap = cap(late, &diagnostics) { penalty.cap = cap }
        if let limit = late.number("limit", .minutes, &diagnostics) { penalty.limit = limit * 60 }
        if let consequence = late.choice("beyond", LatePenalty.Consequence.self, &diagnostics) {
            penalty.consequence = consequence
        }
        return penalty
    }

    private func curve(_ late: MemberReader, _ diagnostics: inout QuestDiagnostics) -> LatePenalty.Curve? {
        let stated = Self.curves.filter { late.value($0) != nil }
        guard stated.count <= 1 else {
            let listed = stated.joined(separator: ", ")
            members.noteOutOfRange("late", Message("scoring-one-of-these-only", ["listed": .of(listed)]), &diagnostics)
            return nil
        }
        if let points = late.points("perMinute", &diagnostics) { return .perMinute(points) }
        if let points = late.points("quadratic", &diagnostics) { return .quadratic(points) }
        if let bands = bands("bands", late, &diagnostics) { return .bands(bands) }
        return bands("table", late, &diagnostics).map { .table($0) }
    }

    /// Pairs of the last minute of a band and its points, in the order of the minutes.
    private func bands(
        _ key: String, _ late: MemberReader, _ diagnostics: inout QuestDiagnostics
    ) -> [LatePenalty.Band]? {
        guard let value = late.value(key) else { return nil }
        let pairs = value.arrayValue?.map { $0.arrayValue?.map { $0.doubleValue } ?? [] } ?? []
        guard !pairs.isEmpty, pairs.allSatisfy({ $0.count == 2 && !$0.contains(nil) }) else {
            late.noteWrongType(key, value, Message("scoring-expected-bands"), &diagnostics)
            return nil
        }
        var bands: [LatePenalty.Band] = []
        var last = 0
        for pair in pairs {
            guard let minute = pair[0], let points = pair[1], NumberBounds.points.contains(points),
                let points = Points(nearest: points), minute <= SettingsReader.longestTimeLimit,
                let until = Int(exactly: minute), until > last
            else {
                late.noteOutOfRange(key, Message("scoring-ascending-bands"), &diagnostics)
                return nil
            }
            last = until
            bands.append(LatePenalty.Band(until: until, points: points))
        }
        return bands
    }

    private func cap(_ late: MemberReader, _ diagnostics: inout QuestDiagnostics) -> LatePenalty.Cap? {
        guard let text = late.value("cap")?.stringValue, !late.isPlainNumber(text) else {
            return late.points("cap", &diagnostics).map { .points($0) }
        }
        if text == "gross" { return .gross }
        late.noteOutOfRange("cap", Message("scoring-cap"), &diagnostics)
        return nil
    }
}
