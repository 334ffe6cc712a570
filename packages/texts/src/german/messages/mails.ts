// Texts of the built-in mails, in German.
import type { MailsText } from '#english/messages/mails.ts';

export const mailsText: MailsText = {
  user_welcome: {
    subject: 'Willkommen bei {{companyName}}, {{firstName}}',
    heading: 'Willkommen, {{firstName}}',
    lines: [
      'Ihr Konto ist bereit. Sobald Sie zu Ihrer Abteilung gehören, sehen Sie auf ihrem Board, was geplant, in Arbeit und erledigt ist.',
      'Melden Sie sich mit dem Benutzernamen an, den Sie bei der Registrierung gewählt haben.',
    ],
    button: 'Anmelden',
  },
  task_assigned: {
    subject: '{{assignerName}} hat Ihnen „{{taskTitle}}“ zugewiesen',
    heading: '{{taskTitle}}',
    lines: [
      'Hallo {{firstName}}, {{assignerName}} hat Ihnen diese Aufgabe in {{workspaceName}} zugewiesen.',
      '{{taskDescription}}',
    ],
    button: 'Aufgabe öffnen',
  },
  task_reminder: {
    subject: 'Erinnerung: „{{taskTitle}}“ ist am {{taskDueDate}} fällig',
    heading: '{{taskTitle}}',
    lines: ['Hallo {{firstName}}, eine Erinnerung an diese Aufgabe in {{workspaceName}}.', '{{taskDescription}}'],
    button: 'Aufgabe öffnen',
  },
  notification: {
    subject: '{{assignerName}} hat zu „{{taskTitle}}“ geschrieben',
    heading: '{{taskTitle}}',
    lines: ['Hallo {{firstName}}, {{assignerName}} hat zu dieser Aufgabe in {{workspaceName}} geschrieben.'],
    button: 'Aufgabe öffnen',
  },
  password_updated: {
    subject: 'Ihr Passwort wurde geändert',
    heading: 'Ihr Passwort wurde geändert',
    lines: [
      'Hallo {{firstName}}, das Passwort Ihres Kontos wurde am {{currentDate}} geändert. Ihre anderen Sitzungen wurden beendet.',
      'Wenn Sie das nicht waren, sagen Sie es bitte sofort einem Administrator.',
    ],
    button: 'Anmelden',
  },
  secondFactor: {
    subject: 'Der zweite Schritt Ihrer Anmeldung wurde geändert',
    hello: 'Hallo {{firstName}},',
    changes: {
      on: 'Ihr Konto fragt bei der Anmeldung jetzt nach einem Code von Ihrem Telefon.',
      off: 'Ihr Konto fragt bei der Anmeldung nicht mehr nach einem Code von Ihrem Telefon.',
      codes: 'Ihr Konto hat neue Ersatzcodes. Die früheren gelten nicht mehr.',
      reset:
        'ein Administrator hat den Code von Ihrem Telefon und Ihre Passkeys entfernt, damit Sie sich mit Ihrem Passwort allein anmelden können. Richten Sie bald Ihr neues Telefon ein.',
    },
    identity: {
      linked: {
        subject: 'Ein Konto Ihrer Firma öffnet Ihr Konto',
        line: (name) => `Ihr Konto ist mit ${name} verknüpft. Wer sich dort anmeldet, kann es öffnen.`,
      },
      unlinked: {
        subject: 'Die Verknüpfung Ihres Kontos ist beendet',
        line: (name) => `die Verknüpfung Ihres Kontos mit ${name} ist beendet. Sie öffnet es nicht mehr.`,
      },
    },
    passkey: {
      added: {
        subject: 'Ihrem Konto wurde ein Passkey hinzugefügt',
        line: (name) => `Ihr Konto hat einen neuen Passkey: ${name}. Wer das Gerät entsperrt, kann sich damit anmelden.`,
      },
      removed: {
        subject: 'Ein Passkey wurde von Ihrem Konto entfernt',
        line: (name) => `der Passkey ${name} wurde von Ihrem Konto entfernt. Er öffnet es nicht mehr.`,
      },
      copied: {
        subject: 'Ein Passkey Ihres Kontos wurde kopiert',
        line: (name) =>
          `zwei Geräte haben den Passkey ${name} benutzt; das kann nur eine Kopie. Er ist gesperrt. Entfernen Sie ihn, und fügen Sie einen neuen hinzu, wenn Sie das Gerät noch haben.`,
      },
    },
    last: 'Wenn Sie das nicht waren, sagen Sie es bitte sofort einem Administrator und ändern Sie Ihr Passwort.',
    button: 'Sicherheit Ihres Kontos öffnen',
  },
  newSignIn: {
    subject: 'Neue Anmeldung bei Ihrem Konto',
    lines: [
      'Hallo {{firstName}}, jemand hat sich mit einem Gerät bei Ihrem Konto angemeldet, das dafür noch nicht benutzt wurde.',
    ],
    labels: { device: 'Gerät', address: 'Adresse', time: 'Zeit' },
    last: 'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, ändern Sie sofort Ihr Passwort: Damit werden alle anderen Geräte abgemeldet.',
    button: 'Ansehen, wo Sie angemeldet sind',
  },
  new_user_registered: {
    subject: '{{fullName}} hat sich registriert',
    heading: 'Eine neue Person hat sich registriert',
    lines: ['{{fullName}} hat am {{currentDate}} ein Konto erstellt.'],
    button: 'Verwaltung öffnen',
  },
  invitation: {
    subject: '{{assignerName}} lädt Sie zu {{workspaceName}} ein',
    heading: 'Sie sind zu {{workspaceName}} eingeladen',
    lines: [
      '{{assignerName}} lädt Sie ein, bei {{companyName}} auf dem Board {{workspaceName}} mitzuarbeiten.',
      'Der Link unten öffnet die Einladung. Er gilt nur für diese Adresse und sieben Tage lang.',
    ],
    button: 'Einladung öffnen',
  },
  password_reset: {
    subject: 'Ein neues Passwort für {{companyName}}',
    heading: 'Neues Passwort wählen',
    lines: [
      'Hallo {{firstName}}, jemand hat ein neues Passwort für Ihr Konto angefordert. Wenn Sie das waren, wählen Sie es über den Link unten. Er gilt einmal und eine Stunde lang.',
      'Wenn Sie es nicht waren, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.',
    ],
    button: 'Neues Passwort wählen',
  },
  password_reset_by_admin: {
    subject: 'Ein neues Passwort für {{companyName}}',
    heading: 'Neues Passwort wählen',
    lines: [
      'Hallo {{firstName}}, {{assignerName}} hat einen Link erstellt, über den Sie ein neues Passwort wählen. Er gilt einmal und 24 Stunden lang.',
      'Solange Sie ihn nicht verwenden, bleibt Ihr Passwort, wie es ist.',
    ],
    button: 'Neues Passwort wählen',
  },
  email_changed: {
    subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    heading: 'Ihre E-Mail-Adresse wurde geändert',
    lines: [
      'Hallo {{firstName}}, Ihr Konto hat jetzt eine andere E-Mail-Adresse. An diese Adresse senden wir Ihnen nichts mehr.',
      'Wenn Sie das nicht waren, sagen Sie es bitte sofort einem Administrator.',
    ],
    button: 'Anmelden',
  },
  email_changed_back: {
    subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    heading: 'Ihre E-Mail-Adresse wurde geändert',
    lines: [
      'Hallo {{firstName}}, Ihr Konto hat jetzt eine andere E-Mail-Adresse. An diese Adresse senden wir Ihnen nichts mehr.',
      'Wenn Sie das nicht waren, machen Sie die Änderung über den Link unten rückgängig. Er gilt sieben Tage lang: Ihr Konto wird überall abgemeldet, und Sie wählen ein neues Passwort.',
    ],
    button: 'Änderung rückgängig machen',
  },
  email_confirm: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse für {{companyName}}',
    heading: 'E-Mail-Adresse bestätigen',
    lines: [
      'Hallo, diese Adresse wurde für ein Konto bei {{companyName}} angegeben. Wenn Sie das waren, bestätigen Sie sie über den Link unten. Er gilt einmal und drei Tage lang.',
      'Wenn Sie es nicht waren, ignorieren Sie diese E-Mail: Die Adresse wird dann nicht verwendet und erhält nichts weiter von uns.',
    ],
    button: 'Adresse bestätigen',
  },
  reminders: {
    due_tomorrow: {
      subject: '„{{taskTitle}}“ ist morgen fällig',
      line: 'Hallo {{firstName}}, diese Aufgabe in {{workspaceName}} ist morgen fällig. Sie erhalten diese Erinnerung, weil sie Ihnen zugewiesen ist.',
    },
    due_today: {
      subject: '„{{taskTitle}}“ ist heute fällig',
      line: 'Hallo {{firstName}}, diese Aufgabe in {{workspaceName}} ist heute fällig. Sie erhalten diese Erinnerung, weil sie Ihnen zugewiesen ist.',
    },
    overdue: {
      subject: '„{{taskTitle}}“ ist überfällig',
      line: 'Hallo {{firstName}}, diese Aufgabe in {{workspaceName}} war am {{taskDueDate}} fällig. Sie erhalten diese Erinnerung, weil sie Ihnen zugewiesen ist.',
    },
  },
  approval: {
    subject: '{{fullName}} wartet auf Freigabe',
    line: '{{fullName}} hat am {{currentDate}} ein Konto erstellt und sieht nichts, bis Sie es freigeben oder ein anderer Administrator es tut.',
  },
  warnings: {
    backup_failed: {
      subject: 'Bitte prüfen Sie die letzte Sicherung',
      line: 'Was ab jetzt gespeichert wird, ist in keiner Sicherung, bis wieder eine gelingt.',
      button: 'Zustand des Servers öffnen',
    },
    webhook_stopped: {
      subject: 'Ein Webhook wurde angehalten',
      line: 'Was er melden sollte, wartet eine Zeit lang. Starten Sie ihn wieder, wenn die Ursache behoben ist.',
      button: 'Webhooks öffnen',
    },
  },
  quote: {
    commented: '{{assignerName}} hat geschrieben:',
    mentioned: '{{assignerName}} hat Sie erwähnt:',
    alsoAssigned: '{{assignerName}} hat Ihnen außerdem zugewiesen:',
  },
  labels: {
    status: 'Status',
    priority: 'Priorität',
    dueDate: 'Fälligkeit',
    name: 'Name',
    email: 'E-Mail',
    title: 'Position',
    department: 'Abteilung',
  },
  footer: {
    answer: 'Antworten Sie auf diese E-Mail, um einen Kommentar zu schreiben.',
    account: 'Sie erhalten diese E-Mail, weil Sie ein Konto bei {{companyName}} haben.',
    settings: 'E-Mail-Einstellungen',
    invitation:
      'Sie erhalten diese E-Mail, weil jemand bei {{companyName}} diese Adresse eingeladen hat. Wenn Sie damit nichts anfangen können, ignorieren Sie sie: Dann passiert nichts.',
    confirmation: 'Sie erhalten diese E-Mail, weil jemand diese Adresse für ein Konto bei {{companyName}} angegeben hat.',
    test: 'Ein Administrator von {{companyName}} hat diese Nachricht gesendet, um den E-Mail-Versand zu testen.',
  },
  none: '–',
  sample: {
    title: 'Projektleiterin',
    department: 'Marketing',
    taskTitle: 'Frühjahrskampagne planen',
    taskDescription: 'Kanäle und Budget mit allen abstimmen.',
    status: 'In Progress',
    comment: 'Das Budget ist genehmigt, wir können anfangen.',
  },
};
