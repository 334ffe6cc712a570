// Composes the mail with the answer to a scheduled question, from what its reader may see now.

import { shortDate } from '@app/contract/dates/dates.rules.ts';
import type { MailSkipReason } from '@app/contract/email/email.rules.ts';
import { escapeHtml } from '@app/contract/email-templates/email-templates.rules.ts';
import { scheduledLimits } from '@app/contract/scheduled-questions/scheduled-questions.limits.ts';
import { screens } from '@app/contract/screens.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import { digestsTexts } from '@app/texts/sentences/digests.ts';
import { buttonStyle, mailDocument, tagStyles } from '@app/texts/sentences/mails.ts';
import { departmentName, statusName } from '@app/texts/sentences/names.ts';
import { scheduledTexts } from '@app/texts/sentences/scheduled.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { linksOf, unsubscribeHeaders } from '#digests/unsubscribe-link.ts';
import type { MailFacts } from '#email/mail-facts.sql.ts';
import { baseUrl } from '#email/mail-values.ts';
import type { WrittenMail } from '#email/write-mail.ts';
import { principalOf } from '#endpoints/principal.ts';
import { findPerson } from '#endpoints/principals.sql.ts';
import { findScheduled } from '#scheduled-questions/scheduled-questions.sql.ts';
import { answerFor } from '#scheduled-questions/send-answers.ts';

/** Returns the mail, or the reason why there is none. */
export async function composeAnswerMail(
  db: Db,
  config: Config,
  { recipient, details }: MailFacts,
): Promise<WrittenMail | MailSkipReason> {
  const { day, scheduledQuestionId } = details;
  const row = recipient ? await findPerson(db, recipient.id) : undefined;
  if (!recipient || !row || row.gone || day === undefined || scheduledQuestionId === undefined) return 'userGone';
  if (row.awaitsApproval) return 'userInactive';
  const question = await findScheduled(db, recipient.id, scheduledQuestionId);
  if (!question) return 'toggleOff';
  const answer = await answerFor(db, principalOf(row, 'system', 'all'), { ...question, day });
  if (!answer) return 'boardGone';
  const { language, dateFormat } = recipient;
  const words = scheduledTexts[language];
  const catalogue = catalogues[language];
  const link = (path: string, text: string, looks = '') =>
    `<a href="${escapeHtml(`${baseUrl(config)}${path}`)}"${looks}>${escapeHtml(text)}</a>`;
  const tasks = answer.tasks.slice(0, scheduledLimits.tasks);
  const rest = (answer.count ?? 0) - tasks.length;
  const lines = [
    ...tasks.map(
      ({ id, title, status }) => `${link(screens.task.href(id), title)}, ${escapeHtml(statusName(catalogue, status))}`,
    ),
    ...answer.counts.map(({ name, count }) => `${escapeHtml(departmentName(catalogue, name))}: ${count}`),
    ...(tasks.length > 0 && rest > 0 ? [escapeHtml(words.mail.more(rest))] : []),
  ];
  const content = [
    `<h1 style="${tagStyles['h1']}">${escapeHtml(question.text)}</h1>`,
    `<p style="${tagStyles['p']}">${escapeHtml(answer.text)}</p>`,
    ...lines.map((line) => `<p style="margin:0 0 8px">${line}</p>`),
    `<p style="margin:24px 0 16px">${link(screens.assistant.href(question.conversationId ?? undefined), words.mail.button, ` class="button" style="${buttonStyle}"`)}</p>`,
  ].join('\n');
  const { settings, unsubscribe } = digestsTexts[language];
  const off = linksOf(config, recipient.id)(`answer${question.id}`);
  const quiet = ' class="quiet" style="color:#61646e"';
  const footer = `${escapeHtml(words.mail.footer)} <a href="${escapeHtml(off)}"${quiet}>${escapeHtml(unsubscribe)}</a> · ${link(`${screens.settings.href()}?tab=notifications`, settings, quiet)}`;
  const subject = `${question.text} (${shortDate(day, { language, dateFormat }, day)})`;
  const { plainText } = await import('#email/plain-text.ts');
  return {
    subject,
    html: mailDocument({ subject, content, language, footer, values: {} }),
    text: `${plainText(content)}\n\n-- \n${plainText(footer)}\n`,
    headers: unsubscribeHeaders(off),
  };
}
