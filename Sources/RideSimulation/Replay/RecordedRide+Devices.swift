import Exchange
import Geodesy

extension RecordedRide {
    /// Tracks of one rider's devices, and what became of them.
    public struct MergedDevices: Sendable {
        /// The rides: those of devices that recorded at once are one.
        public var rides: [RecordedRide] = []
        /// For each ride the tracks that it was made of, by their places, the best device first.
        public var sources: [[Int]] = []
        /// Two tracks of the same time at different places, which cannot be of one rider.
        public var apart: [(first: Int, second: Int)] = []
    }

    /// Merges what several devices of one rider recorded at the same time.
    ///
    /// Where they recorded at once, the fixes of the best are kept (`DeviceTracks.merged`). Tracks that follow one another stay as they
    /// are, as `joined` joins them, and so do those that were at different places at the same time.
    /// - Parameter tracks: rides without logs.
    /// - Complexity: O(*t* *n*) for *t* tracks with *n* fixes.
    public static func mergingDevices(_ tracks: [RecordedRide]) -> MergedDevices {
        var result = MergedDevices()
        var groups: [[Int]] = []
        for place in tracks.indices {
            // The same track once more is no other device.
            guard !tracks[..<place].contains(where: { $0.fixes == tracks[place].fixes }) else { continue }
            var group = [place]
            var others: [[Int]] = []
            for members in groups {
                let answers = members.compactMap { member in
                    tracks[member].isTimed && tracks[place].isTimed
                        ? DeviceTracks.agree(tracks[member].fixes, tracks[place].fixes).map { (member, $0) } : nil
                }
                if answers.contains(where: \.1) {
                    group = members + group
                } else {
                    if let (member, _) = answers.first { result.apart.append((member, place)) }
                    others.append(members)
                }
            }
            groups = others + [group]
        }
        for group in groups.sorted(by: { $0[0] < $1[0] }) {
            guard group.count > 1 else {
                result.rides.append(tracks[group[0]])
                result.sources.append(group)
                continue
            }
            let (fixes, best) = DeviceTracks.merged(group.map { tracks[$0].fixes })
            var ride = RecordedRide(rider: tracks[group[0]].rider, fixes: fixes)
            ride.leaveOut(group.reduce(0) { $0 + tracks[$1].refusedFixes })
            result.rides.append(ride)
            result.sources.append([group[best]] + group.indices.filter { $0 != best }.map { group[$0] })
        }
        return result
    }
}
