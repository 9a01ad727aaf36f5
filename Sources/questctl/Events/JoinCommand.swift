import ArgumentParser
import EventClient
import Quests
import RideLogs
import Support

/// `questctl join https://velo.example/e/spring 7K2M-Q9XD ride.jsonl --device phone-17 -o quest.geojson`
struct JoinCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "join",
        abstract: "Join an event on a server with a code, for the device of a ride log.",
        discussion: """
            The server binds the code to the device. What it knows the device by stands from then on in a file beside the \
            log, LOG.event, which only you can read; ‘questctl sync’ hands the log in with it. Exit codes: 0 joined, 1 the \
            server does not take the code, or the log is another device’s, 2 a file cannot be read or written, or no answer came in time.
            """)

    @Argument(help: "The link of the event, such as https://velo.example/e/spring.")
    var link: String

    @Argument(help: "The code that the organiser gave out.")
    var code: String

    @Argument(help: "The ride log (JSON Lines), which need not be there yet.")
    var log: String

    @Option(help: "The name of the device; by default that of the log.")
    var device: String?

    @Option(help: ArgumentHelp("The key that the device signs with.", valueName: "file"))
    var key: String?

    @Option(name: .shortAndLong, help: "Where to write the riders' edition of the quest.")
    var output: String?

    @OptionGroup var timing: EventTiming

    @OptionGroup var common: CommonOptions

    func run() throws {
        let language = common.language
        guard let address = EventAddress(link) else {
            throw Failure.misuse(Message("event-no-link", ["text": .of(link)]), language)
        }
        let device = try joiningDevice(language)
        let key = try key.map { try KeyFiles.publicKey(at: $0, language) }
        if let output { try InputProtection.check([log], against: output, language) }
        if !address.isEncrypted { Console.reportNote(Message("event-not-encrypted"), language) }
        var exchange = EventExchange(joining: address, device: device, log: log, language)
        exchange.change { client in
            client.join(code: code, key: key)
            if output != nil { client.fetchQuest() }
        }
        var quest: [UInt8]?
        let wantsQuest = output != nil
        let end = try exchange.run(atMost: timing.giveUp) { client, _ in
            client.token != nil && (!wantsQuest || quest != nil)
        } take: { updates in
            for case .quest(let bytes?) in updates { quest = bytes }
        }
        switch end {
        case .done: break
        case .refused: throw Failure.wrong
        case .late:
            throw Failure.reported(Message("event-late"), language)
        }
        if let output, let quest { try Failure.reporting(language) { try OutputFile.write(quest, to: output) } }
        guard let registration = exchange.client.registration else { return }
        Console.summarise(DisplayText.sanitized(EventTexts.joined(registration)[language]), writtenTo: output)
    }

    /// The device that was named, or the one that wrote the log.
    /// - Throws: `Failure.wrong` after a message where the log is another device's, `Failure.unreadable` where there is no name.
    private func joiningDevice(_ language: Language) throws -> String {
        let written = (try? RideLog.reading(contentsOf: log).log.riddenDevices) ?? []
        if let device {
            guard written.isEmpty || written.contains(device) else {
                throw Failure.reported(EventTexts.notOfLog(device, written), file: log, language, code: Failure.wrong)
            }
            return device
        }
        guard let only = written.first else { throw Failure.reported(Message("event-no-device"), file: log, language) }
        guard written.count == 1 else {
            throw Failure.reported(EventTexts.severalDevices(written), file: log, language, code: Failure.wrong)
        }
        return only
    }
}

/// How long commands wait for a server.
struct EventTiming: ParsableArguments {
    @Option(help: ArgumentHelp("Give up after so many seconds.", valueName: "seconds"))
    var giveUp = 60.0

    func validate() throws {
        guard giveUp > 0, giveUp <= 86_400 else { throw ValidationError("--give-up takes seconds, up to a day.") }
    }
}
