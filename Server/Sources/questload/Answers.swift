import ArgumentParser
import AsyncHTTPClient
import Foundation
import NIOHTTP1
import VeloQuest

/// `questload answers --riders 1000`
struct Answers: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Each rider answers a task again and again; measured until the verdict is there.",
        discussion: "Exit codes: 0 every answer got its verdict, 1 some did not.")

    @OptionGroup var target: Target
    @Option(help: "The task.") var task: String
    @Option(help: "The answer.") var answer = "answer"
    @Option(help: "How many answers each rider gives.") var count = 5
    @Option(help: "How many seconds lie between two answers of a rider.") var interval = 10.0

    func run() async throws {
        let client = Target.client(connections: 1024)
        let phones = try await target.phones(client)
        report("\(phones.count) phones joined")
        let places = try await target.places(client)
        let measured = Measurements()
        let start = ContinuousClock.now
        await withTaskGroup(of: Void.self) { group in
            for (number, phone) in phones.enumerated() {
                group.addTask {
                    var phone = phone
                    var due = start + .seconds(interval * Double(number) / Double(phones.count))
                    phone.start(at: places)
                    var acknowledged = 0
                    for _ in 0..<count {
                        try? await Task.sleep(until: due, clock: .continuous)
                        due += .seconds(interval)
                        phone.log.append(
                            .answered(task: .init(task), answer: answer, reported: .pending),
                            at: Date().timeIntervalSince1970)
                        let lines = String(
                            decoding: RideLog.lines(of: phone.log.log.entries.dropFirst(acknowledged)), as: UTF8.self
                        )
                        .split(separator: "\n").map { JSONValue.string(String($0)) }
                        let body: JSONValue = [
                            "device": .string(phone.device), "lines": .array(lines),
                            "after": .integer(Int64(phone.after)),
                            "wait": 25,
                        ]
                        do {
                            let answer = try await client.send(
                                .POST, phone.url, token: phone.token, body: JSONWriter().write(body))
                            let feed = try JSONValue(parsing: answer.body).objectValue?["feed"]?.arrayValue ?? []
                            guard answer.status == 200, let last = feed.last?.objectValue?["number"]?.integerValue
                            else {
                                measured.fail("status \(answer.status), \(feed.count) items")
                                continue
                            }
                            phone.after = Int(last)
                            acknowledged = phone.log.log.entries.count
                            measured.add(answer.seconds)
                        } catch {
                            measured.fail("\(error)")
                        }
                    }
                }
            }
        }
        report(measured.summary("verdicts", over: (ContinuousClock.now - start) / .seconds(1)))
        try await client.shutdown()
        if measured.failed > 0 { throw ExitCode(1) }
    }
}
