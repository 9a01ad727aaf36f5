/** What is printed on the cards for riders, in the language that the organiser chooses for them. */
export const cardTexts = {
  en: {
    title: "Cards for riders",
    scan: "Link to join",
    code: "Your code",
    steps: [
      "Before the start: scan the picture with the phone you ride with, or open the address beside it and type the code.",
      "Allow the position, and keep the page open. It works without a network too.",
      "The code is for one phone only: keep it to yourself.",
    ],
  },
  ru: {
    title: "Карточки участников",
    scan: "Ссылка для входа",
    code: "Ваш код",
    steps: [
      "До старта: наведите камеру телефона, с которым едете, на картинку или откройте адрес рядом и введите код.",
      "Разрешите местоположение и не закрывайте страницу. Она работает и без сети.",
      "Код — для одного телефона, никому его не показывайте.",
    ],
  },
};
