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
  peopleModes: { set: 'Attribuer', add: 'Ajouter', remove: 'Retirer', replace: 'Remplacer' },
  setHint: 'Devient seule responsable de toutes les tâches.',
  setTakes: (count) =>
    `Devient seule responsable. Les autres personnes sont retirées de ${number(count)} ${plural(count, 'tâche', 'tâches')}.`,
  addHint: 'En plus des personnes qui les ont déjà.',
  removeHint: 'Les autres personnes restent.',
  replaceHint: 'Qui remplacer, comme responsable principal ou supplémentaire\u202f?',
  replaceBy: (name, count) =>
    `Qui remplace ${name}\u202f? ${number(count)} ${plural(count, 'tâche', 'tâches')}\u202f; les autres personnes restent.`,
  replaceOther: 'Remplacer quelqu’un d’autre',
  replaced: (from, to) => `${to} remplace ${from}`,
  added: (name) => `Responsables\u202f: ${name} en plus`,
  hasTasks: (count) => `${number(count)} ${plural(count, 'tâche', 'tâches')}`,
  notAssigned: 'La personne à remplacer n’a plus cette tâche.',
  template: 'Checklist',
  remove: 'Supprimer',
  clear: 'Annuler la sélection',
  deleteAsk: (count) => `Supprimer ${number(count)} ${plural(count, 'tâche', 'tâches')}\u202f?`,
  deleteText: 'Vous pouvez les restaurer depuis la corbeille.',
  changed: (count) => `${number(count)} ${plural(count, 'tâche modifiée', 'tâches modifiées')}`,
  deleted: (count) => `${number(count)} ${plural(count, 'tâche supprimée', 'tâches supprimées')}`,
  undone: (count) => `Modification annulée pour ${number(count)} ${plural(count, 'tâche', 'tâches')}`,
  nothing: 'Rien n’a changé',
  nothingText: 'Les tâches étaient déjà ainsi.',
  failed: 'Les tâches n’ont pas été modifiées',
  needsServer: 'Cette action nécessite une connexion au serveur. Rien n’a été modifié.',
  removePerson: (name) => `Retirer ${name}`,
  refused: (count, total) =>
    `${number(count)} ${plural(count, 'tâche', 'tâches')} sur ${number(total)} ${plural(count, 'n’a pas été modifiée', 'n’ont pas été modifiées')}`,
  refusedText: 'Le reste est fait.',
  hidden: (id) => `Tâche #${id}`,
  keepSelected: 'Ne sélectionner que celles-ci',
  close: 'Fermer',
};
