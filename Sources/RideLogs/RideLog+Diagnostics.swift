extension RideLog {
    /// The diagnostics of the log as a whole, by device and number: missing numbers up to the last one, repeated numbers, entries that
    /// do not refer to the one before, unknown events, and decisions from a device that also wrote a ride.
    ///
    /// A partial log has gaps. Missing last entries of a device cannot be detected.
    /// - Complexity: O(*n*).
    public var diagnostics: [LogDiagnostic] {
        var diagnostics: [LogDiagnostic] = []
        var start = entries.startIndex
        while start < entries.endIndex {
            let device = entries[start].device
            let end = entries[start...].firstIndex { $0.device != device } ?? entries.endIndex
            var course = DeviceCourse(device: device)
            course.follow(entries[start..<end])
            diagnostics += course.diagnostics
            start = end
        }
        return diagnostics
    }
}

/// Checks the entries of one device in order.
private struct DeviceCourse {
    let device: String
    private(set) var diagnostics: [LogDiagnostic] = []

    init(device: String) { self.device = device }

    mutating func follow(_ entries: ArraySlice<RideEntry>) {
        var before: ArraySlice<RideEntry> = []
        var forked: ClosedRange<Int>?
        var start = entries.startIndex
        while start < entries.endIndex {
            let sequence = entries[start].sequence
            let end = entries[start...].firstIndex { $0.sequence != sequence } ?? entries.endIndex
            let versions = entries[start..<end]
            let isNext = checkGap(before: sequence, after: before.first?.sequence)
            if isNext, !follow(versions, before) {
                diagnostics.append(LogDiagnostic(.brokenLink, device: device, sequences: sequence...sequence))
            }
            // Two devices with one name have two of every number; that is one diagnostic.
            if let last = forked, versions.count == 1 || !isNext {
                diagnostics.append(LogDiagnostic(.fork, device: device, sequences: last))
                forked = nil
            }
            if versions.count > 1 { forked = (forked?.lowerBound ?? sequence)...sequence }
            before = versions
            start = end
        }
        if let forked { diagnostics.append(LogDiagnostic(.fork, device: device, sequences: forked)) }
        nameUnknown(in: entries)
        nameDecisions(in: entries)
    }

    /// Whether a number is the next one. Those of a device start with 1.
    private mutating func checkGap(before sequence: Int, after last: Int?) -> Bool {
        let last = max(last ?? 0, 0)
        guard sequence > last else { return false }
        guard sequence > last + 1 else { return true }
        diagnostics.append(LogDiagnostic(.gap, device: device, sequences: (last + 1)...(sequence - 1)))
        return false
    }

    /// Whether all versions of an entry refer to one of the entry before.
    private func follow(_ versions: ArraySlice<RideEntry>, _ before: ArraySlice<RideEntry>) -> Bool {
        let known: Set = versions.first?.sequence == 1 ? [.none] : Set(before.lazy.map { $0.digest })
        return versions.allSatisfy { known.contains($0.previous) }
    }

    /// Decisions on a device that also wrote a ride.
    private mutating func nameDecisions(in entries: ArraySlice<RideEntry>) {
        let decisions = entries.lazy.filter { $0.event.isDecision }
        guard let first = decisions.first, entries.contains(where: { $0.event.isRidden }) else { return }
        diagnostics.append(
            LogDiagnostic(
                .ownDecision(count: decisions.count), device: device, sequences: first.sequence...first.sequence))
    }

    private mutating func nameUnknown(in entries: ArraySlice<RideEntry>) {
        var kinds: [String: (first: Int, count: Int)] = [:]
        for entry in entries {
            guard case .unknown(let event) = entry.event else { continue }
            kinds[event.type, default: (entry.sequence, 0)].count += 1
        }
        for (type, kind) in kinds.sorted(by: { $0.key < $1.key }) {
            diagnostics.append(
                LogDiagnostic(
                    .unknownEvent(type: type, count: kind.count), device: device, sequences: kind.first...kind.first))
        }
    }
}

extension RideEvent {
    /// Whether only the device of a rider writes it. An organiser's device may register riders and add flags.
    var isRidden: Bool {
        switch self {
        case .started, .checkedIn, .answered, .tookHint, .skipped, .revealed, .entered, .left, .finished, .withdrew:
            true
        case .opened, .signed, .joined, .flagged, .judged, .adjusted, .disqualified, .unknown: false
        }
    }
}
