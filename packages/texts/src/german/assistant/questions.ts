// Texts of answers to questions about one task, people, progress and the product, in German.
import type { QuestionsText } from '#english/assistant/questions.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('de');
const plural = pluralOf('de');
const tasks = (count: number) => plural(count, '1 Aufgabe', `${number(count)} Aufgaben`);

export const questionsText: QuestionsText = {
  quoted: (title) => `„${title}“`,
  verdict: {
    done: (title, date) => `„${title}“ wurde am ${date} erledigt`,
    late: (title, count) => `„${title}“ ist seit ${plural(count, '1 Tag', `${number(count)} Tagen`)} überfällig`,
    risk: (title) => `„${title}“ ist gefährdet`,
    good: (title) => `„${title}“ ist im Plan`,
    noDate: (title) => `„${title}“ hat keinen Termin, daher lässt sich nicht sagen, ob es im Plan ist`,
  },
  dueToday: 'heute fällig',
  dueIn: (count, date) => `fällig in ${plural(count, '1 Tag', `${number(count)} Tagen`)} (${date})`,
  notBegun: 'nicht begonnen',
  stuck: (count) => `seit ${plural(count, '1 Tag', `${number(count)} Tagen`)} unverändert`,
  items: (done, all) => `${number(done)} von ${number(all)} Punkten der Checkliste erledigt`,
  subtasks: (done, all) => `${number(done)} von ${number(all)} Unteraufgaben erledigt`,
  blockedBy: (titles) => `blockiert durch ${titles}`,
  state: (about, done, open, late, stuck) =>
    `${about}: ${number(done)} in den letzten vier Wochen erledigt, ${number(open)} offen, davon ${number(late)} überfällig und ${number(stuck)} seit einer Woche unverändert.`,
  pace: (perWeek, weeks) =>
    `In diesem Tempo (${number(perWeek)} pro Woche) dauern die offenen etwa ${plural(weeks, '1 Woche', `${number(weeks)} Wochen`)}.`,
  noPace: 'In den letzten vier Wochen wurde nichts erledigt, daher gibt es keine Prognose.',
  mine: 'Ihre Aufgaben',
  allTasks: 'Alle Boards',
  left: (title, parts) => `Offen bei „${title}“: ${parts}`,
  leftNothing: (title, column) =>
    `Bei „${title}“ ist kein Punkt der Checkliste, keine Unteraufgabe und keine Blockade offen, Spalte ${column}`,
  leftDone: (title) => `„${title}“ ist erledigt, es fehlt nichts`,
  more: (count) => `und ${number(count)} weitere`,
  nothingBlocks: (title) => `Keine offene Aufgabe blockiert „${title}“`,
  waitsFor: (title, blockers) => `„${title}“ wartet auf ${blockers}`,
  nothingBlocked: 'Keine offene Aufgabe ist durch eine andere blockiert',
  waitFor: (title, titles) => `Auf „${title}“ warten: ${titles}`,
  nothingWaits: (title) => `Keine offene Aufgabe wartet auf „${title}“`,
  assigned: (title, names) => `„${title}“ ist ${names} zugewiesen`,
  nobody: (title) => `„${title}“ ist niemandem zugewiesen`,
  notAssigned: (title, name) => `${name} ist „${title}“ nicht zugewiesen`,
  due: (title, when) => `„${title}“ ist ${when}`,
  wasDue: (title, date, count) => `„${title}“ war am ${date} fällig, vor ${plural(count, '1 Tag', `${number(count)} Tagen`)}`,
  noDue: (title) => `„${title}“ hat keinen Termin`,
  starts: (date) => `beginnt am ${date}`,
  created: (title, date, count) =>
    `„${title}“ wurde am ${date} erstellt, vor ${plural(count, '1 Tag', `${number(count)} Tagen`)}`,
  overdueBy: (count) => `seit ${plural(count, '1 Tag', `${number(count)} Tagen`)} überfällig`,
  lastChange: (date) => `zuletzt geändert am ${date}`,
  files: (title, names) => `Dateien bei „${title}“: ${names}`,
  noFiles: (title) => `„${title}“ hat keine Dateien`,
  history: (title, changes) => `Letzte Änderungen an „${title}“: ${changes}`,
  noHistory: (title, date) => `„${title}“ wurde seit der Erstellung am ${date} nicht geändert`,
  somebody: 'jemand',
  change: (date, who, what) => `${date} ${who} ${what}`,
  department: (title, names) => `„${title}“ gehört zu ${names}`,
  experts: (about, names) => `Am meisten an „${about}“ gearbeitet haben: ${names}`,
  expert: (name, count) => `${name} (${tasks(count)})`,
  noExperts: (about) => `Ich habe niemanden gefunden, der an Aufgaben zu „${about}“ gearbeitet hat`,
  expertsOf: 'Womit? Nennen Sie eine Aufgabe oder ein Wort aus ihrem Titel.',
  load: (name, open, late, soon) =>
    `${name}: ${number(open)} offen, ${number(late)} überfällig, ${number(soon)} diese Woche fällig`,
  overloaded: 'das ist viel',
  notOverloaded: 'das ist nicht zu viel',
  side: (name, open, late, done) =>
    `${name}: ${number(open)} offen, ${number(late)} überfällig, ${number(done)} in den letzten vier Wochen erledigt`,
  sidePeriod: (period, count) => `${period}: ${tasks(count)}`,
  ahead: (title) => `„${title}“ kommt zuerst`,
  compareWhat: 'Was soll ich vergleichen? Nennen Sie zwei Personen, Abteilungen, Aufgaben oder Zeiträume.',
  mentions: (count) => `Sie wurden bei ${plural(count, '1 Aufgabe', `${number(count)} Aufgaben`)} erwähnt`,
  noMentions: 'Niemand hat Sie erwähnt',
  noCommentsFound: 'Ich habe keine Kommentare gefunden',
  canWait: (count) =>
    plural(count, 'Diese Aufgabe kann am ehesten warten:', `Diese ${number(count)} Aufgaben können am ehesten warten:`),
  cannotWait: 'Nichts davon kann warten: Alles ist überfällig, dringend, oder andere warten darauf',
  whichTask: 'Zu welcher Aufgabe? Nennen Sie ihren Titel oder ihre Nummer, zum Beispiel #12.',
  howTo: {
    repeat: 'Öffnen Sie die Aufgabe und wählen Sie „Wiederholen“: jeden Tag, jede Woche, jeden Monat oder nach eigener Regel.',
    files:
      'Öffnen Sie die Aufgabe: Ihre Dateien stehen unter „Dateien“. Ziehen Sie eine Datei dorthin, fügen Sie ein Bild ein oder wählen Sie „Dateien hinzufügen“.',
    undo: 'Strg+Z auf dem Board nimmt Ihre letzte Änderung zurück. Gelöschte Aufgaben liegen im Papierkorb des Boards, und der Verlauf einer Aufgabe zeigt, was vorher da stand.',
    archive:
      'Erledigte Aufgaben lassen sich im Menü der Karte archivieren. Sie verschwinden vom Board, bleiben erhalten und stehen im Archiv des Boards. Gelöschte Aufgaben kommen in den Papierkorb und sind später endgültig weg.',
    delete:
      'Wählen Sie „Löschen“ im Menü der Karte. Die Aufgabe wartet im Papierkorb des Boards und lässt sich eine Zeit lang wiederherstellen.',
    assign: 'Öffnen Sie die Aufgabe und wählen Sie die Personen. Es können mehrere sein, die erste ist zuständig.',
    checklist: 'Öffnen Sie die Aufgabe und fügen Sie unter „Checkliste“ Punkte hinzu, einzeln oder aus einer Vorlage.',
    reminder:
      'Sie werden vor dem Termin an Aufgaben erinnert. Wann, steht in Ihren Einstellungen unter „Erinnerungen an Aufgaben“.',
    language: 'Die Sprache wählen Sie in Ihren Einstellungen.',
    filter:
      'Wählen Sie „Filtern“ über dem Board, zum Beispiel „Nur meine“, Prioritäten oder Termine. Ein Filter lässt sich als Ansicht speichern.',
    shortcuts: 'Drücken Sie ? für alle Tastenkürzel. Auf einem Board legt C eine Aufgabe an, und / sucht überall.',
    create: 'Wählen Sie „Aufgabe hinzufügen“ in einer Spalte, oder drücken Sie C auf einem Board.',
    done: 'Ziehen Sie die Karte in die letzte Spalte, oder wählen Sie diese Spalte in der Aufgabe. Zum Wiederöffnen schieben Sie sie zurück.',
    watch:
      'Öffnen Sie die Aufgabe und wählen Sie unter „Benachrichtigungen“ „Beobachtet“. Sie erfahren von Kommentaren, Verschiebungen und neuen Terminen.',
    columns:
      'Die Spalten sind die Schritte der Arbeit: Zu erledigen, In Arbeit, In Prüfung, wo jemand das Ergebnis prüft, und Erledigt. Ein Board kann eigene Spalten haben.',
    relations:
      'Öffnen Sie die Aufgabe und fügen Sie eine Beziehung hinzu: Sie blockiert eine andere, wird von ihr blockiert, ist Unteraufgabe, Duplikat oder verwandt.',
    comment: 'Öffnen Sie die Aufgabe und schreiben Sie einen Kommentar. Mit @ und einem Namen erwähnen Sie jemanden.',
    notifications: 'In Ihren Einstellungen wählen Sie, welche Benachrichtigungen kommen und welche davon per Mail.',
    search: 'Drücken Sie / oder wählen Sie oben die Suche. Sie findet Titel, Beschreibungen und Kommentare.',
    views: 'Über dem Board wählen Sie zwischen Board, Liste, Kalender und Zeitleiste. Das Design steht in Ihren Einstellungen.',
    people:
      'Administratoren fügen Personen in der Verwaltung unter Benutzer hinzu. Wer die Mitglieder eines Boards ändern darf, lädt sie unter Mitglieder ein.',
    export: 'In den Punkten eines Boards steht Export: Eine CSV-Datei öffnet sich in Excel.',
  },
  openPlace: {
    settings: 'Einstellungen öffnen',
    archive: 'Archiv öffnen',
    trash: 'Papierkorb öffnen',
    board: 'Board öffnen',
    members: 'Mitglieder öffnen',
  },
};
