// Texts of the history of a task and the activity on a board, in French.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const historyText: Catalogue['history'] = {
  title: 'Historique',
  older: 'Afficher les modifications plus anciennes',
  failed: 'Impossible de charger l’historique.',
  becomes: 'maintenant',
  nothing: 'Aucun',
  kinds: {
    created: 'a créé la tâche',
    changed: 'a modifié la tâche',
    deleted: 'a supprimé la tâche',
    restored: 'a restauré la tâche',
    archived: 'a archivé la tâche',
    unarchived: 'a désarchivé la tâche',
    commented: 'a commenté',
  },
  kindsOfMany: {
    created: (count) => `a créé ${count} tâches`,
    changed: (count) => `a modifié ${count} tâches`,
    deleted: (count) => `a supprimé ${count} tâches`,
    restored: (count) => `a restauré ${count} tâches`,
    archived: (count) => `a archivé ${count} tâches`,
    unarchived: (count) => `a désarchivé ${count} tâches`,
    commented: (count) => `a commenté ${count} tâches`,
  },
  allOfMany: (count) => `Afficher les ${count} tâches`,
  vias: {
    token: 'avec un jeton d’API',
    assistant: 'par l’assistant',
    mcp: 'par MCP',
    import: 'lors d’une importation',
    mail: 'par e-mail',
    system: 'automatiquement',
  },
  type: 'Type',
  board: 'Tableau',
  added: (field, value) => `${field}\u202f: ${value} en plus`,
  removed: (field, value) => `${field}\u202f: ${value} en moins`,
  checked: (item) => `Coché\u202f: ${item}`,
  unchecked: (item) => `Décoché\u202f: ${item}`,
  ofItem: (item, field) => `${item} (${field})`,
  itemPerson: 'Personne',
  itemPlace: 'Position',
  reordered: 'Checklist réordonnée',
  more: (count) => plural(count, 'et 1 autre modification', `et ${number(count)} autres modifications`),
  activity: 'Activité',
  activityText: 'Ce qui s’est passé ici ces 30 derniers jours',
  allActivity: 'Toute l’activité',
  toBoard: 'Retour au tableau',
  activityFailed: 'Impossible de charger l’activité.',
  noActivity: {
    title: 'Il ne s’est encore rien passé',
    text: 'Chaque tâche que quelqu’un crée, modifie, déplace ou commente apparaît ici, avec qui l’a fait et quand.',
  },
  deletedTask: '(supprimée)',
  news: {
    created: 'Nouvelle depuis votre dernière visite',
    done: 'Terminée depuis votre dernière visite',
    moved: 'Déplacée depuis votre dernière visite',
    commented: 'Nouveau commentaire depuis votre dernière visite',
    changed: 'Modifiée depuis votre dernière visite',
  },
};
