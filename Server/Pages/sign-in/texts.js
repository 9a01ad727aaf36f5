/** What the page about signing in and the account says. */
export const texts = {
  signOut: { en: "Sign out", ru: "Выйти" },
  signInHere: { en: "Sign in", ru: "Вход" },
  signInHereLead: {
    en: "For those who help to hold an event. Riders need no account: they join with a code.",
    ru: "Для тех, кто помогает проводить событие. Участникам учётная запись не нужна: они входят по коду.",
  },
  usePasskey: { en: "Sign in with a passkey", ru: "Войти с ключом доступа" },
  orProvider: { en: "Or with an account that you have elsewhere:", ru: "Или с учётной записью другого сервиса:" },
  withProvider: { en: "Sign in with {name}", ru: "Войти через {name}" },
  noPasskeysHere: {
    en: "Passkeys do not work here: they need a recent browser, and a server with a name and https.",
    ru: "Ключи доступа здесь не работают: нужен свежий браузер, а у сервера — имя и https.",
  },
  newAccount: { en: "New here?", ru: "Впервые здесь?" },
  newAccountLead: {
    en: "A passkey takes the place of a password: your device asks for a finger, a face or its PIN. The server gets no secret.",
    ru: "Ключ доступа заменяет пароль: устройство спросит палец, лицо или PIN. Секретов сервер не получает.",
  },
  yourName: { en: "Your name", ru: "Ваше имя" },
  createAccount: { en: "Create an account with a passkey", ru: "Создать учётную запись с ключом доступа" },
  nowhereTitle: { en: "Signing in is not possible", ru: "Войти нельзя" },
  nowhereText: {
    en: "This server has no accounts. Organisers open the link that came with their event.",
    ru: "На этом сервере нет учётных записей. Организаторы открывают ссылку, полученную вместе с событием.",
  },
  providerProblem: { en: "That did not work: {problem}", ru: "Не получилось: {problem}" },
  saidSignedIn: { en: "Signed in as {name}.", ru: "Вход выполнен: {name}." },
  saidSignedOut: { en: "You are signed out.", ru: "Вы вышли." },
  saidDeleted: { en: "Your account is deleted.", ru: "Учётная запись удалена." },
  saidLinked: { en: "You can sign in this way too now.", ru: "Теперь можно входить и так." },

  passkeyCancelled: {
    en: "Nothing happened: the request was put away, took too long, or there is no passkey for this server. Try again.",
    ru: "Ничего не произошло: запрос закрыт, время вышло или ключа для этого сервера нет. Попробуйте ещё раз.",
  },
  passkeyKnown: {
    en: "This device has a passkey of your account already.",
    ru: "На этом устройстве уже есть ключ доступа к вашей учётной записи.",
  },
  passkeyAddress: {
    en: "Passkeys work only under the server's own name. Open this page at that address.",
    ru: "Ключи доступа работают только по собственному имени сервера. Откройте страницу по этому адресу.",
  },
  passkeyFailed: {
    en: "The browser or the device could not do this. Try again, or with another device.",
    ru: "Браузер или устройство не справились. Попробуйте ещё раз или с другого устройства.",
  },

  invitedFirst: {
    en: "You are invited to help with an event. Sign in or create an account, then accept.",
    ru: "Вас пригласили помогать с событием. Войдите или создайте учётную запись, затем примите приглашение.",
  },
  invitedTitle: { en: "An invitation", ru: "Приглашение" },
  invitedLead: {
    en: "You are invited to help with an event. Who invited you will see the name of your account.",
    ru: "Вас пригласили помогать с событием. Пригласивший увидит имя вашей учётной записи.",
  },
  accept: { en: "Accept", ru: "Принять" },
  decline: { en: "No, thanks", ru: "Нет, спасибо" },
  saidAccepted: { en: "You are in: {event}, {role}.", ru: "Готово: {event}, {role}." },

  signedInAs: { en: "Signed in as {name}", ru: "Вы вошли: {name}" },
  since: { en: "since {moment}", ru: "с {moment}" },
  nameLead: { en: "Other members of your events see it.", ru: "Его видят другие помощники ваших событий." },
  saidRenamed: { en: "Your name is changed.", ru: "Имя изменено." },
  backTo: { en: "Back to the office of “{event}”", ru: "Назад в штаб «{event}»" },

  myEvents: { en: "My events", ru: "Мои события" },
  noEvents: {
    en: "None yet. Open an invitation, or make an event yours in its office under “Event”.",
    ru: "Пока нет. Откройте приглашение или привяжите событие к себе в его штабе, раздел «Событие».",
  },
  leaveEvent: { en: "Leave", ru: "Покинуть" },
  leaveTitle: { en: "Leave “{event}”?", ru: "Покинуть «{event}»?" },
  leaveLead: {
    en: "You may do nothing there any more. To come back you need a new invitation.",
    ru: "Вы больше ничего не сможете там делать. Чтобы вернуться, понадобится новое приглашение.",
  },
  saidLeft: { en: "You have left the event.", ru: "Вы покинули событие." },

  passkeysTitle: { en: "Passkeys", ru: "Ключи доступа" },
  passkeysLead: {
    en: "Add one on a second device, so that a lost phone does not lock you out.",
    ru: "Добавьте второй на другом устройстве, чтобы потеря телефона не закрыла вам вход.",
  },
  passkey: { en: "Passkey", ru: "Ключ доступа" },
  passkeyLabel: { en: "What you call it", ru: "Как его называть" },
  madeAndUsed: { en: "made {created}, used {used}", ru: "создан {created}, использован {used}" },
  addPasskey: { en: "Add a passkey", ru: "Добавить ключ доступа" },
  saidPasskeyAdded: { en: "The passkey is added.", ru: "Ключ доступа добавлен." },
  rename: { en: "Rename", ru: "Переименовать" },
  remove: { en: "Remove", ru: "Удалить" },
  removePasskeyTitle: { en: "Remove “{label}”?", ru: "Удалить «{label}»?" },
  removePasskeyLead: { en: "It opens this account no longer.", ru: "С ним больше нельзя будет войти." },
  saidRemoved: { en: "The passkey is removed.", ru: "Ключ доступа удалён." },

  identitiesTitle: { en: "Other ways in", ru: "Другие способы входа" },
  identitiesLead: {
    en: "Accounts elsewhere that open this one. The server keeps who vouches for you, and your number there.",
    ru: "Учётные записи других сервисов, открывающие эту. Сервер хранит только название сервиса и ваш номер в нём.",
  },
  linkProvider: { en: "Link {name}", ru: "Привязать {name}" },
  unlink: { en: "Unlink", ru: "Отвязать" },
  unlinkTitle: { en: "Unlink {name}?", ru: "Отвязать {name}?" },
  unlinkLead: { en: "It opens this account no longer.", ru: "С ней больше нельзя будет войти." },
  saidUnlinked: { en: "It is unlinked.", ru: "Отвязано." },

  sessionsTitle: { en: "Where you are signed in", ru: "Где выполнен вход" },
  sessionsLead: { en: "End what you do not know.", ru: "Завершите незнакомые сеансы." },
  unknownBrowser: { en: "Unknown browser", ru: "Неизвестный браузер" },
  thisBrowser: { en: "this one", ru: "этот" },
  signedInAndSeen: { en: "since {created}, last seen {seen}", ru: "с {created}, последний раз {seen}" },
  endSession: { en: "End", ru: "Завершить" },
  saidEnded: { en: "The session is ended.", ru: "Сеанс завершён." },
  endAll: { en: "Sign out everywhere", ru: "Выйти везде" },
  endAllLead: { en: "This browser is signed out too.", ru: "В этом браузере вход тоже завершится." },

  dataLead: {
    en: "Your name, public keys, sessions, and what you did with the account. Nobody else gets it.",
    ru: "Имя, открытые ключи, сеансы и действия с учётной записью. Больше никто этого не получает.",
  },
  download: { en: "Download", ru: "Скачать" },
  deleteAccount: { en: "Delete the account", ru: "Удалить учётную запись" },
  deleteAccountTitle: { en: "Delete the account?", ru: "Удалить учётную запись?" },
  deleteAccountMeans: {
    en: "All that is kept of you here is deleted at once, and you leave all events. There is no way back.",
    ru: "Всё, что о вас хранится, удаляется сразу, и вы покидаете все события. Отменить это нельзя.",
  },
  deleteTyped: { en: "To be sure, type your name: {name}", ru: "Для подтверждения введите своё имя: {name}" },
  otherName: { en: "This is not the name of the account.", ru: "Это не имя учётной записи." },
};
