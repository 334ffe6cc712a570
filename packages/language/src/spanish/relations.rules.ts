// Sentences that relate two tasks in Spanish. `{other}` names the other task.
import type { RelationWords } from '#command/command-words.rules.ts';

export const spanishRelations: RelationWords = {
  added: [
    [
      'blockedBy',
      [
        'marca|marcar|pon|poner {task} como bloqueada|bloqueado|bloqueadas|bloqueados por {other}',
        'bloquea|bloquear {task} por|con {other}',
        '{task} quede|queda|queden|quedan|esté|estén bloqueada|bloqueado|bloqueadas|bloqueados por {other}',
        '{task} está|están|es|son bloqueada|bloqueado|bloqueadas|bloqueados por {other}',
        '{task} depende|dependen de|del {other}',
        '{task} espera|esperan a|al|por {other}',
        '{task} tiene|tienen que esperar a|al|por {other}',
        '{task} debe|deben esperar a|al|por {other}',
        '{other} debe|tiene|deben|tienen que? estar lista|listo|terminada|terminado|hecha|hecho antes de|que|del {task}',
      ],
    ],
    ['blocks', ['{task} está|están bloqueando a? {other}', '{task} bloquea|bloquean a? {other}']],
    [
      'duplicates',
      [
        'señala|señalar {task} como duplicado|duplicada|copia de|del {other}',
        'marca|marcar|pon|poner {task} como duplicado|duplicada|duplicados|duplicadas|copia de|del {other}',
        '{task} es|son un|una? duplicado|duplicada|duplicados|duplicadas|copia de|del {other}',
        '{task} duplica|duplican a? {other}',
      ],
    ],
    ['duplicatedBy', ['{task} está|están duplicada|duplicado|duplicadas|duplicados por {other}']],
    [
      'parent',
      [
        'haz|convierte|convertir|pon|poner|marca {task} en|como? una? subtarea|subtareas|parte de|del {other}',
        'haz que {task} sea|sean una? subtarea|subtareas|parte de|del {other}',
        'añade|añadir|agrega|agregar {task} como subtarea|subtareas a|de|del {other}',
        'mueve|mover|pon|poner {task} debajo|bajo de? {other}',
        '{task} es|son|forma|forman una|la? subtarea|subtareas|parte de|del {other}',
        '{task} pertenece|pertenecen a|al {other}',
      ],
    ],
    [
      'subtask',
      [
        'haz|convierte|pon {task} en|como? la? tarea? principal|madre|padre de|del {other}',
        '{task} es la? tarea? principal|madre|padre de|del {other}',
        '{task} tiene la|las|como|una? subtarea|subtareas a? {other}',
      ],
    ],
    [
      'relatesTo',
      [
        'relaciona|relacionar|vincula|vincular|enlaza|enlazar|conecta|conectar {task} con|y|a {other}',
        '{task} está|están relacionada|relacionado|relacionadas|relacionados|vinculada|vinculado con|a {other}',
        '{task} se relaciona|relacionan con {other}',
        '{task} tiene|tienen que ver con {other}',
        '{task} y {other} están relacionadas|relacionados|vinculadas|vinculados',
      ],
    ],
  ],
  removed: [
    ['blocks', ['{task} ya no bloquea|bloquean a? {other}']],
    [
      'blockedBy',
      [
        '{task} ya no está|están bloqueada|bloqueado|bloqueadas|bloqueados por {other}',
        '{task} ya no depende|dependen de|del {other}',
      ],
    ],
    [
      'any',
      [
        'desvincula|desvincular|desconecta|desconectar {task} de|del|y {other}',
        'quita|quitar|elimina|eliminar|borra|borrar la|las? relación|relaciones entre {task} y {other}',
        'quita|quitar|elimina|eliminar|borra|borrar la|las? relación|relaciones de {task} con {other}',
      ],
    ],
  ],
  questions:
    'qué|cuál|cuáles|quién|quiénes|cómo|cuándo|cuántas|cuántos|dónde|está|están|es|son|hay|tiene|muestra|muéstrame|busca|tareas',
};
