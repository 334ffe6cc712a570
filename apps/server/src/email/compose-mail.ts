// Composes a mail from its facts: the text, the language and the values of the placeholders.

import { shortDateTime } from '@app/contract/dates/dates.rules.ts';
import { calendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import type { MailKind, MailSkipReason } from '@app/contract/email/email.rules.ts';
import { escapeHtml } from '@app/contract/email-templates/email-templates.rules.ts';
import { dateFormats, type Language, limits } from '@app/contract/limits.ts';
import { plainText } from '@app/contract/markdown/plain-text.rules.ts';
import { isServerWarning } from '@app/contract/notifications/notifications.rules.ts';
import { screens } from '@app/contract/screens.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import { deviceWords } from '@app/texts/sentences/devices.ts';
import { incomingMessagesTexts } from '@app/texts/sentences/incoming-mails.ts';
import {
  builtInApproval,
  builtInMails,
  builtInReminder,
  builtInText,
  identityText,
  type MailText,
  newSignInText,
  passkeyText,
  secondFactorText,
  warningText,
} from '@app/texts/sentences/mails.ts';
import { departmentName } from '@app/texts/sentences/names.ts';
import { notificationMessage } from '@app/texts/sentences/notification-messages.ts';
import type { Config } from '#config.ts';
import { composeDashboardMail } from '#dashboard-mails/compose-dashboard-mail.ts';
import type { Db } from '#db/connect.ts';
import { composeDigest } from '#digests/compose-digest.ts';
import type { MailFacts } from '#email/mail-facts.sql.ts';
import { baseUrl, shortened, valuesOf } from '#email/mail-values.ts';
import { type WrittenMail, writeMail } from '#email/write-mail.ts';
import { composeAnswerMail } from '#scheduled-questions/compose-answer-mail.ts';

/** Returns the mail, or the reason why there is none. An answer to it becomes a comment if it is `isAnswerable`. */
export async function composeMail(
  db: Db,
  config: Config,
  facts: MailFacts,
  isAnswerable = false,
): Promise<WrittenMail | MailSkipReason> {
  const { kind } = facts;
  if (kind === 'daily_digest') return (await composeDigest(db, config, facts)) ?? 'nothingNew';
  if (kind === 'dashboard') return composeDashboardMail(db, config, facts);
  if (kind === 'answered') return composeAnswerMail(db, config, facts);
  const language = facts.recipient?.language ?? facts.actor?.language ?? 'english';
  const text = textOf(kind, facts, language);
  if (!text) return 'templateOff';
  const values = valuesOf(config, kind, {
    person: facts.about ?? facts.recipient,
    task: facts.task,
    itemId: facts.details.item === undefined ? undefined : Number(facts.details.item),
    actorName: facts.actor?.fullName ?? '',
    language,
    timezone: facts.recipient?.timezone ?? 'UTC',
    dateFormat: facts.recipient?.dateFormat ?? dateFormats[0],
    now: new Date(),
  });
  const { invitation, reset, emailLink } = facts.details;
  if (invitation)
    Object.assign(values, {
      workspaceName: departmentName(catalogues[language], invitation.workspace),
      loginLink: invitation.link,
    });
  const link = reset?.link ?? emailLink?.link;
  if (link !== undefined) values.loginLink = link;
  return writeMail({
    text,
    language,
    values,
    quote: quoteOf(facts),
    isAnswerable,
    settingsLink: kind === 'email_confirm' ? undefined : settingsOf(config, facts),
    reason: kind === 'email_confirm' ? 'confirmation' : invitation && 'invitation',
  });
}

type TemplateKind = Exclude<MailKind, 'daily_digest' | 'dashboard' | 'answered'>;

function textOf(kind: TemplateKind, facts: MailFacts, language: Language): MailText | undefined {
  const { details, template } = facts;
  if (kind === 'test') return testText(details);
  if (kind === 'mail_refused') return refusedText(details, language);
  if (isServerWarning(kind)) {
    const message = notificationMessage(kind, details.warning, { language, dateFormat: dateFormats[0] });
    return message === undefined ? undefined : warningText(kind, message, language);
  }
  if (kind === 'new_sign_in') return signInText(facts, language);
  if (kind === 'second_factor_changed') return factorText(details, language);
  if (kind === 'password_reset') return resetText(facts, language);
  if (kind === 'email_changed') return builtInText(details.emailLink ? 'email_changed_back' : kind, language);
  if (kind === 'email_confirm' || kind === 'invitation') return builtInText(kind, language);
  if (!template) return undefined;
  if (template.isBuiltIn && details.reminder) return builtInReminder(details.reminder, language);
  if (template.isBuiltIn && details.waits) return builtInApproval(language);
  const builtIn = template.isBuiltIn ? builtInMails.find((each) => each === kind) : undefined;
  return builtIn ? builtInText(builtIn, language) : template;
}

/** The lifetime of the link, and so the text, depends on who created it. */
function resetText({ actor }: MailFacts, language: Language): MailText {
  return builtInText(actor ? 'password_reset_by_admin' : 'password_reset', language);
}

/** Says what became of the second step, of a passkey or of the link with an account of the company. */
function factorText({ secondFactor, passkey, identity }: MailFacts['details'], language: Language): MailText | undefined {
  if (passkey) return passkeyText(passkey.change, passkey.name, language);
  if (identity) return identityText(identity.change, identity.name, language);
  return secondFactor && secondFactorText(secondFactor, language);
}

/** Says from where somebody signed in. */
function signInText({ details, recipient }: MailFacts, language: Language): MailText | undefined {
  if (!details.signIn) return undefined;
  const { userAgent, address, at } = details.signIn;
  const style = { language, dateFormat: recipient?.dateFormat ?? dateFormats[0] };
  const [zone, moment] = [zoneOf(recipient?.timezone ?? 'UTC'), new Date(at)];
  const time = shortDateTime(moment, zone, style, calendarDate(moment, zone));
  return newSignInText({ device: deviceWords(userAgent, language), address, time }, language);
}

/** Converts an administrator's plain text to HTML paragraphs. */
function testText({ subject = '', message = '' }: MailFacts['details']): MailText {
  const paragraphs = message.split(/\n{2,}/).map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`);
  return { subject, htmlContent: paragraphs.join('') };
}

/** Tells a person that a mail became nothing, and why. The subject is theirs: what looks like a placeholder in it is a text. */
function refusedText({ refusal }: MailFacts['details'], language: Language): MailText | undefined {
  if (!refusal) return undefined;
  const { answer, reasons } = incomingMessagesTexts[language];
  const lines = [answer.text(refusal.subject), reasons[refusal.reason], answer.last];
  const safe = (line: string) => escapeHtml(line).replaceAll('{', '&#123;');
  return { subject: answer.subject, htmlContent: lines.map((line) => `<p>${safe(line)}</p>`).join('') };
}

function quoteOf({ kind, comment, details, alsoAssigned }: MailFacts) {
  if (alsoAssigned.length > 0) return { kind: 'alsoAssigned' as const, text: titlesOf(alsoAssigned) };
  if (kind !== 'notification' || comment === null) return undefined;
  return {
    kind: details.mentioned ? ('mentioned' as const) : ('commented' as const),
    text: shortened(plainText(comment), limits.mail.quote),
  };
}

/** Lists the first titles, one a line, and counts the others. */
function titlesOf(titles: readonly string[]): string {
  const more = titles.length - limits.mail.titles;
  return [...titles.slice(0, limits.mail.titles), ...(more > 0 ? [`+ ${more}`] : [])].join('\n');
}

function settingsOf(config: Config, { recipient }: MailFacts): string | undefined {
  return recipient ? `${baseUrl(config)}${screens.settings.href()}` : undefined;
}
