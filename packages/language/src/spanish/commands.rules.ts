// Sentences that ask for a change in Spanish.
import type { CommandWords } from '#command/command-words.rules.ts';
import { spanishRelations } from '#spanish/relations.rules.ts';

export const spanishCommands: CommandWords = {
  language: 'spanish',
  patterns: [
    [
      'createLines',
      [
        'crea|crear|haz|añade|añadir|agrega tareas',
        'crea|crear|haz|hacer|añade tareas de|con|a|para estas|las|esta líneas|lista|siguientes líneas?',
        'convierte|transforma estas|las|esta líneas|lista en tareas',
        'crea|añade|haz|agrega estas tareas',
      ],
    ],
    [
      'create',
      [
        'crea|crear|añade|añadir|haz|agrega|agregar|nueva una|otra? nueva? tarea|tarjeta llamada|titulada|para? {text}',
        'recuérdame {text}',
      ],
    ],
    [
      'unassign',
      [
        'desasigna|desasignar {task}',
        'quita|quitar|elimina|borra el|la|los? responsable|responsables|asignación|asignado de|del|a {task}',
      ],
    ],
    [
      'noDue',
      [
        'quita|quitar|borra|elimina la|el? fecha|plazo|vencimiento límite? de|del|a {task}',
        'quita|quitar|borra|elimina la? fecha de vencimiento|entrega de|del|a {task}',
      ],
    ],
    [
      'start',
      [
        'pon|poner|cambia|fija la? fecha de inicio de|del {task} al|a|el|en|para? el? {date2}',
        'empieza|comienza {task} el {date2}',
      ],
    ],
    [
      'later',
      [
        'aplaza|aplazar|pospón|posponer|retrasa|retrasar|atrasa|mueve {task} {n} {unit} más?',
        'aplaza|aplazar|pospón|posponer|retrasa|retrasar|atrasa|mueve {task} en|por? {n} {unit}',
        'aplaza|aplazar|pospón|posponer|retrasa|retrasar|atrasa|mueve {task} en|por? un|una|otro|otra {unit} más?',
        'aplázala|aplázalo|pospónla|pospónlo|retrásala|muévela|muévelo en|por? {n} {unit}',
        'aplázala|aplázalo|pospónla|pospónlo|retrásala|muévela|muévelo en|por? un|una {unit}',
        'da|dale {n} {unit} más a {task}',
      ],
    ],
    [
      'sooner',
      [
        'adelanta|adelantar {task} en|por? {n} {unit}',
        'adelanta|adelantar {task} en|por? un|una {unit}',
        'adelántala|adelántalo en|por? {n} {unit}',
        'adelántala|adelántalo en|por? un|una {unit}',
      ],
    ],
    [
      'due',
      [
        'pon|poner|cambia|fija|mueve la|el? fecha|plazo|vencimiento límite? de|del {task} al|a|para|el|en? el? {date2}',
        'pon|poner|cambia|fija la? fecha de vencimiento|entrega de|del {task} al|a|para|el|en? el? {date2}',
        'pon|poner|haz {task} para el? {date2}',
        'pon|ponle fecha? {date2} a {task}',
        'aplaza|pospón|posponer|aplazar|retrasa|reprograma|programa {task} al|a|hasta|para el? {date2}',
        'mueve|mover|pasa {task} al|a|para el? {date2}',
        'ponla|ponlo|aplázala|aplázalo|muévela|muévelo para|al|a|hasta el? {date2}',
        'que {task} venza el? {date2}',
      ],
    ],
    [
      'priority',
      [
        'pon|poner|cambia|sube|baja|fija la? prioridad de|del {task} a|en|como? {prio}',
        'pon|haz|marca {task} a|como|en? prioridad? {prio}',
        'da|dale prioridad {prio} a {task}',
        'pon|ponle prioridad {prio} a {task}',
        'márcala|márcalo|ponla|ponlo como? {prio}',
      ],
    ],
    [
      'comment',
      [
        'comenta|comentar en|sobre|a? {task} {:} {text}',
        'comenta|comentar {text} en|sobre {task}',
        'añade|añadir|agrega|agregar|escribe|deja|pon un|el? comentario|nota en|a|sobre|de {task} {:} {text}',
        'añade|añadir|agrega|agregar|escribe|deja|pon un|el? comentario|nota {text} en|a|sobre {task}',
      ],
    ],
    [
      'checklist',
      [
        'añade|añadir|agrega|agregar|pon {text} a|en la? lista de comprobación de|del {task}',
        'añade|añadir|agrega|agregar|pon {text} a|al|en la|el? checklist de|del {task}',
        'añade|añadir|agrega|agregar|pon un|el? elemento|punto|paso {text} a|en {task}',
        'añade|añadir|agrega|agregar|pon un|el? elemento|punto|paso a|en {task} {:} {text}',
      ],
    ],
    [
      'rename',
      [
        'renombra|renombrar {task} a|como {text}',
        'cambia el? título|nombre de|del {task} a|por {text}',
        'llama|llamar {task} {text}',
      ],
    ],
    ['review', ['envía|manda|entrega {task} a revisión', 'envíala|envíalo|mándala a revisión']],
    [
      'reopen',
      [
        'reabre|reabrir {task}',
        'reábrela|reábrelo',
        'marca {task} como no hecha|terminada|completada',
        'marca {task} como pendiente|abierta',
      ],
    ],
    [
      'done',
      [
        'marca|marcar|pon {task} como hecha|hecho|terminada|terminado|completada|completado|acabada|finalizada',
        'completa|completar|termina|terminar|cierra|cerrar|finaliza|finalizar|acaba {task}',
        'márcala|márcalo como hecha|hecho|terminada|terminado|completada',
        'complétala|termínala|ciérrala|complétalo|termínalo|ciérralo',
        'da por terminada|hecha|acabada {task}',
      ],
    ],
    [
      'move',
      [
        'mueve|mover|pasa|pasar|lleva|pon|poner|envía {task} a|al|en|hasta la|el? columna|estado? {column}',
        'muévela|muévelo|pásala|pásalo|ponla|ponlo a|al|en la|el? columna|estado? {column}',
        'cambia el? estado de|del {task} a {column}',
      ],
    ],
    ['begin', ['empieza|empezar|comienza|comenzar|inicia|iniciar con? {task}', 'empiézala|empiézalo|iníciala']],
    [
      'assign',
      [
        'asigna|asignar|da|dale|delega|delegar|encarga|reasigna {task} a|para {person}',
        'asígnala|asígnalo|asígnamela|asígnamelo|dásela|delégala a {person}',
        'asigna a? {person} a|para {task}',
        'asígname {task}',
        'asígnamela|asígnamelo',
        'pon a? {person} como responsable de|del {task}',
      ],
    ],
    ['replan', ['replanifica|replanificar|reprograma|reprogramar {task}', 'vuelve|volver a planificar|programar {task}']],
    ['delete', ['elimina|eliminar|borra|borrar|quita|suprime {task}', 'elimínala|elimínalo|bórrala|bórralo|quítala']],
    ['move', ['mueve|mover|pasa {task} a|al la? columna? {text}']],
    ['assign', ['asigna|asignar|reasigna {task} a {text}', 'asígnala|asígnalo a {text}']],
  ],
  about: [
    'cuándo vence|vencen|empieza|comienza|termina|acaba|hay el|la|los|las? {task}',
    'cuándo hay que entregar|terminar|acabar el|la? {task}',
    'para cuándo es el|la? {task}',
    'cuál es el|la? estado|plazo|prioridad|vencimiento|fecha|responsable límite? de|del la|las|los? {task}',
    'estado|plazo|vencimiento de|del la|las|los? {task}',
    'quién trabaja en el|la? {task}',
    'quién es responsable de|del la|las? {task}',
    'quién es el|la responsable de|del la|las? {task}',
    'quién hace|lleva el|la? {task}',
    'dónde está el|la? {task}',
    'cómo va|está el|la? {task}',
    'está {task} terminada|terminado|hecha|hecho|vencida|vencido|bloqueada|bloqueado|asignada|asignado',
    'qué pasa con el|la? {task}',
    'qué bloquea a? {task}',
    'por qué está {task} bloqueada|bloqueado|vencida|vencido',
  ],
  polite: ['por favor', 'puedes|podrías', 'quiero', 'ahora', 'gracias', 'oye', 'y', 'luego'],
  it: 'la|lo|esta|esto|esta tarea|la tarea|esa tarea|esta tarjeta|la tarea actual|ella|eso|esa',
  them: 'las|los|estas|esas|estas tareas|esas tareas|todas estas|ambas',
  me: 'mí|mi|yo',
  articles: 'el|la|los|las|un|una|mi|tarea|tarjeta|llamada|lo de|lo',
  relations: spanishRelations,
};
