// Texts of adding people and of handing tasks over, which only administrators see.
import type { PeopleText } from '#english/account/people.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const peopleText: PeopleText = {
  add: {
    title: 'Personen hinzufügen',
    text: 'Jede Person erhält eine Einladung: per E-Mail oder als Link, den Sie weitergeben.',
    ways: 'Wie Sie sie hinzufügen',
    one: 'Einzeln',
    lines: 'Zeilen einfügen',
    file: 'Datei',
    columns: {
      fullName: 'Vollständiger Name',
      email: 'E-Mail',
      username: 'Benutzername',
      title: 'Position',
      department: 'Abteilung',
      role: 'Rolle',
      state: 'Status',
    },
    optional: 'optional',
    usual: 'Abteilung für alle, die in der Liste keine haben',
    chooseDepartment: 'Abteilung auswählen',
    linesLabel: 'Eine Person pro Zeile',
    linesHint:
      'Zum Beispiel: Ana López, ana@example.com, Vertrieb. Oder Name, E-Mail, Benutzername, Position, Abteilung und Rolle.',
    fileText: 'Eine CSV-Datei oder Arbeitsmappe (.xlsx) mit höchstens 5.000 Personen. Die erste Zeile kann die Spalten benennen.',
    choose: 'Datei auswählen',
    reading: 'Wird gelesen\u00a0…',
    check: 'Prüfen',
    checking: 'Wird geprüft\u00a0…',
    back: 'Zurück',
    close: 'Schließen',
    cancel: 'Abbrechen',
    more: 'Weitere hinzufügen',
    inviteOne: 'Einladen',
    invite: (count) => `${number(count)} ${plural(count, 'Person', 'Personen')} einladen`,
    inviting: 'Wird eingeladen\u00a0…',
    good: 'Bereit',
    bad: 'Ausgelassen',
    done: 'Eingeladen',
    preview: 'Personen der Liste',
    summary: (good, bad) =>
      bad === 0
        ? `${number(good)} ${plural(good, 'Person wird', 'Personen werden')} eingeladen.`
        : `${number(good)} ${plural(good, 'Person wird', 'Personen werden')} eingeladen. ${number(bad)} ${plural(bad, 'wird', 'werden')} ausgelassen: Korrigieren Sie die Liste oder fügen Sie sie später hinzu.`,
    shown: (shown, all) => `Die ersten ${number(shown)} von ${number(all)}, die mit einem Problem zuerst.`,
    result: (count) => `${number(count)} ${plural(count, 'Person ist', 'Personen sind')} eingeladen`,
    mailed: 'Jede Person erhält eine E-Mail mit einem Link. Sie können die Links auch selbst weitergeben.',
    notMailed:
      'Es wurde keine E-Mail gesendet. Geben Sie die Links weiter: Jeder wird nur dieses eine Mal angezeigt und gilt sieben Tage.',
    link: 'Einladungslink',
    linkText: 'Er wird nur dieses eine Mal angezeigt und gilt sieben Tage. Wer ihn hat, kann anstelle der Person beitreten.',
    download: 'Links herunterladen (CSV)',
    downloadName: 'einladungen',
    downloadLink: 'Link',
    failed: 'Die Personen konnten nicht hinzugefügt werden.',
    row: (row) => `Zeile ${number(row)}`,
  },
  account: {
    removeText: (name) =>
      `Das Konto von ${name} wird endgültig gelöscht und überall abgemeldet. Aufgaben und Kommentare bleiben, ohne den Namen. Das lässt sich nicht rückgängig machen.`,
    addPeople: 'Personen hinzufügen',
    moreFor: (name) => `Mehr zu ${name}`,
    deactivate: 'Deaktivieren',
    reactivate: 'Wieder aktivieren',
    handOver: 'Aufgaben übergeben\u00a0…',
    deactivateAsk: (name) => `${name} deaktivieren?`,
    managed: 'Verzeichnis',
    managedText: 'Ein Verzeichnis pflegt dieses Konto und schreibt es vielleicht wieder um.',
    deactivateText:
      'Die Person wird sofort abgemeldet und kann sich nicht mehr anmelden. Ihre Aufgaben und Kommentare bleiben, wie sie sind.',
    reactivateAsk: (name) => `${name} wieder aktivieren?`,
    reactivateText: 'Die Person kann sich wieder anmelden, und ihre API-Tokens und Kalender funktionieren wieder.',
    isDeactivated: (name) => `${name} ist deaktiviert`,
    isReactivated: (name) => `${name} ist wieder aktiv`,
    takePhone: 'Code und Passkeys entfernen\u00a0…',
    takePhoneAsk: (name) => `Code und Passkeys von ${name} entfernen?`,
    takePhoneText:
      'Für jemanden, der das Telefon verloren hat. Der Code davon und alle Passkeys gelten nicht mehr; das Passwort genügt, bis andere eingerichtet sind. Die Person erfährt es per E-Mail.',
    takePhoneButton: 'Entfernen',
    isPhoneTaken: (name) => `${name} meldet sich mit dem Passwort allein an`,
    signOut: 'Überall abmelden\u00a0…',
    signOutAsk: (name) => `${name} überall abmelden?`,
    signOutText:
      'Alle Geräte der Person werden sofort abgemeldet. Sie kann sich wieder anmelden, und ihre API-Tokens und Kalender bleiben.',
    signOutButton: 'Abmelden',
    isSignedOut: (name) => `${name} ist überall abgemeldet`,
    failed: 'Das Konto konnte nicht geändert werden',
  },
  handOver: {
    title: (name) => `Aufgaben von ${name} übergeben`,
    text: 'Eine andere Person bekommt die offenen Aufgaben, die offenen Checklisteneinträge und die wiederkehrenden Aufgaben. Erledigtes bleibt, wie es ist.',
    to: 'Wer sie bekommt',
    boards: 'Welche Boards',
    all: 'Alle Boards',
    some: 'Nur diese Boards',
    submit: 'Übergeben',
    busy: 'Wird übergeben\u00a0…',
    cancel: 'Abbrechen',
    close: 'Schließen',
    missing: 'Wählen Sie jemanden aus.',
    noBoard: 'Wählen Sie mindestens ein Board aus.',
    failed: 'Die Aufgaben konnten nicht übergeben werden.',
    done: (count, name) => `${number(count)} ${plural(count, 'Aufgabe', 'Aufgaben')} an ${name} übergeben`,
    none: 'Es gab nichts zu übergeben.',
    stayed: (count) => `${number(count)} ${plural(count, 'Aufgabe bleibt', 'Aufgaben bleiben')} bei der Person:`,
    more: 'Es gibt noch mehr Aufgaben. Übergeben Sie den Rest in einem weiteren Schritt.',
    undo: 'Rückgängig',
    undone: (count) => `${number(count)} ${plural(count, 'Aufgabe ist', 'Aufgaben sind')} zurück`,
    kept: (count) => `${number(count)} ${plural(count, 'bleibt', 'bleiben')} so, weil jemand seitdem etwas daran geändert hat.`,
    undoFailed: 'Das konnte nicht rückgängig gemacht werden.',
  },
};
