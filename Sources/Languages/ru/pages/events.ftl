## Страница владельца сервера, кроме общего со страницей организатора

eventsTitle = События
operatorTitle = Токен владельца сервера
operatorLead = Здесь владелец сервера создаёт события. Токен лежит в файле, с которым запущен questd.
operatorField = Токен
newTitle = Новое событие
newLead = Из файла квеста. Сначала он проверяется прямо на странице, как это делает questctl validate; ответы участникам не передаются.
newId = Имя в адресах
newIdLead = Адрес для участников: { $address }
newFound = { $count ->
        [one] «{ $title }», { $count } задание
        [few] «{ $title }», { $count } задания
        [many] «{ $title }», { $count } заданий
       *[other] «{ $title }», { $count } задания
    }
newNoFile = Сначала выберите файл квеста.
newExists = Событие с таким именем в адресах уже есть. Выберите другое.
create = Создать событие
createdTitle = Событие «{ $name }» создано
createdLead = Это ссылка организатора, она видна только сейчас: скопируйте её и давайте только организаторам. По ней доступно всё событие.
createdOpen = Открыть штаб
createdDone = Ссылка сохранена
listTitle = События на этом сервере
listNone = Пока нет ни одного.
listRiders = { $count ->
        [one] { $count } участник
        [few] { $count } участника
        [many] { $count } участников
       *[other] { $count } участника
    }
state_open = идёт
state_finished = завершено
listOffice = Штаб
listLive = Трансляция
