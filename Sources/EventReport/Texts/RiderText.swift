import Support

/// The texts of the page about single riders: search, comparison, what came of their tasks, and what is to be judged.
enum RiderText {
    static let all: [(key: String, text: LocalizedText)] = choosing + comparison + outcomes + states + judging

    private static let choosing = [
        ("riders", LocalizedText("Riders", "Участники")),
        ("search", LocalizedText("Find a rider by name", "Найти по имени")),
        ("found", LocalizedText("Found", "Найдено")),
        (
            "chooseNote",
            LocalizedText(
                "Choose up to eight riders here, on the map or in the standings: the map names them, and they are compared.",
                "Выберите до восьми участников здесь, на карте или в результатах: карта подпишет их, и их можно сравнить."
            )
        ),
        (
            "chosenFull",
            LocalizedText(
                "Eight riders are chosen already: take one away first.",
                "Уже выбрано восемь: сначала уберите кого-нибудь.")
        ),
        ("chosenNow", LocalizedText("Chosen", "Выбран")),
        ("chosenNoMore", LocalizedText("No longer chosen", "Больше не выбран")),
        ("chosenNobody", LocalizedText("Nobody is chosen", "Никто не выбран")),
        ("clear", LocalizedText("Take all away", "Убрать всех")),
        ("remove", LocalizedText("Take away", "Убрать")),
        ("follow", LocalizedText("Follow", "Следить")),
        ("showOnMap", LocalizedText("Show on the map", "Показать на карте")),
        ("showInStandings", LocalizedText("show in the standings", "показать в результатах")),
        ("noTrack", LocalizedText("no track is known", "трек не известен")),
        ("nobodyRode", LocalizedText("Nobody rode.", "Никто не ехал.")),
        ("pointsShort", LocalizedText("points", "баллов")),
        ("tail", LocalizedText("Tails", "Следы")),
        ("tailNone", LocalizedText("none", "нет")),
        ("tailMinutes", LocalizedText("5 minutes", "5 минут")),
        ("tailWhole", LocalizedText("whole way", "весь путь")),
    ]

    private static let comparison = [
        ("comparison", LocalizedText("Task by task", "По заданиям")),
        (
            "comparisonNote",
            LocalizedText(
                "Points, and the time from the own start; with several riders how much later than the first of them. Below: which "
                    + "task it was in order, how long the way to it took, and how long the stay.",
                "Баллы и время от своего старта; если участников несколько, то и отставание от первого из них. Ниже: каким по "
                    + "порядку было задание, сколько занял путь к нему и сколько — само задание.")
        ),
        ("leg", LocalizedText("way", "путь")),
        ("stay", LocalizedText("there", "на месте")),
    ]

    private static let outcomes = [
        ("outcome-solved", LocalizedText("solved", "решено")),
        ("outcome-pending", LocalizedText("to be judged", "ждёт судью")),
        ("outcome-unsolved", LocalizedText("not solved", "не решено")),
        ("outcome-missed", LocalizedText("not reached", "не был")),
        ("outcome-skipped", LocalizedText("skipped", "пропущено")),
        ("outcome-revealed", LocalizedText("answer revealed", "ответ открыт")),
        ("outcome-tooLate", LocalizedText("too late", "слишком поздно")),
        ("outcome-outOfOrder", LocalizedText("out of order", "не по порядку")),
    ]

    private static let states = [
        ("now-waiting", LocalizedText("yet to start", "ещё не стартовал")),
        ("now-riding", LocalizedText("riding", "едет")),
        ("now-standing", LocalizedText("standing", "стоит")),
        ("now-home", LocalizedText("home", "на финише")),
        ("now-gaveUp", LocalizedText("gave up", "сошёл")),
    ]

    private static let judging = [
        ("toBeJudged", LocalizedText("to be judged", "ждёт судью")),
        ("pendingAnswers", LocalizedText("answers to be judged", "ответов ждут судью")),
        (
            "pendingPlace",
            LocalizedText("This place stands once all is judged", "Место утвердится, когда всё рассмотрено")
        ),
        (
            "pendingNote",
            LocalizedText(
                "Not final: places in brackets. Results that are to be judged",
                "Не окончательно: места в скобках. Результатов ждут судью")
        ),
        ("pendingFrom", LocalizedText("Places may change from", "Места могут измениться с")),
    ]
}
