// Texts of incoming mails that only the server says: why one is refused, the answer to its sender, and what a task or comment gets.
import type { IncomingMessagesText } from '#english/messages/incoming-mails.ts';
import { numberOf } from '#number.ts';

const number = numberOf('de');

export const incomingMessagesText: IncomingMessagesText = {
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
