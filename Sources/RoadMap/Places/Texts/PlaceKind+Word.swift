public import Support

extension PlaceKind {
    /// What a place of this kind is called, in small letters: `mill`, «мельница».
    public var word: LocalizedText { PlaceKindTexts.words[self] ?? LocalizedText("place", "место") }
}

/// The words for kinds of places.
enum PlaceKindTexts {
    static let street = LocalizedText("street", "улица")

    static let words: [PlaceKind: LocalizedText] = [
        .city: LocalizedText("city", "крупный город"), .town: LocalizedText("town", "город"),
        .village: LocalizedText("village", "село"), .hamlet: LocalizedText("hamlet", "деревня"),
        .suburb: LocalizedText("suburb", "район"), .locality: LocalizedText("locality", "урочище"),
        .farm: LocalizedText("farm", "хутор"), .island: LocalizedText("island", "остров"),
        .square: LocalizedText("square", "площадь"),
        .station: LocalizedText("station", "вокзал или станция"),
        .busStation: LocalizedText("bus station", "автовокзал"),
        .ferryTerminal: LocalizedText("ferry terminal", "причал"),
        .castle: LocalizedText("castle", "крепость"), .monument: LocalizedText("monument", "памятник"),
        .ruins: LocalizedText("ruins", "руины"), .archaeologicalSite: LocalizedText("archaeological site", "раскопки"),
        .historicPlace: LocalizedText("historic place", "историческое место"),
        .museum: LocalizedText("museum", "музей"),
        .gallery: LocalizedText("gallery", "галерея"), .attraction: LocalizedText("sight", "достопримечательность"),
        .artwork: LocalizedText("artwork", "скульптура"), .viewpoint: LocalizedText("viewpoint", "смотровая площадка"),
        .zoo: LocalizedText("zoo", "зоопарк"), .themePark: LocalizedText("theme park", "парк аттракционов"),
        .picnicSite: LocalizedText("picnic site", "место для пикника"),
        .information: LocalizedText("information", "информация для туристов"),
        .hotel: LocalizedText("hotel", "гостиница"), .campSite: LocalizedText("camp site", "кемпинг"),
        .shelter: LocalizedText("shelter", "приют"),
        .park: LocalizedText("park", "парк"), .garden: LocalizedText("garden", "сад"),
        .natureReserve: LocalizedText("nature reserve", "заповедник"),
        .playground: LocalizedText("playground", "детская площадка"),
        .sportsCentre: LocalizedText("sports centre", "спортивный центр"),
        .stadium: LocalizedText("stadium", "стадион"),
        .pitch: LocalizedText("sports pitch", "спортплощадка"),
        .swimmingPool: LocalizedText("swimming pool", "бассейн"),
        .marina: LocalizedText("marina", "яхтенная гавань"), .leisure: LocalizedText("leisure", "место отдыха"),
        .peak: LocalizedText("peak", "вершина"), .saddle: LocalizedText("saddle", "перевал"),
        .water: LocalizedText("water", "водоём"), .spring: LocalizedText("spring", "родник"),
        .beach: LocalizedText("beach", "пляж"), .wood: LocalizedText("wood", "лес"),
        .cave: LocalizedText("cave", "пещера"),
        .glacier: LocalizedText("glacier", "ледник"), .cliff: LocalizedText("cliff", "обрыв"),
        .rock: LocalizedText("rock", "скала"), .tree: LocalizedText("tree", "дерево"),
        .natural: LocalizedText("natural feature", "природный объект"),
        .tower: LocalizedText("tower", "башня"), .mill: LocalizedText("mill", "мельница"),
        .lighthouse: LocalizedText("lighthouse", "маяк"), .bridge: LocalizedText("bridge", "мост"),
        .pier: LocalizedText("pier", "пирс"), .works: LocalizedText("works", "завод"),
        .cross: LocalizedText("wayside cross", "крест"), .structure: LocalizedText("structure", "сооружение"),
        .townHall: LocalizedText("town hall", "администрация"), .school: LocalizedText("school", "школа"),
        .kindergarten: LocalizedText("kindergarten", "детский сад"), .university: LocalizedText("university", "вуз"),
        .library: LocalizedText("library", "библиотека"), .hospital: LocalizedText("hospital", "больница"),
        .doctors: LocalizedText("doctors", "поликлиника"), .pharmacy: LocalizedText("pharmacy", "аптека"),
        .police: LocalizedText("police", "полиция"), .fireStation: LocalizedText("fire station", "пожарная часть"),
        .postOffice: LocalizedText("post office", "почта"), .bank: LocalizedText("bank", "банк"),
        .placeOfWorship: LocalizedText("place of worship", "храм"), .cemetery: LocalizedText("cemetery", "кладбище"),
        .communityCentre: LocalizedText("community centre", "дом культуры"),
        .theatre: LocalizedText("theatre", "театр"),
        .cinema: LocalizedText("cinema", "кинотеатр"), .artsCentre: LocalizedText("arts centre", "центр искусств"),
        .marketplace: LocalizedText("market", "рынок"), .fountain: LocalizedText("fountain", "фонтан"),
        .toilets: LocalizedText("toilets", "туалет"), .drinkingWater: LocalizedText("drinking water", "питьевая вода"),
        .bicycleParking: LocalizedText("bicycle parking", "велопарковка"),
        .parking: LocalizedText("car park", "автостоянка"),
        .fuel: LocalizedText("petrol station", "заправка"), .amenity: LocalizedText("amenity", "учреждение"),
        .restaurant: LocalizedText("restaurant", "ресторан"), .cafe: LocalizedText("café", "кафе"),
        .pub: LocalizedText("pub", "бар"), .fastFood: LocalizedText("fast food", "закусочная"),
        .iceCream: LocalizedText("ice cream", "мороженое"),
        .supermarket: LocalizedText("supermarket", "супермаркет"), .bakery: LocalizedText("bakery", "пекарня"),
        .bicycleShop: LocalizedText("bicycle shop", "веломагазин"), .shop: LocalizedText("shop", "магазин"),
        .building: LocalizedText("building", "здание"),
    ]
}
