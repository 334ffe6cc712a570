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
    typed: 'Votre saisie',
  },
  count: (count) => `${number(count)} ${plural(count, 'résultat', 'résultats')}`,
  none: 'Rien trouvé',
  set: (values) => `Définir : ${values}`,
  typeDate: 'Saisissez une date, par exemple : vendredi prochain',
  findValue: 'Saisissez pour chercher',
  filterBy: (field) => `Filtrer : ${field}`,
  settingsTab: (tab) => `Paramètres : ${tab}`,
  adminTab: (tab) => `Administration : ${tab}`,
  assistant: 'Conversations avec l’assistant',
  language: 'Langue',
  compactOn: 'Utiliser l’affichage compact',
  compactOff: 'Utiliser l’affichage confortable',
  inMembers: 'Afficher dans Membres',
  onlyTheirs: 'N’afficher que les tâches de cette personne',
  assignTo: (title) => `Attribuer : ${title}`,
  newTask: (title) => `Ajouter une tâche : ${title}`,
  newTaskGets: 'La nouvelle tâche reçoit\u202f:',
  whichBoard: 'Sur quel tableau ?',
  ask: (text) => `Demander à l’assistant : ${text}`,
  search: (text) => `Toutes les tâches avec : ${text}`,
  peek: {
    label: (title) => `Aperçu : ${title}`,
    failed: 'Le reste n’a pas pu être chargé.',
    empty: 'Aucune description',
    keys: 'Espace ferme, Entrée ouvre',
    closed: 'Aperçu fermé',
  },
};
