// Texts of the providers of single sign-on, which load with their part of the administration, German.
import type { ProvidersText } from '#english/administration/providers.ts';
import { numberOf } from '#number.ts';

const number = numberOf('de');

export const providersText: ProvidersText = {
  title: 'Single Sign-on',
  text: 'Menschen melden sich mit dem Konto Ihrer Firma an (OpenID Connect) und brauchen hier kein Passwort.',
  loadFailed: 'Die Anbieter konnten nicht geladen werden.',
  none: 'Kein Anbieter ist eingerichtet: Alle melden sich mit einem Passwort an.',
  add: 'Anbieter hinzufügen',
  noAddress: 'Dieser Server kennt seine eigene Adresse nicht',
  noAddressText:
    'Anbieter schicken die Leute dorthin zurück. Stellen Sie sie beim Mailserver unter E-Mails ein oder mit PUBLIC_URL.',
  offered: 'Auf der Anmeldeseite angeboten',
  off: 'Abgeschaltet',
  proved: (date: string) => `Zuletzt erfolgreich: ${date}`,
  notProved: 'Noch nicht ausprobiert',
  people: (count: number) =>
    count === 0 ? 'Niemand verknüpft' : count === 1 ? '1 Person verknüpft' : `${number(count)} Personen verknüpft`,
  secretUnreadable: 'Das Geheimnis wurde mit einem anderen SECRET_KEY gespeichert. Bitte geben Sie es noch einmal ein.',
  fromEnvironment: 'Von der Umgebung eingestellt (OIDC_ISSUER). Wer den Server betreibt, ändert ihn dort.',
  test: 'Testen',
  testNamed: (name: string) => `${name} testen`,
  edit: 'Bearbeiten',
  editNamed: (name: string) => `${name} bearbeiten`,
  remove: 'Löschen',
  removeNamed: (name: string) => `${name} löschen`,
  removeTitle: (name: string) => `${name} löschen?`,
  removeText: (count: number) =>
    count === 0
      ? 'Noch niemand meldet sich damit an.'
      : count === 1
        ? '1 Person meldet sich damit an und braucht danach einen Link für ein neues Passwort.'
        : `${number(count)} Personen melden sich damit an und brauchen danach einen Link für ein neues Passwort.`,
  removed: 'Der Anbieter ist gelöscht',
  failed: 'Das hat nicht geklappt.',
  cancel: 'Abbrechen',
  copy: {
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyByHand: 'Der Browser konnte es nicht kopieren. Es ist markiert: Kopieren Sie es mit Strg+C.',
  },
  dialog: {
    newTitle: 'Anbieter hinzufügen',
    editTitle: (name: string) => `${name} bearbeiten`,
    text: 'Melden Sie diesen Server zuerst beim Anbieter an, als Web-Anwendung mit der Weiterleitungsadresse unten.',
    kind: 'Art',
    otherKind: 'Ein anderer Anbieter',
    redirect: 'Weiterleitungsadresse',
    redirectText: 'Geben Sie sie beim Anbieter genau so ein, wie sie hier steht.',
    name: { label: 'Name', hint: 'So heißt er auf der Anmeldeseite.' },
    issuer: { label: 'Adresse des Anbieters (Issuer)', hint: 'Wie seine Dokumentation sie nennt, ohne /.well-known.' },
    clientId: { label: 'Client-ID', hint: 'Wie der Anbieter sie für diese Anwendung zeigt.' },
    secret: {
      label: 'Client-Secret',
      hint: 'Es wird verschlüsselt gespeichert und nie wieder gezeigt.',
      stored: 'Eines ist gespeichert. Lassen Sie das Feld leer, um es zu behalten.',
    },
    enabled: {
      title: 'Auf der Anmeldeseite anbieten',
      text: 'Abgeschaltet lässt er sich trotzdem testen.',
    },
    createsPeople: {
      title: 'Konten anlegen',
      text: 'Wer hier kein Konto hat, bekommt bei der ersten Anmeldung eines.',
    },
    endsAtProvider: {
      title: 'Auch beim Anbieter abmelden',
      text: 'Wer sich hier abmeldet, ist auch beim Anbieter abgemeldet und damit in anderen Programmen Ihrer Firma.',
    },
    defaultDepartment: {
      label: 'Abteilung neuer Personen',
      hint: 'Für alle, deren Gruppen keine nennen. Braucht die Registrierung eine Freigabe, warten sie darauf.',
    },
    noDepartment: 'Keine',
    claims: 'Abteilungen, Titel, Bild, Administratoren',
    claimsText:
      'Namen von Claims, die der Anbieter schickt. Sie gelten bei jeder Anmeldung. Nur was sie gegeben haben, nehmen sie wieder weg.',
    departmentsClaim: {
      label: 'Claim mit Abteilungen',
      hint: 'Zum Beispiel groups, oder realm_access.roles für einen innerhalb eines anderen.',
    },
    departmentMap: {
      label: 'Was seine Werte bedeuten',
      hint: 'Je eine Zeile: Wert = Abteilung. Ohne Zeilen sind die Werte Namen von Abteilungen.',
    },
    titleClaim: { label: 'Claim mit der Berufsbezeichnung', hint: 'Zum Beispiel title' },
    pictureClaim: { label: 'Claim mit dem Bild', hint: 'Zum Beispiel picture: die Adresse eines Bildes' },
    adminClaim: { label: 'Claim mit Administratoren', hint: 'Zum Beispiel groups' },
    adminValue: {
      label: 'Wert der Administratoren',
      hint: 'Wer ihn hat, ist hier Administrator. Der letzte Administrator bleibt einer.',
    },
    scopes: { label: 'Scopes', hint: 'Was beim Anbieter angefragt wird, mit Leerzeichen dazwischen.' },
    backchannel: 'Adresse für die Abmeldung von dort (Back-Channel)',
    backchannelText:
      'Freiwillig. Ein Anbieter, der sie kennt, beendet Sitzungen hier sofort, etwa wenn jemand die Firma verlässt.',
    nameRequired: 'Bitte geben Sie einen Namen ein.',
    clientIdRequired: 'Bitte geben Sie die Client-ID ein.',
    mapWrong: (line: string) => `Diese Zeile nennt keine Abteilung: ${line}`,
    adminIncomplete: 'Claim und Wert der Administratoren gehören zusammen.',
    save: 'Speichern',
    saving: 'Wird gespeichert\u00a0…',
  },
  testing: {
    title: 'Test der Anmeldung',
    text: 'Sie melden sich beim Anbieter als Sie selbst an, in einem eigenen Tab. Hier wird dadurch niemand angemeldet.',
    close: 'Schließen',
    gone: 'Dieser Test ist älter als zehn Minuten, oder jemand anders hat ihn begonnen.',
    waiting: (name: string) => `Warten auf ${name}`,
    waitingText: 'Melden Sie sich dort an, in dem Tab, der sich geöffnet hat. Das Ergebnis steht dann dort und hier.',
    works: (name: string) => `${name} funktioniert`,
    worksText: 'Der ganze Weg ist gegangen: Adresse, Anmeldung, Geheimnis, Unterschrift.',
    nobodySignedIn: 'Der Test selbst hat nichts geändert.',
    steps: {
      reach: 'Der Anbieter war nicht zu erreichen',
      issuer: 'Die Adresse ist nicht die des Anbieters',
      sign_in: 'Die Anmeldung beim Anbieter kam nicht zum Ende',
      code: 'Der Anbieter nimmt diesen Server nicht an',
      token: 'Die Antwort des Anbieters ist nicht gültig',
      claims: 'Der Anbieter hat nicht gesagt, wer Sie sind',
      person: 'Kein Konto passt',
    },
    outcomes: {
      known: 'Dieses Konto beim Anbieter ist mit Ihrem oder mit dem von jemandem hier verknüpft.',
      links: 'Eine Anmeldung würde es mit dem Konto derselben Adresse verknüpfen.',
      creates: 'Eine Anmeldung würde ein neues Konto anlegen.',
      refused: 'Eine Anmeldung würde abgelehnt.',
    },
    said: (detail: string) => `Die Antwort war: ${detail}`,
    email: 'E-Mail',
    noEmail: 'keine',
    confirmed: 'vom Anbieter bestätigt',
    unconfirmed: 'vom Anbieter nicht bestätigt',
    departments: 'Abteilungen',
    noDepartments: 'keine',
    unknownValues: 'Werte, die keine Abteilung bedeuten',
    admin: 'Administrator',
    yes: 'Ja',
    no: 'Nein',
    claims: 'Alles, was zurückkam',
  },
  enforce: {
    title: 'Nur Single Sign-on',
    text: 'Passwörter werden für alle abgelehnt, außer für einen Administrator, und die Registrierung ist geschlossen. Wer angemeldet ist, bleibt es.',
    on: 'Alle melden sich mit einem Anbieter an. Ein Administrator darf weiter ein Passwort benutzen.',
    emergency: 'Administrator, der weiter ein Passwort benutzen darf',
    emergencyHint: 'Für den Tag, an dem der Anbieter ausfällt. Geben Sie diesem Konto einen zweiten Schritt.',
    choose: 'Administrator wählen',
    unproved: 'Testen Sie zuerst einen Anbieter mit Erfolg, damit niemand ausgesperrt wird.',
    command: 'Wer den Server betreibt, beendet es mit: tasklane single-sign-on off',
    begin: 'Passwörter ablehnen',
    end: 'Passwörter wieder erlauben',
    begunToast: 'Passwörter werden jetzt abgelehnt',
    endedToast: 'Passwörter sind wieder erlaubt',
  },
};
