// The page behind the links that turn e-mail off: it asks for confirmation, then shows the result.
import { escapeHtml } from '@app/contract/email-templates/email-templates.rules.ts';
import type { Language } from '@app/contract/limits.ts';
import { screens } from '@app/contract/screens.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import { digestsTexts } from '@app/texts/sentences/digests.ts';
import { buttonStyle, mailDocument, tagStyles } from '@app/texts/sentences/mails.ts';
import { scheduledTexts } from '@app/texts/sentences/scheduled.ts';
import type { Config } from '#config.ts';
import { isSetting, type Subscription, sentBy } from '#digests/unsubscribe-link.ts';
import { baseUrl } from '#email/mail-values.ts';

/** The content of the page; without a toggle the link was invalid. */
interface UnsubscribePageOptions {
  language: Language;
  toggle?: Subscription | undefined;
  /** Whether the setting is already off. */
  off?: boolean;
}

/** Returns the link to the page where a person chooses their e-mails. */
export function mailSettings(config: Config): string {
  return `${baseUrl(config)}${screens.profile.href()}?tab=notifications`;
}

/** Returns the complete page; it loads no script and no other file. */
export function unsubscribePage(config: Config, { language, toggle, off = false }: UnsubscribePageOptions): Buffer {
  const { page } = digestsTexts[language];
  const profile = (looks: string) => `<a href="${escapeHtml(mailSettings(config))}" ${looks}>${escapeHtml(page.open)}</a>`;
  const title = toggle ? (off ? page.done : page.ask)(nameOf(toggle, language)) : page.invalid;
  const text = toggle ? (off ? page.doneText : consequence(page, toggle)) : page.invalidText;
  const form = `<form method="post" style="margin:0 0 16px"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button type="submit" style="${buttonStyle};border:0;font:inherit;font-weight:600;cursor:pointer">${escapeHtml(page.button)}</button></form>`;
  const content = `<h1 style="${tagStyles['h1']}">${escapeHtml(title)}</h1><p style="${tagStyles['p']}">${escapeHtml(text)}</p>${toggle && !off ? form : `<p style="${tagStyles['p']}">${profile('')}</p>`}`;
  const footer = toggle && !off ? profile('class="quiet" style="color:#61646e"') : '';
  const mail = mailDocument({ subject: title, content, language, footer, values: {} });
  // Adds a main landmark, which a page needs and a mail does not.
  return Buffer.from(mail.replace(/<body[^<>]*>/, '$&<main>').replace('</body>', '</main></body>'));
}

type PageWords = (typeof digestsTexts)['english']['page'];

/** It says nothing of the board or the question, because whoever holds the link may read it. */
function nameOf(toggle: Subscription, language: Language): string {
  const { summaries, users } = catalogues[language];
  if (isSetting(toggle)) return users.profile.toggles[toggle].title;
  return sentBy(toggle).kind === 'answer' ? scheduledTexts[language].title : summaries.monday.title;
}

function consequence(page: PageWords, toggle: Subscription): string {
  if (toggle === 'dailyDigest') return page.digest;
  return toggle === 'taskReminders' ? page.reminders : page.others;
}
