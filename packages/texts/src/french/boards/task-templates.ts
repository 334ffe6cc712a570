// French texts of task templates.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const taskTemplatesText: Catalogue['taskTemplates'] = {
  title: 'Modèles de tâche',
  text: 'De quoi préremplir une nouvelle tâche de ce tableau\u202f: texte, personnes, dates et checklist.',
  search: 'Rechercher des modèles',
  found: (count) => plural(count, `${number(count)} modèle`, `${number(count)} modèles`),
  list: 'Modèles de tâche',
  loadFailed: 'Impossible de charger les modèles de tâche.',
  empty: {
    title: 'Aucun modèle de tâche',
    text: 'Créez-en un pour le travail qui revient, comme un lancement ou l’arrivée d’un collègue. Ou ouvrez une tâche et choisissez «\u202fEnregistrer comme modèle\u202f».',
    member: 'Les personnes qui gèrent ce tableau peuvent en créer un pour le travail qui revient.',
  },
  nothingFound: { title: 'Aucun modèle ne correspond', text: 'La recherche porte sur les noms et les titres.' },
  create: 'Nouveau modèle',
  edit: 'Modifier',
  editOne: (name) => `Modifier ${name}`,
  removeOne: (name) => `Supprimer ${name}`,
  items: (count) => plural(count, `${number(count)} élément de checklist`, `${number(count)} éléments de checklist`),
  people: (count) => plural(count, `${number(count)} personne`, `${number(count)} personnes`),
  starts: (days) =>
    days === 0 ? 'Commence tout de suite' : plural(days, `Commence après ${days} jour`, `Commence après ${days} jours`),
  due: (days) =>
    days === 0 ? 'Échéance le jour même' : plural(days, `Échéance après ${days} jour`, `Échéance après ${days} jours`),
  leftOut: (count) =>
    plural(
      count,
      `${number(count)} personne du modèle ne fait plus partie du service et n’est pas reprise.`,
      `${number(count)} personnes du modèle ne font plus partie du service et ne sont pas reprises.`,
    ),
  createTitle: 'Nouveau modèle de tâche',
  editTitle: 'Modifier le modèle de tâche',
  name: 'Nom du modèle',
  taskTitle: 'Titre de la tâche',
  taskTitleHint: 'Laissez-le vide si chacun écrit le sien.',
  startDays: 'Jours avant le début',
  dueDays: 'Jours avant l’échéance',
  daysHint: 'À compter du jour où quelqu’un utilise le modèle. 0 désigne ce jour-là\u202f; sans nombre, il n’y a pas de date.',
  save: 'Enregistrer le modèle',
  saving: 'Enregistrement…',
  saved: 'Modèle enregistré',
  failed: 'Le modèle n’a pas été enregistré',
  nameRequired: 'Veuillez saisir un nom pour le modèle.',
  daysInvalid: 'Veuillez saisir un nombre entier de 0 à 999.',
  personElsewhere: 'Quelqu’un ne fait plus partie du service. Veuillez choisir à nouveau les personnes.',
  notFound: 'Ce modèle n’existe pas.',
  changed: 'Une autre personne a enregistré ce modèle entre-temps. Regardez-le de nouveau avant d’enregistrer.',
  managedByAdmins: 'Seules les personnes qui gèrent le tableau peuvent modifier les modèles de tâche.',
  full: 'Il n’y a plus de place pour un autre modèle. Veuillez d’abord en supprimer un.',
  removed: (name) => `Modèle «\u202f${name}\u202f» supprimé.`,
  removeFailed: 'Le modèle n’a pas été supprimé',
  restored: 'Vous avez récupéré le modèle.',
  restoreFailed: 'Le modèle n’a pas été restauré',
  use: 'Utiliser un modèle',
  find: 'Trouver un modèle',
  none: 'Ce tableau n’a pas encore de modèle de tâche.',
  manage: 'Gérer les modèles',
  filled: (name) => `Rempli à partir de «\u202f${name}\u202f». Ce que vous aviez saisi reste.`,
  filledNothing: (name) => `Tous les champs étaient déjà remplis\u202f: rien n’a été repris de «\u202f${name}\u202f».`,
  takeBack: 'Annuler',
  newFrom: 'Nouvelle tâche à partir d’un modèle',
  saveAs: 'Enregistrer comme modèle',
  useOne: (name) => `Utiliser ${name}`,
  useShort: 'Utiliser',
  gone: 'Quelqu’un a supprimé ce modèle entre-temps. Ce que vous avez saisi est toujours là\u202f: enregistrez-le comme nouveau modèle.',
  saveAsNew: 'Enregistrer comme nouveau modèle',
  saveAsText:
    'Une nouvelle tâche de ce tableau peut commencer avec ce que vous gardez. Les commentaires, les fichiers et ce qui est terminé ne sont pas repris.',
  keep: 'Ce que garde le modèle',
  dates: 'Dates, en jours',
  daysFrom:
    'Ici, les jours se comptent depuis la création de cette tâche\u202f; dans une nouvelle tâche, depuis le jour où quelqu’un utilise le modèle.',
};
