import ArgumentParser
import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import QuestSealing
import VeloQuest

/// The server and the event that is ridden against.
struct Target: ParsableArguments {
    @Option(help: ArgumentHelp("The address of the server.", valueName: "url"))
    var server = "http://127.0.0.1:8642"

    @Option(help: "The event.")
    var event: String

    @Option(help: "The token of the organiser.")
    var token: String

    @Option(help: "How many riders.")
    var riders = 100

    @Option(help: "The first part of the riders' identifiers, so that several runs do not meet.")
    var prefix = "load"

    func validate() throws {
        guard let url = URL(string: server), let host = url.host, ["127.0.0.1", "localhost", "::1"].contains(host)
        else {
            throw ValidationError("--server has to be on this computer: load is not for the servers of others")
        }
        guard (1...100_000).contains(riders) else { throw ValidationError("--riders is 1 to 100000") }
    }

    var path: String { "\(server)/v1/events/\(event)" }

    /// Where the tasks are.
    func places(_ client: HTTPClient) async throws -> [Quest.Task.ID: Coordinate] {
        let quest = try await client.send(.GET, path + "/quest?edition=organisers", token: token)
        guard let tasks = Quest.read(quest.body).quest?.tasks else { throw ValidationError("the event has no quest") }
        return Dictionary(uniqueKeysWithValues: tasks.map { ($0.id, $0.coordinate) })
    }

    /// A client with many connections.
    static func client(connections: Int) -> HTTPClient {
        var configuration = HTTPClient.Configuration()
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = connections
        configuration.timeout = .init(connect: .seconds(10), read: .seconds(60))
        return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    /// Enters the riders; the codes to join with, by rider.
    func codes(_ client: HTTPClient) async throws -> [String: String] {
        var table = "rider\n"
        for number in 0..<riders { table += "\(prefix)-\(number)\n" }
        let answer = try await client.send(
            .POST, path + "/riders", token: token, body: Array(table.utf8), type: "text/csv")
        guard answer.status == 200, let codes = try JSONValue(parsing: answer.body).objectValue else {
            throw ValidationError("the riders were not entered: \(String(decoding: answer.body, as: UTF8.self))")
        }
        return Dictionary(
            uniqueKeysWithValues: codes.compactMap { member in member.value.stringValue.map { (member.key, $0) } })
    }

    /// Enters the riders and lets their phones join.
    func phones(_ client: HTTPClient) async throws -> [LoadPhone] {
        let codes = try await codes(client)
        let quest = try await client.send(.GET, path + "/quest?edition=riders", token: token)
        let edition = Quest.read(quest.body).quest
        var phones: [LoadPhone] = []
        // Joining is limited by address, so the riders wait for their turn as long as the server says.
        for number in 0..<riders {
            let rider = "\(prefix)-\(number)"
            guard let code = codes[rider] else {
                throw ValidationError("\(rider) has no code; choose another --prefix")
            }
            let key = SigningKey()
            let device = "phone-" + rider
            let body: JSONValue = [
                "code": .string(code), "device": .string(device), "key": .string(key.publicKey.description),
            ]
            while true {
                let joined = try await client.send(.POST, path + "/join", body: JSONWriter().write(body))
                if joined.status == 429 {
                    try await Task.sleep(for: .seconds(joined.retryAfter ?? 1))
                    continue
                }
                guard let token = try JSONValue(parsing: joined.body).objectValue?["token"]?.stringValue else {
                    throw ValidationError("\(rider) did not join: \(String(decoding: joined.body, as: UTF8.self))")
                }
                phones.append(
                    LoadPhone(
                        device: device, rider: rider, token: token, url: path + "/sync",
                        log: DeviceLog(device: device, rider: .init(rider), signer: key.signer, quest: edition)))
                break
            }
        }
        return phones
    }
}

/// A phone of a rider.
struct LoadPhone: Sendable {
    let device: String
    let rider: String
    let token: String
    let url: String
    var log: DeviceLog
    var after = 0

    /// Starts and reaches all tasks.
    mutating func start(at places: [Quest.Task.ID: Coordinate]) { log.start(at: places) }
}

extension DeviceLog {
    /// Starts and reaches all tasks, with two fixes at each for evidence.
    mutating func start(at places: [Quest.Task.ID: Coordinate]) {
        let now = Date().timeIntervalSince1970
        append(.started, at: now - 10)
        for (task, place) in places.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            let fixes = [now - 6, now - 5].map { Fix(time: $0, coordinate: place, horizontalAccuracy: 4) }
            append(
                .checkedIn(
                    CheckIn(
                        task: task, time: now - 5, coordinate: place, distance: 0, accuracy: 4, reach: 25, fixes: fixes)
                ),
                at: now - 5)
        }
    }
}

/// What a server answered.
struct Answer: Sendable {
    let status: UInt
    let body: [UInt8]
    let retryAfter: Int?
    let seconds: Double
}

extension HTTPClient {
    func send(
        _ method: HTTPMethod, _ url: String, token: String? = nil, body: [UInt8]? = nil,
        type: String = "application/json"
    ) async throws -> Answer {
        var request = HTTPClientRequest(url: url)
        request.method = method
        if let token { request.headers.add(name: "Authorization", value: "Bearer " + token) }
        if let body {
            request.headers.add(name: "Content-Type", value: type)
            request.body = .bytes(ByteBuffer(bytes: body))
        }
        let start = ContinuousClock.now
        let response = try await execute(request, timeout: .seconds(60))
        let bytes = try await response.body.collect(upTo: 64 << 20)
        return Answer(
            status: response.status.code, body: Array(buffer: bytes),
            retryAfter: response.headers.first(name: "Retry-After").flatMap { Int($0) },
            seconds: (ContinuousClock.now - start) / .seconds(1))
    }
}
