// Texts of the selection of many tasks and of what is done with them, in French.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const bulkChangesText: Catalogue['bulkChanges'] = {
  select: (title) => `Sélectionner ${title}`,
  selectAll: (name) => `Tout sélectionner dans ${name}`,
  selectEntry: 'Sélectionner',
  selected: (count) => `${number(count)} ${plural(count, 'sélectionnée', 'sélectionnées')}`,
  bar: (count) => `Actions pour ${number(count)} ${plural(count, 'tâche sélectionnée', 'tâches sélectionnées')}`,
  atMost: (most) => `On peut sélectionner au plus ${number(most)} tâches à la fois.`,
  people: 'Personnes',
  peopleModes: { set: 'Définir', add: 'Ajouter', remove: 'Retirer', replace: 'Remplacer' },
  setHint: 'Seule responsable de toutes.',
  setTakes: (count) =>
    `Seule responsable\u202f: d’autres personnes sont retirées de ${number(count)} ${plural(count, 'tâche', 'tâches')}.`,
  addHint: 'En plus de celles qui les ont.',
  removeHint: 'Les autres restent.',
  replaceHint: 'Qui est remplacé, comme responsable principal ou autre responsable\u202f?',
  replaceBy: (name, count) =>
    `Qui prend la place de ${name}\u202f? ${number(count)} ${plural(count, 'tâche', 'tâches')}, les autres restent.`,
  replaceOther: 'Remplacer quelqu’un d’autre',
  replaced: (from, to) => `${to} à la place de ${from}`,
  added: (name) => `Responsables\u202f: ${name} en plus`,
  hasTasks: (count) => `${number(count)} ${plural(count, 'tâche', 'tâches')}`,
  notAssigned: 'La personne à remplacer n’a plus cette tâche.',
  template: 'Checklist',
  remove: 'Supprimer',
  clear: 'Annuler la sélection',
  deleteAsk: (count) => `Supprimer ${number(count)} ${plural(count, 'tâche', 'tâches')}\u202f?`,
  deleteText: 'Vous pouvez les restaurer pendant 30 jours.',
  changed: (count) => `${number(count)} ${plural(count, 'tâche modifiée', 'tâches modifiées')}`,
  deleted: (count) => `${number(count)} ${plural(count, 'tâche supprimée', 'tâches supprimées')}`,
  undone: (count) => `Annulé pour ${number(count)} ${plural(count, 'tâche', 'tâches')}`,
  nothing: 'Rien n’a changé',
  nothingText: 'Les tâches étaient déjà ainsi.',
  failed: 'Les tâches n’ont pas été modifiées',
  needsServer: 'Cette action nécessite une connexion au serveur. Rien n’a été modifié.',
  removePerson: (name) => `Retirer ${name}`,
  refused: (count, total) => `${number(count)} tâches sur ${number(total)} n’ont pas été modifiées`,
  refusedText: 'Tout le reste est fait.',
  hidden: (id) => `Tâche #${id}`,
  keepSelected: 'Ne sélectionner que celles-ci',
  close: 'Fermer',
};
