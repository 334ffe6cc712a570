// Questions about one task in Spanish.
import type { CommandWords } from '#command/command-words.rules.ts';
import { spanishRelations } from '#spanish/relations.rules.ts';

export const spanishCommands: CommandWords = {
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
  relations: spanishRelations,
};
