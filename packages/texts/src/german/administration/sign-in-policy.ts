// German texts of the administration of the sign-in.
import type { SignInPolicyText } from '#english/administration/sign-in-policy.ts';

export const signInPolicyText: SignInPolicyText = {
  title: 'Zweiter Schritt',
  text: 'Zusätzlich zum Passwort ein Code vom Telefon. Alle können ihn im Profil einrichten. Sie können ihn verlangen.',
  duties: {
    nobody: 'Alle entscheiden selbst',
    administrators: 'Pflicht für Administratoren',
    everybody: 'Pflicht für alle',
  },
  reasons: {
    nobody: 'Wer einen zweiten Schritt will, richtet ihn ein.',
    administrators: 'Sie ändern Rollen, Mails und Abteilungen.',
    everybody: 'Mit einem Passwort allein kommt niemand hinein.',
  },
  without: (count) =>
    count === 0 ? 'Alle haben einen.' : count === 1 ? '1 Person hat noch keinen.' : `${count} Personen haben noch keinen.`,
  grace: 'Zeit zum Einrichten',
  atOnce: 'Keine: ab sofort',
  days: (count) => (count === 1 ? '1 Tag' : `${count} Tage`),
  since: (date) => `Pflicht seit ${date}.`,
  from: (date) => `Pflicht ab ${date}.`,
  explain:
    'Bis dahin werden Menschen bei der Anmeldung erinnert. Danach können sie nur noch den zweiten Schritt einrichten. Neue haben dieselbe Zeit. Beim Single Sign-on zählt der zweite Schritt des Anbieters.',
  save: 'Speichern',
  saving: 'Wird gespeichert\u00a0…',
  saved: 'Anmeldung gespeichert',
  failed: 'Das konnte nicht gespeichert werden',
  loadFailed: 'Wie sich Menschen anmelden, konnte nicht geladen werden.',
};
