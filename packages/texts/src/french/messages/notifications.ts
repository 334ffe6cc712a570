// Texts of notifications and their messages, in French.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');
const has = (people: number) => plural(people, 'a', 'ont');

export const notificationsText: Catalogue['notifications'] = {
  title: 'Notifications',
  button: (unread) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} ${plural(unread, 'non lue', 'non lues')}`),
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  older: 'Plus anciennes',
  moreOlder: (count) =>
    `+ ${number(count)} ${plural(count, 'autre notification plus ancienne', 'autres notifications plus anciennes')}`,
  none: 'Aucune notification',
  noneText: 'Vous êtes à jour\u202f!',
  markAll: 'Tout marquer comme lu',
  viewAll: 'Voir toutes les notifications',
  loadFailed: 'Impossible de charger vos notifications.',
  notFound: 'Notification introuvable',
  unread: 'Non lues',
  all: 'Toutes',
  tabs: 'Quelles notifications',
  markFailed: { title: 'Erreur', text: 'Impossible de marquer la notification comme lue' },
  read: 'Lue',
  nowRead: 'Marquée comme lue',
  nowUnread: 'Marquée comme non lue',
  unmarkFailed: { title: 'Erreur', text: 'Impossible de marquer la notification comme non lue' },
  markAllFailed: { title: 'Erreur', text: 'Impossible de marquer toutes les notifications comme lues' },
  markAllDone: { title: 'C’est fait', text: 'Toutes les notifications ont été marquées comme lues' },
  openTask: 'Ouvrir la tâche',
  preview: 'Tâche',
  previewNone: 'Sélectionnez une notification pour voir sa tâche',
  previewNoTask: 'Cette notification ne concerne aucune tâche.',
  arrived: (count) => `${number(count)} ${plural(count, 'nouvelle notification', 'nouvelles notifications')}`,
  whoAnd: (first, second) => `${first} et ${second}`,
  whoMore: (first, others) => `${first} et ${others} ${plural(others, 'autre personne', 'autres personnes')}`,
  assigned: (who, title, people) => `${who} vous ${has(people)} attribué la tâche «\u202f${title}\u202f»`,
  commented: (who, title, people) => `${who} ${has(people)} commenté «\u202f${title}\u202f»`,
  commentedOften: (who, title, count) =>
    `${who} a écrit ${number(count)} ${plural(count, 'commentaire', 'commentaires')} sur «\u202f${title}\u202f»`,
  mentioned: (who, title, people) => `${who} vous ${has(people)} mentionné dans un commentaire sur «\u202f${title}\u202f»`,
  mentionedInTask: (who, title, people) => `${who} vous ${has(people)} mentionné dans la description de «\u202f${title}\u202f»`,
  moved: (who, title, from, to, people) =>
    `${who} ${has(people)} déplacé «\u202f${title}\u202f» de «\u202f${from}\u202f» à «\u202f${to}\u202f»`,
  movedBoard: (who, title, people) => `${who} ${has(people)} déplacé «\u202f${title}\u202f» vers un autre tableau`,
  dueSet: (who, title, date, people) => `${who} ${has(people)} fixé l’échéance de «\u202f${title}\u202f» au ${date}`,
  dueChanged: (who, title, date, people) =>
    `${who} ${has(people)} modifié l’échéance de «\u202f${title}\u202f», désormais fixée au ${date}`,
  dueRemoved: (who, title, people) => `${who} ${has(people)} retiré l’échéance de «\u202f${title}\u202f»`,
  dueTomorrow: (title) => `«\u202f${title}\u202f» est à rendre demain`,
  dueToday: (title) => `«\u202f${title}\u202f» est à rendre aujourd’hui`,
  overdue: (title) => `«\u202f${title}\u202f» est en retard`,
  departmentAdded: (department) => `Vous faites maintenant partie du service ${department}`,
  approvalAwaited: (who, department) => `${who} demande à rejoindre le service ${department}\u202f: en attente d’approbation`,
  filesFilling: (percent) =>
    `L’espace pour les fichiers est plein à ${percent}\u202f%. Les fichiers retirés seront d’abord effacés\u202f; ensuite, personne ne pourra plus en ajouter. La personne qui administre le serveur peut augmenter FILES_QUOTA.`,
  backupFailed: 'La dernière sauvegarde a échoué. Voir Administration > Serveur.',
  backupLate: 'Une sauvegarde est en retard. Voir Administration > Serveur.',
  backupUntested: 'La dernière sauvegarde est faite, mais n’a pas réussi le test de restauration. Voir Administration > Serveur.',
  webhookStopped: {
    failing: (name) => `Le webhook «\u202f${name}\u202f» s’est arrêté\u202f: son récepteur n’a rien accepté pendant trois jours`,
    gone: (name) => `Le webhook «\u202f${name}\u202f» s’est arrêté\u202f: son récepteur a répondu qu’il n’existe plus`,
    owner: (name) => `Le webhook «\u202f${name}\u202f» s’est arrêté\u202f: son propriétaire n’est plus administrateur`,
  },
  tasksAssigned: (who, title, others) => `${who} vous a attribué la tâche «\u202f${title}\u202f» et ${more(others)}`,
  tasksMoved: (who, title, others, to) => `${who} a déplacé «\u202f${title}\u202f» et ${more(others)} vers ${to}`,
  tasksMovedApart: (who, title, others) => `${who} a déplacé «\u202f${title}\u202f» et ${more(others)}`,
  tasksDueSet: (who, title, others, date) =>
    `${who} a fixé l’échéance de «\u202f${title}\u202f» et de ${more(others)} au ${date}`,
  tasksDueChanged: (who, title, others) => `${who} a modifié l’échéance de «\u202f${title}\u202f» et de ${more(others)}`,
  tasksDueRemoved: (who, title, others) => `${who} a retiré l’échéance de «\u202f${title}\u202f» et de ${more(others)}`,
};

function more(others: number): string {
  return others === 1 ? 'une autre tâche' : `${others} autres tâches`;
}
