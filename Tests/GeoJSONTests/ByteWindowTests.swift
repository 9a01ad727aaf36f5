import Support
import Testing

@testable import GeoJSON

@Suite("The window of bytes that were read and not used")
struct ByteWindowTests {
    @Test("holds what a queue would hold, however it is filled and used up", arguments: 0..<60 as Range<UInt64>)
    func queue(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var window = ByteWindow(capacity: 8)
        var kept: [UInt8] = []
        var dropped = 0
        for _ in 0..<200 {
            let new = (0..<generator.next(below: 20)).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
            switch generator.next(below: 3) {
            case 0:
                let count = generator.next(in: -1...kept.count + 2)
                window.drop(count)
                dropped += min(max(count, 0), kept.count)
                kept.removeFirst(min(max(count, 0), kept.count))
            case 1:
                new.withUnsafeBytes { window.append($0) }
                kept += new
            default:
                window.fill { room in
                    let count = min(new.count, room.count)
                    room.copyBytes(from: new[..<count])
                    if count > 0 { kept += new[..<count] }
                    return count
                }
            }
            #expect(window.count == kept.count && Array(window.bytes) == kept, "seed \(seed)")
            #expect(window.place.offset == dropped, "seed \(seed)")
        }
    }

    @Test("is complete when its source has no more, and not before")
    func end() {
        var window = ByteWindow(capacity: 4)
        window.fill { room in
            room[0] = 7
            return 1
        }
        #expect(!window.isComplete && Array(window.bytes) == [7])
        window.fill { _ in 0 }
        #expect(window.isComplete && Array(window.bytes) == [7])
        var other = ByteWindow(capacity: 4)
        other.complete()
        #expect(other.isComplete && other.count == 0)
    }
}
