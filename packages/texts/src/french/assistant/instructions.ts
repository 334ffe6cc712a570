// Texts of standing instructions for the assistant.
import type { InstructionsText } from '#english/assistant/instructions.ts';

export const instructionsText: InstructionsText = {
  button: 'Consignes',
  title: 'Consignes permanentes',
  intro:
    'Ce que l’assistant sait avant chaque conversation, par exemple comment vous nommez les choses ou quelles réponses vous préférez. Elles ne changent aucun droit.',
  own: 'Les vôtres, que vous seul voyez',
  board: (name) => `Du tableau ${name}, visibles par toutes ses personnes`,
  placeholder: 'Par exemple\u202f: nous appelons le quatrième trimestre la saison.',
  managed: 'Les personnes qui gèrent le tableau peuvent les modifier.',
  none: 'Aucune',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  saved: 'Enregistré',
  failed: 'Elles n’ont pas pu être enregistrées.',
  changed:
    'Une autre personne a enregistré ceci pour le tableau entre-temps. Enregistrez de nouveau pour le remplacer par le vôtre\u202f:',
  loadFailed: 'Les consignes n’ont pas pu être chargées.',
};
