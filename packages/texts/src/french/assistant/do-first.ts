// Texts of what to do first, on top of My work. They come with that screen.

import type { DoFirstText } from '#english/assistant/do-first.ts';

export const doFirstText: DoFirstText = {
  title: 'À faire d’abord',
  failed: 'Ce qu’il faut faire d’abord n’a pas pu être chargé.',
  tomorrow: (title) => `Demain\u202f: ${title}`,
  plan: 'Planifier ma journée',
  planTitle: 'Planifier',
  planFailed: 'Le plan n’a pas pu être établi.',
  nudges: {
    title: 'À regarder',
    myWeek: 'Ma semaine',
    acts: {
      ask: 'Demander',
      help: 'Demander de l’aide',
      take: 'Prendre',
      choose: 'Choisir qui',
      putBack: (status) => `Retour à ${status}`,
      plan: 'Planifier ma semaine',
      work: 'Voir le travail',
    },
    actsOf: {
      ask: (name, title) => `Demander à ${name} où en est «\u202f${title}\u202f»`,
      help: (name, title) => `Demander l’aide de ${name} pour «\u202f${title}\u202f»`,
      take: (title) => `Prendre «\u202f${title}\u202f»`,
      choose: (title) => `Choisir qui prend «\u202f${title}\u202f»`,
      putBack: (title, status) => `Remettre «\u202f${title}\u202f» dans ${status}`,
      work: (name) => `Voir le travail de ${name}`,
    },
    comments: {
      ask: 'Où en est-on ici\u202f?',
      help: 'Je suis bloqué ici. Pouvez-vous m’aider\u202f?',
      waits: (title) => `«\u202f${title}\u202f» attend cette tâche. Quand sera-t-elle terminée\u202f?`,
    },
    asked: (name) => `La question a été posée à ${name} dans un commentaire`,
    askFailed: 'Le commentaire n’a pas été envoyé',
    takenBack: 'Le commentaire a été retiré',
    notTakenBack: 'Le commentaire n’a pas pu être retiré',
    more: (about) => `Plus d’actions\u202f: ${about}`,
    open: 'Ouvrir la tâche',
    silenceOne: 'Pas avant un changement',
    silencePerson: 'Pas cette semaine',
    silenceKind: 'Plus jamais ces lignes',
    silenced: 'Vous ne reverrez ceci qu’après un changement',
    notSaved: 'Votre choix n’a pas été enregistré',
    settings: {
      title: 'À regarder',
      text: 'Trois lignes au plus dans Mon travail, sur ce que vous voudrez peut-être regarder.',
      single: 'Les lignes que vous ne voulez pas revoir avant un changement',
      hear: 'Réafficher',
      hearOf: (name) => `Réafficher\u202f: ${name}`,
    },
  },
};
