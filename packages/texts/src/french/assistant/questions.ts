// Texts of answers to questions about one task, people, progress and the product, in French.
import type { QuestionsText } from '#english/assistant/questions.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');
const days = (count: number) => plural(count, '1 jour', `${number(count)} jours`);
const tasks = (count: number) => plural(count, '1 tâche', `${number(count)} tâches`);

export const questionsText: QuestionsText = {
  quoted: (title) => `«\u202f${title}\u202f»`,
  verdict: {
    done: (title, date) => `«\u202f${title}\u202f» a été terminée le ${date}`,
    late: (title, count) => `«\u202f${title}\u202f» a ${days(count)} de retard`,
    risk: (title) => `«\u202f${title}\u202f» est compromise`,
    good: (title) => `«\u202f${title}\u202f» est dans les temps`,
    noDate: (title) => `«\u202f${title}\u202f» n’a pas d’échéance, impossible de dire si elle est dans les temps`,
  },
  dueToday: 'à rendre aujourd’hui',
  dueIn: (count, date) => `à rendre dans ${days(count)} (${date})`,
  notBegun: 'pas commencée',
  stuck: (count) => `sans changement depuis ${days(count)}`,
  items: (done, all) => `${number(done)} points de la checklist sur ${number(all)} cochés`,
  subtasks: (done, all) => `${number(done)} sous-tâches sur ${number(all)} terminées`,
  blockedBy: (titles) => `bloquée par ${titles}`,
  state: (about, done, open, late, stuck) =>
    `${about}\u202f: ${number(done)} terminées ces quatre dernières semaines, ${number(open)} ouvertes, dont ${number(late)} en retard et ${number(stuck)} sans changement depuis une semaine.`,
  pace: (perWeek, weeks) =>
    `À ce rythme (${number(perWeek)} par semaine), les ouvertes prendront environ ${plural(weeks, '1 semaine', `${number(weeks)} semaines`)}.`,
  noPace: 'Rien n’a été terminé ces quatre dernières semaines, donc pas de prévision.',
  mine: 'Vos tâches',
  allTasks: 'Tous les tableaux',
  left: (title, parts) => `Il reste sur «\u202f${title}\u202f»\u202f: ${parts}`,
  leftNothing: (title, column) =>
    `Sur «\u202f${title}\u202f», aucun point de la checklist, aucune sous-tâche ni aucun blocage n’est ouvert\u202f; elle est dans la colonne ${column}`,
  leftDone: (title) => `«\u202f${title}\u202f» est terminée\u202f; il ne reste rien`,
  more: (count) => `et ${number(count)} de plus`,
  nothingBlocks: (title) => `Aucune tâche ouverte ne bloque «\u202f${title}\u202f»`,
  waitsFor: (title, blockers) => `«\u202f${title}\u202f» attend ${blockers}`,
  nothingBlocked: 'Aucune tâche ouverte n’est bloquée par une autre',
  waitFor: (title, titles) => `Attendent «\u202f${title}\u202f»\u202f: ${titles}`,
  nothingWaits: (title) => `Aucune tâche ouverte n’attend «\u202f${title}\u202f»`,
  assigned: (title, names) => `«\u202f${title}\u202f» est assignée à ${names}`,
  nobody: (title) => `«\u202f${title}\u202f» n’est assignée à personne`,
  notAssigned: (title, name) => `«\u202f${title}\u202f» n’est pas assignée à ${name}`,
  due: (title, when) => `«\u202f${title}\u202f» est ${when}`,
  wasDue: (title, date, count) => `«\u202f${title}\u202f» était à rendre le ${date}, il y a ${days(count)}`,
  noDue: (title) => `«\u202f${title}\u202f» n’a pas d’échéance`,
  starts: (date) => `commence le ${date}`,
  created: (title, date, count) => `«\u202f${title}\u202f» a été créée le ${date}, il y a ${days(count)}`,
  overdueBy: (count) => `en retard de ${days(count)}`,
  lastChange: (date) => `dernière modification le ${date}`,
  files: (title, names) => `Fichiers de «\u202f${title}\u202f»\u202f: ${names}`,
  noFiles: (title) => `«\u202f${title}\u202f» n’a pas de fichiers`,
  history: (title, changes) => `Dernières modifications de «\u202f${title}\u202f»\u202f: ${changes}`,
  noHistory: (title, date) => `«\u202f${title}\u202f» n’a pas changé depuis sa création le ${date}`,
  somebody: 'quelqu’un',
  change: (date, who, what) => `${date} ${who} ${what}`,
  department: (title, names) => `«\u202f${title}\u202f» appartient à ${names}`,
  experts: (about, names) => `Ont le plus travaillé sur «\u202f${about}\u202f»\u202f: ${names}`,
  expert: (name, count) => `${name} (${tasks(count)})`,
  noExperts: (about) => `Je n’ai trouvé personne qui ait travaillé sur des tâches à propos de «\u202f${about}\u202f»`,
  expertsOf: 'Sur quoi\u202f? Citez une tâche ou un mot de son titre.',
  load: (name, open, late, soon) =>
    `${name}\u202f: ${number(open)} ouvertes, ${number(late)} en retard, ${number(soon)} à rendre cette semaine`,
  overloaded: 'c’est beaucoup',
  notOverloaded: 'ce n’est pas trop',
  side: (name, open, late, done) =>
    `${name}\u202f: ${number(open)} ouvertes, ${number(late)} en retard, ${number(done)} terminées ces quatre dernières semaines`,
  sidePeriod: (period, count) => `${period}\u202f: ${tasks(count)}`,
  ahead: (title) => `«\u202f${title}\u202f» passe en premier`,
  compareWhat: 'Que faut-il comparer\u202f? Citez deux personnes, services, tâches ou périodes.',
  mentions: (count) => `Vous avez été mentionné sur ${tasks(count)}`,
  noMentions: 'Personne ne vous a mentionné',
  noCommentsFound: 'Je n’ai trouvé aucun commentaire',
  canWait: (count) =>
    plural(count, 'Cette tâche peut le mieux attendre\u202f:', `Ces ${number(count)} tâches peuvent le mieux attendre\u202f:`),
  cannotWait: 'Rien ne peut attendre\u202f: tout est en retard, urgent ou attendu par d’autres',
  whichTask: 'Sur quelle tâche\u202f? Citez son titre ou son numéro, comme #12.',
  howTo: {
    repeat: 'Ouvrez la tâche et choisissez «\u202fRépéter\u202f»\u202f: chaque jour, semaine, mois ou selon votre propre règle.',
    files:
      'Ouvrez la tâche\u202f: ses fichiers sont sous «\u202fFichiers\u202f». Déposez-y un fichier, collez une image ou choisissez «\u202fAjouter des fichiers\u202f».',
    undo: 'Ctrl+Z sur le tableau annule votre dernière modification. Les tâches supprimées sont dans la corbeille du tableau, et l’historique d’une tâche montre ce qu’il y avait avant.',
    archive:
      'Les tâches terminées s’archivent dans le menu de la carte. Elles quittent le tableau, sont conservées et se trouvent dans les archives du tableau. Les tâches supprimées vont à la corbeille et disparaissent plus tard.',
    delete:
      'Choisissez «\u202fSupprimer\u202f» dans le menu de la carte. La tâche attend dans la corbeille du tableau et peut être restaurée un certain temps.',
    assign: 'Ouvrez la tâche et choisissez les personnes. Il peut y en avoir plusieurs, la première est responsable.',
    checklist: 'Ouvrez la tâche et ajoutez des points sous «\u202fChecklist\u202f», un par un ou depuis un modèle.',
    reminder:
      'Les tâches vous sont rappelées avant leur échéance. Dans vos paramètres, «\u202fRappels de tâches\u202f» dit quand.',
    language: 'Choisissez la langue dans vos paramètres.',
    filter:
      'Choisissez «\u202fFiltrer\u202f» au-dessus du tableau, par exemple «\u202fSeulement les miennes\u202f», les priorités ou les échéances. Un filtre peut être enregistré comme vue.',
    shortcuts:
      'Appuyez sur\u202f? pour voir tous les raccourcis clavier. Sur un tableau, C crée une tâche, et / cherche partout.',
    create: 'Choisissez «\u202fAjouter une tâche\u202f» dans une colonne, ou appuyez sur C sur un tableau.',
    done: 'Glissez la carte dans la dernière colonne, ou choisissez cette colonne dans la tâche. Pour la rouvrir, remettez-la en arrière.',
    watch:
      'Ouvrez la tâche et choisissez «\u202fSuivie\u202f» sous «\u202fNotifications\u202f». Vous êtes informé des commentaires, des déplacements et des nouvelles dates.',
    columns:
      'Les colonnes sont les étapes du travail\u202f: À faire, En cours, En revue, où quelqu’un vérifie le résultat, et Terminé. Un tableau peut avoir ses propres colonnes.',
    relations:
      'Ouvrez la tâche et ajoutez une relation\u202f: elle en bloque une autre, est bloquée par elle, est une sous-tâche, un doublon ou liée.',
    comment: 'Ouvrez la tâche et écrivez un commentaire. Tapez @ et un nom pour mentionner quelqu’un.',
    notifications: 'Dans vos paramètres, vous choisissez quelles notifications arrivent, et lesquelles par e-mail.',
    search: 'Appuyez sur / ou choisissez la recherche en haut. Elle trouve titres, descriptions et commentaires.',
    views: 'Au-dessus du tableau, vous choisissez tableau, liste, calendrier ou chronologie. Le thème est dans vos paramètres.',
    people:
      'Les administrateurs ajoutent des personnes dans Administration, sous Utilisateurs. Qui peut changer les membres d’un tableau les invite sous Membres.',
    export: 'Les points d’un tableau ont Exporter\u202f: un fichier CSV s’ouvre dans Excel.',
  },
  openPlace: {
    settings: 'Ouvrir les paramètres',
    archive: 'Ouvrir les archives',
    trash: 'Ouvrir la corbeille',
    board: 'Ouvrir le tableau',
    members: 'Ouvrir les membres',
  },
};
