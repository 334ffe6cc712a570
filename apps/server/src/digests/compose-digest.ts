// Composes the daily digest mail: its lines, the reason for each, and links to turn it off.

import { shortDate } from '@app/contract/dates/dates.rules.ts';
import { escapeHtml } from '@app/contract/email-templates/email-templates.rules.ts';
import { hintLimits } from '@app/contract/hints/hints.limits.ts';
import { screens } from '@app/contract/screens.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import type { DigestsText } from '@app/texts/english/messages/digests.ts';
import { digestsTexts, type MailToggle } from '@app/texts/sentences/digests.ts';
import { buttonStyle, mailDocument, tagStyles } from '@app/texts/sentences/mails.ts';
import { departmentName } from '@app/texts/sentences/names.ts';
import { type MessageStyle, notificationMessage } from '@app/texts/sentences/notification-messages.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { type DigestLine, type DigestSection, digestLines } from '#digests/digest-lines.sql.ts';
import { type LinkTo, linksOf, unsubscribeHeaders } from '#digests/unsubscribe-link.ts';
import { mailSettings } from '#digests/unsubscribe-page.ts';
import { type WeekLine, weekLines } from '#digests/week-lines.ts';
import type { MailFacts } from '#email/mail-facts.sql.ts';
import { baseUrl } from '#email/mail-values.ts';
import type { WrittenMail } from '#email/write-mail.ts';

interface Writing {
  config: Config;
  style: MessageStyle;
  words: DigestsText;
  linkTo: LinkTo;
}

/** Composes the digest from what its reader may see now; returns undefined if it would be empty. */
export async function composeDigest(db: Db, config: Config, { recipient, details }: MailFacts): Promise<WrittenMail | undefined> {
  const { day, since, until } = details;
  if (!recipient || day === undefined || since === undefined || until === undefined) return undefined;
  const { id: userId, language, dateFormat } = recipient;
  const lines = await digestLines(db, { userId, day, since, until });
  const weeks = await weekLines(db, userId, day);
  if (lines.length === 0 && weeks.length === 0) return undefined;
  const words = digestsTexts[language];
  const style = { language, dateFormat, today: day };
  const writing = { config, style, words, linkTo: linksOf(config, userId) };
  const sections = [...Map.groupBy(lines, ({ section }) => section)];
  const date = shortDate(day, style);
  const content = [
    `<h1 style="${tagStyles['h1']}">${escapeHtml(words.heading(recipient.fullName.trim().split(/\s+/)[0] ?? '', date))}</h1>`,
    ...sections.map(([section, its]) => sectionOf(section, its, writing)),
    ...weeks.map((week) => weekOf(week, writing)),
    `<p style="margin:24px 0 16px"><a href="${baseUrl(config)}${screens.home.href()}" class="button" style="${buttonStyle}">${escapeHtml(words.button)}</a></p>`,
  ].join('\n');
  const blocks = [
    ...sections.map(([section, [line]]) => words.counts[section](line?.count ?? 0)),
    ...weeks.map((week) => weekTitle(week, writing)),
  ];
  const subject = `${words.title(date)}: ${blocks.join(', ')}`;
  const footer = footerOf(writing);
  const { plainText } = await import('#email/plain-text.ts');
  return {
    subject,
    html: mailDocument({ subject, content, language, footer, values: {} }),
    text: `${plainText(content)}\n\n-- \n${plainText(footer)}\n`,
    headers: unsubscribeHeaders(writing.linkTo('dailyDigest')),
  };
}

function footerOf({ config, style, words, linkTo }: Writing): string {
  const on = words.footer(catalogues[style.language].users.profile.toggles.dailyDigest.title);
  const link = (href: string, text: string) =>
    `<a href="${escapeHtml(href)}" class="quiet" style="color:#61646e">${escapeHtml(text)}</a>`;
  return `${escapeHtml(on)} ${link(linkTo('dailyDigest'), words.unsubscribe)} · ${link(mailSettings(config), words.settings)}`;
}

const quiet = 'font-size:13px;line-height:20px;color:#61646e';

function sectionOf(section: DigestSection, lines: readonly DigestLine[], writing: Writing): string {
  const { words, config } = writing;
  const count = lines[0]?.count ?? 0;
  const rest = section === 'news' ? screens.notifications.href() : screens.home.href();
  const more =
    count > lines.length
      ? `<p style="margin:0 0 12px"><a href="${baseUrl(config)}${rest}">${escapeHtml(words.more(count - lines.length))}</a></p>`
      : '';
  const blocks = [
    `<h2 style="${tagStyles['h2']}">${escapeHtml(words.sections[section])} (${count})</h2>`,
    ...lines.map((line) => lineOf(line, writing)),
    more,
    muteOf(lines, writing),
  ];
  return blocks.filter(Boolean).join('\n');
}

function weekTitle({ name }: WeekLine, { words, style }: Writing): string {
  return name === null ? words.companyWeek : words.departmentWeek(departmentName(catalogues[style.language], name));
}

/** Counts of a week as one line that leads to the dashboard. */
function weekOf(week: WeekLine, writing: Writing): string {
  const { sections: names } = catalogues[writing.style.language].summaries;
  const counts = week.sections.map(
    ({ name, count }) => `${name === 'stuck' ? names.stuck(hintLimits.stuckDays) : names[name]}: ${count}`,
  );
  return [
    `<h2 style="${tagStyles['h2']}">${escapeHtml(weekTitle(week, writing))}</h2>`,
    `<p style="margin:0 0 12px"><a href="${baseUrl(writing.config)}${week.path}">${escapeHtml(counts.join(' · '))}</a></p>`,
  ].join('\n');
}

function lineOf(line: DigestLine, { config, style, words }: Writing): string {
  const path = line.taskId === null ? screens.notifications.href() : screens.task.href(line.taskId, line.itemId ?? undefined);
  const text =
    line.reason === 'notification' ? (notificationMessage(line.kind ?? '', line.details, style) ?? line.message) : line.title;
  return `<p style="margin:0 0 12px"><a href="${baseUrl(config)}${path}">${escapeHtml(text ?? '')}</a><br><span class="quiet" style="${quiet}">${escapeHtml(whyOf(line, words, style))}</span></p>`;
}

function whyOf(line: DigestLine, { why }: DigestsText, style: MessageStyle): string {
  const name = line.name ?? catalogues[style.language].users.deleted;
  switch (line.reason) {
    case 'due':
      if (line.section === 'overdue') return why.overdue(shortDate(line.dueDate ?? '', style, style.today));
      return line.section === 'today' ? why.today : why.tomorrow;
    case 'review':
      return line.relation === 'assigned' ? why.reviewAssigned : why.reviewCreated;
    case 'answer':
      return why.answer(name);
    case 'mention':
      return why.mention(name);
    case 'department':
      return why.department(departmentName(catalogues[style.language], name));
    default:
      if (line.kind === 'mentioned') return why.mentioned;
      return line.taskId === null ? why.membership : why[line.relation];
  }
}

/** Links that turn off the settings behind these lines. */
function muteOf(lines: readonly DigestLine[], { style, words, linkTo }: Writing): string {
  const { toggles } = catalogues[style.language].users.profile;
  const links = [...new Set(lines.map(toggleOf))]
    .filter((toggle) => toggle !== undefined)
    .map((toggle) => `<a href="${escapeHtml(linkTo(toggle))}">${escapeHtml(toggles[toggle].title)}</a>`);
  if (links.length === 0) return '';
  return `<p class="quiet" style="margin:0 0 12px;${quiet}">${escapeHtml(words.mute)} ${links.join(' · ')}</p>`;
}

function toggleOf({ reason, kind }: DigestLine): MailToggle | undefined {
  if (reason === 'due') return 'taskReminders';
  if (reason === 'department') return 'departmentTaskNotifications';
  if (reason === 'answer' || reason === 'mention' || kind === 'commented' || kind === 'mentioned') return 'commentNotifications';
  return kind === 'assigned' || kind === 'tasks_assigned' ? 'taskAssignmentNotifications' : undefined;
}
