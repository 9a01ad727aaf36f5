import Answers

/// Accepted texts with `/` between them, denied ones behind `!`, a language in brackets in front.
enum TextCorpus {
    static let rows = CorpusTable.rows(english + "\n" + russian + "\n" + languages + "\n" + typing + "\n" + traps) {
        text in
        var text = text
        var language: AnswerLanguage?
        if text.first == "[", let end = text.firstIndex(of: "]") {
            language = AnswerLanguage(tag: String(text[text.index(after: text.startIndex)..<end]))
            text = String(text[text.index(after: end)...])
        }
        let sides = CorpusTable.parts(text, "!")
        return TextAnswer(
            CorpusTable.parts(sides.first ?? "", "/"), denied: sides.count > 1 ? CorpusTable.parts(sides[1], "/") : [],
            language: language
        ).map { AnswerKey(.text($0)) }
    }

    private static let english = """
        the old oak          | Old Oak            | +
                             | an old oak         | +
                             | old oaks           | ~
                             | the old oak tree   | +
                             | oak                | -
                             | old elm            | -
        St. Mary's Church    | st marys church    | +
                             | St Mary’s church   | +
                             | Saint Mary's       | -
        Jean-Paul            | jean paul          | +
                             | JeanPaul           | +
        ®Coca-Cola           | Coca Cola™         | +
        rock 'n' roll        | Rock n roll        | +
                             | rock & roll        | +
        naïve                | naive              | +
        Zürich               | Zurich             | +
        Çatalhöyük           | catalhoyuk         | +
        smørrebrød           | smorrebrod         | +
        Łódź                 | Lodz               | +
        encyclopædia         | encyclopaedia      | +
        Ὀδυσσεύς             | οδυσσευς           | +
        ½ pint               | 1/2 pint           | +
        10 Downing Street    | 10 downing street  | +
                             | 11 Downing Street  | -
                             | 10 Downing Stret   | ~
        seven                | 7                  | +
                             | eight              | -
                             | seventy            | -
        three bears          | 3 bears            | +
                             | three bares        | ~
        """

    private static let russian = """
        Пётр Первый          | петр первый        | +
                             | Петр  Первый!      | +
                             | Пётр               | -
                             | Пётр Третий        | -
        за́мок                | замок              | +
        «Красная Шапочка»    | красная шапочка    | +
                             | Красная шапка      | ~
                             | Крaсная Шапoчка    | +
        Москва               | Mосква             | +
                             | MOCKBA             | +
        СССР                 | CCCP               | +
                             | СCСP               | +
        АВ12                 | AB12               | +
                             | ав12               | +
                             | ab12               | +
                             | AB13               | -
        МК95                 | MK95               | +
        Ж12                  | X12                | -
        ёж                   | еж                 | +
                             | ежи                | ~
        Йошкар-Ола           | йошкар ола         | +
                             | Йошкарола          | +
                             | иошкар ола         | ~
        Днепр                | Днiпр              | ~
        объезд               | обьезд             | ~
        семь                 | 7                  | +
                             | восемь             | -
        сорок пять           | 45                 | +
                             | сорока пяти        | +
        ул. Ленина           | ул Ленина          | +
                             | улица Ленина       | +
        медведь              | белый медведь      | ~
                             | не медведь         | -
                             | медведь или волк   | -
        """

    private static let languages = """
        [de]Müller           | Müller             | +
                             | Mueller            | +
                             | muller             | +
        [de]Mueller          | Müller             | +
        [de]die Brücke       | Brücke             | +
                             | Bruecke            | +
                             | the Brücke         | ~
        [sv]får              | FÅR                | +
                             | far                | -
        [es]año              | ano                | -
                             | AÑO                | +
        [es]el corazón       | corazon            | +
        [fr]l'arbre          | arbre              | +
                             | l’arbre            | +
                             | larbre             | +
        [fr]le château       | chateau            | +
        [pl]łaska            | laska              | ~
        [ru]ель              | ЕЛЬ                | +
        """

    private static let typing = """
        gooseberry           | goosebery          | ~
                             | gosebery           | ~
                             | gooseberries       | ~
                             | gsbry              | -
        Alexander Pushkin    | Aleksander Pushkin | ~
                             | Alexandr Pushkim   | ~
                             | Alxndr Pushkin     | ~
                             | Mikhail Pushkin    | -
        fountain             | fuontain           | ~
                             | mountain           | ~
        lighthouse           | lighthouse!        | +
                             | light house        | +
                             | lihgthouse         | ~
                             | l i g h t house    | -
        крыжовник            | крыжовнек          | ~
                             | крижовнек          | ~
                             | кружевница         | -
        колокольня           | калакольня         | ~
                             | колокол            | -
        Екатеринбург         | Екатиренбург       | ~
                             | Екатеринберг       | ~
        велосипед            | велосепед          | ~
                             | велосипэт          | ~
                             | влсипд             | ~
        дуб                  | дуп                | -
        мышь                 | мыш                | ~
        кедр                 | кидр               | ~
        мост                 | рост               | -
        """

    private static let traps = """
        house                | mouse              | -
                             | horse              | -
                             | hause              | ~
        Thursday             | Tuesday            | -
                             | Thirsday           | ~
        Sunday               | Monday             | -
        north                | south              | -
        angel                | angle              | -
        quiet                | quite              | -
        bridge               | bride              | -
        visible              | invisible          | -
        possible             | impossible         | -
        июль                 | июнь               | -
        точка                | дочка              | -
        кошка                | мошка              | -
        сосна                | сосга              | ~
                             | cocна              | +
        метро                | мотор              | ~
        восток               | восход             | -
        двадцать             | двенадцать         | -
        ворона               | ворон              | -
        больница             | больницо           | ~
        страница             | граница            | -
        самолёт              | вертолёт           | -
        осторожный           | неосторожный       | -
        Paris ! Pariz        | Paris              | +
                             | Pariz              | -
                             | Parjs              | ~
        spruce ! sprice      | sprace             | -
                             | sprucee            | ~
        two oaks             | ten oaks           | -
        room 101             | room 102           | -
        built in 1812        | built in 1821      | -
        cat                  | car                | -
        yes                  | no                 | -
                             | YES!               | +
        красный              | красная            | +
                             | прекрасный         | -
        1812                 | 1812 г.            | +
                             | 1812 год           | +
                             | 1821               | ~
                             | 1813               | -
                             | 1812 воина         | +
        -5                   | 5                  | ~
        """
}
