// Previews a template as a mail, for the administrator who edits it.
import type { PreviewRequest } from '@app/contract/email-templates/email-templates.contract.ts';
import { mailsTexts } from '@app/texts/sentences/mails.ts';
import type { Config } from '#config.ts';
import { baseUrl, valuesOf } from '#email/mail-values.ts';
import { type WrittenMail, writeMail } from '#email/write-mail.ts';
import type { Principal } from '#endpoints/principal.ts';

const day = 86_400_000;

/** Returns the mail for a sample person and task, in the requested language, else the administrator's. */
export async function previewMail(config: Config, actor: Principal, request: PreviewRequest): Promise<WrittenMail> {
  const { triggerEvent = 'none', subject, htmlContent, language = actor.language } = request;
  const { sample } = mailsTexts[language];
  const now = new Date();
  const task = {
    id: 1,
    title: sample.taskTitle,
    description: sample.taskDescription,
    dueDate: new Date(now.getTime() + 3 * day).toISOString().slice(0, 10),
    priority: 'P1',
    status: sample.status,
    workspaceName: sample.department,
  };
  const person = { fullName: 'Maya Rossi', email: 'maya@example.com', title: sample.title, departments: [sample.department] };
  const kind = triggerEvent === 'none' ? 'notification' : triggerEvent;
  const { timezone, dateFormat, fullName: actorName } = actor;
  const values = valuesOf(config, kind, { person, task, actorName, language, timezone, dateFormat, now });
  const quote = triggerEvent === 'notification' ? { kind: 'commented' as const, text: sample.comment } : undefined;
  return writeMail({ text: { subject, htmlContent }, language, values, quote, settingsLink: `${baseUrl(config)}/settings` });
}
