import VeloQuest

/// What `questd` says to organisers.
enum QuestdTexts {
    static func failed(_ reason: String) -> LocalizedText {
        LocalizedText("this could not be done: \(reason)", "не получилось: \(reason)")
    }

    static func noEvents(_ folder: String) -> LocalizedText {
        LocalizedText("there are no events in “\(folder)”", "в «\(folder)» нет событий")
    }

    static func cannotWrite(_ path: String) -> LocalizedText {
        LocalizedText("\(path): this file cannot be written", "\(path): этот файл не записать")
    }

    static func cannotRead(_ path: String) -> LocalizedText {
        LocalizedText("\(path): this file cannot be read, or is empty", "\(path): этот файл не читается или пуст")
    }

    static func noTiles(_ path: String) -> LocalizedText {
        LocalizedText(
            "\(path): this is no archive of tiles; ‘questctl map tiles’ makes one",
            "\(path): это не архив тайлов; его делает ‘questctl map tiles’")
    }

    static let databaseBackup = LocalizedText(
        "a database is copied by ‘pg_dump’ while it is in use, or into a folder by ‘questd move’",
        "базу данных на ходу копирует ‘pg_dump’, в папку её переносит ‘questd move’")

    static let databaseSchema = LocalizedText(
        "the tables of a database are brought up to date when a server starts on it",
        "таблицы базы данных обновляются, когда на ней запускается сервер")

    static func notOpened(_ event: String) -> LocalizedText {
        LocalizedText(
            "the event “\(event)” cannot be opened and is not served; the log says why",
            "событие «\(event)» не открывается и не обслуживается; причина в журнале")
    }

    static func notFinished(_ event: String) -> LocalizedText {
        LocalizedText(
            "“\(event)” is not finished, and phones may still hold lines; finish it first, or give --unfinished",
            "«\(event)» не завершено, и на телефонах могут быть записи; сначала завершите его или укажите --unfinished")
    }

    static func confirmDeletion(_ event: String) -> LocalizedText {
        LocalizedText(
            "Delete \(event) with all logs, positions and photos? Type its name: ",
            "Удалить \(event) со всеми журналами, положениями и фотографиями? Введите его имя: ")
    }

    static func notDeleted(_ event: String) -> LocalizedText {
        LocalizedText("this is not the name; “\(event)” stays", "имя не совпало; «\(event)» остаётся")
    }

    static func state(finished time: String?) -> LocalizedText {
        time.map { LocalizedText("finished \($0)", "завершено \($0)") } ?? LocalizedText("open", "открыто")
    }

    static func schemaRange(_ last: Int) -> LocalizedText {
        LocalizedText("--to is a whole number from 1 to \(last)", "--to — целое число от 1 до \(last)")
    }

    static func schema(_ version: Int) -> LocalizedText {
        LocalizedText("the folder has schema \(version) now", "схема папки теперь \(version)")
    }

    static let demoRange = LocalizedText(
        "--riders is 1 to 200, --port 0 to 65535, and --speed above 0 and up to 100",
        "--riders — от 1 до 200, --port — от 0 до 65535, --speed — больше 0 и не больше 100")

    static let movesIntoItself = LocalizedText(
        "--from and --to are the same", "--from и --to — одно и то же")

    static func isThere(_ event: String) -> LocalizedText {
        LocalizedText(
            "“\(event)” is there already; nothing was copied", "«\(event)» там уже есть; ничего не скопировано")
    }

    static func served(_ event: String) -> LocalizedText {
        LocalizedText(
            "a server has “\(event)”; stop it first", "«\(event)» ведёт сервер; сначала остановите его")
    }

    static let you = LocalizedText("You", "Вы")

    static func demo(
        _ name: String, riders: Int, speed: Double, address: String, code: String, organiser: String,
        operator token: String,
        hasPages: Bool
    ) -> LocalizedText {
        let (english, russian) =
            hasPages
            ? ("", "")
            : (
                "\nThere are no pages: ‘make pages’ makes them, --pages names their folder.\n",
                "\nСтраниц нет: их собирает ‘make pages’, папку указывает --pages.\n"
            )
        return LocalizedText(
            """
            \(name), with \(riders) invented riders who ride \(speed) times as fast as people

            rider       \(address)/e/demo#code=\(code)
            organiser   \(address)/e/demo/office#\(organiser)
            spectators  \(address)/e/demo/live   (ten seconds later)
            operator    \(address)/events#\(token)
            \(english)
            Stop it with Ctrl-C.
            """,
            """
            \(name), выдуманных участников: \(riders), они едут в \(speed) раза быстрее людей

            участнику     \(address)/e/demo#code=\(code)
            организатору  \(address)/e/demo/office#\(organiser)
            зрителям      \(address)/e/demo/live   (на десять секунд позже)
            оператору     \(address)/events#\(token)
            \(russian)
            Остановить: Ctrl-C.
            """)
    }

    static func cannotListen(_ address: String, _ reason: String) -> LocalizedText {
        LocalizedText("cannot listen on \(address): \(reason)", "не удаётся слушать \(address): \(reason)")
    }
}
