// The classes of words in Spanish. Verbs may have pronouns at their ends: 'asígnala', 'muévemelo'.
import type { ClassWords } from '#reading/class-words.rules.ts';

export const spanishClasses: ClassWords = {
  words: {
    done: 'publicad*|reservad*|corregid*|renovad*|arreglad*|solucionad*|mandad*|presentad*|zanjad*|liquidad*|cobrad*|acabé|terminé|cerré|ya está|dala por|dalo por|da por|finiquitad*|ya se envió|ya se mandó|enviamos|terminamos|acabamos|cerramos|termina|terminar|terminad*|terminal*|completa|completar|completad*|cierra|cerrar|cerrad*|ciérral*|finaliza|finalizar|finalizad*|acaba|acabar|acabad*|hecho|hecha|hechos|hechas|listo|lista|listos|listas|resuelt*|resuelve|resolver|da por … terminad*|dar por|lograd*|entregad*|enviad*|pagad*|firmad*|complétal*|termínal*|se acabó|ya salió|ya salieron|done|tacha|tachar|ya esta|aprobad*|despachad*|concluid*|concluye|concluir|resuelva|dé por … terminad*',
    reopen:
      'reabre|reabrir|reábrel*|reabrel*|reabiert*|vuelve a abrir|volver a abrir|no hech*|no terminad*|no está hech*|no está terminad*|no está list*|no completad*|sin terminar|aún no está|todavía no está|como pendiente|como abiert*|otra vez abiert*',
    begin:
      'empieza|empezar|empiezo|empezamos|empiézal*|comienza|comenzar|comienzo|comiénzal*|inicia|iniciar|inicio|iníciala|inícialo|arranca|arrancar|arranco|me pongo con|pon te con|estoy con|trabajando en|empezad*|iniciad*',
    review:
      'envía … a revisión|manda … a revisión|entrega … a revisión|envíal* a revisión|mándal* a revisión|para revisar|a revisar|lista para revisión|listo para revisión|pasa … a revisión para|para revisión',
    move: 'devuelve|devuelva|devolver|regresa|mueve|mover|muével*|pasa|pasar|pásal*|pasal*|lleva|llevar|llévala|pon|poner|ponl*|ponle|envía|manda|mandal*|mete|meter|arrastra|va|pasó|corre|deja|sube|baja|muevel*',
    set: 'pon|poner|ponl*|ponle|cambia|cambiar|cámbial*|cambial*|fija|fijar|haz|marca|marcar|márcal*|marcal*|sube|subir|súbel*|subele|baja|bajar|bájal*|bajale|actualiza|modifica|da|dale|prioriza|priorizar|edita|ajusta|debe ser|tiene que ser|hay que',
    assign:
      'es de|son de|pasa a ser de|a cargo de|corresponde a|asigna|asignar|asígnal*|asignal*|asignad*|asígnasel*|reasigna|reasignar|reasígnal*|da|dar|dale|dásel*|dasel*|delega|delegar|delégal*|encarga|encargar|encárga*|pasa|pásasel*|pasasel*|pásale|pasale|que lo haga|que la haga|que lo lleve|que la lleve|lo hace|la hace|lo lleva|la lleva|tiene que hacer|debe hacer|va a hacer|que haga|que lleve|que … haga|que … lleve|que … se encargue|se encarga|se ocupa|responsable|responsables|para que|que se encargue|que se ocupe|toma|le toca|transfiere|cede|tiene que llevar|debería hacer|se encargara|se encargue|se ocupara|se ocupe|llevara|llevará|transfiera|transferir|traspasa',
    take: 'asígname*|asigname*|me encargo|me ocupo|la tomo|lo tomo|yo tomo|yo me encargo|lo hago yo|la hago yo|yo lo hago|yo la hago|yo hago|dame|es mía|es mío|me lo quedo|me la quedo|lo llevo yo|la llevo yo|yo llevo|tomo|cojo|me quedo con|pásame',
    unassign: 'desasigna|desasignar|desasígnal*|quítasel*|quitasel*|quítale|quitale',
    later:
      'aplaza|aplazar|aplázal*|aplazal*|pospón|pospon|posponer|pospónl*|posponl*|retrasa|retrasar|retrásal*|retrasal*|atrasa|atrasar|atrásal*|demora|posterga|postergar|postérgal*|alarga|más tarde|prorroga|prórroga|retraso|difiere',
    sooner: 'adelanta|adelantar|adelántal*|adelantal*|antes|anticipa|más pronto',
    schedule:
      'necesita|necesitan|requiere|programa|programar|reprograma|reprogramar|planifica|vence|vencer|venza|agenda|agendar|para el|fecha|debe estar|tiene que estar|hay que entregar|entrega',
    rename: 'renombra|renombrar|renómbral*|llama|llámal*|llamal*|llamar|que se llame|cambia … nombre|ahora se llama',
    comment:
      'comenta|comentar|coméntal*|comenta en|escribe|escribir|anota|anotar|apunta|responde|deja un comentario|deja una nota|di|dile|diles|comentario|nota',
    tick: 'tacha|tachar|marca|marcar|tilda',
    delete:
      'elimina|eliminar|elimínal*|eliminal*|borra|borrar|bórral*|borral*|quita|quítal*|quital*|suprime|suprimir|tira|tírala|descarta|descartar|cancela|cancelar|fuera|elimínalo|cárgate',
    archive: 'archiva|archivar|archívala|archívalo|archival*|archivad*|al archivo|guarda en el archivo',
    duplicate:
      'duplica|duplicar|duplícala|duplícalo|duplical*|copia|copiar|cópiala|clona|clonar|haz una copia|una copia de|copia de',
    watch:
      'sigue|seguir|síguel*|observa|suscríbeme|suscribeme|mantenme al tanto|mantenme informado|mantenme informada|avísame|avisame|notifícame|notificame|quiero seguir|vigila|pon me al día de|tenme al tanto',
    unwatch:
      'deja de seguir|dejar de seguir|no me avises|no quiero seguir|desuscríbeme|ya no sigas|dejo de seguir|deja de avisar me',
    undo: 'me equivoqué|me he equivocado|me equivoque|error mío|estaba mal|la equivocada|la que no era|no era esa|no era ese|me confundí|deshaz|deshacer|deshazl*|revierte|revertir|anula|anular|vuelve atrás|échalo atrás|atrás|mejor no|undo|ups',
    tell: 'di|diga|decir|dile|dígale|pide|pida|pedir|pídele|pídale|pregunta|pregunte|pregúntale|avisa|avisar|avísale|informa|informar|comunica|haz le saber',
    unable: 'adjunto',
    exchange: 'reemplaza|sustituye|cambia … por|en lugar de|en vez de',
    remind:
      'avísame … antes|avisame … antes|avísame mañana|avisame mañana|recuérdame|recuerdame|recordatorio|recordatorios|recordar|acuérdame|haz me acordar|recuérdamel*',
    repeat: 'repetición|repita|repite|repitan|repetir|repíte*|repeticiones|periódica|recurrente',
    raise:
      'sube … prioridad|sube … prio|súbel* … prioridad|subele … prio|más urgente|mas urgente|más prioritari*|aumenta … prioridad|sube … nivel|sube … punto|un nivel más|súbel* … nivel|suba … prioridad|suba … nivel|aumente … prioridad|más arriba',
    lower:
      'baja … prioridad|baja … prio|bájal* … prioridad|bajale … prio|menos urgente|menos prioritari*|reduce … prioridad|baja … nivel|baja … punto|un nivel menos|bájal* … nivel|baje … prioridad|baje … nivel|reduzca … prioridad|más abajo',
    descriptionNoun: 'descripción|describe|detalles',
    templateNoun: 'plantilla|plantillas',
    departmentNoun: 'departamento|área|dpto|depto|equipo',
    additionally: 'también|además|adicionalmente|añade|agrega|suma',
    untick: 'desmarca|desmarcar|destilda|desmárcal*|quita … marca',
    replan:
      'replanifica|replanificar|reprograma|reprogramar|vuelve a planificar|volver a planificar|vuelve a programar|reorganiza|redistribuye|reparte',
    create: 'crea|crear|añade|añadir|agrega|agregar|haz|nueva|nuevo|apunta|abre',
    remove: 'quita|quitar|quítale|quitale|quítal*|borra|borrar|elimina|eliminar|saca|sacar|sin|retira|retirar|limpia|vacía',
    add: 'usa|aplica|aplicar|añade|añadir|agrega|agregar|pon|mete|incluye|suma|añádele|agrégale|anade|ponle|apunta',
    dueNoun:
      'fecha|fecha límite|fecha limite|plazo|vencimiento|fecha de vencimiento|fecha de entrega|entrega|deadline|fechas|fecha de fin|vence|caducidad',
    startNoun: 'fecha de inicio|inicio|fecha de comienzo|comienzo',
    priorityNoun: 'prioridad|prio|prioridades|importancia|urgencia',
    assigneeNoun: 'responsable|responsables|asignación|asignado|encargado|encargada|persona|dueño|asignada',
    statusNoun: 'estado|columna|status|lista|fase',
    commentNoun: 'comentario|comentarios|nota|observación',
    itemNoun:
      'en la lista|a su lista|checklist|lista de comprobación|lista de control|elemento|punto|paso|pasos|puntos|lista de tareas|a la lista|ítem|item|items',
    titleNoun: 'título|nombre',
    taskNoun: 'cosas|tarea|tareas|tarjeta|tarjetas|ticket|tickets|pendiente|pendientes',
    all: 'todo|todas|todos|toda|cada|cualquier|lo que',
    it: 'la|lo|esta|esto|esta tarea|la tarea|esa tarea|esta tarjeta|la tarea actual|ella|eso|esa|ese|este|la misma|lo mismo',
    them: 'las|los|estas|esas|estas tareas|esas tareas|todas estas|ambas|ambos|las dos|los dos|ellas',
    me: 'mi nombre|mí|mi|yo|me|a mí|conmigo',
    nobody: 'nadie',
    to: 'a|al|en|para|hasta|por|hacia|->|→|=>|=|:|sobre|con|el|x|pa',
    of: 'de|del|sobre|con|para|a',
    as: 'como|a|por',
    is: 'tiene|tienen|he|hemos|se ha|se han|fueron|estaba|estaban|sea|sean|es|está|esta|son|están|fue|era|ser|estar|ha sido|queda|quedó|quedo|ya está|ha|han|hay',
    and: 'y|e|&|luego|y luego|después|además|también|,|+|más',
    article:
      'el|la|los|las|un|una|mi|mis|nuestro|nuestra|lo|lo de|la de|el de|lo del|tarea|tarjeta|llamada|esta|este|ese|esa|esos|esas',
    indefinite: 'un|una',
    current:
      'actual|abierta|abierto|seleccionada|mostrada|aquí|ahí|que veo|que ves|que estoy viendo|que tengo delante|en pantalla',
    nomore: 'ya no',
    modal: 'puede|pueden|podría|podrían|debe|deben|debería|deberían',
    relative: 'que|quien|cual|cuyo|cuya',
    because:
      'mientras|puesto|que no ha|que no han|hasta que|mientras no|porque|pues|ya que|dado que|puesto que|así que|duplicada de|duplicado de|para usarl*|para poder|para reutilizarl*|ahora que|porq|debido',
    asks: 'qué|que|quién|quien|quiénes|cuándo|cuando|cuál|cual|cuáles|dónde|donde|cómo|como|cuánto|cuántos|cuántas|cuantos|cuantas|por qué|hay|está|están|es|son|tiene|tengo|tenemos|ha|han|algo|alguien|vamos|va|van|debo|debería|puedo',
    interrogative:
      'quien|quienes|cual|cuales|cuanto|cuantos|cuantas|por que|hay algo|hay alguien|alguien sabe|mi dia|mi semana|el dia|organizame|organizamelo|lo mio',
    not: 'no|nunca|jamás|ni|sin|ningún|ninguna|nada|tampoco',
    except: 'solo|sola|únicamente|excepto|salvo|menos|sino|a menos|en vez|en lugar|aparte|mientras|antes de que|deja|déjal*',
    following: 'próxim*|siguiente|siguientes',
    excluding: 'excepto|salvo|menos|aparte de|a excepción de',
    correction: 'no|quiero decir|quería decir|mejor',
    earlier: 'antes',
    after: 'después|más|tarde|adelante|más tarde',
    more: 'otro|otra|más|otros|otras',
    noise:
      'haga el favor de|haz el favor de|hagan el favor de|haz que|haga que|por favor|porfa|porfi|porfis|porfavor|xfa|xfavor|pf|plis|please|gracias|muchas gracias|mil gracias|grax|hola|holi|buenas|buenos días|buenas tardes|buen día|hey|ey|oye|oiga|mira|a ver|bueno|bien|ok|okay|vale|dale pues|pues|venga|vamos a ver|ahora|ahora mismo|ya|luego|rápido|rapidito|un momento|un momentito|momentito|una cosa|una pregunta|por cierto|la verdad|o sea|es que|digo|creo|creo que|pienso|supongo|quizá|quizás|tal vez|a lo mejor|igual|puedes|podrías|puede|podría|podemos|podéis|me puedes|me podrías|me dices|dime|me puede|dinos|muéstrame|muestra|enséñame|enseña|quiero|quiero que|quisiera|me gustaría|necesito|necesito que|necesitamos|necesito saber|quiero saber|quería|quería saber|tenemos que|tengo que saber|hay que|habría que|deberíamos|sabes|sabéis|saben|alguien sabe|ni idea|chicos|chicas|equipo|gente|compañeros|jefe|jefa|mi jefe|amigo|tío|tía|che|también|aún|todavía|sigue|aquí|ahí|allí|esto|eso|cosa|cosas|tema|temas|asunto|muy|bastante|realmente|de verdad|simplemente|solamente|exactamente|en general|en total|actualmente|en este momento|por ahora|de momento|por el momento|al final|finalmente|por fin|como siempre|como dijimos|como acordamos|según lo acordado|perdón|perdona|disculpa|lo siento|ups|eh|mmm|hmm|ah|oh|ajá|jaja|genial|perfecto|estupendo|claro|sí|si|cuanto antes posible|asistente|te|se|le|les|nos|me|os|su|sus|tu|tus|uno|unos|unas|tan|mismo|misma|toca|tocan|va|van|yendo|siendo|estoy|estamos|fíjate|tmb|tb|oficialmente|juntos|nuevo|nueva|gran|ver|saber|hacer|haciendo|hecho|en su lugar|en cambio|ambos|ambas|alguien|pero|o',
  },
  forms: [
    [/car?$/, 'que'],
    [/gar?$/, 'gue'],
    [/zar?$/, 'ce'],
    [/([^cgz])ar?$/, '$1e'],
    [/car?$/, 'quen'],
    [/gar?$/, 'guen'],
    [/zar?$/, 'cen'],
    [/([^cgz])ar?$/, '$1en'],
    [/e$/, 'a'],
    [/e$/, 'an'],
    [/([aei])r$/, '$1d'],
  ],
  stateEndings: /(?:[aeiu]d[oa]s?|ch[oa]s?|list[oa]s?)$/,
  joined: /^(\w{3,}?)(me|te|nos|se)?(l[oae]s?)?$/,
  short: {
    xq: 'porque',
    pq: 'porque',
    q: 'que',
    k: 'que',
    qe: 'que',
    qn: 'quien',
    qien: 'quien',
    cdo: 'cuando',
    cndo: 'cuando',
    dnd: 'donde',
    tb: 'también',
    tmb: 'también',
    mñn: 'mañana',
    manana: 'mañana',
    mñna: 'mañana',
    xa: 'para',
    pa: 'para',
    xra: 'para',
    x: 'por',
    d: 'de',
    dl: 'del',
    vie: 'viernes',
    sem: 'semana',
    dpto: 'departamento',
    depto: 'departamento',
    prio1: 'p1',
    prio0: 'p0',
    prio2: 'p2',
    prio3: 'p3',
    toy: 'estoy',
    ta: 'está',
    stamos: 'estamos',
    aki: 'aquí',
    hy: 'hay',
  },
};
