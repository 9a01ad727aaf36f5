import ArgumentParser
import AsyncHTTPClient
import Foundation
import NIOHTTP1
import VeloQuest

/// `questload positions --riders 10000 --seconds 600`
struct Positions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "A fix a second of each rider, sent in batches.",
        discussion: "Exit codes: 0 no request failed, 1 some did.")

    @OptionGroup var target: Target
    @Option(help: "How long, in seconds.") var seconds = 60.0
    @Option(help: "How many fixes a request has.") var batch = 10
    @Option(help: "How many times faster than real they ride: the hours before now in a part of their time.")
    var speed = 1.0
    @Option(help: "How many connections.") var connections = 512

    func validate() throws {
        guard (1...100).contains(speed), (1...1000).contains(batch), seconds > 0 else {
            throw ValidationError("--speed is 1 to 100, --batch 1 to 1000, --seconds above 0")
        }
    }

    func run() async throws {
        let client = Target.client(connections: connections)
        let phones = try await target.phones(client)
        report("\(phones.count) phones joined")
        let measured = Measurements()
        let start = ContinuousClock.now
        let end = start + .seconds(seconds)
        let begin = Date().timeIntervalSince1970
        await withTaskGroup(of: Void.self) { group in
            for (number, phone) in phones.enumerated() {
                group.addTask {
                    // Phones begin at different moments, spread over one interval.
                    let pause = Double(batch) / speed
                    var due = start + .seconds(pause * Double(number) / Double(phones.count))
                    var place = Coordinate(longitude: 61.4 + Double(number % 100) / 1000, latitude: 55.16)
                    while due < end {
                        try? await Task.sleep(until: due, clock: .continuous)
                        // At the end of the ride it is the time of the clock; before it goes by faster.
                        let rest = begin + seconds - Date().timeIntervalSince1970
                        let now = begin + seconds - rest * speed
                        let fixes = (0..<batch).map { step -> JSONValue in
                            place = Coordinate(longitude: place.longitude + 0.00007, latitude: place.latitude + 0.00002)
                            return [
                                .double(((now - Double(batch - step)) * 10).rounded() / 10),
                                .double((place.longitude * 1e6).rounded() / 1e6),
                                .double((place.latitude * 1e6).rounded() / 1e6), 4, 5.2, 93,
                            ]
                        }
                        let body: JSONValue = ["device": .string(phone.device), "fixes": .array(fixes)]
                        do {
                            let answer = try await client.send(
                                .POST, phone.url, token: phone.token, body: JSONWriter().write(body))
                            if answer.status == 200 {
                                measured.add(answer.seconds)
                            } else {
                                measured.fail("status \(answer.status)")
                            }
                        } catch {
                            measured.fail("\(error)")
                        }
                        due += .seconds(pause)
                    }
                }
            }
        }
        report(measured.summary("positions", over: (ContinuousClock.now - start) / .seconds(1)))
        try await client.shutdown()
        if measured.failed > 0 { throw ExitCode(1) }
    }
}
