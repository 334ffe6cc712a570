// Words of sending mail, in German.
import type { Catalogue } from '#text.ts';

export const emailText: Catalogue['email'] = {
  recipientInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  subjectRequired: 'Der Betreff ist erforderlich',
  messageRequired: 'Die Nachricht ist erforderlich',
  notFound: 'E-Mail nicht gefunden',
  beingSent: 'Diese E-Mail wird gerade gesendet.',
  panel: {
    successful: 'Verbindung hergestellt',
    issue: 'Problem mit der Verbindung',
    error: 'Fehler bei der Verbindung',
    checkFailed: 'Die E-Mail-Verbindung konnte nicht geprüft werden',
  },
  admin: {
    successful: 'Verbindung hergestellt',
    failed: 'Verbindung fehlgeschlagen',
    error: 'Fehler bei der Verbindung',
    errorText: 'Die E-Mail-Verbindung konnte nicht getestet werden',
  },
  test: {
    sent: 'Test-E-Mail gesendet',
    failed: 'Die E-Mail konnte nicht gesendet werden',
    error: 'E-Mail-Fehler',
    sendFailed: 'Die Test-E-Mail konnte nicht gesendet werden',
  },
  ready: 'Der Mailserver ist bereit.',
  devMode: 'Entwicklungsmodus: Es ist kein Mailserver eingerichtet, E-Mails werden hier aufbewahrt und nicht gesendet.',
  accepted: (recipient) => `Der Mailserver hat die Nachricht an ${recipient} angenommen.`,
  kept: (recipient) => `Entwicklungsmodus: Die Nachricht an ${recipient} wurde aufbewahrt und nicht gesendet.`,
  fallback: (why) => `Statt OAuth wird das Passwort verwendet. ${why}`,
  states: {
    queued: 'Wartet',
    sending: 'Wird gesendet',
    sent: 'Gesendet',
    kept: 'Aufbewahrt',
    skipped: 'Übersprungen',
    failed: 'Fehlgeschlagen',
  },
  failures: {
    unreachable: 'Der Mailserver ist nicht erreichbar. Bitte prüfen Sie seinen Namen und seinen Port.',
    timeout: 'Der Mailserver antwortet nicht rechtzeitig.',
    tls: 'Es konnte keine sichere Verbindung zum Mailserver hergestellt werden. Bitte prüfen Sie sein Zertifikat und seinen Port.',
    signIn: 'Der Mailserver nimmt den Benutzernamen oder das Passwort nicht an.',
    oauthRefreshToken:
      'Das OAuth-Aktualisierungstoken fehlt oder ist nicht mehr gültig. Bitte erstellen Sie ein neues und starten Sie den Server damit neu.',
    oauthUnauthorizedClient:
      'Der OAuth-Client darf das nicht (unauthorized client). Bitte prüfen Sie Client-ID und Client-Geheimnis, und ob dieser Client das Aktualisierungstoken erstellt hat.',
    oauthInvalidGrant:
      'Die OAuth-Freigabe wurde abgelehnt (invalid grant): Das Aktualisierungstoken ist abgelaufen, widerrufen oder gehört zu einem anderen Konto. Bitte erstellen Sie ein neues.',
    oauthFailed: 'Die Anmeldung mit OAuth ist fehlgeschlagen. Bitte prüfen Sie die OAuth-Einstellungen.',
    busy: 'Der Mailserver bittet darum, es später noch einmal zu versuchen.',
    recipientRefused: 'Der Mailserver nimmt den Empfänger nicht an.',
    senderRefused: 'Der Mailserver nimmt den Absender nicht an.',
    messageRefused: 'Der Mailserver nimmt die Nachricht nicht an.',
    interrupted: 'Das Senden wurde immer wieder unterbrochen.',
    unexpected: 'Die E-Mail konnte nicht gesendet werden.',
  },
  skips: {
    emailOff: 'Der Empfänger möchte keine E-Mails.',
    toggleOff: 'Der Empfänger möchte diese Art von E-Mails nicht.',
    digestInstead: 'Der Empfänger erhält stattdessen eine tägliche E-Mail.',
    userGone: 'Das Konto wurde gelöscht.',
    noAddress: 'Der Empfänger hat keine Adresse, die E-Mails empfängt.',
    notAdmin: 'Der Empfänger ist kein Administrator mehr.',
    taskGone: 'Der Empfänger sieht die Aufgabe nicht mehr.',
    commentGone: 'Der Kommentar wurde gelöscht.',
    notAssigned: 'Die Aufgabe ist dem Empfänger nicht mehr zugewiesen.',
    templateOff: 'Die Vorlage dieses Ereignisses ist ausgeschaltet.',
  },
};
