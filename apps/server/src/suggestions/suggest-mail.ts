// Drafts the text of an e-mail template. The model writes plain text with placeholders and the server makes the HTML of it, so that a
// draft has no link and no image of the model's.

import type { Placeholder, TriggerEvent } from '@app/contract/email-templates/email-templates.limits.ts';
import {
  escapeText,
  namesInBraces,
  placeholdersOf,
  placeholderTag,
} from '@app/contract/email-templates/email-templates.rules.ts';
import { limits, product } from '@app/contract/limits.ts';
import { withoutNewLinks } from '@app/contract/suggestions/safe-text.rules.ts';
import { suggestionLimits } from '@app/contract/suggestions/suggestions.limits.ts';
import * as z from 'zod/mini';
import { restored } from '#models/redact.ts';
import { longText, oneLine } from '#suggestions/answer-fields.ts';
import { languageOf } from '#suggestions/language-of.ts';
import { failed, type SuggestionCaller, suggest } from '#suggestions/suggest.ts';

interface MailWish {
  text: string;
  language?: string | null | undefined;
  triggerEvent: TriggerEvent;
  present?: { subject: string; htmlContent: string } | null | undefined;
}

const { mail: most } = suggestionLimits;

/** The shape of the answer: another placeholder is an error that is sent to the model. */
function answerWith(allowed: readonly Placeholder[]) {
  const onlyAllowed = z.refine<string>(
    (text) => namesInBraces(text).every((name) => allowed.some((each) => each === name)),
    `Use no text in double braces but these: ${allowed.map(placeholderTag).join(' ')}`,
  );
  return z.object({
    subject: oneLine(limits.emailTemplate.subject).check(onlyAllowed),
    heading: oneLine(limits.emailTemplate.subject).check(onlyAllowed),
    paragraphs: z.array(longText(most.paragraph).check(onlyAllowed)).check(z.minLength(1), z.maxLength(most.paragraphs)),
    /** What the button to the application says; without it the mail has no button. */
    button: z.optional(z.nullable(oneLine(most.button).check(onlyAllowed))),
  });
}

const purposes: Record<TriggerEvent, string> = {
  user_welcome: 'welcomes a new person',
  task_assigned: 'tells a person that a task was assigned to them',
  task_reminder: 'reminds a person of a task that is due',
  notification: 'tells a person about a change of a task',
  password_updated: 'tells a person that their password was changed',
  new_user_registered: 'tells an administrator about a new person; the placeholders of a person are about that new person',
  none: 'an administrator sends by hand',
};

export async function suggestMail(caller: SuggestionCaller, { text, language, triggerEvent, present }: MailWish) {
  const allowed = placeholdersOf(triggerEvent);
  const { value, failure } = await suggest(caller, {
    need: 'propose',
    task: [
      `You help an administrator of ${product}, a task board, to write an e-mail that ${purposes[triggerEvent]}.`,
      'Write what "wish" asks for; if "present" has a text, change that one.',
      `These placeholders are filled when the mail is sent: ${allowed.map(placeholderTag).join(' ')}. Use them in place of invented names, dates and addresses, and no others.`,
      'The button opens the application: leave it out if nothing is to be done there.',
      `Write in ${languageOf(caller.actor, language)}, in plain text without HTML, Markdown and links.`,
    ],
    data: { wish: text, present: present ?? null },
    answer: answerWith(allowed),
  });
  if (!value) return { triggerEvent, mail: null, failure };
  const source = [text, present?.subject, present?.htmlContent].filter(Boolean).join('\n');
  const safe = (words: string) => withoutNewLinks(restored(words, source) ?? words, source).trim();
  const subject = safe(value.subject);
  const paragraphs = value.paragraphs.map(safe).filter((words) => words !== '');
  if (subject === '' || paragraphs.length === 0)
    return { triggerEvent, mail: null, failure: failed(caller.actor, 'nothing').failure };
  const heading = safe(value.heading);
  const button = safe(value.button ?? '');
  const htmlContent = [
    ...(heading === '' ? [] : [`<h1>${escapeText(heading)}</h1>`]),
    ...paragraphs.map((words) => `<p>${escapeText(words).replaceAll('\n', '<br>')}</p>`),
    ...(button === '' ? [] : [`<p><a href="${placeholderTag('loginLink')}">${escapeText(button)}</a></p>`]),
  ].join('\n');
  return { triggerEvent, mail: { subject, htmlContent }, failure: null };
}
