public import VeloQuest

extension AccountProblem: LocalizedMessage {
    /// What is wrong, in a sentence.
    public var message: LocalizedText { detail ?? reason.message }
}

extension AccountProblem.Reason {
    /// What is wrong, without particulars, and what to do.
    public var message: LocalizedText {
        switch self {
        case .malformed: LocalizedText("The request cannot be read.", "Запрос не читается.")
        case .signedOut: LocalizedText("Sign in first.", "Сначала войдите.")
        case .crossSite:
            LocalizedText(
                "The request does not come from a page of this server: “Origin” has to be the server's own address.",
                "Запрос не со страницы этого сервера: «Origin» должен быть адресом самого сервера.")
        case .tokenInAddress:
            LocalizedText(
                "A token stands in the address, where logs keep it; send it in the header “Authorization”.",
                "Токен стоит в адресе, где его сохранят журналы; передайте его в заголовке «Authorization».")
        case .rateLimited:
            LocalizedText("Too many attempts; wait a little.", "Слишком много попыток; подождите.")
        case .unavailable: LocalizedText("The server cannot answer now.", "Сервер сейчас не может ответить.")
        case .storageFull: LocalizedText("The server's disk is full.", "На сервере нет места.")
        case .attemptUnknown:
            LocalizedText(
                "This attempt to sign in is over: it took too long, was finished before, or began in another browser. Begin again.",
                "Эта попытка входа закончилась: прошло слишком много времени, она уже завершена или начата в другом браузере. Начните заново."
            )
        default: passkeyMessage ?? providerMessage ?? accountMessage
        }
    }

    private var passkeyMessage: LocalizedText? {
        switch self {
        case .noPasskeys:
            LocalizedText(
                "This server takes no passkeys: its address has no name, or no https.",
                "Этот сервер не принимает ключи доступа: у его адреса нет имени или нет https.")
        case .malformedPasskey:
            LocalizedText(
                "The answer of the passkey cannot be read.", "Ответ ключа доступа не читается.")
        case .wrongOrigin:
            LocalizedText(
                "The passkey was used on a page of another site.", "Ключ доступа использован на странице другого сайта."
            )
        case .wrongRelyingParty:
            LocalizedText("The passkey is for another server.", "Ключ доступа — для другого сервера.")
        case .userNotVerified:
            LocalizedText(
                "The device did not check who uses the passkey; set up a PIN, a finger or a face for it.",
                "Устройство не проверило, кто пользуется ключом доступа; настройте PIN, палец или лицо.")
        case .unsupportedKey:
            LocalizedText(
                "The passkey has a key of a kind that was not asked for (ES256).",
                "Ключ доступа не того вида, который запрошен (ES256).")
        case .badSignature:
            LocalizedText("The signature of the passkey is wrong.", "Подпись ключа доступа неверна.")
        case .counterRolledBack:
            LocalizedText(
                "The passkey counts fewer signatures than before: it may have been copied. Sign in another way and remove it.",
                "Ключ доступа насчитал меньше подписей, чем раньше: возможно, он скопирован. Войдите иначе и удалите его."
            )
        case .passkeyUnknown:
            LocalizedText("No account has this passkey.", "Такого ключа доступа нет ни у одной учётной записи.")
        case .passkeyExists:
            LocalizedText("This passkey is registered already.", "Этот ключ доступа уже зарегистрирован.")
        default: nil
        }
    }

    private var providerMessage: LocalizedText? {
        switch self {
        case .providerUnknown:
            LocalizedText("There is no such way to sign in.", "Такого способа входа нет.")
        case .providerRefused:
            LocalizedText("The provider did not sign you in.", "Сервис входа отказал.")
        case .providerUnreachable:
            LocalizedText(
                "The provider does not answer; try again later.", "Сервис входа не отвечает; попробуйте позже.")
        case .providerFaulty:
            LocalizedText(
                "The provider's answer is not what it has to be.", "Ответ сервиса входа не такой, каким должен быть.")
        case .wrongIssuer:
            LocalizedText(
                "The answer is from another provider than the one that was asked.",
                "Ответ не от того сервиса входа, который был запрошен.")
        case .tokenAlgorithm:
            LocalizedText(
                "The provider's token is signed by a method that is not allowed.",
                "Токен сервиса входа подписан недопустимым способом.")
        case .tokenKey:
            LocalizedText(
                "The provider's token is signed by a key that the provider does not publish.",
                "Токен сервиса входа подписан ключом, которого сервис не публикует.")
        case .tokenSignature:
            LocalizedText("The signature of the provider's token is wrong.", "Подпись токена сервиса входа неверна.")
        case .tokenAudience:
            LocalizedText("The provider's token is for somebody else.", "Токен сервиса входа — не для этого сервера.")
        case .tokenTime:
            LocalizedText(
                "The provider's token is not valid at this time; look at the clocks of both.",
                "Токен сервиса входа сейчас не действует; проверьте часы обеих сторон.")
        case .tokenNonce:
            LocalizedText(
                "The provider's token is of another attempt to sign in.",
                "Токен сервиса входа — от другой попытки входа.")
        default: nil
        }
    }

    private var accountMessage: LocalizedText {
        switch self {
        case .identityTaken:
            LocalizedText(
                "This identity belongs to another account.", "Этот способ входа принадлежит другой учётной записи.")
        case .lastWayIn:
            LocalizedText(
                "This is the last way into the account; add another one first.",
                "Это последний способ входа; сначала добавьте другой.")
        case .tooMany:
            LocalizedText("There are too many of these already; remove one.", "Их уже слишком много; удалите лишнее.")
        case .invitationUnknown:
            LocalizedText(
                "This invitation is not valid any more; ask for a new one.",
                "Это приглашение больше не действует; попросите новое.")
        case .lastOwner:
            LocalizedText(
                "An event needs an owner; make somebody else one first.",
                "У события должен быть владелец; сначала назначьте другого.")
        case .memberAlready:
            LocalizedText("You may do that and more already.", "У вас уже есть эти права или большие.")
        case .otherTask:
            LocalizedText(
                "A judge decides about the answers to one task, and this is another one.",
                "Судья решает об ответах на одно задание, а это другое.")
        default: LocalizedText("There is nothing here.", "Здесь ничего нет.")
        }
    }
}
