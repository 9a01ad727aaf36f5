import ArgumentParser
import AsyncHTTPClient
import Foundation
import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1

/// `questload streams --count 2000`
struct Streams: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Keeps streams of organisers open and counts what comes.")

    @OptionGroup var target: Target
    @Option(help: "How many streams.") var count = 100
    @Option(help: "How long, in seconds.") var seconds = 30.0

    func run() async throws {
        let client = Target.client(connections: count)
        let url = target.path + "/feed"
        let token = target.token
        let measured = Measurements()
        let start = ContinuousClock.now
        let end = start + .seconds(seconds)
        await withTaskGroup(of: Int.self) { group in
            for _ in 0..<count {
                group.addTask {
                    var request = HTTPClientRequest(url: url)
                    request.headers.add(name: "Authorization", value: "Bearer " + token)
                    let sent = request
                    let bytes = NIOLockedValueBox(0)
                    // A stream has no end, so it is ended from here when the time is over.
                    await withTaskGroup(of: Void.self) { stream in
                        stream.addTask {
                            do {
                                let response = try await client.execute(sent, timeout: .seconds(60))
                                guard response.status == .ok else {
                                    return measured.fail("status \(response.status.code)")
                                }
                                measured.add((ContinuousClock.now - start) / .seconds(1))
                                for try await part in response.body {
                                    bytes.withLockedValue { $0 += part.readableBytes }
                                }
                            } catch {
                                if !Task.isCancelled { measured.fail("\(error)") }
                            }
                        }
                        stream.addTask { try? await Task.sleep(until: end, clock: .continuous) }
                        await stream.next()
                        stream.cancelAll()
                    }
                    return bytes.withLockedValue { $0 }
                }
            }
            var bytes: [Int] = []
            for await count in group { bytes.append(count) }
            report("streams got \(bytes.min() ?? 0) to \(bytes.max() ?? 0) bytes")
        }
        report(measured.summary("streams opened", over: seconds))
        try await client.shutdown()
        if measured.failed > 0 { throw ExitCode(1) }
    }
}
