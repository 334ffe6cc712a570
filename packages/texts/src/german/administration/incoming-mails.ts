// Texts of incoming mails, in German.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';

const number = numberOf('de');

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
    text: 'Was in den letzten 30 Tagen eintraf und was daraus wurde.',
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
  reasons: {
    unknownAddress: 'Die Adresse gibt es nicht. Vielleicht wurde sie ersetzt.',
    addressOff: 'Die Adresse des Boards ist ausgeschaltet.',
    replyInvalid: 'Die Adresse der Antwort ist nicht echt.',
    replyOver: 'Die Benachrichtigung ist zu alt für eine Antwort per E-Mail.',
    senderUnclear: 'Die E-Mail nennt nicht genau einen Absender.',
    unknownSender: 'Kein Konto hat die Adresse des Absenders.',
    unconfirmed: 'Der Absender hat die Adresse seines Kontos noch nicht bestätigt.',
    otherSender: 'Die Benachrichtigung ging an eine andere Person.',
    notAuthenticated: 'Der Mailserver konnte den Absender nicht bestätigen.',
    notAllowed: 'Der Absender darf das auf diesem Board nicht.',
    taskGone: 'Die Aufgabe wurde gelöscht, oder der Absender sieht sie nicht.',
    empty: 'Die E-Mail hat keinen eigenen Text.',
    listFull: 'Das Board oder die Aufgabe hat keinen Platz mehr.',
    tooLarge: 'Die E-Mail ist größer als 25\u00a0MB.',
    unreadable: 'Die E-Mail konnte nicht gelesen werden.',
    tooMany: 'Von diesem Absender oder an diese Adresse kamen zu viele E-Mails. Die Zustellung wird später erneut versucht.',
    automatic: 'Eine automatische E-Mail, etwa eine Abwesenheitsnotiz oder ein Newsletter.',
    ownMail: 'Eine E-Mail, die dieser Server selbst gesendet hat.',
    interrupted: 'Das Lesen wurde unterbrochen.',
  },
  answer: {
    subject: 'Ihre E-Mail wurde nicht angenommen',
    text: (subject) => `Aus Ihrer E-Mail „${subject}“ wurde weder eine Aufgabe noch ein Kommentar.`,
    last: 'Sie erhalten diese Nachricht höchstens einmal am Tag.',
  },
  added: {
    from: (name) => `E-Mail von ${name}`,
    subject: (subject) => `Betreff: ${subject}`,
    attached: (names) => `Angehängt: ${names}`,
    notKept: (count) =>
      count === 1
        ? 'Eine Datei der E-Mail wurde nicht übernommen:'
        : `${number(count)} Dateien der E-Mail wurden nicht übernommen:`,
    fileFailed: 'Die Datei konnte nicht gespeichert werden.',
    more: (count) => `und ${number(count)} weitere`,
    unnamed: 'ohne Namen',
    longer: 'Die E-Mail war länger: Ihr Ende wurde nicht übernommen.',
    quoteCut: 'Die zitierte E-Mail wurde weggelassen.',
  },
};
