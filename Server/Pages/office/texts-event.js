/** What the organiser's page says about the event itself: settings, links, editions, files, its end, the audit. `/events` uses some. */
export const texts = {
  settingsLead: { en: "Changes are saved at once.", ru: "Изменения сохраняются сразу." },
  setting_showsStandings: { en: "Riders and spectators see the standings", ru: "Участники и зрители видят итоги" },
  setting_showsPositions: { en: "Spectators see riders on the map", ru: "Зрители видят участников на карте" },
  setting_showsNames: { en: "With names; otherwise only numbers", ru: "С именами; если выключено — только номера" },
  settingDelay: { en: "Delay of the map for spectators, in seconds", ru: "Задержка карты для зрителей, в секундах" },
  settingDelayLead: {
    en: "Nothing younger is sent to spectators, so that nobody is told where to look.",
    ru: "Более свежих данных зрители не получают, чтобы никто не мог подсказать, где искать.",
  },
  settingRetention: { en: "Days after the finish until persons are erased", ru: "Через сколько дней после финиша стираются данные людей" },
  settingRetentionLead: {
    en: "Names, codes, photos and positions go then; results stay, with numbers. 0 keeps them until the event is deleted. Riders are told before they join.",
    ru: "Стираются имена, коды, фото и путь; итоги остаются, с номерами. 0 — хранить, пока событие не удалено. Участники узнают об этом до входа.",
  },
  openLive: { en: "Open the spectators' page", ru: "Открыть страницу зрителей" },
  saidSaving: { en: "The setting is being saved.", ru: "Настройка сохраняется." },

  sharesTitle: { en: "Links for spectators", ru: "Ссылки для зрителей" },
  sharesLead: {
    en: "Who has such a link sees standings and the delayed map, also where not everybody may.",
    ru: "По такой ссылке видны итоги и карта с задержкой, даже если они показаны не всем.",
  },
  shareLabel: { en: "For whom", ru: "Для кого" },
  shareHint: { en: "Families, local radio …", ru: "Семьи, местное радио …" },
  hoursCount: {
    en: { one: "{count} hour", other: "{count} hours" },
    ru: { one: "{count} час", few: "{count} часа", many: "{count} часов", other: "{count} часа" },
  },
  shareMake: { en: "Make a link", ru: "Сделать ссылку" },
  shareMade: {
    en: "Link for “{label}”, good until {clock}. It is shown only now.",
    ru: "Ссылка «{label}», действует до {clock}. Она видна только сейчас.",
  },
  link: { en: "Link", ru: "Ссылка" },
  copyLink: { en: "Copy link", ru: "Копировать ссылку" },
  shareUntil: { en: "good until {clock}", ru: "действует до {clock}" },
  shareOver: { en: "over since {clock}", ru: "истекла {clock}" },
  revoke: { en: "Revoke", ru: "Отозвать" },
  revokeTitle: { en: "Revoke the link “{label}”?", ru: "Отозвать ссылку «{label}»?" },
  revokeLead: {
    en: "Who uses it sees no more than everybody from now on.",
    ru: "Тот, кто ею пользуется, будет видеть только то, что видят все.",
  },

  editionTitle: { en: "The quest", ru: "Квест" },
  editionLead: {
    en: "A new edition replaces the one that is ridden. It is checked here first; nothing is sent before you say so.",
    ru: "Новая редакция заменит ту, по которой едут. Сначала она проверяется здесь; без вашей команды ничего не отправляется.",
  },
  editionNow: {
    en: { one: "Ridden now: “{title}”, {count} task", other: "Ridden now: “{title}”, {count} tasks" },
    ru: {
      one: "Сейчас: «{title}», {count} задание",
      few: "Сейчас: «{title}», {count} задания",
      many: "Сейчас: «{title}», {count} заданий",
      other: "Сейчас: «{title}», {count} задания",
    },
  },
  editionChoose: { en: "Choose a quest file …", ru: "Выбрать файл квеста …" },
  editionEdit: { en: "Edit on the map", ru: "Править на карте" },
  editionFound: {
    en: {
      one: "New: “{title}”, {count} task; added {added}, removed {removed}",
      other: "New: “{title}”, {count} tasks; added {added}, removed {removed}",
    },
    ru: {
      one: "Новый: «{title}», {count} задание; добавлено {added}, убрано {removed}",
      few: "Новый: «{title}», {count} задания; добавлено {added}, убрано {removed}",
      many: "Новый: «{title}», {count} заданий; добавлено {added}, убрано {removed}",
      other: "Новый: «{title}», {count} задания; добавлено {added}, убрано {removed}",
    },
  },
  editionMeans: {
    en: "All phones get it with their next sign of life. Everything that was ridden stays, and is judged by the new edition.",
    ru: "Телефоны получат её при следующем сеансе связи. Всё, что уже сделано, остаётся и оценивается по новой редакции.",
  },
  editionOther: {
    en: "This is another quest: its identifier differs. Make a new event for it.",
    ru: "Это другой квест: у него другой идентификатор. Создайте для него новое событие.",
  },
  publish: { en: "Publish this edition", ru: "Опубликовать редакцию" },
  published: { en: "{name} is published.", ru: "Файл {name} опубликован." },
  checking: { en: "{name} is being checked …", ru: "Файл {name} проверяется …" },
  checkedGood: { en: "{name} can be used.", ru: "Файл {name} годится." },
  checkedBad: {
    en: "{name} has errors and cannot be used. Fix them and choose it again.",
    ru: "В файле {name} ошибки. Исправьте их и выберите его снова.",
  },
  engineMissing: {
    en: "The quest could not be checked here ({detail}). Load the page anew, and choose the file again.",
    ru: "Проверить квест не удалось ({detail}). Обновите страницу и выберите файл снова.",
  },
  findingsNone: { en: "Nothing to complain about", ru: "Замечаний нет" },
  findingsCount: {
    en: "Errors: {errors}, warnings: {warnings}, notes: {notes}",
    ru: "Ошибок: {errors}, предупреждений: {warnings}, советов: {notes}",
  },
  severityerror: { en: "error", ru: "ошибка" },
  severitywarning: { en: "warning", ru: "внимание" },
  severitynote: { en: "note", ru: "совет" },
  atLine: { en: "line {line}", ru: "строка {line}" },

  exportTitle: { en: "Files", ru: "Файлы" },
  exportLead: {
    en: "All of the event but tokens and codes; questctl reads them as they are.",
    ru: "Всё о событии, кроме токенов и кодов; questctl читает их как есть.",
  },
  file_export_zip: { en: "everything, with tracks and photos", ru: "всё, с треками и фотографиями" },
  file_standings_csv: { en: "standings for a spreadsheet", ru: "итоги для электронной таблицы" },
  file_standings_json: { en: "standings with every point", ru: "итоги с каждым баллом" },
  file_standings_xml: { en: "standings as IOF XML 3.0", ru: "итоги в формате IOF XML 3.0" },
  file_logs_jsonl: { en: "what the phones wrote", ru: "записи телефонов" },
  file_office_jsonl: { en: "what the office decided", ru: "решения штаба" },
  file_riders_csv: { en: "who rides", ru: "кто едет" },
  file_quest_geojson: { en: "the quest with its answers", ru: "квест с ответами" },

  endingTitle: { en: "The end", ru: "Завершение" },
  finishLead: { en: "When everybody is back.", ru: "Когда все вернулись." },
  finishedAt: { en: "The event was finished at {clock}.", ru: "Событие завершено: {clock}." },
  finish: { en: "Finish the event", ru: "Завершить событие" },
  finishTitle: { en: "Finish “{name}”?", ru: "Завершить «{name}»?" },
  finishMeans1: {
    en: "What happens from now on does not count, and nobody can join any more.",
    ru: "Всё, что случится с этого момента, не засчитывается, войти больше нельзя.",
  },
  finishMeans2: {
    en: "Phones without a network may still send what happened before; standings may change until they have.",
    ru: "Телефоны без сети ещё могут прислать то, что было раньше; до тех пор итоги могут меняться.",
  },
  finishMeans3: {
    en: "You can still judge answers and correct. Finishing cannot be undone.",
    ru: "Проверять ответы и исправлять можно и дальше. Отменить завершение нельзя.",
  },
  finishOut: {
    en: { one: "{count} rider is still out there!", other: "{count} riders are still out there!" },
    ru: {
      one: "{count} участник ещё в пути!",
      few: "{count} участника ещё в пути!",
      many: "{count} участников ещё в пути!",
      other: "{count} участника ещё в пути!",
    },
  },
  finishWaiting: {
    en: { one: "{count} answer still waits for you.", other: "{count} answers still wait for you." },
    ru: {
      one: "{count} ответ ещё ждёт вас.",
      few: "{count} ответа ещё ждут вас.",
      many: "{count} ответов ещё ждут вас.",
      other: "{count} ответа ещё ждут вас.",
    },
  },
  finishSure: { en: "Yes, finish the event now", ru: "Да, завершить событие сейчас" },
  deleteLead: { en: "Removes the event and everything in it from the server.", ru: "Удаляет событие и всё, что в нём есть, с сервера." },
  delete: { en: "Delete the event …", ru: "Удалить событие …" },
  deleteTitle: { en: "Delete “{name}”?", ru: "Удалить «{name}»?" },
  deleteMeans: {
    en: "Riders, logs, positions, photos and standings are gone for good. Save the files first.",
    ru: "Участники, журналы, положения, фотографии и итоги пропадут навсегда. Сначала сохраните файлы.",
  },
  deleteType: { en: "To delete it, type its name: {name}", ru: "Чтобы удалить, введите название: {name}" },
  deleteOther: { en: "That is not the name of the event.", ru: "Это не название события." },
  forgetLead: { en: "On a computer that others use too:", ru: "На компьютере, которым пользуются и другие:" },
  forget: { en: "Sign out here", ru: "Выйти на этом компьютере" },
  auditTitle: { en: "Who did what", ru: "Кто что делал" },
  auditLead: { en: "The last 500 changes, newest first.", ru: "Последние 500 изменений, новые сверху." },
  auditRead: { en: "Read again", ru: "Прочитать снова" },
};
