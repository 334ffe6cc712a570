// French texts of what a language model suggests on request.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const suggestionsText: Catalogue['suggestions'] = {
  asking: 'Le modèle travaille…',
  failed: 'Impossible d’interroger le modèle.',
  include: (item) => `Inclure\u202f: ${item}`,
  breakDown: 'Décomposer',
  breakDownTitle: 'Décomposer cette tâche',
  breakDownIntro:
    'Un modèle de langage suggère des étapes. Ce que vous choisissez rejoint la checklist ou devient des sous-tâches.',
  breakDownAsk: 'Suggérer des éléments',
  breakDownAgain: 'Suggérer d’autres éléments',
  items: 'Éléments suggérés',
  addItems: (count) => plural(count, 'Ajouter 1 élément', `Ajouter ${number(count)} éléments`),
  addSubtasks: (count) => plural(count, 'Ajouter comme 1 sous-tâche', `Ajouter comme ${number(count)} sous-tâches`),
  adding: 'Ajout…',
  itemsAdded: (count) => plural(count, '1 élément ajouté', `${number(count)} éléments ajoutés`),
  subtasksAdded: (count) => plural(count, '1 sous-tâche ajoutée', `${number(count)} sous-tâches ajoutées`),
  itemsUndone: 'Éléments suggérés retirés',
  notes: 'Tâches à partir de notes',
  notesIntro:
    'Collez les notes d’une réunion ou un e-mail. Un modèle de langage propose des tâches\u202f; rien n’est créé tant que vous n’avez pas confirmé.',
  notesField: 'Notes ou e-mail',
  notesBoard: 'Tableau des tâches sans service',
  notesAsk: 'Proposer des tâches',
  notFound: (names) => `Ignorés, car introuvables\u202f: ${names}`,
  summarize: 'Résumer les commentaires',
  summary: 'Résumé',
  summaryFailed: 'Impossible de charger le résumé.',
  summaryOf: (count, when) =>
    `De ${number(count)} ${plural(count, 'commentaire', 'commentaires')}, jusqu’à ${when}. Rédigé par un modèle de langage.`,
  rewrite: 'Reformuler, raccourcir, traduire',
  rewriteIntro:
    'Un modèle de langage suggère une autre rédaction de la description. Seuls les paragraphes que vous acceptez sont enregistrés.',
  rewriteKinds: { rewrite: 'Reformuler plus clairement', shorten: 'Raccourcir', translate: 'Traduire' },
  rewriteLanguage: 'Dans quelle langue',
  rewriteAsk: 'Suggérer un texte',
  rewriteAgain: 'Suggérer un autre texte',
  rewritten: 'Description modifiée',
  paragraphs: 'Paragraphes',
  wordsNow: 'Actuel',
  wordsSuggested: 'Suggestion',
  acceptParagraph: (place) => `Accepter le paragraphe ${place}`,
  acceptAll: 'Accepter tous les paragraphes',
  filterWords: 'Ou dites-le avec des mots',
  filterExample: 'urgent et à rendre cette semaine',
  filterAsk: 'Suggérer un filtre',
  filterSuggested: 'Filtre suggéré',
  filterUse: 'Utiliser ce filtre',
  filterDismiss: 'Ignorer',
  filterUnknown: (words) => `Ignoré, car pas compris\u202f: ${words}`,
  filterWider: 'Il montre plus que demandé\u202f: aucun filtre n’est aussi précis.',
  filterFromModel: 'Interprété par un modèle de langage.',
  mail: 'Rédiger avec un modèle',
  mailTitle: 'Rédiger cet e-mail',
  mailIntro:
    'Un modèle de langage écrit un texte que vous pouvez modifier. Il remplace ici l’objet et le contenu\u202f; rien n’est enregistré ni envoyé.',
  mailWish: 'Que doit dire l’e-mail\u202f?',
  mailExample: 'Bienvenue, à qui s’adresser, où se connecter',
  mailAsk: 'Écrire un brouillon',
  mailAgain: 'Écrire un autre brouillon',
  mailDraft: 'Brouillon',
  mailUse: 'Utiliser ce brouillon',
  mailUsed: 'Vous avez repris le brouillon',
  mailUndone: 'Vous avez retrouvé le texte précédent',
};
