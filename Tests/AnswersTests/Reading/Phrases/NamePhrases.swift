extension Phrases {
    static let names = table(
        """
        Anna Smith | Smith Anna | anna smith | Anna smith | A. Smith | A Smith | a. smith | Smith A. | Smith, A. | Anna M. Smith | Anna Maria Smith | Anna Maria Clara Smith | One Two Three Four Five | Anna 5 | Anna in Smith | A. M. Smith | A. M. | A. B. C. Smith
        Ludwig van Beethoven | L. van Beethoven | van Beethoven | ludwig beethoven | Beethoven Ludwig van | the mac | St Paul | Robin Hood of Sherwood | J. R. R. Tolkien | J.R.R. Tolkien | John Tolkien | J. Tolkien | Tolkien J. | Tolkien
        Александр Сергеевич Пушкин | Пушкин Александр Сергеевич | А. С. Пушкин | А.С. Пушкин | А. Пушкин | Пушкин А.С. | Пушкин А. | Пушкин | Пушкин Александр | Сергеевич Пушкин | Александр Сергеевич | александр пушкин | а. с. пушкин | А С Пушкин
        Пётр Ильич Чайковский | Чайковский П. И. | Чайковский | Илья Муромец | Иван Иванович | Анна Ильинична Ульянова | Мария Петровна | Мария П. Иванова | И. И. Петров | И. Петров | Иван Иванович Петрович Петров | Иван Петров Сидоров | Иванов Иван
        Peter the Great | Peter I the Great | king Peter | King Peter I | King Peter | Catherine II | Catherine the Great | great king | king 5 | 5 king | Great 5 | Ivan the Terrible | Ivan IV | Ivan IV Grozny | Queen Elizabeth II | Pope John Paul II | saint Paul
        Иван Грозный | Иван IV | Иван IV Грозный | Пётр I | Пётр I Великий | Петр Великий | царь Пётр | царь Пётр I | великий | Екатерина II | Екатерина Великая | Екатерине II | WWII | WW2 | WW 2 | World War II | Second World War | World War Two | 2 world war | first world war
        вов | Великая Отечественная война | нет ни одного | ни одного | полчаса | 30 минут | 30 min | NYC | New York | New York City | new york city hall | USA | U.S.A. | US of America | united states | united states of america | north west | north-west | northwest | nw | СЗ | северо-запад | северозапад
        """)

    static let places = table(
        """
        ул. Ленина | улица Ленина | Ленина ул. | Ленина улица | ул. Ленина, 5 | ул. Ленина 5 | ул. Ленина д. 5 | ул. Ленина, дом 5 | улица Ленина дом 5 корпус 2 | дом 5 | д 5 | д. 5 | 5 дом | Ленина 5 | Ленина, 5 | 5 Ленина | ул | улица | ул ул | дом | дом лесника
        пр-т Мира | пр-т | проспект Мира | пр. Мира | Мира пр-т | п-т Мира | roa-d | stre-et | ro-ad | r-oad | united states, oak | oak, united states | пр-кт Мира | пр-ктт Мира | наб-я реки | Baker Street | Baker St | Baker St. | St Baker | 221 Baker Street | Baker Street 221 | 221b Baker Street | Baker Street 221b | Baker | St | st. | Street | Paul St
        St. Paul | Saint Paul | St Paul Street | St Paul St | Mount Everest | Mt Everest | Mt. Everest | Mt | Everest Mt | Dr. Watson | Dr Watson | Watson Dr | Doctor Watson | Prof. Watson | Maple Drive | Maple Dr. | святой Павел | св. Павел | Павел св. | им. Ленина | имени Ленина
        город Москва | г. Москва | Москва | г Москва 5 | Москва г. | city of London | London city | the city | city | city 5 | town hall | Saint Petersburg | St. Petersburg | st petersburg | Petersburg | Петербург | Санкт-Петербург | С.-Петербург | СПб | в Петербурге
        река Нева | р. Нева | Нева река | Нева | River Thames | Thames River | Lake Baikal | озеро Байкал | оз. Байкал | Байкал | гора Белая | о. Валаам | gray | grey | colour | red colour | color red | theatre | centre square | Square | meter | 5 meter | 5 metre
        """)

    static let endings = table(
        """
        в Москве | Москве | с вороной | ворона | ворон | у замка | замок | под красной крышей | красная крыша | красная площадь | красной площади | Красная площадь | красный дом | красное море | белые ночи | новая | синяя | мая | моя | очень большая красная площадь | oakoe
        яма | ум | ось | ива | дубами | ивами | синего | саду | оа | гоая | дом | в доме | в дом | дом у реки | на мосту | на мостах | к дубу | с дубом | в лесу | в поле | поле | муравей | с муравьём | лев | со львом | день | пень | лён | лён 5 | дубы | дуба
        """)
}
