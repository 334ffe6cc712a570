// A sentence for each kind of question in each language: what the product offers as 'Did you mean', and what shows a model the kinds.
import type { Language } from '@app/contract/limits.ts';
import type { AskedKind } from '#question/asked-kinds.rules.ts';

/** Stands for the task that a sentence is about. */
export const taskSlot = '{task}';

export const kindExamples: Readonly<Record<AskedKind, Readonly<Record<Language, string>>>> = {
  list: {
    english: 'Which tasks are due this week?',
    spanish: '¿Qué tareas vencen esta semana?',
    french: 'Quelles tâches sont à rendre cette semaine\u202f?',
    german: 'Welche Aufgaben sind diese Woche fällig?',
  },
  count: {
    english: 'How many tasks are overdue?',
    spanish: '¿Cuántas tareas están atrasadas?',
    french: 'Combien de tâches sont en retard\u202f?',
    german: 'Wie viele Aufgaben sind überfällig?',
  },
  oldest: {
    english: 'What is the oldest open task?',
    spanish: '¿Cuál es la tarea abierta más antigua?',
    french: 'Quelle est la plus ancienne tâche ouverte\u202f?',
    german: 'Was ist die älteste offene Aufgabe?',
  },
  first: {
    english: 'What should I do first today?',
    spanish: '¿Qué hago primero hoy?',
    french: 'Que dois-je faire en premier aujourd’hui\u202f?',
    german: 'Womit fange ich heute an?',
  },
  postpone: {
    english: 'What can wait until next week?',
    spanish: '¿Qué puedo aplazar?',
    french: 'Qu’est-ce qui peut attendre la semaine prochaine\u202f?',
    german: 'Was kann warten?',
  },
  plan: {
    english: 'Plan my week',
    spanish: 'Planifica mi semana',
    french: 'Planifie ma semaine',
    german: 'Plane meine Woche',
  },
  summary: {
    english: 'Summarise my week',
    spanish: 'Resume mi semana',
    french: 'Résume ma semaine',
    german: 'Fasse meine Woche zusammen',
  },
  changes: {
    english: 'What has changed since yesterday?',
    spanish: '¿Qué ha cambiado desde ayer?',
    french: 'Qu’est-ce qui a changé depuis hier\u202f?',
    german: 'Was hat sich seit gestern geändert?',
  },
  track: {
    english: 'Is {task} on track?',
    spanish: '¿Va bien {task}?',
    french: 'Est-ce que {task} sera prêt à temps\u202f?',
    german: 'Liegt {task} im Zeitplan?',
  },
  blockers: {
    english: 'What is blocking {task}?',
    spanish: '¿Qué bloquea {task}?',
    french: 'Qu’est-ce qui bloque {task}\u202f?',
    german: 'Was blockiert {task}?',
  },
  dependents: {
    english: 'What depends on {task}?',
    spanish: '¿Qué depende de {task}?',
    french: 'Qu’est-ce qui dépend de {task}\u202f?',
    german: 'Was hängt von {task} ab?',
  },
  capacity: {
    english: 'Who has time this week?',
    spanish: '¿Quién tiene tiempo esta semana?',
    french: 'Qui a le temps cette semaine\u202f?',
    german: 'Wer hat diese Woche Zeit?',
  },
  load: {
    english: 'Who is overloaded?',
    spanish: '¿Quién está sobrecargado?',
    french: 'Qui est surchargé\u202f?',
    german: 'Wer ist überlastet?',
  },
  departments: {
    english: 'Which department has the most late tasks?',
    spanish: '¿Qué departamento está más atrasado?',
    french: 'Quel service a le plus de tâches en retard\u202f?',
    german: 'Welche Abteilung hat die meisten überfälligen Aufgaben?',
  },
  experts: {
    english: 'Who knows about {task}?',
    spanish: '¿Quién ha trabajado con {task}?',
    french: 'Qui s’y connaît en {task}\u202f?',
    german: 'Wer kennt sich mit {task} aus?',
  },
  compare: {
    english: 'Compare Engineering with Sales',
    spanish: 'Compara Engineering con Sales',
    french: 'Compare Engineering et Sales',
    german: 'Vergleiche Engineering mit Sales',
  },
  mentions: {
    english: 'Where was I mentioned?',
    spanish: '¿Dónde me han mencionado?',
    french: 'Où ai-je été mentionné\u202f?',
    german: 'Wo wurde ich erwähnt?',
  },
  comments: {
    english: 'What was said about {task}?',
    spanish: '¿Qué se dijo sobre {task}?',
    french: 'Qu’a-t-on dit sur {task}\u202f?',
    german: 'Was wurde zu {task} gesagt?',
  },
  task: {
    english: 'What is the status of {task}?',
    spanish: '¿Cuál es el estado de {task}?',
    french: 'Quel est l’état de {task}\u202f?',
    german: 'Was ist mit {task}?',
  },
  left: {
    english: 'What is left on {task}?',
    spanish: '¿Qué falta en {task}?',
    french: 'Que reste-t-il à faire pour {task}\u202f?',
    german: 'Was fehlt noch bei {task}?',
  },
  who: {
    english: 'Who is working on {task}?',
    spanish: '¿Quién trabaja en {task}?',
    french: 'Qui travaille sur {task}\u202f?',
    german: 'Wer arbeitet an {task}?',
  },
  when: {
    english: 'When is {task} due?',
    spanish: '¿Cuándo vence {task}?',
    french: 'Pour quand est {task}\u202f?',
    german: 'Wann ist {task} fällig?',
  },
  since: {
    english: 'How long has {task} been open?',
    spanish: '¿Desde cuándo está abierta {task}?',
    french: 'Depuis quand {task} est ouverte\u202f?',
    german: 'Seit wann ist {task} offen?',
  },
  files: {
    english: 'Which files are attached to {task}?',
    spanish: '¿Qué archivos tiene {task}?',
    french: 'Quels fichiers sont joints à {task}\u202f?',
    german: 'Welche Dateien hängen an {task}?',
  },
  history: {
    english: 'Who changed {task} last?',
    spanish: '¿Quién cambió {task} por última vez?',
    french: 'Qui a modifié {task} en dernier\u202f?',
    german: 'Wer hat {task} zuletzt geändert?',
  },
  howTo: {
    english: 'How do I archive a task?',
    spanish: '¿Cómo archivo una tarea?',
    french: 'Comment archiver une tâche\u202f?',
    german: 'Wie archiviere ich eine Aufgabe?',
  },
};
