extension WordTable {
    /// American and British spellings, the American one first, and a few abbreviations.
    ///
    /// Source: the patterns of VarCon: -or and -our, -er and -re, -ize and -ise, single and double l; dictionaries.
    static let englishSpellings = WordTable(
        .spellings,
        """
        okay ok
        gray grey
        color colour
        theater theatre
        harbor harbour
        center centre
        jewelry jewellery
        organization organisation
        plow plough
        aluminum aluminium
        tire tyre
        catalog catalogue
        neighbor neighbour
        traveling travelling
        traveler traveller
        defense defence
        offense offence
        program programme
        check cheque
        mustache moustache
        meter metre
        liter litre
        curb kerb
        pajamas pyjamas
        donut doughnut
        sulfur sulphur
        story storey
        mold mould
        molded moulded
        honor honour
        armor armour
        armored armoured
        armory armoury
        labor labour
        favorite favourite
        favor favour
        flavor flavour
        rumor rumour
        vapor vapour
        savior saviour
        humor humour
        odor odour
        parlor parlour
        rigor rigour
        tumor tumour
        valor valour
        vigor vigour
        behavior behaviour
        endeavor endeavour
        colored coloured
        fiber fibre
        scepter sceptre
        specter spectre
        saber sabre
        somber sombre
        luster lustre
        meager meagre
        caliber calibre
        maneuver manoeuvre
        license licence
        judgment judgement
        whiskey whisky
        yogurt yoghurt
        ax axe
        dialog dialogue
        analog analogue
        monolog monologue
        counselor counsellor
        jeweler jeweller
        marvelous marvellous
        woolen woollen
        modeling modelling
        canceled cancelled
        skillful skilful
        fulfill fulfil
        installment instalment
        pediatric paediatric
        archeology archaeology
        archeological archaeological
        encyclopedia encyclopaedia
        medieval mediaeval
        anesthetic anaesthetic
        leukemia leukaemia
        maneuvers manoeuvres
        realize realise
        recognize recognise
        organize organise
        civilization civilisation
        colonization colonisation
        analyze analyse
        paralyze paralyse
        cozy cosy
        gypsy gipsy
        pretense pretence
        artifact artefact
        draft draught
        disk disc
        inquiry enquiry
        plowman ploughman
        omelet omelette
        junior jr jnr
        senior sr snr
        brothers bros
        company co
        limited ltd
        television tv telly
        telephone phone
        photograph photo
        airplane aeroplane
        grandad granddad
        barbecue barbeque bbq
        carcass carcase
        jail gaol
        mom mum
        naught nought
        """)
}
