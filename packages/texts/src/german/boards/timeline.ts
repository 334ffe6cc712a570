// German texts of the timeline.
import type { timelineText as english } from '#english/boards/timeline.ts';

export const timelineText: typeof english = {
  label: 'Zeitleiste',
  task: 'Aufgabe',
  fromTo: (from: string, to: string) => `von ${from} bis ${to}`,
  onDay: (day: string) => `am ${day}`,
  due: (day: string) => `fällig ${day}`,
  starts: (day: string) => `beginnt ${day}`,
  dateless: 'ohne Termine',
  keys: 'Auf einem Balken verschieben ihn die Pfeiltasten nach links und rechts um einen Tag, mit Umschalt sein Ende, mit Alt seinen Anfang.',
  unscheduled: 'Ohne Termine',
  unscheduledHint: 'Ziehen Sie eine Aufgabe auf einen Tag, um ihre Fälligkeit festzulegen.',
  unscheduledNone: 'Hier stehen offene Aufgaben ohne Termin. Ziehen Sie einen Balken hierher, um seine Termine zu entfernen.',
  hint: 'Hier hat keine Aufgabe einen Termin. Ein Balken reicht vom Beginn einer Aufgabe bis zu ihrer Fälligkeit: Ziehen Sie eine Aufgabe von der Seite auf einen Tag, dann ein Ende des Balkens, um ihn zu strecken.',
  hintTouch:
    'Hier hat keine Aufgabe einen Termin. Ein Balken reicht vom Beginn einer Aufgabe bis zu ihrer Fälligkeit: Öffnen Sie eine Aufgabe und wählen Sie beides.',
  moved: (title: string, when: string) => `${title}: jetzt ${when}`,
  refused: (title: string) => `„${title}“ kann nicht vor dem Beginn fällig sein`,
};
