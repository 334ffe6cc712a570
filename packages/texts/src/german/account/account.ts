// Texts of the data export and of deleting the account, in German.
import { product } from '@app/contract/limits.ts';
import type { Catalogue } from '#catalogue.ts';

export const accountText: Catalogue['account'] = {
  usernameDiffers: 'Das ist nicht Ihr Benutzername.',
  adminStays:
    'Administratoren können ihr eigenes Konto nicht löschen. Zuerst muss ein anderer Administrator Sie zum Benutzer machen.',
  password: 'Ihr Passwort',
  cancel: 'Abbrechen',
  exportData: {
    title: 'Daten exportieren',
    text: 'Ihr Profil und Ihre Aufgaben, Kommentare, Benachrichtigungen, Gespräche und Sitzungen als Dateien in einem ZIP-Archiv.',
    button: 'Daten exportieren',
    busy: 'Wird exportiert\u00a0…',
    ask: 'Das Archiv enthält alles, was über Sie gespeichert ist. Bitte geben Sie deshalb zuerst Ihr Passwort ein.',
    done: { title: 'Daten exportiert', text: 'Das Archiv wurde in Ihren Downloads gespeichert.' },
    failed: 'Ihre Daten konnten nicht exportiert werden.',
  },
  remove: {
    zone: 'Gefahrenbereich',
    zoneText: 'Was hier geschieht, lässt sich nicht rückgängig machen.',
    title: 'Konto löschen',
    text: 'Löscht Ihr Konto endgültig.',
    adminText:
      'Administratoren können ihr eigenes Konto nicht löschen. Zuerst muss ein anderer Administrator Sie zum Benutzer machen.',
    button: 'Konto löschen',
    busy: 'Wird gelöscht\u00a0…',
    ask: 'Das lässt sich nicht rückgängig machen, und niemand kann Ihren Benutzernamen je wieder verwenden.',
    effects: [
      'Sie werden überall abgemeldet und können sich nicht mehr anmelden.',
      'Aufgaben bleiben bei Ihren Abteilungen; niemand wird an Ihrer Stelle zuständig.',
      'Kommentare bleiben, aber statt Ihres Namens steht dort „Gelöschter Benutzer“.',
      'Ihr Profil, Ihr Bild, Ihre Benachrichtigungen und Ihre Gespräche werden gelöscht.',
    ],
    username: 'Ihr Benutzername',
    confirm: (username) => `Geben Sie zur Bestätigung Ihren Benutzernamen, ${username}, und Ihr Passwort ein.`,
    done: { title: 'Konto gelöscht', text: 'Ihr Konto und Ihre persönlichen Daten wurden gelöscht.' },
    failed: 'Ihr Konto konnte nicht gelöscht werden.',
  },
  readme: (username, date) =>
    `${product}: die Daten von ${username}, exportiert am ${date}.

profile.json        Ihr Konto, Ihre Einstellungen, Ihre Abteilungen und Boards
tasks.json          die Aufgaben, die Sie erstellt haben oder die Ihnen zugewiesen sind, soweit Sie sie sehen dürfen
tasks.csv           dieselben Aufgaben als Tabelle für Tabellenprogramme (UTF-8, durch Kommas getrennt)
comments.json       die Kommentare, die Sie geschrieben haben, und die unter Ihrem Namen vermerkten Verschiebungen
files.json          eine Liste der Dateien, die Sie Aufgaben hinzugefügt haben
notifications.json  worüber Sie benachrichtigt wurden
views.json          die Ansichten, die Sie gespeichert haben, mit ihren Filtern
watches.json        die Aufgaben, die Sie beobachten oder stummgeschaltet haben
my-work.json        die Aufgaben, die Sie für heute vorgemerkt haben, und Erwähnungen, die keine Antwort brauchen
conversations.json  Ihre Gespräche mit dem Assistenten
proposals.json      was der Assistent ändern wollte und was Sie davon bestätigt haben
mails.json          die E-Mails, die Ihnen gesendet wurden, die neuesten mit Text
sessions.json       wo Sie angemeldet sind
sign-ins.json       wann und von wo aus sich jemand angemeldet hat
api-tokens.json     Ihre API-Tokens, ohne deren Geheimnisse
audit.json          was das Protokoll dieses Servers über Sie festhält
changes.json        welche Aufgaben Sie geändert haben, und wann
other.json          was sonst gespeichert ist: Verzeichnis, vertraute Browser, Links, eingegangene Mails
files/              diese Dateien selbst
avatar.webp         Ihr Bild, falls Sie eines haben

Ein Datum steht als JJJJ-MM-TT, eine Uhrzeit in UTC (ISO 8601). Was anderen gehört, ist hier nicht enthalten: Bei einer
Aufgabe, die Sie mit anderen teilen, steht, dass sie Ihnen zugewiesen ist, aber nicht, wem sonst noch.
Zellen der Tabelle, die als Formel gelesen werden könnten, beginnen mit einem Apostroph.
`,
};
