// German texts of incoming mails in the e-mail administration.

import type { Catalogue } from '#catalogue.ts';

export const incomingMailsText: Catalogue['incomingMails'] = {
  title: 'Eingehende E-Mails',
  text: 'Aus einer E-Mail an die Adresse eines Boards wird eine Aufgabe, aus der Antwort auf eine Benachrichtigung ein Kommentar.',
  off: 'Eingehende E-Mails sind nicht eingerichtet',
  offText:
    'Wer diesen Server betreibt, setzt MAIL_IN_ADDRESS sowie MAIL_IN_PORT oder MAIL_IN_IMAP_URL. Wie das geht, steht in docs/MAIL-IN.md.',
  loadFailed: 'Die Einstellungen für eingehende E-Mails konnten nicht geladen werden.',
  ways: {
    title: 'Wie E-Mails eintreffen',
    smtp: (host, port) => `Ein Mailserver übergibt E-Mails an ${host}, Port ${port}.`,
    mailbox: 'Ein Postfach wird alle 30 Sekunden abgerufen.',
    checked: (when) => `Zuletzt abgerufen ${when}`,
    unchecked: 'Noch nicht abgerufen',
    failed: (why) => `Das Postfach konnte nicht abgerufen werden. ${why}`,
    verified: (server) => `Ein Absender zählt nur, wenn ${server} ihn geprüft hat.`,
    unverified:
      'Niemand prüft Absender: Wer die Adresse eines Boards und die eines Mitglieds kennt, kann in dessen Namen schreiben. MAIL_IN_AUTH_SERVER ändert das.',
  },
  boards: {
    title: 'Adressen der Boards',
    text: 'Mitglieder finden die Adresse über ihrem Board. Es zählen nur E-Mails von Personen, die dort Aufgaben erstellen dürfen.',
    label: 'Adressen der Boards',
    none: 'Es gibt noch keine Boards.',
    off: 'Aus',
    switchOn: (board) => `Adresse von ${board}`,
    copyNamed: (board) => `Adresse von ${board} kopieren`,
    copied: 'Kopiert',
    copyByHand: 'Der Browser konnte sie nicht kopieren. Markieren Sie die Adresse und kopieren Sie sie mit Strg+C.',
    renew: 'Neue Adresse',
    renewNamed: (board) => `Neue Adresse für ${board}`,
    renewTitle: 'Neue Adresse erstellen?',
    renewText: (board) =>
      `Die Adresse von ${board} bekommt einen neuen geheimen Teil. E-Mails an die alte Adresse werden ab sofort abgelehnt.`,
    renewed: 'Das Board hat eine neue Adresse',
    switchedOn: 'Die Adresse ist eingeschaltet',
    switchedOff: 'Die Adresse ist ausgeschaltet',
    failed: 'Die Adresse konnte nicht geändert werden.',
    cancel: 'Abbrechen',
  },
  log: {
    title: 'Letzte E-Mails',
    text: 'Was zuletzt eintraf und was daraus wurde.',
    label: 'Eingehende E-Mails',
    state: 'Status',
    anyState: 'Jeder Status',
    empty: 'Noch keine E-Mails',
    emptyText: 'Hier erscheint, was an die Adressen gesendet wird, bei einer Ablehnung mit dem Grund.',
    noMatch: 'Keine E-Mail hat diesen Status.',
    loadFailed: 'Das Protokoll konnte nicht geladen werden.',
    more: 'Mehr anzeigen',
    noSubject: 'Ohne Betreff',
    nobody: 'Ohne Absender',
    task: 'Aufgabe öffnen',
  },
  states: { working: 'Wird gelesen', task: 'Aufgabe', comment: 'Kommentar', refused: 'Abgelehnt', dropped: 'Verworfen' },
};
