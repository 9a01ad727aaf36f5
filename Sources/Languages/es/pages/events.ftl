## The operator's page, beside what it shares with the organiser's

eventsTitle = Eventos
operatorTitle = El token de operador
operatorLead = Aquí crea eventos quien gestiona este servidor. El token está en el archivo con el que se inició questd.
operatorField = Token
newTitle = Evento nuevo
newLead = A partir del archivo de una yincana. Antes se comprueba en esta página, igual que con questctl validate; las respuestas nunca llegan a los participantes.
newId = Nombre en las direcciones
newIdLead = Los participantes van a { $address }
newFound = { $count ->
        [one] «{ $title }», { $count } prueba
       *[other] «{ $title }», { $count } pruebas
    }
newNoFile = Elige antes el archivo de una yincana.
newExists = Ya hay un evento con ese nombre en las direcciones. Elige otro.
create = Crear el evento
createdTitle = «{ $name }» está creado
createdLead = El enlace de la organización solo se muestra ahora: cópialo, y que sea solo para la organización. Quien lo tiene puede hacer de todo en el evento.
createdOpen = Abrir el panel
createdDone = Ya lo he guardado
listTitle = Eventos de este servidor
listNone = Aún no hay ninguno.
listRiders = { $count ->
        [one] { $count } participante
       *[other] { $count } participantes
    }
state_open = abierto
state_finished = terminado
listOffice = Panel
listLive = En vivo
