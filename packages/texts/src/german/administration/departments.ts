// Texts of departments and of their administration, in German.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const departmentsText: Catalogue['departments'] = {
  notFound: 'Abteilung nicht gefunden',
  label: 'Abteilung',
  nameRequired: 'Bitte geben Sie einen Namen für die Abteilung ein.',
  nameTaken: 'Eine Abteilung dieses Namens gibt es schon.',
  bothRequired: 'Bitte wählen Sie eine Person und eine Abteilung aus.',
  alreadyMember: 'Diese Person gehört der Abteilung bereits an.',
  notMember: 'Diese Person gehört der Abteilung nicht an.',
  title: 'Abteilungen',
  listLabel: 'Alle Abteilungen',
  roles: { member: 'Mitglied', lead: 'Teamleitung', manager: 'Abteilungsleitung', director: 'Direktion' },
  none: 'Noch keine Abteilungen',
  noneText: 'Eine Abteilung hat Mitglieder und ein Board für ihre Aufgaben.',
  noDescription: 'Keine Beschreibung',
  openBoard: 'Board öffnen',
  memberCount: (count) => `${number(count)} ${plural(count, 'Mitglied', 'Mitglieder')}`,
  loadFailed: 'Die Abteilungen konnten nicht geladen werden.',
  membersLabel: (department) => `Mitglieder von ${department}`,
  membersFailed: 'Die Mitglieder konnten nicht geladen werden.',
  noMembers: 'Noch keine Mitglieder',
  noMembersText: 'Wer hinzugefügt wird, sieht das Board und seine Aufgaben sofort.',
  user: 'Person',
  role: 'Rolle',
  actions: 'Aktionen',
  create: 'Neue Abteilung',
  createText: 'Dazu entsteht ein Board mit den Spalten Zu erledigen, In Arbeit, In Prüfung und Erledigt.',
  name: 'Bezeichnung',
  description: 'Beschreibung',
  optional: 'optional',
  cancel: 'Abbrechen',
  createSubmit: 'Abteilung anlegen',
  creating: 'Wird angelegt …',
  created: { title: 'Abteilung angelegt', text: (name) => `${name} und das Board dazu sind bereit.` },
  createFailed: {
    title: 'Die Abteilung wurde nicht angelegt',
    text: 'Die Abteilung konnte nicht angelegt werden. Bitte versuchen Sie es erneut.',
  },
  isPublic: 'Offen für alle',
  isPublicText:
    'Bei offener Registrierung kann man sich für sie anmelden, und Mitglieder anderer Abteilungen können ihr Aufgaben geben.',
  opened: 'Die Abteilung ist offen für alle.',
  closed: 'Die Abteilung ist nicht mehr offen für alle.',
  changeFailed: {
    title: 'Abteilung wurde nicht geändert',
    text: 'Die Abteilung konnte nicht geändert werden. Bitte erneut versuchen.',
  },
  remove: 'Löschen',
  removeLabel: (name) => `Die Abteilung ${name} löschen`,
  removeAsk: (name) => `Die Abteilung ${name} löschen?`,
  removeText:
    'Damit werden auch alle Zuordnungen von Personen entfernt. Die Aufgaben bleiben, für Administratoren, Ersteller und Zuständige.',
  removed: { title: 'Abteilung gelöscht', text: (name) => `${name} wurde gelöscht. Die Aufgaben bleiben.` },
  removeFailed: {
    title: 'Die Abteilung wurde nicht gelöscht',
    text: 'Die Abteilung konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.',
  },
  assign: 'Person zuordnen',
  assignText: 'Die Person sieht das Board der Abteilung und seine Aufgaben sofort.',
  addUser: 'Person hinzufügen',
  addUserTo: (name) => `Person zu ${name} hinzufügen`,
  selectUser: 'Person auswählen',
  selectDepartment: 'Abteilung auswählen',
  assigning: 'Wird zugeordnet …',
  assigned: { title: 'Person zugeordnet', text: (person, name) => `${person} gehört jetzt zu ${name}.` },
  assignFailed: {
    title: 'Die Person wurde nicht zugeordnet',
    text: 'Die Person konnte nicht zugeordnet werden. Bitte versuchen Sie es erneut.',
  },
  removeUser: 'Entfernen',
  removeUserLabel: (person, name) => `${person} aus ${name} entfernen`,
  removeUserAsk: (person, name) => `${person} aus ${name} entfernen?`,
  removeUserText: 'Die Person sieht das Board nicht mehr und auch keine Aufgaben außer den eigenen. Aufgaben bleiben zugewiesen.',
  userRemoved: { title: 'Person entfernt', text: (person, name) => `${person} gehört nicht mehr zu ${name}.` },
  removeUserFailed: {
    title: 'Die Person wurde nicht entfernt',
    text: 'Die Person konnte nicht entfernt werden. Bitte versuchen Sie es erneut.',
  },
  roleOf: (person, name) => `Rolle von ${person} in ${name}`,
  roleUpdated: (person, role, name) => `Neue Rolle von ${person} in ${name}: ${role}.`,
  decline: 'Ablehnen',
  declineLabel: (person, name) => `${person} für ${name} ablehnen`,
  declineAsk: (person, name) => `${person} für ${name} ablehnen?`,
  declineText: 'Das Konto bleibt bestehen, ohne diese Abteilung. Sie können die Person später noch hinzufügen.',
  declined: { title: 'Anfrage abgelehnt', text: (person, name) => `${person} wurde nicht zu ${name} hinzugefügt.` },
};
