/// Words that are answers in their own right.
///
/// Two uses: an answer that is one of these was intended and not mistyped, however close it is to the right one (*Tuesday* for
/// *Thursday*, *horse* for *house*); and an accepted text that is one of these can be guessed among the words of its kind.
enum KnownWords {
    /// Whether a word is among them, or is the word for a number.
    /// - Parameter word: folded, in the letters of `SpelledWords`.
    static func contains(_ word: some Collection<UInt32>) -> Bool {
        counts[Array(word)] != nil
    }

    /// The number of words of its kind; `nil` if it belongs to no kind.
    static func kindCount(_ word: [UInt32]) -> Int? {
        guard let count = counts[word], count > 0 else { return nil }
        return count
    }

    /// The size of the kind for each word; 0 for words that are only listed as easily confused.
    private static let counts: [[UInt32]: Int] = {
        var counts: [[UInt32]: Int] = [:]
        counts.reserveCapacity(2048)
        for kind in EnglishWords.kinds + RussianWords.kinds {
            let words = words(of: kind)
            for word in words { counts[word] = words.count }
        }
        for text in [EnglishWords.mistaken, RussianWords.mistaken, NumberWords.all] {
            for word in words(of: text) where counts[word] == nil { counts[word] = 0 }
        }
        return counts
    }()

    /// The words of a table in the letters of `SpelledWords`.
    ///
    /// The tables are written as folding leaves words: in small letters, without ё and without marks. So only hyphens and
    /// look-alike letters are replaced here, which takes a tenth of the time.
    static func words(of table: String) -> [[UInt32]] {
        var words: [[UInt32]] = []
        var word: [UInt32] = []
        for scalar in table.unicodeScalars {
            switch scalar {
            case " ", "\n":
                if !word.isEmpty { words.append(word) }
                word.removeAll(keepingCapacity: true)
            case "-": word.append(0x20)
            default: word.append(LookAlikeFolding.latin(ofSmall: scalar.value))
            }
        }
        if !word.isEmpty { words.append(word) }
        return words
    }

    /// All tables of words.
    static var tables: [String] {
        EnglishWords.kinds + RussianWords.kinds + [EnglishWords.mistaken, RussianWords.mistaken, NumberWords.all]
    }
}

/// English words by kinds.
enum EnglishWords {
    static let kinds = [
        "yes no",
        "left right",
        "true false",
        "north south east west northeast northwest southeast southwest",
        "monday tuesday wednesday thursday friday saturday sunday",
        "january february march april may june july august september october november december",
        "spring summer autumn winter",
        """
        red orange yellow green blue violet purple pink brown black white grey gray golden silver beige
        """,
        """
        oak birch pine spruce fir maple ash elm lime linden poplar willow aspen alder larch cedar chestnut rowan apple pear
        cherry plum hazel walnut beech yew juniper cypress hornbeam acacia
        """,
        """
        cat dog horse cow goat sheep pig hen cock duck goose wolf fox bear hare rabbit deer elk moose boar lion tiger elephant
        monkey camel donkey mouse rat hedgehog squirrel beaver otter badger lynx frog toad snake lizard turtle fish pike perch
        whale dolphin shark crab
        """,
        """
        eagle hawk owl falcon dove pigeon sparrow crow raven magpie swan stork crane heron gull swallow lark cuckoo woodpecker
        nightingale starling peacock pelican parrot
        """,
        "wood stone brick metal iron steel bronze copper brass concrete glass plastic granite marble gold silver",
        "circle square triangle rectangle oval rhombus star cross hexagon pentagon cube sphere cone pyramid cylinder",
        """
        bridge church tower park river lake pond stream fountain monument statue bench fence gate school station market museum
        theatre library hospital castle house street square shop cafe
        """,
        """
        mercury venus earth mars jupiter saturn uranus neptune pluto moon sun
        """,
    ]

    /// Words that are one or two typing errors from another one.
    static let mistaken = """
        mouse house moose goose horse hoarse course coarse source bread break beard board broad stone store story storm stove
        score shore short shirt skirt tower towel lower power flower flour floor flood blood beach bench bleach peach reach
        teach bride bridge pride price prize plane plant plate place palace planet pilot there three where were their
        quiet quite angel angle night light right fight might sight eight height weight water later latter letter better butter
        bitter litter little table cable stable label black blank block clock click stock stick brick trick truck track
        crown brown clown grown drown green greed greek great treat tread thread threat sweet sweat sheet sheep sleep steep
        steel steal stall small smell spell shell shelf skull skill still grass glass class brass gross cross across chain
        chair stair staff stuff stamp swamp sharp shark spark snack snake stake steak speak break world words sword swore
        would could cloud proud heart heard earth hearth death breath wheat while white whale whole wheel angry hungry desert
        dessert county country country century sailor tailor soldier solder carrot parrot marble garden warden golden
        winner dinner singer finger ginger hunter hunger number member ember lumber timber father further feather leather
        weather whether mother brother bother other otter potter poster coaster roaster singer signer marsh march match watch
        catch patch batch witch switch stitch ditch pitch beech speech screech statue statute status station nation motion
        lotion potion portion position possession passion mission former farmer armour archer arches march hotel motel metal
        medal model pedal petal total royal loyal local vocal focal legal regal eagle beagle tiger timer river rover cover
        lover liver silver sliver shiver driver diver never fever seven sever server serve nerve curve carve
        """
}

/// Russian words by kinds.
enum RussianWords {
    static let kinds = [
        "да нет",
        "налево направо влево вправо левый правый прямо",
        "север юг восток запад северо-восток северо-запад юго-восток юго-запад",
        "понедельник вторник среда четверг пятница суббота воскресенье",
        "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь",
        "весна лето осень зима",
        """
        красный оранжевый желтый зеленый голубой синий фиолетовый розовый коричневый черный белый серый золотой серебряный
        бежевый
        """,
        """
        дуб береза сосна ель елка пихта клен ясень вяз липа тополь ива осина ольха лиственница кедр каштан рябина яблоня груша
        вишня слива орех орешник бук тис можжевельник кипарис граб акация сирень черемуха калина
        """,
        """
        кот кошка собака пес лошадь конь корова бык коза козел овца баран свинья курица петух утка гусь волк лиса медведь
        заяц кролик олень лось кабан лев тигр слон обезьяна верблюд осел мышь крыса еж белка бобр выдра барсук рысь лягушка
        жаба змея ящерица черепаха рыба щука окунь кит дельфин акула краб
        """,
        """
        орел ястреб сова филин сокол голубь воробей ворона ворон сорока лебедь аист журавль цапля чайка ласточка жаворонок
        кукушка дятел соловей скворец павлин пеликан попугай снегирь синица
        """,
        "дерево камень кирпич металл железо сталь чугун бронза медь латунь бетон стекло пластик гранит мрамор золото серебро",
        "круг квадрат треугольник прямоугольник овал ромб звезда крест шестиугольник куб шар конус пирамида цилиндр",
        """
        мост церковь башня парк река озеро пруд ручей фонтан памятник статуя скамейка забор ворота школа вокзал станция рынок
        музей театр библиотека больница замок дом улица площадь магазин кафе
        """,
        "меркурий венера земля марс юпитер сатурн уран нептун плутон луна солнце",
    ]

    /// Words that are one or two typing errors from another one.
    static let mistaken = """
        точка дочка бочка почка кочка ночка строчка строка стройка тройка полка палка балка галка белка булка вилка пилка
        бутылка бутыль мышка мошка кошка ложка ножка дорожка дорога порога ворога ворота работа забота золото болото молоко
        колокол молоток моток поток песок висок носок кусок сосок рисунок пистолет самолет вертолет билет букет буфет балет
        берет берег завод заход восход выход вход проход поход пароход переход приход расход мельница метельница больница
        столица страница граница гостиница лестница пятница единица синица птица пушка кружка ватрушка игрушка подушка
        лягушка кукушка стружка стрижка крышка книжка стрелка тарелка горелка карета ракета газета монета комета конфета
        котлета планета картина корзина кабина малина калина рябина равнина долина глина льдина спина стена смена сцена цена
        пена вена весна блесна сосна солома соломка колонна корона ворона борона оборона сторона барабан баран банан диван
        роман туман карман лиман обман океан вулкан стакан таракан капкан каток кадка кафель картофель портфель туфель
        портрет паркет паштет пакет совет завет ответ привет цвет свет след хлеб хлев холм холст хвост мост пост рост тост
        куст пуст густ шест жест тест тесто место масло мясо колесо кольцо крыльцо лицо яйцо перо ведро бедро ядро метро
        ветер вечер север сервер мэтр метр литр
        """
}
