import EventStore
import Foundation

/// A PostgreSQL of the tests' own, in a temporary folder, reached by a socket in it. It ends with the process, however that ends.
final class PostgresCluster: Sendable {
    /// The one of this process; `nil` where PostgreSQL is not installed.
    static let shared: PostgresCluster? = try? PostgresCluster()

    /// Whether tests run on PostgreSQL. Where it is not installed they do not, unless `VELOQUEST_REQUIRE_POSTGRES=1` says that they have to.
    static let isWanted: Bool = {
        if binaries != nil || ProcessInfo.processInfo.environment["VELOQUEST_REQUIRE_POSTGRES"] == "1" { return true }
        print("PostgreSQL is not installed (no initdb in PATH or /usr/lib/postgresql): its tests are left out")
        return false
    }()

    /// Why a test cannot go on.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let folder: String
    private let binaries: String

    /// The folder with `initdb`.
    private static let binaries: String? = {
        let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let debian = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
        let newest = debian.sorted { (Int($0) ?? 0) > (Int($1) ?? 0) }.map { "/usr/lib/postgresql/\($0)/bin" }
        return (newest + path).first { FileManager.default.isExecutableFile(atPath: $0 + "/initdb") }
    }()

    /// Starts a cluster.
    /// - Parameter data: where its data are; by default in the temporary folder.
    init(data: String? = nil, settings: [String] = []) throws {
        guard let binaries = Self.binaries else { throw Failure(description: "PostgreSQL is not installed") }
        self.binaries = binaries
        folder = NSTemporaryDirectory() + "/qpg-\(getpid())-\(UInt16.random(in: .min ... .max))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        self.data = data ?? folder + "/data"
        if getuid() == 0 {
            try FileManager.default.createDirectory(atPath: self.data, withIntermediateDirectories: true)
            for path in [folder, self.data] { try Self.run(["chown", "postgres:", path]) }
        }
        try Self.run(
            asOwner([
                binaries + "/initdb", "-D", self.data, "-A", "trust", "-U", "postgres", "-E", "UTF8",
                "--locale=C.UTF-8",
                "--no-sync",
            ]))
        let lines =
            ["listen_addresses = ''", "unix_socket_directories = '\(folder)'", "max_connections = 200"] + settings
        let configuration = self.data + "/postgresql.conf"
        let file = try String(contentsOfFile: configuration, encoding: .utf8) + lines.joined(separator: "\n") + "\n"
        try file.write(toFile: configuration, atomically: false, encoding: .utf8)
        try Self.run(startCommand)
        // Ends it when this process has ended.
        let stop = asOwner([binaries + "/pg_ctl", "-D", self.data, "-m", "immediate", "stop"])
            .joined(separator: " ")
        _ = try Self.start(
            [
                "/bin/sh", "-c",
                "while kill -0 \(getpid()) 2>/dev/null; do sleep 0.5; done; \(stop); rm -rf \(folder)",
            ], output: "/dev/null")
    }

    /// The folder with its data.
    let data: String

    /// Starts the server, and returns when it answers.
    func start() async throws { try await Self.runAside(startCommand) }

    private var startCommand: [String] {
        asOwner([binaries + "/pg_ctl", "-D", data, "-l", folder + "/log", "-w", "-t", "60", "start"])
    }

    /// Stops the server.
    /// - Parameter mode: `fast` ends connections; `immediate` is as if it crashed.
    func stop(_ mode: String) async throws {
        try await Self.runAside(asOwner([binaries + "/pg_ctl", "-D", data, "-m", mode, "-w", "stop"]))
    }

    /// The address of a database.
    func url(_ database: String) -> String { "postgres:///\(database)?host=\(folder)&user=postgres" }

    /// A new database, which is dropped with the cluster.
    func database() async throws -> String {
        let name = "t" + UUID().uuidString.lowercased().filter { $0 != "-" }
        try await sql("CREATE DATABASE \(name)")
        return name
    }

    /// What `psql` prints for a statement, without formatting.
    @discardableResult
    func sql(_ statement: String, in database: String = "postgres") async throws -> String {
        try await Self.runAside([
            binaries + "/psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", statement, url(database),
        ])
    }

    /// Runs a program of PostgreSQL, as `pg_dump`.
    @discardableResult
    func tool(_ arguments: [String]) async throws -> String {
        try await Self.runAside([binaries + "/" + arguments[0]] + arguments.dropFirst())
    }

    /// How many files of a database, without the write-ahead log, have a text in them.
    func hits(of text: String, in database: String) async throws -> Int {
        try await sql("CHECKPOINT")
        let number = try await sql("SELECT oid FROM pg_database WHERE datname = '\(database)'")
        let base = data + "/base/" + number
        return try FileManager.default.contentsOfDirectory(atPath: base).count { name in
            // A table may be dropped meanwhile.
            (try? Data(contentsOf: URL(fileURLWithPath: base + "/" + name)))?.range(of: Data(text.utf8)) != nil
        }
    }

    func asOwner(_ command: [String]) -> [String] {
        getuid() == 0 ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] + command : command
    }

    /// Runs a program to its end without holding up other tests.
    /// - Returns: what it printed.
    @discardableResult
    static func runAside(_ command: [String]) async throws -> String {
        try await withCheckedThrowingContinuation { done in
            DispatchQueue.global().async { done.resume(with: Result { try run(command) }) }
        }
    }

    /// Runs a program to its end.
    /// - Returns: what it printed.
    @discardableResult
    static func run(_ command: [String]) throws -> String {
        let file = NSTemporaryDirectory() + "/qpg-output-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: file) }
        let child = try start(command, output: file)
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        let text = try String(contentsOfFile: file, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        guard status == 0 else { throw Failure(description: command.joined(separator: " ") + ": " + text) }
        return text
    }

    /// Starts a program that writes into a file. `Process` waits for all that inherit its files, as the server does that `pg_ctl` starts.
    private static func start(_ command: [String], output: String) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        var arguments = (["env"] + command).map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var child: pid_t = 0
        let failure = posix_spawn(&child, "/usr/bin/env", &actions, nil, &arguments, environ)
        guard failure == 0 else { throw Failure(description: String(cString: strerror(failure))) }
        return child
    }
}
