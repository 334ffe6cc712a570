// Spanish texts of the timeline.
import type { timelineText as english } from '#english/boards/timeline.ts';

export const timelineText: typeof english = {
  label: 'Cronograma',
  task: 'Tarea',
  fromTo: (from: string, to: string) => `del ${from} al ${to}`,
  onDay: (day: string) => `el ${day}`,
  due: (day: string) => `vence el ${day}`,
  starts: (day: string) => `empieza el ${day}`,
  dateless: 'sin fechas',
  keys: 'En una barra, las flechas izquierda y derecha la mueven un día; con Mayús mueven el final y con Alt el principio.',
  unscheduled: 'Sin fechas',
  unscheduledHint: 'Arrastra una tarea a un día para fijar su fecha de vencimiento.',
  unscheduledNone: 'Aquí aparecen las tareas abiertas sin fecha. Arrastra una barra aquí para quitarle las fechas.',
  hint: 'Aquí ninguna tarea tiene fecha. Una barra va del inicio de una tarea a su vencimiento: arrastra una tarea del lateral a un día y luego un extremo de la barra para alargarla.',
  hintTouch:
    'Aquí ninguna tarea tiene fecha. Una barra va del inicio de una tarea a su vencimiento: abre una tarea y elige las dos fechas.',
  moved: (title: string, when: string) => `«${title}»: ${when}`,
  refused: (title: string) => `«${title}» no puede vencer antes de empezar`,
};
