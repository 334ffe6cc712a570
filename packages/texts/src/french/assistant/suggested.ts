// Questions and orders under the field of the assistant, about what one looks at. A test sends each of them.

import type { SuggestedText } from '#english/assistant/suggested.ts';

export const suggestedText: SuggestedText = {
  board: ['Quelles tâches sont en retard\u202f?', 'Qu’est-ce qui est bloqué\u202f?', 'Où en sommes-nous\u202f?'],
  task: ['Déplace-la vers En revue', 'Reporte-la de deux jours', 'Marque-la comme terminée'],
  person: [
    (name) => `Sur quoi travaille ${name}\u202f?`,
    (name) => `Quelles tâches de ${name} sont en retard\u202f?`,
    (name) => `Qu’a terminé ${name} la semaine dernière\u202f?`,
  ],
  myWork: [
    'Par quoi dois-je commencer\u202f?',
    'Lesquelles de mes tâches sont en retard\u202f?',
    'Qu’est-ce qui m’attend\u202f?',
  ],
  dashboard: [
    'Qui a le plus de travail\u202f?',
    'Qu’est-ce qui est bloqué\u202f?',
    'Qu’est-ce qui a été terminé la semaine dernière\u202f?',
  ],
  anywhere: ['Quelles tâches sont en retard\u202f?', 'Quelles tâches sont à rendre aujourd’hui\u202f?', 'Montre mes tâches'],
};
