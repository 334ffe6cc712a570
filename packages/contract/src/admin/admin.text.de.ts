// Texts of the administration, in German.
import type { Catalogue } from '#text.ts';

export const adminText: Catalogue['admin'] = {
  title: 'Verwaltung',
  back: 'Zurück zum Dashboard',
  tabs: 'Bereiche der Verwaltung',
  users: 'Benutzer',
  departments: 'Abteilungen',
  templates: 'Vorlagen',
  tasks: 'Aufgaben',
  emails: 'E-Mails',
  audit: 'Protokoll',
  denied: 'Sie haben keine Berechtigung für diese Seite. Dieser Bereich ist Administratoren vorbehalten.',
  boardView: 'Board-Ansicht',
  listView: 'Listenansicht',
  views: 'Darstellung der Aufgaben',
  search: 'Aufgaben nach Titel oder Beschreibung suchen',
  status: 'Stand',
  anyStatus: 'Alle Stände',
  department: 'Abteilung',
  anyDepartment: 'Alle Abteilungen',
  due: 'Fälligkeit',
  anyDue: 'Jede Fälligkeit',
  clear: 'Filter zurücksetzen',
  viewTask: 'Ansehen',
  viewTaskLabel: (title) => `${title} ansehen`,
};
