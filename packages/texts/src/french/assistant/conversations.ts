// Texts of the conversations with the assistant, French.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const conversationsText: Catalogue['conversations'] = {
  title: 'Conversations',
  intro: 'Posez une question sur vos tâches ou dites ce qu’il faut changer. Vos collègues ne voient pas vos conversations.',
  list: 'Vos conversations',
  none: 'Aucune conversation pour le moment',
  unnamed: 'Nouvelle conversation',
  begin: 'Nouvelle conversation',
  back: 'Toutes les conversations',
  loadFailed: 'Les conversations n’ont pas pu être chargées.',
  openFailed: 'La conversation n’a pas pu être chargée.',
  gone: 'Cette conversation n’existe plus. Elle a été supprimée.',
  actions: (name) => `Actions pour ${name}`,
  rename: 'Renommer',
  name: 'Nom',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  renamed: { title: 'Conversation renommée', text: 'Elle porte son nouveau nom.' },
  exportFile: 'Exporter',
  exportFailed: 'La conversation n’a pas pu être exportée',
  fileName: 'conversation',
  remove: 'Supprimer',
  removing: 'Suppression…',
  removeTitle: 'Supprimer cette conversation\u202f?',
  removeText: (name) =>
    `«\u202f${name}\u202f» et tous ses messages seront supprimés. Les modifications que vous avez confirmées restent.`,
  removed: { title: 'Conversation supprimée', text: 'Ses messages n’existent plus.' },
  removeFailed: 'La conversation n’a pas pu être supprimée',
  you: 'Vous',
  assistant: 'Assistant',
  messages: 'Messages',
  writing: 'Réponse en cours…',
  stop: 'Arrêter',
  answered: 'L’assistant a répondu.',
  askAgain: 'Redemander',
  edit: 'Modifier et redemander',
  editing: 'À l’envoi, ce message et les suivants sont remplacés.',
  stopEditing: 'Annuler la modification',
  failed: 'Le message n’a pas pu être envoyé',
  interrupted: 'La connexion a été coupée avant la fin de la réponse.',
  dismiss: 'Fermer',
  steps: (count) => plural(count, 'Afficher 1 étape', `Afficher ${number(count)} étapes`),
  modelUnknown: 'Impossible de savoir si un modèle de langage répond.',
  sentTo: (model, host) => `Ce que vous écrivez et ce que l’assistant consulte pour cela est envoyé à ${model} sur ${host}.`,
  contentKept: 'Les administrateurs peuvent le lire dans le journal des appels.',
  tokensLeft: (count) =>
    plural(count, 'Il reste 1 jeton pour aujourd’hui.', `Il reste ${number(count)} jetons pour aujourd’hui.`),
  level: 'Ce que l’assistant peut faire',
  levels: {
    ask: 'Répondre seulement',
    propose: 'Proposer des modifications',
    auto: 'Aussi commenter, cocher, fixer la priorité',
  },
  openConversation: 'Continuer en conversation',
};
