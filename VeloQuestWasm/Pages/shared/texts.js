/** What all pages say. */
export const texts = {
  homeTitle: { en: "VeloQuest in the browser", ru: "VeloQuest в браузере" },
  homeHeading: { en: "VeloQuest in the browser", ru: "VeloQuest в браузере" },
  homeLead: {
    en: "The whole engine runs on this page: nothing to install, no account, and no file leaves your device.",
    ru: "Весь движок работает прямо на странице: без установки и учётной записи, и ни один файл не покидает устройство.",
  },
  homeCheck: { en: "Find every fault of a GeoJSON file, and fix what is certain.", ru: "Найдёт все ошибки в файле GeoJSON и исправит то, что исправляется наверняка." },
  homeRide: { en: "Ride a quest before the day: routes, answers, points, the way home.", ru: "Проедьте квест до старта: маршруты, ответы, баллы, дорога домой." },
  homeEdit: { en: "Draw a quest on the map, checked while you type.", ru: "Нарисуйте квест на карте; проверка идёт, пока вы пишете." },
  skip: { en: "Skip to content", ru: "К содержанию" },
  home: { en: "VeloQuest: start page", ru: "VeloQuest: начальная страница" },
  pages: { en: "Pages", ru: "Страницы" },
  check: { en: "GeoJSON checker", ru: "Проверка GeoJSON" },
  ride: { en: "Try a quest", ru: "Проехать квест" },
  edit: { en: "Quest editor", ru: "Редактор" },
  language: { en: "Language", ru: "Язык" },
  cancel: { en: "Cancel", ru: "Отмена" },
  map: { en: "Map", ru: "Карта" },
  zoomIn: { en: "Zoom in", ru: "Крупнее" },
  zoomOut: { en: "Zoom out", ru: "Мельче" },
  whole: { en: "Show everything", ru: "Показать всё" },
};
