/** What the rider's page says of what is kept of a person: before joining, and under More. */
export const texts = {
  keptLoading: { en: "Asking the server what is kept …", ru: "Спрашиваем у сервера, что хранится …" },
  keptWhat: {
    en: "Your positions while you ride, a log of what you do and answer, and your photos. Organisers see them; your team sees where you are.",
    ru: "Ваш путь во время заезда, журнал действий и ответов, фото. Это видят организаторы; команда видит, где вы.",
  },
  keptShown: {
    en: "Everybody can see: {what}. The name of a child never.",
    ru: "Всем видно: {what}. Имя ребёнка — никогда.",
  },
  keptHidden: {
    en: "Spectators see nothing, unless the organiser shares a link or changes this.",
    ru: "Зрители ничего не видят, если организатор не даст ссылку и не изменит это.",
  },
  shows_positions: { en: "where you are, {delay} later", ru: "где вы, с задержкой {delay}" },
  shows_positionsNow: { en: "where you are", ru: "где вы" },
  shows_standings: { en: "your result", ru: "ваш результат" },
  shows_names: { en: "your name", ru: "ваше имя" },
  keptDays: {
    en: { one: "Erased {count} day after the finish.", other: "Erased {count} days after the finish." },
    ru: {
      one: "Стирается через {count} день после финиша.", few: "Стирается через {count} дня после финиша.",
      many: "Стирается через {count} дней после финиша.", other: "Стирается через {count} дня после финиша.",
    },
  },
  keptForever: { en: "Kept until the organiser deletes it.", ru: "Хранится, пока организатор не удалит." },
  keptAnyTime: { en: "You can have it erased at any time, under More.", ru: "Стереть можно в любой момент, в разделе «Ещё»." },
  keptNobody: { en: "Nobody else gets it.", ru: "Больше никто этого не получает." },
  joinAgree: {
    en: "I agree. If I am under 16, my parent or guardian agrees too.",
    ru: "Я согласен или согласна. Если мне нет 16 лет, согласен и мой родитель или опекун.",
  },
  agreeFirst: { en: "To join, agree to what is kept of you: check the box.", ru: "Чтобы войти, согласитесь с тем, что о вас хранится: поставьте отметку." },

  myData: { en: "What is kept of me", ru: "Что обо мне хранится" },
  myDataAbout: {
    en: "Your name, log, positions, messages and photos on the organiser's server.",
    ru: "Ваше имя, журнал, путь, сообщения и фото на сервере организатора.",
  },
  downloadMine: { en: "Download my data", ru: "Скачать мои данные" },
  eraseMe: { en: "Erase me", ru: "Стереть меня" },
  eraseMeans: {
    en: "Your name, positions, photos and code are erased on the server, and all of this ride on this phone. Your result stays, without a name. You cannot ride on, and there is no way back.",
    ru: "На сервере сотрутся ваше имя, путь, фото и код, а на этом телефоне — весь заезд. Результат останется без имени. Продолжить заезд и вернуть данные нельзя.",
  },
  eraseTyped: { en: "To be sure, type {rider}", ru: "Для подтверждения введите {rider}" },
  eraseOther: { en: "That is not {rider}.", ru: "Это не {rider}." },
  eraseNow: { en: "Erase everything", ru: "Стереть всё" },
};
