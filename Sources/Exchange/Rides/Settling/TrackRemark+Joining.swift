extension TrackRemark {
    /// Remarks of one kind about several tracks as one, in the order of the first.
    static func joined(_ remarks: [TrackRemark]) -> [TrackRemark] {
        var result: [TrackRemark] = []
        for remark in remarks {
            guard let place = result.firstIndex(where: { $0.isAlike(remark) }) else {
                result.append(remark)
                continue
            }
            result[place].count += remark.count
            if case .interpolated(let one) = result[place].kind, case .interpolated(let other) = remark.kind {
                result[place].kind = .interpolated(of: one + other)
            }
        }
        return result
    }

    private func isAlike(_ other: TrackRemark) -> Bool {
        switch (kind, other.kind) {
        case (.interpolated, .interpolated), (.wrongClock, .wrongClock), (.noSeconds, .noSeconds): true
        case (.torn, .torn): false
        default: kind == other.kind
        }
    }
}
