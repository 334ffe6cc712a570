// French texts of incoming mails in the e-mail administration.

import type { Catalogue } from '#catalogue.ts';

export const incomingMailsText: Catalogue['incomingMails'] = {
  title: 'E-mails entrants',
  text: 'Un e-mail envoyé à l’adresse d’un tableau devient une tâche. La réponse à une notification devient un commentaire.',
  off: 'Les e-mails entrants ne sont pas configurés',
  offText:
    'La personne qui administre ce serveur définit MAIL_IN_ADDRESS, puis MAIL_IN_PORT ou MAIL_IN_IMAP_URL. docs/MAIL-IN.md explique comment.',
  loadFailed: 'Impossible de charger les paramètres des e-mails entrants.',
  ways: {
    title: 'Comment les e-mails arrivent',
    smtp: (host, port) => `Un serveur de messagerie transmet les e-mails à ${host}, port ${port}.`,
    mailbox: 'Le serveur consulte une boîte de réception toutes les 30 secondes.',
    checked: (when) => `Dernière lecture\u202f: ${when}`,
    unchecked: 'Pas encore lue',
    failed: (why) => `Impossible de lire la boîte de réception. ${why}`,
    verified: (server) => `Seuls les expéditeurs vérifiés par ${server} sont acceptés.`,
    unverified:
      'Personne ne vérifie les expéditeurs\u202f: qui connaît l’adresse d’un tableau et celle d’un membre peut écrire à sa place. MAIL_IN_AUTH_SERVER y remédie.',
  },
  boards: {
    title: 'Adresses des tableaux',
    text: 'Les membres trouvent l’adresse dans le menu de leur tableau. Seuls les e-mails des personnes qui peuvent y créer des tâches sont acceptés.',
    label: 'Adresses des tableaux',
    none: 'Il n’y a pas encore de tableau.',
    off: 'Désactivée',
    switchOn: (board) => `Adresse du tableau ${board}`,
    copyNamed: (board) => `Copier l’adresse du tableau ${board}`,
    copied: 'Copiée',
    copyByHand: 'Le navigateur n’a pas pu la copier. Sélectionnez l’adresse et copiez-la avec Ctrl+C.',
    renew: 'Nouvelle adresse',
    renewNamed: (board) => `Nouvelle adresse pour ${board}`,
    renewTitle: 'Créer une nouvelle adresse\u202f?',
    renewText: (board) =>
      `Le tableau ${board} aura une autre adresse. Les e-mails envoyés à l’ancienne seront refusés dès ce moment.`,
    renewed: 'Le tableau a une nouvelle adresse',
    switchedOn: 'L’adresse est activée',
    switchedOff: 'L’adresse est désactivée',
    failed: 'Impossible de modifier l’adresse.',
    cancel: 'Annuler',
  },
  log: {
    title: 'Derniers e-mails',
    text: 'Ce qui est arrivé récemment, et ce que c’est devenu.',
    label: 'E-mails entrants',
    state: 'État',
    anyState: 'Tous les états',
    empty: 'Aucun e-mail pour le moment',
    emptyText: 'Ce qui est envoyé aux adresses apparaît ici, avec le motif en cas de refus.',
    noMatch: 'Aucun e-mail n’a cet état.',
    loadFailed: 'Impossible de charger le journal.',
    more: 'Afficher plus',
    noSubject: 'Sans objet',
    nobody: 'Sans expéditeur',
    task: 'Ouvrir la tâche',
  },
  states: { working: 'En cours de lecture', task: 'Tâche', comment: 'Commentaire', refused: 'Refusé', dropped: 'Ignoré' },
};
