// Renders a mail: fills the template's text, sanitizes it and adds the product's layout; also as plain text.
import { fillHtml, fillSubject, oneLine, type PlaceholderValues } from '@app/contract/email-templates/email-templates.rules.ts';
import { type Language, limits } from '@app/contract/limits.ts';
import { type MailFrame, type MailText, mailDocument, mailsTexts } from '@app/texts/sentences/mails.ts';
import { cleanHtml } from '#email/clean-html.ts';

interface Writing extends Pick<MailFrame, 'quote' | 'settingsLink' | 'isAnswerable'> {
  /** The reason for the mail in the footer, if it is not an account. */
  reason?: 'invitation' | 'confirmation' | 'test' | undefined;
  text: MailText;
  language: Language;
  values: PlaceholderValues;
}

export interface WrittenMail {
  subject: string;
  html: string;
  text: string;
  /** Additional headers. */
  headers?: Record<string, string> | undefined;
}

/** Returns the mail as its recipient gets it. */
export async function writeMail({
  text,
  language,
  values,
  quote,
  settingsLink,
  isAnswerable,
  reason = 'test',
}: Writing): Promise<WrittenMail> {
  const subject = [...fillSubject(text.subject, values)].slice(0, longestSubject).join('') || values.companyName || '';
  const content = await cleanHtml(fillHtml(text.htmlContent, values), values.loginLink ?? '');
  const { plainText } = await import('#email/plain-text.ts');
  const words = mailsTexts[language];
  const blocks = [
    plainText(content),
    ...(quote ? [`${fillSubject(words.quote[quote.kind], values)}\n${quoted(quote.text)}`] : []),
    `-- \n${isAnswerable ? `${words.footer.answer}\n` : ''}${fillSubject(settingsLink ? words.footer.account : words.footer[reason], values)}${settingsLink ? `\n${words.footer.settings}: ${settingsLink}` : ''}`,
  ];
  return {
    subject: oneLine(subject),
    html: mailDocument({ subject, content, language, quote, settingsLink, isAnswerable, reason, values }),
    text: `${blocks.join('\n\n')}\n`,
  };
}

const longestSubject = limits.title.max + limits.emailTemplate.subject;

function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}
