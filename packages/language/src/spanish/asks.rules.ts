// The classes of words of questions in Spanish.
import type { AskWords } from '#question/ask-words.rules.ts';

export const spanishAsks: AskWords = {
  words: {
    howTo:
      'cómo puedo|cómo invito|cómo invitar|cómo exporto|cómo exportar|cómo añadir|cómo agrego|cómo se puede|cómo podemos|cómo se hace|cómo hago|cómo se ponía|cómo se pone|cómo pongo|cómo creo|cómo se crea|cómo asigno|cómo añado|cómo cambio|cómo se cambia|cómo borro|cómo archivo|cómo encuentro|cómo filtro|cómo marco|cómo cierro|cómo deshago|cómo adjunto|cómo repito|cómo comento|cómo veo|dónde puedo|dónde se|dónde está la|dónde están las|dónde están los|dónde veo|dónde cambio|dónde encuentro|se puede|se pueden|puedo|podemos|pueden dos|es posible|hay forma|hay manera|hay alguna forma|existe alguna|hay un atajo|hay algún atajo|cuál es la diferencia|qué diferencia hay|para qué sirve|qué significa',
    first:
      'primero|por dónde empiezo|empezar|empiezo|más urgente|más importante|urge más|urge|lo más urgente|lo más importante|prioridades|prioridad|prioriza|priorizar|qué debería|qué debo|qué hago|qué tengo que hacer|qué toca|arde|que arda|arda|urgente|apremia|corre prisa|empezar por|antes de nada|qué sigue|lo primero|mi atención|debo mirar|tengo que mirar|debería mirar',
    why: 'por qué|porque|justifica|justifícalas|justificalas|razón|razones|motivo|explica',
    plan: 'planifica|planifícame|planificame|organízame|organizame|organízamelo|organizamelo|organiza mi|plan para|un plan|plan de|planea|planéame|programa me|ordena mi',
    summary:
      'resumen|resume|resúmeme|resumeme|resumir|en resumen|en breve|informe|mi día|mi dia|mi semana|panorama|pon me al día|para mi jefe|para mi jefa|para el jefe|visión general',
    week: 'semana|semanal',
    changes:
      'cambiado|cambió|cambios|cambio|ha pasado|pasó|nuevo|novedades|hay de nuevo|qué hay de nuevo|me he perdido|me perdí|movido|movimientos|actividad|ha cambiado',
    track:
      'a tiempo|en plazo|llegamos|llegaremos|llega a tiempo|vamos bien|va bien|va según|según lo previsto|en riesgo|riesgo|riesgos|peligra|realista|factible|progreso|avance|avanza|cómo va|cómo vamos|cómo van|porcentaje|%|por ciento|ok|bien encaminado|cuánto queda|cuánto nos falta|cuánto falta|estará listo|estará lista|acabaremos|terminaremos|da tiempo|va mal|peor|atrasada|atrasado|retraso',
    left: 'falta|faltan|queda|quedan|keda|kedan|pendiente|pendientes|por hacer|qué falta|qué queda|resta|restan|nos falta|le queda|hace falta|sin terminar|sin hacer|para terminar',
    blocks:
      'bloquea|bloqueado|bloqueada|bloqueados|bloqueadas|bloqueo|bloqueos|bloqueando|frena|frenando|impide|atascado|atascada|atascados|parado|parada|detenido|esperando|espera a|esperamos|a la espera|obstáculo|obstáculos|cuello de botella|traba|no avanza',
    depends:
      'depende|dependen|afecta|afectaría|si retraso|si aplazo|si muevo|se nos cae|repercute|retrasaría|consecuencias|qué se cae|retrasa',
    since:
      'desde cuándo|cuánto tiempo|cuántos días|días de retraso|días lleva|hace cuánto|cuándo se creó|cuándo se abrió|desde qué día|cuánto lleva',
    comments:
      'dijo|dice|dicho|decía|escribió|escrito|respondió|respondido|contestó|contestado|comentó|comentado|comentario|comentarios|opinó|opina|respuesta|respuestas|hablado|discutido|decidido|decisiones|qué dijo',
    files: 'archivo|archivos|adjunto|adjuntos|fichero|ficheros|documento|documentos|pdf',
    mentions: 'mencionado|mencionada|mencionan|mencionaron|menciones|mención|mencionó|etiquetado|etiquetada',
    experts:
      'quién sabe|quién conoce|quién entiende|quién controla|sabe de|saben de|controla de|entiende de|experto|experta|expertos|a quién pregunto|a quién le pregunto|a quién puedo preguntar|a quién le puedo preguntar|puedo preguntar|preguntar sobre|preguntar por|experiencia con|experiencia en|conocimientos|quién ha trabajado|quién trabajó',
    capacity:
      'tiene tiempo|tienen tiempo|tiempo libre|tiempo para|hueco|hueco esta|libre|libres|disponible|disponibles|disponibilidad|capacidad|puede encargarse|podría encargarse|encargarse|puede ayudar|podría ayudar|echar una mano|sustituir|cubrir|puede coger|podría coger|a quién le paso|menos trabajo|menos cargado|menos ocupado|quién puede|hacer se cargo',
    load: 'sobrecargado|sobrecargada|sobrecargados|saturado|saturada|hasta arriba|desbordado|desbordada|demasiado trabajo|más trabajo|cargado|cargada|más cargado|más ocupado|carga de trabajo|carga|agobiado|agobiada|ahogado|petado|mucho trabajo|no da abasto|más tareas',
    compare:
      'compara|comparar|comparado|comparación|frente a|versus|vs|cuál de|cuál de las|cuál de los|quién de|entre|más que|menos que|va peor|va más|diferencia entre|de los dos|de las dos|cuál va|quién va|cuál urge',
    postpone:
      'puedo dejar|podemos dejar|podríamos dejar|puede esperar|pueden esperar|dejar para|dejar pa|aplazar|aplazarse|posponer|posponerse|sin que pase nada|menos urgente|menos urgentes|puedo aplazar|puedo posponer|retrasar',
    history:
      'quién movió|quién ha movido|quién cambió|quién ha cambiado|quién borró|quién creó|quién cerró|quién asignó|quién terminó|quién acabó|historial|historia|último cambio|antecedentes|por última vez',
    status:
      'estado|estado de|cómo está|cómo están|qué pasa con|qué hay de|qué tal|situación|noticias de|noticias|novedades de|firmado|enviado|confirmado|reservado|detalles|contestó|en curso',
    isDone:
      'hecho|hecha|terminado|terminada|acabado|acabada|listo|lista|completado|completada|cerrado|cerrada|pagado|pagada|pagaron|se pagaron|ha empezado|empezó|empezado|se hizo|ya se|finalizado',
    who: 'quién|quien|quiénes|quienes|a quién|de quién|alguien|asignado|asignada|responsable|encargado|encargada|encarga|lleva|lo lleva|la lleva|trabajando|trabaja|trabajan|ocupa|en manos|a cargo|nadie',
    when: 'cuándo|para cuándo|qué día|qué fecha|fecha|vence|vencen|vencimiento|plazo|fecha límite|hasta cuándo|en qué fecha|caduca|caducan|expira',
    department: 'qué departamento|qué equipo|qué área|de qué tablero|en qué tablero',
    or: 'o|u',
    together: 'juntos|juntas|en común|comparten|comparte',
    follows: 'y|solo|sólo|solamente|qué hay de|lo mismo|y qué hay de|únicamente|ahora solo',
    us: 'nos|nosotros|nuestro|nuestra|equipo|empresa|todos|departamento|hay',
    weak: 'qué|que|q|cual|cuál|cuales|cuáles|es|está|están|hay|ha|han|hemos|tengo|tiene|tienen|se|lo|la|los|las|el|un|una|de|d|del|en|a|al|con|por|para|pa|y|mi|mis|me|nos|ya|aún|todavía|ahora|mismo|hoy|algo|alguien|alguna|cosas|cosa|lo mío|mío|dime|hacer|tarea|tareas|esta|este|si|no|te|su|sus|le|les|va|anda|ser|sea|según|ver|aqui|aquí|temas|tema|final|resulta|días|dos|organízame|día|dia|semana|ayudas|acuerdo|recordatorio|lleva|más|mas|menos|hacen|hace|tenemos|voy|estoy|dejar|mano|manos|sigue|siguen',
  },
  topics: {
    repeat:
      'repita|repetir|repite|repetición|recurrente|recurrentes|todos los meses|cada mes|cada semana|cada día|mensual|semanal',
    files: 'archivo adjunto|adjuntar|adjunto|adjuntos|fichero|ficheros|archivos|documento|documentos|subir|imagen|imágenes',
    undo: 'deshacer|deshago|revertir|volver atrás|recuperar',
    archive: 'archivar|archivada|archivadas|archivado|archivo una',
    delete: 'borrar|eliminar|borrado|borrada|papelera|suprimir',
    assign: 'asignar|asigno|asignada|dos personas|varias personas|reasignar',
    checklist: 'lista de control|lista de comprobación|checklist|puntos|marcar puntos|plantilla|subtareas de la lista',
    reminder: 'recordatorio|recordatorios|recordar|recordarme|recuerde',
    language: 'idioma|lengua|inglés|español|francés|alemán',
    filter: 'filtrar|filtro|filtros|solo mis|sólo mis|solo las mías|ocultar|propias tareas',
    shortcuts: 'atajo|atajos|teclado|tecla|teclas',
    create: 'crear|creo una|nueva tarea|añadir una tarea|añadir tareas|añado',
    done: 'cerrar|terminar|completar|finalizar|marcar como hecha|marcar como terminada|dar por hecha|reabrir',
    watch: 'seguir|vigilar|observar|suscribir|observador|observadores|seguidores',
    columns: 'columna|columnas',
    relations: 'dependencia|dependencias|bloquear|vincular|enlazar|relación|relaciones|subtarea|subtareas|duplicada',
    comment: 'comentar|comentario|comentarios|mencionar|responder',
    notifications: 'notificación|notificaciones|aviso|avisos|correo|correos|silenciar',
    search: 'buscar|busco|búsqueda|encontrar',
    views: 'vista|vistas|calendario|cronograma|tabla|oscuro|tema oscuro|imprimir',
    people:
      'invitar|invito|invita|invitado|invitación|invitaciones|añadir personas|añadir una persona|añadir a alguien|añadir miembros|añadir un miembro|añadir compañeros|añadir a un compañero|nuevo compañero|nueva compañera|nuevos compañeros|agregar personas|agregar miembros',
    export: 'exportar|exporto|exporta|exportación|csv|excel|descargar',
  },
};
