// Words of e-mail templates, in German.
import type { Catalogue } from '#text.ts';

export const emailTemplatesText: Catalogue['emailTemplates'] = {
  nameRequired: 'Der Name der Vorlage ist erforderlich',
  triggerRequired: 'Das auslösende Ereignis ist erforderlich',
  subjectRequired: 'Der Betreff ist erforderlich',
  contentRequired: 'Der Inhalt ist erforderlich',
  notFound: 'E-Mail-Vorlage nicht gefunden',
  defaultKept: 'Eine Standardvorlage kann nicht gelöscht werden.',
  defaultStays: 'Machen Sie stattdessen eine andere Vorlage zum Standard.',
  defaultTrigger: 'Das Ereignis einer Standardvorlage kann nicht geändert werden.',
  triggers: {
    user_welcome: 'Begrüßung',
    task_assigned: 'Zuweisung einer Aufgabe',
    task_reminder: 'Erinnerung an eine Aufgabe',
    notification: 'Allgemeine Benachrichtigung',
    password_updated: 'Änderung des Passworts',
    new_user_registered: 'Neue Registrierung',
    none: 'Eigene',
  },
};
