// Texts of confirming an e-mail address, in German.
import type { Catalogue } from '#catalogue.ts';

export const emailConfirmationsText: Catalogue['emailConfirmations'] = {
  notFound: 'Dieser Link ist ungültig. Vielleicht hat ihn ein neuerer ersetzt.',
  used: 'Dieser Link wurde bereits verwendet.',
  expired: 'Dieser Link ist abgelaufen. In Ihrem Profil können Sie einen neuen senden lassen.',
  ended: 'Dieser Link funktioniert nicht mehr. Ein neuerer hat ihn ersetzt, oder die Adresse wurde inzwischen geändert.',
  nothingToConfirm: 'Es gibt keine Adresse, die bestätigt werden müsste.',
  profile: {
    passwordHint: 'Für eine neue E-Mail-Adresse brauchen wir Ihr Passwort.',
    notConfirmed: (email) => `${email} ist noch nicht bestätigt`,
    pendingText: (current) => `Öffnen Sie den Link, den wir dorthin gesendet haben. Bis dahin bleibt Ihre Adresse ${current}.`,
    unconfirmedText: 'Öffnen Sie den Link, den wir dorthin gesendet haben. Bis dahin erhalten Sie keine anderen E-Mails von uns.',
    send: 'Link erneut senden',
    sending: 'Wird gesendet\u00a0…',
    sent: { title: 'Link gesendet', text: (email) => `Öffnen Sie den Link in der E-Mail an ${email}.` },
    sendFailed: { title: 'Link nicht gesendet', text: 'Der Link konnte nicht gesendet werden. Bitte versuchen Sie es erneut.' },
    cancel: 'Änderung abbrechen',
    cancelled: { title: 'Änderung abgebrochen', text: (email) => `Ihre Adresse ist weiterhin ${email}.` },
    cancelFailed: {
      title: 'Änderung nicht abgebrochen',
      text: 'Die Änderung konnte nicht abgebrochen werden. Bitte versuchen Sie es erneut.',
    },
    requested: {
      title: 'Bestätigen Sie Ihre neue Adresse',
      text: (email) => `Wir haben einen Link an ${email} gesendet. Die Adresse gilt, sobald Sie ihn öffnen.`,
    },
  },
  page: {
    title: 'E-Mail-Adresse',
    confirm: 'E-Mail-Adresse bestätigen',
    confirmText: (email, username) => `${email} für das Konto ${username}.`,
    confirmButton: 'Adresse bestätigen',
    confirming: 'Wird bestätigt\u00a0…',
    confirmed: 'E-Mail-Adresse bestätigt',
    confirmedText: (email) => `E-Mails für Ihr Konto gehen an ${email}.`,
    open: 'Board öffnen',
    revert: 'Änderung rückgängig machen?',
    revertText: (email, username) =>
      `Das Konto ${username} erhält die Adresse ${email} zurück. Es wird überall abgemeldet, und Sie wählen ein neues Passwort.`,
    revertButton: 'Änderung rückgängig machen',
    reverting: 'Wird rückgängig gemacht\u00a0…',
    reverted: { title: 'Die Änderung wurde rückgängig gemacht', text: 'Wählen Sie jetzt ein neues Passwort.' },
    failed: 'Das hat nicht funktioniert',
    dead: 'Dieser Link funktioniert nicht',
    deadText: 'Wenn jemand anders Ihre Adresse geändert hat, sagen Sie es bitte einem Administrator.',
    toSignIn: 'Zur Anmeldung',
    lookFailed: 'Der Link konnte nicht geprüft werden.',
  },
};
