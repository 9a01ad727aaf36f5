import ArgumentParser

@main
struct Questctl: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "questctl")
}
