// Texts of the command menu in French.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const commandsText: Catalogue['commands'] = {
  title: 'Menu des commandes',
  placeholder: 'Saisissez une commande, un nom ou une tâche',
  back: 'Retour',
  groups: {
    selection: 'Tâches sélectionnées',
    task: 'Cette tâche',
    recent: 'Récents',
    board: 'Ce tableau',
    places: 'Aller à',
    people: 'Personnes',
    account: 'Vous',
    tasks: 'Tâches',
    typed: 'Ce que vous avez écrit',
  },
  count: (count) => `${number(count)} ${plural(count, 'résultat', 'résultats')}`,
  none: 'Aucun résultat',
  set: (values) => `Appliquer\u202f: ${values}`,
  typeDate: 'Saisissez une date, par exemple\u202f: vendredi prochain',
  findValue: 'Écrivez pour chercher',
  filterBy: (field) => `Filtrer\u202f: ${field}`,
  settingsTab: (tab) => `Paramètres\u202f: ${tab}`,
  adminTab: (tab) => `Administration\u202f: ${tab}`,
  assistant: 'Conversations avec l’assistant',
  language: 'Langue',
  compactOn: 'Utiliser l’affichage compact',
  compactOff: 'Utiliser l’affichage confortable',
  inMembers: 'Afficher dans Membres',
  onlyTheirs: 'N’afficher que les tâches de cette personne',
  assignTo: (title) => `Attribuer\u202f: ${title}`,
  newTask: (title) => `Ajouter une tâche\u202f: ${title}`,
  newTaskGets: 'La nouvelle tâche aura\u202f:',
  whichBoard: 'Sur quel tableau\u202f?',
  ask: (text) => `Demander à l’assistant\u202f: ${text}`,
  search: (text) => `Toutes les tâches avec\u202f: ${text}`,
  peek: {
    label: (title) => `Aperçu\u202f: ${title}`,
    failed: 'Impossible de charger le reste.',
    empty: 'Aucune description',
    keys: 'Espace pour fermer, Entrée pour ouvrir',
    closed: 'Aperçu fermé',
  },
};
