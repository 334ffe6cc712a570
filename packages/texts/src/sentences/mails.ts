// Built-in mails in every language: the text of each trigger, and the HTML frame around all mails.
import {
  escapeHtml,
  fillHtml,
  type PlaceholderValues,
  placeholderTag,
} from '@app/contract/email-templates/email-templates.rules.ts';
import { locales } from '@app/contract/languages/languages.rules.ts';
import { type Language, product } from '@app/contract/limits.ts';
import type { ServerWarning } from '@app/contract/notifications/notifications.rules.ts';
import type { PasskeyChange } from '@app/contract/passkeys/passkeys.limits.ts';
import type { ReminderKind } from '@app/contract/reminders/reminders.rules.ts';
import { mailsText as english, type MailsText } from '#english/messages/mails.ts';
import { mailsText as french } from '#french/messages/mails.ts';
import { mailsText as german } from '#german/messages/mails.ts';
import { mailsText as spanish } from '#spanish/messages/mails.ts';

export const mailsTexts: Record<Language, MailsText> = { english, spanish, french, german };

/** The triggers and other causes that have a built-in text. */
export const builtInMails = [
  'user_welcome',
  'task_assigned',
  'task_reminder',
  'notification',
  'password_updated',
  'new_user_registered',
  'email_changed',
  'email_changed_back',
  'email_confirm',
  'invitation',
  'password_reset',
  'password_reset_by_admin',
] as const;
export type BuiltInMail = (typeof builtInMails)[number];

export interface MailText {
  subject: string;
  htmlContent: string;
}

/** Returns the built-in text of a mail with placeholders, as an administrator would write it: plain paragraphs without styles. */
export function builtInText(kind: BuiltInMail, language: Language): MailText {
  const words = mailsTexts[language];
  const { subject, heading, lines, button } = words[kind];
  const parts = [
    `<h1>${heading}</h1>`,
    ...lines.map((line) => `<p>${line}</p>`),
    tableOf(rowsOf(kind, words.labels)),
    `<p><a href="${placeholderTag('loginLink')}">${button}</a></p>`,
  ];
  return { subject, htmlContent: parts.filter(Boolean).join('\n') };
}

/** Returns the built-in text of a reminder with the reason why it comes today. */
export function builtInReminder(kind: ReminderKind, language: Language): MailText {
  const words = mailsTexts[language];
  const { htmlContent } = builtInText('task_reminder', language);
  const [line] = words.task_reminder.lines;
  const { subject, line: why } = words.reminders[kind];
  return { subject, htmlContent: htmlContent.replace(`<p>${line}</p>`, `<p>${why}</p>`) };
}

/** Returns the built-in text about a registration that waits for approval. */
export function builtInApproval(language: Language): MailText {
  const { approval, new_user_registered } = mailsTexts[language];
  const { htmlContent } = builtInText('new_user_registered', language);
  return {
    subject: approval.subject,
    htmlContent: htmlContent.replace(`<p>${new_user_registered.lines[0]}</p>`, `<p>${approval.line}</p>`),
  };
}

/** Returns the text of a warning to administrators; `message` is the notification about the same. */
export function warningText(kind: ServerWarning, message: string, language: Language): MailText {
  const { subject, line, button } = mailsTexts[language].warnings[kind];
  // What looks like a placeholder in a message is a part of somebody's text.
  const said = escapeHtml(message).replaceAll('{', '&#123;');
  const parts = [
    `<h1>${subject}</h1>`,
    `<p>${said}${said.endsWith('.') ? '' : '.'}</p>`,
    `<p>${line}</p>`,
    `<p><a href="${placeholderTag('loginLink')}">${button}</a></p>`,
  ];
  return { subject, htmlContent: parts.join('\n') };
}

/** Returns the text about what became of the second step of a person's sign-in. */
export function secondFactorText(change: 'on' | 'off' | 'codes' | 'reset', language: Language): MailText {
  const { subject, hello, changes, last, button } = mailsTexts[language].secondFactor;
  const parts = [
    `<h1>${subject}</h1>`,
    ...[hello, changes[change], last].map((line) => `<p>${line}</p>`),
    `<p><a href="${placeholderTag('loginLink')}">${button}</a></p>`,
  ];
  return { subject, htmlContent: parts.join('\n') };
}

/** Returns the text about what became of a passkey; its name is what its owner has typed. */
export function passkeyText(change: PasskeyChange, name: string, language: Language): MailText {
  return namedText(mailsTexts[language].secondFactor.passkey[change], name, language);
}

/** Returns the text about the link with an account of the company; the name is what an administrator has typed. */
export function identityText(change: 'linked' | 'unlinked', name: string, language: Language): MailText {
  return namedText(mailsTexts[language].secondFactor.identity[change], name, language);
}

function namedText(words: { subject: string; line: (name: string) => string }, name: string, language: Language): MailText {
  const { hello, last, button } = mailsTexts[language].secondFactor;
  const said = escapeHtml(words.line(name)).replaceAll('{', '&#123;');
  const parts = [
    `<h1>${words.subject}</h1>`,
    ...[hello, said, last].map((line) => `<p>${line}</p>`),
    `<p><a href="${placeholderTag('loginLink')}">${button}</a></p>`,
  ];
  return { subject: words.subject, htmlContent: parts.join('\n') };
}

/** Returns the text about a sign-in from a new device. */
export function newSignInText(facts: { device: string; address: string; time: string }, language: Language): MailText {
  const { subject, lines, last, labels, button } = mailsTexts[language].newSignIn;
  // What a browser says of itself is a stranger's text.
  const safe = (text: string) => escapeHtml(text).replaceAll('{', '&#123;');
  const known = [labels.device, labels.address, labels.time].map((label, at): [string, string] => [
    label,
    safe([facts.device, facts.address, facts.time][at] ?? ''),
  ]);
  const parts = [
    `<h1>${subject}</h1>`,
    ...lines.map((line) => `<p>${line}</p>`),
    tableOf(known),
    `<p>${last}</p>`,
    `<p><a href="${placeholderTag('loginLink')}">${button}</a></p>`,
  ];
  return { subject, htmlContent: parts.join('\n') };
}

function rowsOf(kind: BuiltInMail, labels: MailsText['labels']): [string, string][] {
  if (kind === 'new_user_registered')
    return [
      [labels.name, placeholderTag('fullName')],
      [labels.email, placeholderTag('email')],
      [labels.title, placeholderTag('title')],
      [labels.department, placeholderTag('department')],
    ];
  if (kind !== 'task_assigned' && kind !== 'task_reminder' && kind !== 'notification') return [];
  return [
    [labels.status, placeholderTag('taskStatus')],
    [labels.priority, placeholderTag('taskPriority')],
    [labels.dueDate, placeholderTag('taskDueDate')],
  ];
}

function tableOf(rows: [string, string][]): string {
  if (rows.length === 0) return '';
  return `<table>${rows.map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`).join('')}</table>`;
}

export interface MailFrame {
  subject: string;
  /** Sanitized HTML with its placeholders filled. */
  content: string;
  language: Language;
  /** A person's plain text, shown below the content. */
  quote?: { kind: 'commented' | 'mentioned' | 'alsoAssigned'; text: string } | undefined;
  /** The recipient's notification settings; undefined for mails that administrators send by hand. */
  settingsLink?: string | undefined;
  /** An answer becomes a comment, which the footer says. */
  isAnswerable?: boolean | undefined;
  /** The reason in the footer for recipients without an account. */
  reason?: 'invitation' | 'confirmation' | 'test' | undefined;
  /** HTML that replaces the standard footer. */
  footer?: string | undefined;
  values: PlaceholderValues;
}

/** Returns the HTML document of a mail: one column that fits any screen, light and dark, in the colours of the product. */
export function mailDocument({
  subject,
  content,
  language,
  quote,
  settingsLink,
  isAnswerable = false,
  reason = 'test',
  footer,
  values,
}: MailFrame): string {
  const words = mailsTexts[language];
  const say = (text: string) => fillHtml(text, values);
  const quoted = quote
    ? `<div class="quote" style="${styles.quote}"><p class="quiet" style="${styles.quiet}">${say(words.quote[quote.kind])}</p><p style="margin:0">${escapeHtml(quote.text).replaceAll('\n', '<br>')}</p></div>`
    : '';
  const answer = isAnswerable ? `${words.footer.answer}<br>` : '';
  const settings = settingsLink
    ? `${say(words.footer.account)} <a href="${escapeHtml(settingsLink)}" class="quiet" style="color:#61646e">${words.footer.settings}</a>`
    : say(words.footer[reason]);
  return `<!doctype html>
<html lang="${locales[language]}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${sheet}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#f9fafb;color:#171920">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f9fafb"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="ink brand" style="padding:0 8px 16px;${styles.font};font-size:16px;font-weight:600;color:#171920"><span style="display:inline-block;width:12px;height:12px;margin-right:8px;border-radius:4px;background-color:#5153dd"></span>${escapeHtml(product)}</td></tr>
<tr><td class="card ink content" style="padding:32px 32px 16px;border:1px solid #e0e2e6;border-radius:14px;background-color:#ffffff;${styles.font};font-size:16px;line-height:24px;color:#171920">
${withQuote(content, quoted)}
</td></tr>
<tr><td class="quiet" style="padding:16px 8px 0;${styles.font};font-size:13px;line-height:20px;color:#61646e">${footer ?? answer + settings}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** Inserts the quote before the button, or at the end if there is none. */
function withQuote(content: string, quoted: string): string {
  const at = content.search(/<p\b[^<>]*>\s*<a\b[^<>]*\bclass="button"/);
  return at < 0 ? content + quoted : content.slice(0, at) + quoted + content.slice(at);
}

const styles = {
  font: "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  quiet: 'margin:0 0 4px;font-size:13px;line-height:20px;color:#61646e',
  quote: 'margin:0 0 16px;padding:12px 16px;border-radius:8px;background-color:#f1f2f6',
};

/** Inline styles of templates by tag, for mail programs that ignore style sheets. */
export const tagStyles: Readonly<Record<string, string>> = {
  h1: 'margin:0 0 16px;font-size:20px;line-height:28px;font-weight:600',
  h2: 'margin:24px 0 8px;font-size:16px;line-height:24px;font-weight:600',
  p: 'margin:0 0 16px',
  th: 'padding:4px 16px 4px 0;text-align:left;font-weight:400;color:#61646e',
  td: 'padding:4px 0;text-align:left',
  table: 'margin:0 0 16px;border-collapse:collapse',
};
/** Inline style of the link to the page that the mail is about. */
export const buttonStyle =
  'display:inline-block;padding:10px 18px;border-radius:8px;background-color:#5153dd;color:#ffffff;font-weight:600;text-decoration:none';

const sheet = `.content a{color:#4a4ad0}.content img{max-width:100%;height:auto}.content blockquote{margin:0 0 16px;padding-left:16px;border-left:3px solid #e0e2e6}
@media (max-width:480px){.content{padding:24px 20px 8px!important}}
@media (prefers-color-scheme:dark){.page{background-color:#0e0f12!important}.card{background-color:#141518!important;border-color:#2b2c31!important}.ink{color:#eff0f3!important}.quiet,.content th{color:#9598a0!important}.quote{background-color:#1f2024!important}.content a{color:#a6aefe!important}.content a.button{color:#ffffff!important}}`;
