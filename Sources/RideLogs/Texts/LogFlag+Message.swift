import Quests
public import Support

extension LogFlag: LocalizedMessage {
    /// What has no effect, and what to do if it should.
    public var message: LocalizedText {
        switch kind {
        case .decision:
            LocalizedText(
                "device “\(device)” decides about “\(rider)” and is not the organiser's (\(void.english)): name the organiser's log with --office",
                "устройство «\(device)» решает об участнике «\(rider)» и не принадлежит организатору (\(void.russian)): укажите журнал организатора в --office"
            )
        case .forAnother(let owner):
            LocalizedText(
                "device “\(device)” of “\(owner)” writes about “\(rider)” (\(void.english))",
                "устройство «\(device)» участника «\(owner)» пишет об участнике «\(rider)» (\(void.russian))")
        case .furtherDevice, .furtherKey, .ambiguousDevice, .notBound: furtherText
        case .forkedByKey, .unsignedEnd, .invalidSignature: signatureText
        case .otherQuest(let quest):
            LocalizedText(
                "the log of device “\(device)” about “\(rider)” belongs to the quest “\(Self.short(quest))” (\(void.english))",
                "журнал устройства «\(device)» об участнике «\(rider)» относится к квесту «\(Self.short(quest))» (\(void.russian))"
            )
        case .lateOpening:
            LocalizedText(
                "device “\(device)” of “\(rider)” names itself anew within its log (\(void.english))",
                "устройство «\(device)» участника «\(rider)» заново представляется посреди журнала (\(void.russian))")
        case .rewritten, .cutShort, .missingLog, .invalidReceipt, .receiptOfOtherQuest: receiptText
        }
    }

    /// `3 entries, without effect`.
    private var void: LocalizedText {
        LocalizedText(
            Plural.english(count, "entry", "entries") + ", without effect",
            Plural.russian(count, "запись", "записи", "записей") + ", без последствий")
    }

    private var furtherText: LocalizedText {
        switch kind {
        case .furtherKey(let key):
            LocalizedText(
                "“\(device)” with key \(key) is a further device of “\(rider)” (\(void.english)): accept it with --accept-device",
                "«\(device)» с ключом \(key) — ещё одно устройство участника «\(rider)» (\(void.russian)): примите его с --accept-device"
            )
        case .ambiguousDevice(let names):
            LocalizedText(
                "several logs of “\(rider)” are by a device “\(device)”, so the name accepts none of them besides the one that counts (\(void.english)): give --accept-device \(names.joined(separator: " or "))",
                "«\(device)» — имя устройства в нескольких журналах участника «\(rider)», поэтому по имени не принят ни один, кроме уже засчитанного (\(void.russian)): укажите --accept-device \(names.joined(separator: " или "))"
            )
        case .notBound(let key?):
            LocalizedText(
                "“\(device)” signs for “\(rider)” with key \(key), and the table of riders has another one (\(void.english)): accept it with --accept-device",
                "«\(device)» подписывает за участника «\(rider)» ключом \(key), а в таблице участников другой (\(void.russian)): примите его с --accept-device"
            )
        case .notBound(nil):
            LocalizedText(
                "“\(device)” writes for “\(rider)” without a signature, and the table of riders has a key (\(void.english)): accept it with --accept-device",
                "«\(device)» пишет за участника «\(rider)» без подписи, а в таблице участников есть ключ (\(void.russian)): примите его с --accept-device"
            )
        default:
            LocalizedText(
                "“\(device)” is a further device of “\(rider)” (\(void.english)): accept it with --accept-device",
                "«\(device)» — ещё одно устройство участника «\(rider)» (\(void.russian)): примите его с --accept-device"
            )
        }
    }

    private var signatureText: LocalizedText {
        switch kind {
        case .forkedByKey(let key):
            LocalizedText(
                "key \(key) of “\(device)” signed two different logs of “\(rider)”; the one that tells more counts (\(void.english))",
                "ключ \(key) устройства «\(device)» подписал два разных журнала участника «\(rider)»; засчитан тот, где больше записей (\(void.russian))"
            )
        case .invalidSignature(let key):
            LocalizedText(
                "entries of “\(device)” about “\(rider)” are not signed with the key of the log, \(key) (\(void.english))",
                "записи устройства «\(device)» об участнике «\(rider)» подписаны не ключом журнала \(key) (\(void.russian))"
            )
        case .unsignedEnd(let key):
            LocalizedText(
                "entries of “\(device)” about “\(rider)” come after the last signature with key \(key) (\(void.english))",
                "записи устройства «\(device)» об участнике «\(rider)» идут после последней подписи ключом \(key) (\(void.russian))"
            )
        default: LocalizedText("", "")
        }
    }

    private var receiptText: LocalizedText {
        switch kind {
        case .rewritten(let sequence):
            LocalizedText(
                "the log of device “\(device)” of “\(rider)” was written anew: a receipt shows another entry \(sequence)",
                "журнал устройства «\(device)» участника «\(rider)» переписан: по квитанции запись \(sequence) была другой"
            )
        case .cutShort(let sequence):
            LocalizedText(
                "the log of device “\(device)” of “\(rider)” was cut short: a receipt shows entry \(sequence), and it ends before",
                "журнал устройства «\(device)» участника «\(rider)» обрезан: по квитанции в нём была запись \(sequence), теперь он кончается раньше"
            )
        case .missingLog(let key):
            LocalizedText(
                "there is a receipt of key \(key) for device “\(device)” of “\(rider)”, and no log that it signed",
                "есть квитанция ключа \(key) для устройства «\(device)» участника «\(rider)», а подписанного им журнала нет"
            )
        case .invalidReceipt:
            LocalizedText(
                "a receipt for device “\(device)” of “\(rider)” has a wrong signature and proves nothing (receipts: \(count))",
                "в квитанции для устройства «\(device)» участника «\(rider)» неверная подпись, она ничего не доказывает (квитанций: \(count))"
            )
        case .receiptOfOtherQuest(let quest):
            LocalizedText(
                "a receipt for device “\(device)” of “\(rider)” belongs to the quest “\(Self.short(quest))” and proves nothing here (receipts: \(count))",
                "квитанция для устройства «\(device)» участника «\(rider)» относится к квесту «\(Self.short(quest))» и здесь ничего не доказывает (квитанций: \(count))"
            )
        default: LocalizedText("", "")
        }
    }

    private static func short(_ text: String) -> String { DisplayText.sanitized(text, most: 60) }
}
