// Texts of the settings of hints, which load with these.

import type { HintSettingsText } from '#english/assistant/hint-settings.ts';

export const hintSettingsText: HintSettingsText = {
  title: 'Suggestions',
  text: 'Des lignes discrètes là où elles peuvent aider. Vous pouvez réafficher ici ce que vous masquez.',
  kinds: {
    similarTitle: { title: 'Tâches semblables', text: 'Quand vous saisissez le titre d’une nouvelle tâche' },
    likelyChecklist: { title: 'Checklist probable', text: 'Le modèle que des tâches semblables ont utilisé' },
    stuckTask: { title: 'Tâches à l’arrêt', text: 'Une tâche commencée qui n’avance plus' },
    noDueDate: { title: 'Échéance manquante', text: 'Pour les tâches de priorité haute' },
    overloaded: { title: 'Personnes très occupées', text: 'Quand vous choisissez à qui donner une tâche' },
    nudgeStuck: {
      title: 'Tâches à l’arrêt',
      text: 'Une tâche commencée, à vous ou d’un tableau que vous dirigez, où rien ne se passe',
    },
    nudgeBlocked: { title: 'Attente en vain', text: 'Votre tâche en attend une qui est en retard ou dont personne ne s’occupe' },
    nudgeOverloaded: {
      title: 'Trop de travail',
      text: 'Vous, ou quelqu’un d’un tableau que vous dirigez, avez nettement plus à rendre que les autres',
    },
    nudgeUnowned: { title: 'Personne ne s’en occupe', text: 'Une tâche à rendre bientôt dont personne ne s’occupe' },
  },
};
