public import Support

extension PlaceKind {
    /// What a place of this kind is called, in small letters: `mill`, «мельница».
    public var word: Message { PlaceKindTexts.words[self] ?? Message("place-kind-word") }
}

/// The words for kinds of places.
enum PlaceKindTexts {
    static let street = Message("place-kind-street")

    static let words: [PlaceKind: Message] = [
        .city: Message("place-kind-words"), .town: Message("place-kind-words-2"),
        .village: Message("place-kind-words-3"), .hamlet: Message("place-kind-words-4"),
        .suburb: Message("place-kind-words-5"), .locality: Message("place-kind-words-6"),
        .farm: Message("place-kind-words-7"), .island: Message("place-kind-words-8"),
        .square: Message("place-kind-words-9"),
        .station: Message("place-kind-words-10"),
        .busStation: Message("place-kind-words-11"),
        .ferryTerminal: Message("place-kind-words-12"),
        .castle: Message("place-kind-words-13"), .monument: Message("place-kind-words-14"),
        .ruins: Message("place-kind-words-15"), .archaeologicalSite: Message("place-kind-words-16"),
        .historicPlace: Message("place-kind-words-17"),
        .museum: Message("place-kind-words-18"),
        .gallery: Message("place-kind-words-19"), .attraction: Message("place-kind-words-20"),
        .artwork: Message("place-kind-words-21"), .viewpoint: Message("place-kind-words-22"),
        .zoo: Message("place-kind-words-23"), .themePark: Message("place-kind-words-24"),
        .picnicSite: Message("place-kind-words-25"),
        .information: Message("place-kind-words-26"),
        .hotel: Message("place-kind-words-27"), .campSite: Message("place-kind-words-28"),
        .shelter: Message("place-kind-words-29"),
        .park: Message("place-kind-words-30"), .garden: Message("place-kind-words-31"),
        .natureReserve: Message("place-kind-words-32"),
        .playground: Message("place-kind-words-33"),
        .sportsCentre: Message("place-kind-words-34"),
        .stadium: Message("place-kind-words-35"),
        .pitch: Message("place-kind-words-36"),
        .swimmingPool: Message("place-kind-words-37"),
        .marina: Message("place-kind-words-38"), .leisure: Message("place-kind-words-39"),
        .peak: Message("place-kind-words-40"), .saddle: Message("place-kind-words-41"),
        .water: Message("place-kind-words-42"), .spring: Message("place-kind-words-43"),
        .beach: Message("place-kind-words-44"), .wood: Message("place-kind-words-45"),
        .cave: Message("place-kind-words-46"),
        .glacier: Message("place-kind-words-47"), .cliff: Message("place-kind-words-48"),
        .rock: Message("place-kind-words-49"), .tree: Message("place-kind-words-50"),
        .natural: Message("place-kind-words-51"),
        .tower: Message("place-kind-words-52"), .mill: Message("place-kind-words-53"),
        .lighthouse: Message("place-kind-words-54"), .bridge: Message("place-kind-words-55"),
        .pier: Message("place-kind-words-56"), .works: Message("place-kind-words-57"),
        .cross: Message("place-kind-words-58"), .structure: Message("place-kind-words-59"),
        .townHall: Message("place-kind-words-60"), .school: Message("place-kind-words-61"),
        .kindergarten: Message("place-kind-words-62"), .university: Message("place-kind-words-63"),
        .library: Message("place-kind-words-64"), .hospital: Message("place-kind-words-65"),
        .doctors: Message("place-kind-words-66"), .pharmacy: Message("place-kind-words-67"),
        .police: Message("place-kind-words-68"), .fireStation: Message("place-kind-words-69"),
        .postOffice: Message("place-kind-words-70"), .bank: Message("place-kind-words-71"),
        .placeOfWorship: Message("place-kind-words-72"), .cemetery: Message("place-kind-words-73"),
        .communityCentre: Message("place-kind-words-74"),
        .theatre: Message("place-kind-words-75"),
        .cinema: Message("place-kind-words-76"), .artsCentre: Message("place-kind-words-77"),
        .marketplace: Message("place-kind-words-78"), .fountain: Message("place-kind-words-79"),
        .toilets: Message("place-kind-words-80"), .drinkingWater: Message("place-kind-words-81"),
        .bicycleParking: Message("place-kind-words-82"),
        .parking: Message("place-kind-words-83"),
        .fuel: Message("place-kind-words-84"), .amenity: Message("place-kind-words-85"),
        .restaurant: Message("place-kind-words-86"), .cafe: Message("place-kind-words-87"),
        .pub: Message("place-kind-words-88"), .fastFood: Message("place-kind-words-89"),
        .iceCream: Message("place-kind-words-90"),
        .supermarket: Message("place-kind-words-91"), .bakery: Message("place-kind-words-92"),
        .bicycleShop: Message("place-kind-words-93"), .shop: Message("place-kind-words-94"),
        .building: Message("place-kind-words-95"),
    ]
}
