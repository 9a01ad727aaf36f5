import Scoring
import Support
import Testing

@Suite("The words of a doubt about a check-in")
struct CheckInDoubtTextTests {
    @Test("never say that a distance is as long as what counts")
    func distances() {
        #expect(
            CheckInFlag.elsewhere(distance: 33.1, reach: 32.9).message[.english]
                == "the nearest position is 34 m from the task, at most 32 m count")
    }

    @Test("never say that a stay is as long as the one asked for")
    func stays() {
        #expect(
            CheckInFlag.tooShort(seconds: 9.7, asked: 10).message[.english]
                == "the positions show 9 s of the 10 s to stay")
        #expect(
            CheckInFlag.tooShort(seconds: 10, asked: 10).message[.english]
                == "the positions show no stay of 10 s near the task without leaving it")
    }
}
