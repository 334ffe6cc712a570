// Texts of passkeys, which load with them.
import type { PasskeysText } from '#english/account/passkeys.ts';

export const passkeysText: PasskeysText = {
  signIn: {
    button: 'Mit einem Passkey anmelden',
    busy: 'Warten auf Ihr Gerät\u00a0…',
    cancelled: 'Sie wurden nicht angemeldet: Das Gerät wurde nicht entsperrt, oder die Zeit war um.',
    unable: 'Dieser Browser konnte nicht nach einem Passkey fragen. Bitte melden Sie sich anders an.',
    unknown: 'Dieser Passkey gilt hier nicht mehr. Melden Sie sich anders an und löschen Sie ihn auf Ihrem Gerät.',
    copied:
      'Dieser Passkey ist gesperrt, weil zwei Geräte ihn benutzt haben. Melden Sie sich anders an, entfernen Sie ihn und fügen Sie einen neuen hinzu.',
  },
  step: {
    title: 'Ihr Passkey',
    text: 'Entsperren Sie Ihr Gerät mit Fingerabdruck, Gesicht oder PIN.',
    use: 'Passkey benutzen',
  },
  setting: {
    none: 'Sie haben noch keinen Passkey.',
    add: 'Passkey hinzufügen',
    adding: 'Warten auf Ihr Gerät\u00a0…',
    added: (name) => `Sie können sich jetzt mit „${name}“ anmelden`,
    made: (date) => `Hinzugefügt am ${date}`,
    used: (when) => `Zuletzt benutzt ${when}`,
    unused: 'Noch nicht benutzt',
    copied: 'Gesperrt: Zwei Geräte haben ihn benutzt',
    elsewhere: 'Für eine andere Adresse',
    rename: 'Umbenennen',
    renameNamed: (name) => `${name} umbenennen`,
    name: 'Name des Passkeys',
    save: 'Speichern',
    cancel: 'Abbrechen',
    revoke: 'Entfernen',
    revokeNamed: (name) => `${name} entfernen`,
    revokeTitle: 'Diesen Passkey entfernen?',
    revokeText: (name) =>
      `Mit „${name}“ können Sie sich dann nicht mehr anmelden. Löschen Sie ihn auch auf dem Gerät, damit er dort nicht mehr angeboten wird.`,
    revoked: 'Der Passkey ist entfernt',
    failed: 'Das hat nicht geklappt.',
    loadFailed: 'Ihre Passkeys konnten nicht geladen werden.',
    full: 'Mehr Passkeys sind nicht möglich. Entfernen Sie einen, um einen anderen hinzuzufügen.',
    elsewhereOnly: (address) => `Passkeys gelten nur unter ${address}. Öffnen Sie diese Seite dort, um einen hinzuzufügen.`,
    nowhere:
      'Passkeys gehen unter der Adresse dieses Servers nicht: Sie brauchen einen Namen und https. Bitte sagen Sie es dem, der ihn betreibt.',
    noBrowser: 'Dieser Browser kann keine Passkeys aufbewahren.',
  },
  problems: {
    cancelled: 'Es wurde kein Passkey hinzugefügt: Das Gerät wurde nicht entsperrt, oder die Zeit war um.',
    known: 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
    unable:
      'Dieses Gerät kann keinen Passkey aufbewahren. Versuchen Sie es mit Ihrem Telefon oder einem Sicherheitsschlüssel mit PIN.',
  },
};
