// French texts of the timeline.
import type { timelineText as english } from '#english/boards/timeline.ts';

export const timelineText: typeof english = {
  label: 'Chronologie',
  task: 'Tâche',
  fromTo: (from: string, to: string) => `du ${from} au ${to}`,
  onDay: (day: string) => `le ${day}`,
  due: (day: string) => `échéance ${day}`,
  starts: (day: string) => `début ${day}`,
  dateless: 'sans dates',
  keys: 'Sur une barre, les flèches gauche et droite la déplacent d’un jour\u202f; avec Maj elles déplacent sa fin, avec Alt son début.',
  unscheduled: 'Sans dates',
  unscheduledHint: 'Faites glisser une tâche sur un jour pour fixer son échéance.',
  unscheduledNone: 'Ici se trouvent les tâches ouvertes sans date. Faites glisser une barre ici pour retirer ses dates.',
  hint: 'Aucune tâche n’a de date ici. Une barre va du début d’une tâche à son échéance\u202f: faites glisser une tâche depuis le côté sur un jour, puis une extrémité de sa barre pour l’allonger.',
  hintTouch:
    'Aucune tâche n’a de date ici. Une barre va du début d’une tâche à son échéance\u202f: ouvrez une tâche et choisissez les deux.',
  moved: (title: string, when: string) => `${title}\u202f: ${when}`,
  refused: (title: string) => `L’échéance de «\u202f${title}\u202f» ne peut pas précéder son début`,
};
