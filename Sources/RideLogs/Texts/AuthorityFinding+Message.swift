public import Languages

extension AuthorityFinding: LocalizedMessage {
    /// What has no effect, and what to do if it should.
    public var message: LocalizedText {
        let entries = LocalizedText(
            Plural.english(count, "entry", "entries"), Plural.russian(count, "запись", "записи", "записей"))
        switch kind {
        case .decision:
            return LocalizedText(
                "device “\(device)” decides about “\(rider)” and is not the organiser's (\(entries.english), without effect): name the organiser's log with --office",
                "устройство «\(device)» решает об участнике «\(rider)» и не принадлежит организатору (\(entries.russian), без последствий): укажите журнал организатора в --office"
            )
        case .forAnother(let owner):
            return LocalizedText(
                "device “\(device)” of “\(owner)” writes about “\(rider)” (\(entries.english), without effect)",
                "устройство «\(device)» участника «\(owner)» пишет об участнике «\(rider)» (\(entries.russian), без последствий)"
            )
        case .furtherDevice:
            return LocalizedText(
                "“\(device)” is a further device of “\(rider)” (\(entries.english), without effect): accept it with --accept-device",
                "«\(device)» — ещё одно устройство участника «\(rider)» (\(entries.russian), без последствий): примите его с --accept-device"
            )
        }
    }
}
