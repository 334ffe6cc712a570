// Texts of the app shell: sidebar, header, guard, error screens, in German.

import { product } from '@app/contract/limits.ts';
import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const shellText: Catalogue['shell'] = {
  product,
  skip: 'Zum Inhalt springen',
  navigation: 'Hauptnavigation',
  departments: 'ABTEILUNGEN',
  team: 'TEAM',
  admin: 'ADMIN',
  allDepartments: 'Alle Abteilungen',
  members: 'Mitglieder',
  adminPanel: 'Verwaltung',
  myWork: 'Meine Arbeit',
  archivedDepartments: 'Archivierte Abteilungen',
  openTasks: (count) => `${number(count)} ${plural(count, 'offene Aufgabe', 'offene Aufgaben')}`,
  collapse: 'Seitenleiste einklappen',
  expand: 'Seitenleiste ausklappen',
  search: 'Aufgaben suchen\u00a0…',
  searchNone: 'Keine Aufgaben gefunden',
  ask: 'Fragen',
  askAbout: (text) => `Fragen: ${text}`,
  searchLabel: 'Aufgaben suchen',
  searchFailed: 'Die Aufgaben konnten nicht geladen werden.',
  searchCount: (count) => `${number(count)} ${plural(count, 'Aufgabe', 'Aufgaben')} gefunden`,
  searchMany: (count) => `Die ersten ${number(count)} Treffer. Tippen Sie weiter, um die Suche einzugrenzen.`,
  searchArchived: 'Archiviert',
  searchIn: { description: 'In der Beschreibung:', comment: 'In einem Kommentar:' },
  menu: 'Menü',
  themeFailed: {
    title: 'Einstellungen nicht gespeichert',
    text: 'Beim Speichern Ihrer Einstellungen ist ein Problem aufgetreten. Bitte versuchen Sie es erneut.',
  },
  userMenu: 'Ihr Konto',
  profile: 'Profil',
  settings: 'Einstellungen',
  theme: 'Design',
  themes: { light: 'Hell', dark: 'Dunkel', system: 'System' },
  logOut: 'Abmelden',
  version: (number: string) => `Version ${number}`,
  close: 'Schließen',
  loading: 'Wird geladen\u00a0…',
  tryAgain: 'Erneut versuchen',
  goHome: 'Zur Startseite',
  logOutButton: 'Abmelden',
  refresh: 'Neu laden',
  undo: 'Rückgängig',
  offline:
    'Der Server ist nicht erreichbar. Was Sie sehen, ist vielleicht nicht mehr aktuell; was Sie eingegeben haben, geht nicht verloren.',
  offlineAsOf: (time) =>
    `Offline, Stand ${time}. Ihre Änderungen bleiben erhalten und werden gesendet, sobald der Server wieder da ist.`,
  polling: 'Wird alle paar Sekunden aktualisiert',
  typedKept: 'Was Sie eingegeben haben, bleibt erhalten, bis Sie es wieder öffnen.',
  unreachable: 'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  parts: {
    missing: (parts) => `Konnte nicht geladen werden: ${parts}`,
    departments: 'Abteilungen',
    workspaces: 'Boards',
    users: 'Personen',
    notifications: 'Benachrichtigungen',
    other: 'ein Teil dieser Seite',
  },
  justNow: 'vor weniger als einer Minute',
  signInAgain:
    'Die Sitzung ist abgelaufen. Melden Sie sich erneut an, um fortzufahren; was Sie eingegeben haben, bleibt erhalten.',
  notFound: { title: '404 – Seite nicht gefunden', text: 'Vielleicht ist die Adresse alt oder unvollständig.' },
  notFoundPath: (path) => `Die Seite ${path} gibt es nicht.`,
  goToBoard: 'Zum Board',
  toasts: 'Meldungen',
  boundary: {
    auth: {
      title: 'Problem mit der Anmeldung',
      text: 'Ihre Sitzung ist vielleicht abgelaufen. Bitte melden Sie sich erneut an.',
    },
    network: {
      title: 'Verbindungsfehler',
      text: 'Wir können den Server nicht erreichen. Bitte prüfen Sie Ihre Internetverbindung.',
    },
    api: {
      title: 'Problem mit dem Dienst',
      text: 'Unser Dienst hat gerade Probleme. Bitte versuchen Sie es gleich noch einmal.',
    },
    persistent: {
      title: 'Das Problem hält an',
      text: 'Bitte versuchen Sie es später erneut oder wenden Sie sich an den Support.',
    },
    unknown: {
      title: 'Etwas ist schiefgelaufen',
      text: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
    },
    details: 'Einzelheiten',
  },
  application: {
    title: 'Anwendungsfehler',
    text: 'In der Anwendung ist ein Fehler aufgetreten. Bitte laden Sie die Seite neu.',
  },
  session: {
    error: { title: 'Sitzungsfehler', text: 'Ihre Sitzung ist offenbar ungültig. Bitte melden Sie sich erneut an.' },
    warning: 'Problem mit der Anmeldung',
    issue: 'Mit Ihrer Sitzung stimmt etwas nicht',
    refresh: 'Bitte laden Sie die Seite neu, um Ihre Sitzung wiederherzustellen.',
    login: 'Bitte melden Sie sich erneut an, um fortzufahren.',
    trouble: 'Die Verbindung zu Ihrer Sitzung ist gestört. Vielleicht müssen Sie sich bald erneut anmelden.',
    console: 'Problem mit der Anmeldung: Vielleicht müssen Sie sich erneut anmelden',
    status: (status) => `Der Server hat mit ${status} geantwortet`,
    timedOut: 'Die Anfrage hat zu lange gedauert. Bitte versuchen Sie es erneut.',
  },
};
