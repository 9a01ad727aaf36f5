import Exchange
import Support
import TestSupport
import Testing

@Suite("Damaged files with tracks")
struct TrackMutationTests {
    @Test(
        "20 000 mutants of every format are read or refused, and never more than was there",
        arguments: 0..<4 as Range<UInt64>)
    func mutants(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let files = TrackReadingTests.files(TrackReadingTests.points(10)).map(\.1)
        var readable = 0
        for round in 0..<5_000 {
            let bytes = Mutation.damaged(files[round % files.count], using: &generator)
            guard let file = try? TrackFile(parsing: bytes), let settled = try? file.settled() else { continue }
            readable += 1
            let fixes = settled.tracks.flatMap(\.fixes)
            #expect(fixes.count <= bytes.count, "seed \(seed), round \(round)")
            for remark in settled.remarks {
                #expect(
                    !remark.message[.english].isEmpty && !remark.message[.russian].isEmpty,
                    "seed \(seed), round \(round)")
            }
        }
        #expect(readable > 2_000)
    }
}
