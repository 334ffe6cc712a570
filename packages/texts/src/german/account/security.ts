// German texts of the Security tab of the profile.
import type { SecurityText } from '#english/account/security.ts';
import { numberOf } from '#number.ts';

const number = numberOf('de');

const hours = (count: number) => (count === 1 ? 'eine Stunde' : `${number(count)} Stunden`);
const days = (count: number) => (count === 1 ? 'einen Tag' : `${number(count)} Tage`);

export const securityText: SecurityText = {
  title: 'Sicherheitseinstellungen',
  show: 'Anzeigen',
  hide: 'Ausblenden',
  twoFactor: { title: 'Zwei-Faktor-Authentifizierung', text: 'Ein zweiter Schritt bei der Anmeldung.' },
  passkeys: {
    title: 'Passkeys',
    text: 'Melden Sie sich mit Fingerabdruck, Gesicht oder der PIN dieses Geräts an statt mit einem Passwort.',
  },
  history: {
    title: 'Anmeldeverlauf',
    text: 'Wann und von wo aus sich jemand bei Ihrem Konto angemeldet hat.',
    loadFailed: 'Der Verlauf konnte nicht geladen werden.',
    none: 'Ihre nächste Anmeldung ist der erste Eintrag.',
    done: 'Angemeldet',
    refused: {
      wrong_passkey: 'Falscher Passkey',
      copied_passkey: 'Kopierter Passkey',
      wrong_code: 'Falscher Code',
      wrong_password: 'Falsches Passwort',
      inactive: 'Das Konto war deaktiviert',
    },
    withPasskey: 'mit einem Passkey',
    with: (name) => `mit ${name}`,
    isNew: 'Neues Gerät',
    all: (count) => `Alle ${number(count)} anzeigen`,
  },
  sessions: {
    title: 'Aktive Sitzungen',
    text: 'Die Geräte, auf denen Sie angemeldet sind.',
    lasts: (idle, most) =>
      `Sie bleiben angemeldet, bis Sie ein Gerät ${hours(idle)} lang nicht benutzt haben, und höchstens ${days(most)}.`,
    loadFailed: 'Ihre Sitzungen konnten nicht geladen werden.',
    current: 'Dieses Gerät',
    noAddress: 'unbekannte Adresse',
    signedIn: (date) => `Angemeldet seit ${date}`,
    used: (when) => `Zuletzt benutzt: ${when}`,
    revoke: 'Abmelden',
    revokeNamed: (name) => `${name} abmelden`,
    revokeTitle: 'Dieses Gerät abmelden?',
    revokeText: (name) =>
      `${name} wird sofort abgemeldet, und was das Gerät von Ihren Aufgaben gespeichert hat, wird dort gelöscht.`,
    revoked: 'Das Gerät ist abgemeldet',
    failed: 'Das Gerät konnte nicht abgemeldet werden.',
    others: 'Alle anderen abmelden',
    othersTitle: 'Überall sonst abmelden?',
    othersText:
      'Alle anderen Geräte werden sofort abgemeldet. Ihre API-Tokens und Kalender bleiben: Ein neues Passwort beendet auch diese.',
    othersDone: 'Alle anderen Geräte sind abgemeldet',
    cancel: 'Abbrechen',
  },
  trusted: {
    title: 'Geräte ohne Code',
    text: 'Bis zum genannten Tag braucht eine Anmeldung auf diesen Geräten keinen Code.',
    loadFailed: 'Die Geräte ohne Code konnten nicht geladen werden.',
    since: (date) => `Vertraut seit ${date}`,
    until: (date) => `ohne Code bis ${date}`,
    revoke: 'Nach Code fragen',
    revokeNamed: (name) => `Auf ${name} nach einem Code fragen`,
    revokeTitle: 'Wieder nach einem Code fragen?',
    revokeText: (name) => `Die nächste Anmeldung auf ${name} braucht einen Code.`,
    revoked: 'Das Gerät wird wieder nach einem Code gefragt',
    failed: 'Das Gerät braucht weiter keinen Code.',
  },
  devices: {
    on: (browser, system) => `${browser} auf ${system}`,
    unknown: 'Unbekanntes Gerät',
  },
};
