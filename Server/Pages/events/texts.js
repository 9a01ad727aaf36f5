/** What the operator's page says, beside what it shares with the organiser's. */
export const texts = {
  eventsTitle: { en: "Events", ru: "События" },
  operatorTitle: { en: "The operator's token", ru: "Токен владельца сервера" },
  operatorLead: {
    en: "Who runs this server makes events here. The token is in the file that questd was started with.",
    ru: "Здесь владелец сервера создаёт события. Токен лежит в файле, с которым запущен questd.",
  },
  operatorField: { en: "Token", ru: "Токен" },
  newTitle: { en: "New event", ru: "Новое событие" },
  newLead: {
    en: "From a quest file. It is checked in this page first, as questctl validate checks it; riders never get the answers.",
    ru: "Из файла квеста. Сначала он проверяется прямо на странице, как это делает questctl validate; ответы участникам не передаются.",
  },
  newFile: { en: "Quest file", ru: "Файл квеста" },
  newId: { en: "Name in addresses", ru: "Имя в адресах" },
  newIdLead: { en: "Riders go to {address}", ru: "Адрес для участников: {address}" },
  newFound: {
    en: { one: "“{title}”, {count} task", other: "“{title}”, {count} tasks" },
    ru: {
      one: "«{title}», {count} задание",
      few: "«{title}», {count} задания",
      many: "«{title}», {count} заданий",
      other: "«{title}», {count} задания",
    },
  },
  newNoFile: { en: "Choose a quest file first.", ru: "Сначала выберите файл квеста." },
  newExists: {
    en: "An event with this name in addresses exists already. Choose another one.",
    ru: "Событие с таким именем в адресах уже есть. Выберите другое.",
  },
  create: { en: "Make the event", ru: "Создать событие" },
  createdTitle: { en: "“{name}” is made", ru: "Событие «{name}» создано" },
  createdLead: {
    en: "The organiser's link, shown only now: copy it, for organisers alone. Who has it may do everything in the event.",
    ru: "Это ссылка организатора, она видна только сейчас: скопируйте её и давайте только организаторам. По ней доступно всё событие.",
  },
  createdOpen: { en: "Open the office", ru: "Открыть штаб" },
  createdDone: { en: "I have kept it", ru: "Ссылка сохранена" },
  listTitle: { en: "Events on this server", ru: "События на этом сервере" },
  listNone: { en: "There are none yet.", ru: "Пока нет ни одного." },
  listRiders: {
    en: { one: "{count} rider", other: "{count} riders" },
    ru: { one: "{count} участник", few: "{count} участника", many: "{count} участников", other: "{count} участника" },
  },
  state_open: { en: "open", ru: "идёт" },
  state_finished: { en: "finished", ru: "завершено" },
  listOffice: { en: "Office", ru: "Штаб" },
  listLive: { en: "Live", ru: "Трансляция" },
};
