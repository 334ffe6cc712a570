// Texts of the conversations with the assistant, French.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const conversationsText: Catalogue['conversations'] = {
  title: 'Conversations',
  intro: 'Posez une question sur vos tâches ou demandez un changement. Vos collègues ne voient pas vos conversations.',
  list: 'Vos conversations',
  none: 'Aucune conversation pour le moment',
  unnamed: 'Nouvelle conversation',
  begin: 'Nouvelle conversation',
  back: 'Toutes les conversations',
  loadFailed: 'Impossible de charger les conversations.',
  openFailed: 'Impossible de charger la conversation.',
  gone: 'Cette conversation a été supprimée.',
  actions: (name) => `Actions pour ${name}`,
  rename: 'Renommer',
  name: 'Nom',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  renamed: { title: 'Conversation renommée', text: 'Elle porte maintenant son nouveau nom.' },
  exportFile: 'Exporter',
  exportFailed: 'Impossible d’exporter la conversation',
  fileName: 'conversation',
  remove: 'Supprimer',
  removing: 'Suppression…',
  removeTitle: 'Supprimer cette conversation\u202f?',
  removeText: (name) =>
    `«\u202f${name}\u202f» et tous ses messages seront supprimés. Les modifications que vous avez confirmées restent.`,
  removed: { title: 'Conversation supprimée', text: 'Ses messages n’existent plus.' },
  removeFailed: 'Impossible de supprimer la conversation',
  you: 'Vous',
  assistant: 'Assistant',
  messages: 'Messages',
  writing: 'Réponse en cours…',
  stop: 'Arrêter',
  answered: 'L’assistant a répondu.',
  askAgain: 'Redemander',
  edit: 'Modifier et redemander',
  editing: 'Quand vous l’enverrez, il remplacera ce message et les suivants.',
  stopEditing: 'Annuler la modification',
  failed: 'Impossible d’envoyer le message',
  interrupted: 'La connexion a été coupée avant la fin de la réponse.',
  dismiss: 'Fermer',
  steps: (count) => plural(count, 'Afficher 1 étape', `Afficher ${number(count)} étapes`),
  modelUnknown: 'Impossible de savoir si un modèle de langage répond.',
  sentTo: (model, host) => `Ce que vous écrivez et ce que l’assistant consulte pour répondre part chez ${model}, sur ${host}.`,
  contentKept: 'Les administrateurs peuvent le lire dans le journal des appels.',
  tokensLeft: (count) =>
    plural(count, 'Il vous reste 1 jeton pour aujourd’hui.', `Il vous reste ${number(count)} jetons pour aujourd’hui.`),
  level: 'Ce que l’assistant peut faire',
  levels: {
    ask: 'Répondre seulement',
    propose: 'Proposer des modifications',
    auto: 'Aussi commenter, cocher, fixer la priorité',
  },
  openConversation: 'Continuer dans une conversation',
};
