// Texts of single sign-on on the sign-in page and in the profile, which load with it, German.
import type { SingleSignOnText } from '#english/account/single-sign-on.ts';

export const singleSignOnText: SingleSignOnText = {
  signIn: {
    with: (name: string) => `Weiter mit ${name}`,
    or: 'oder',
    only: 'Ihre Firma meldet Sie an.',
    emergency: 'Administrator ohne Single Sign-on?',
    company: 'Single Sign-on',
  },
  /** `{name}` is the name of the provider. */
  problems: {
    no_provider: 'Diese Art der Anmeldung gibt es nicht mehr. Bitte wählen Sie eine andere.',
    no_address:
      'Dieser Server kennt seine eigene Adresse nicht, deshalb kommt niemand von {name} zurück. Bitte sagen Sie es einem Administrator.',
    unreachable: '{name} ist gerade nicht zu erreichen. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
    slow: '{name} hat zu lange nicht geantwortet. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
    forbidden_address:
      'Dieser Server darf sich nicht mit {name} verbinden. Bitte sagen Sie es einem Administrator: Der Betreiber muss die Adresse erlauben.',
    not_a_provider: 'Die Adresse von {name} antwortet nicht, wie sie soll. Bitte sagen Sie es einem Administrator.',
    other_issuer: '{name} nennt eine andere Adresse als die, die hier eingestellt ist. Bitte sagen Sie es einem Administrator.',
    cancelled: 'Sie haben die Anmeldung bei {name} nicht beendet. Es hat sich nichts geändert.',
    refused: '{name} hat Sie nicht eingelassen. Wenn Sie Zugang haben sollten, fragen Sie bitte einen Administrator.',
    other_browser: 'Diese Anmeldung hat in einem anderen Browser oder Fenster begonnen. Bitte fangen Sie hier neu an.',
    too_old: 'Diese Anmeldung hat zu lange gedauert oder wurde schon benutzt. Bitte fangen Sie neu an.',
    code_refused: '{name} hat die Anmeldung nicht bestätigt. Bitte fangen Sie neu an.',
    secret_refused:
      '{name} nimmt das Geheimnis dieses Servers nicht an. Bitte sagen Sie es einem Administrator: Vielleicht ist es abgelaufen.',
    token_invalid: 'Die Antwort von {name} gehört nicht zu dieser Anmeldung. Bitte fangen Sie neu an.',
    other_audience: 'Die Antwort von {name} ist für ein anderes Programm bestimmt. Bitte sagen Sie es einem Administrator.',
    keys: 'Die Unterschrift von {name} ließ sich nicht prüfen. Bitte versuchen Sie es noch einmal, und sagen Sie es einem Administrator, wenn es so bleibt.',
    clock: 'Die Uhren dieses Servers und von {name} weichen um mehrere Minuten ab. Bitte sagen Sie es einem Administrator.',
    no_subject: '{name} hat nicht gesagt, wer Sie sind. Bitte sagen Sie es einem Administrator.',
    no_email: '{name} hat Ihre E-Mail-Adresse nicht genannt. Bitte sagen Sie es einem Administrator.',
    email_unconfirmed:
      '{name} hat Ihre E-Mail-Adresse nicht bestätigt. Wenn Sie hier ein Passwort haben, melden Sie sich damit an und verknüpfen Sie {name} unter Profil > Sicherheit.',
    known_address:
      'Es gibt ein Konto mit Ihrer Adresse, das nicht mit {name} verknüpft ist. Melden Sie sich mit Ihrem Passwort an und verknüpfen Sie es unter Profil > Sicherheit.',
    other_account: 'Dieses Konto bei {name} gehört hier jemand anderem.',
    linked_elsewhere:
      'Ihr Konto hier ist mit einem anderen Konto bei {name} verknüpft. Lösen Sie es zuerst unter Profil > Sicherheit.',
    unknown_person: 'Sie haben hier noch kein Konto. Ein Administrator kann Sie einladen.',
    no_department: 'Sie gehören hier zu keiner Abteilung. Bitte fragen Sie einen Administrator.',
    no_room: 'Hier ist kein Platz für weitere Personen. Bitte sagen Sie es einem Administrator.',
    inactive: 'Dieses Konto ist deaktiviert. Ein Administrator kann es wieder aktivieren.',
    too_many: 'Zu viele Versuche. Bitte warten Sie einen Moment.',
    unavailable: 'Auf dem Server ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  },
  own: {
    title: 'Single Sign-on',
    text: 'Konten Ihrer Firma, mit denen Sie sich hier anmelden.',
    none: 'Kein solches Konto ist mit Ihrem verknüpft.',
    since: (date: string) => `Verknüpft ${date}`,
    used: (date: string) => `zuletzt benutzt ${date}`,
    noAddress: 'keine Adresse bekannt',
    link: (name: string) => `Mit ${name} verknüpfen`,
    unlink: 'Lösen',
    unlinkNamed: (name: string) => `${name} lösen`,
    linkTitle: (name: string) => `Ihr Konto mit ${name} verknüpfen`,
    linkText: (name: string) => `Als Nächstes melden Sie sich bei ${name} an. Danach können Sie sich hier damit anmelden.`,
    unlinkTitle: (name: string) => `${name} lösen?`,
    unlinkText: (name: string) =>
      `Danach melden Sie sich mit Ihrem Passwort an. Andere Geräte, die mit ${name} angemeldet sind, werden abgemeldet.`,
    password: 'Ihr Passwort hier',
    passwordHint: 'Noch kein Passwort? Melden Sie sich ab und benutzen Sie den Link für ein vergessenes Passwort.',
    submitLink: 'Weiter',
    busy: 'Einen Moment\u00a0…',
    linked: (name: string) => `Ihr Konto ist mit ${name} verknüpft`,
    unlinked: 'Die Verknüpfung ist gelöst',
    failed: 'Das hat nicht geklappt.',
    loadFailed: 'Ihre verknüpften Konten konnten nicht geladen werden.',
    cancel: 'Abbrechen',
  },
};
