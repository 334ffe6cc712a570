// Texts of setting up an installation and of removing its sample data, in German.
import type { SetupText } from '#english/administration/setup.ts';
import { numberOf } from '#number.ts';

const number = numberOf('de');
const people = (count: number) => `${number(count)} ${count === 1 ? 'Person' : 'Personen'}`;
const tasks = (count: number) => `${number(count)} ${count === 1 ? 'Aufgabe' : 'Aufgaben'}`;

export const setupText: SetupText = {
  title: 'Einrichten',
  done: (done, all) => `${number(done)} von ${number(all)} erledigt`,
  allDone: 'Alles ist eingerichtet',
  nothingOpen: 'Nichts ist offen',
  next: (step) => `Weiter: ${step}`,
  all: 'Alle Schritte',
  hide: 'Ausblenden',
  hidden: { title: '„Einrichten“ ist ausgeblendet', text: 'Suchen Sie nach „Einrichten“, um es wiederzufinden.' },
  saveFailed: 'Die Änderung wurde nicht gespeichert',
  loadFailed: 'Die Schritte konnten nicht geladen werden.',
  later: 'Später',
  laterLabel: (step) => `Später: ${step}`,
  states: { open: 'Offen', later: 'Verschoben', done: 'Erledigt' },
  steps: {
    company: 'Firma',
    mail: 'E-Mail',
    departments: 'Abteilungen',
    people: 'Personen',
    signIn: 'Anmeldung',
    backup: 'Sicherung',
    assistant: 'Assistent',
    samples: 'Beispieldaten',
  },
  company: {
    none: 'Name und Adresse',
    noName: 'Der Name fehlt',
    noAddress: 'Die Adresse fehlt',
    title: 'Name und Adresse der Firma',
    nameHint: 'E-Mails und Einladungen kommen unter diesem Namen.',
    addressHint: 'Hier öffnen Ihre Leute Tasklane AI. Links in E-Mails beginnen damit.',
    environment: 'Das ist dort festgelegt, wo der Server gestartet wird (COMPANY_NAME, PUBLIC_URL), und wird dort geändert.',
    loadFailed: 'Name und Adresse konnten nicht geladen werden.',
    saved: 'Name und Adresse gespeichert',
    sender: (name, address) => `E-Mails kommen von „${name}“, ihre Links beginnen mit ${address}.`,
  },
  mail: { none: 'Noch kein Mailserver', untested: 'Noch nicht getestet', works: 'Funktioniert' },
  departments: (count) => `${number(count)} ${count === 1 ? 'Abteilung' : 'Abteilungen'}`,
  onlyYou: 'Bisher nur Sie',
  people: (count) => `${people(count)} außer Ihnen`,
  invited: (count) => `${number(count)} eingeladen`,
  registration: { open: 'Alle können sich registrieren', approval: 'Alle, nach Freigabe', closed: 'Nur mit Einladung' },
  signIn: {
    title: 'Wer ein Konto anlegen kann',
    texts: {
      open: 'Wer die Adresse kennt, in einer Abteilung, die für die Registrierung geöffnet ist.',
      approval: 'Wer die Adresse kennt, in jeder Abteilung. Bis zur Freigabe durch die Administration ist nichts zu sehen.',
      closed: 'Nur Personen, die Sie hinzufügen oder einladen.',
    },
    environment: 'Das ist beim Start des Servers festgelegt (REGISTRATION) und wird dort geändert.',
    loadFailed: 'Die Auswahl konnte nicht geladen werden.',
    saved: 'Auswahl gespeichert',
  },
  backup: { none: 'Noch keine', scheduled: 'Nach Zeitplan', last: (day) => `Letzte: ${day}` },
  noModel: 'Noch kein Sprachmodell',
  samples: {
    text: 'Diese Installation begann mit erfundenen Personen und Aufgaben. Was Sie angelegt oder geändert haben, bleibt.',
    count: (persons, all) => `${people(persons)}, ${tasks(all)}`,
    remove: 'Beispieldaten entfernen',
    question: 'Beispieldaten entfernen?',
    goes: (persons, all, templates) =>
      `Entfernt werden ${people(persons)}, ${tasks(all)} und ${number(templates)} ${templates === 1 ? 'Checklistenvorlage' : 'Checklistenvorlagen'}. Die Aufgaben bleiben 30 Tage im Papierkorb.`,
    tasksStay: (titles) => `An diesen Aufgaben hat jemand gearbeitet, deshalb bleiben sie: ${titles}.`,
    peopleStay: (names) => `Die Konten dieser Personen werden benutzt, deshalb bleiben sie: ${names}.`,
    othersStay: 'Alles, was Sie angelegt haben, bleibt.',
    cancel: 'Abbrechen',
    removing: 'Wird entfernt …',
    removed: 'Beispieldaten entfernt',
    nothing: 'Es gibt keine Beispieldaten mehr, die entfernt werden können.',
    failed: 'Die Beispieldaten wurden nicht entfernt',
    loadFailed: 'Die Beispieldaten konnten nicht gezählt werden',
  },
};
