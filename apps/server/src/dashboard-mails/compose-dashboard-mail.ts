// Composes the mail with the numbers of a dashboard: as they are on the Monday, and what came and went in the week before it.

import { dashboardMailLimits } from '@app/contract/dashboard-mails/dashboard-mails.limits.ts';
import { shortDate } from '@app/contract/dates/dates.rules.ts';
import type { MailSkipReason } from '@app/contract/email/email.rules.ts';
import { escapeHtml } from '@app/contract/email-templates/email-templates.rules.ts';
import { hintLimits } from '@app/contract/hints/hints.limits.ts';
import { locales } from '@app/contract/languages/languages.rules.ts';
import type { Language } from '@app/contract/limits.ts';
import { screens } from '@app/contract/screens.ts';
import type { Trends } from '@app/contract/summaries/summaries.contract.ts';
import { addDays } from '@app/contract/tasks/due-choices.rules.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import { numberOf } from '@app/texts/number.ts';
import { comparedWith, freshSince } from '@app/texts/sentences/compared.ts';
import { digestsTexts } from '@app/texts/sentences/digests.ts';
import { buttonStyle, mailDocument, tagStyles } from '@app/texts/sentences/mails.ts';
import { departmentName } from '@app/texts/sentences/names.ts';
import type { Config } from '#config.ts';
import { hasDashboardMail } from '#dashboard-mails/dashboard-mails.sql.ts';
import type { Db } from '#db/connect.ts';
import { linksOf, unsubscribeHeaders } from '#digests/unsubscribe-link.ts';
import type { MailFacts } from '#email/mail-facts.sql.ts';
import { baseUrl } from '#email/mail-values.ts';
import type { WrittenMail } from '#email/write-mail.ts';
import { ApiError } from '#endpoints/errors.ts';
import { principalOf } from '#endpoints/principal.ts';
import { findPerson } from '#endpoints/principals.sql.ts';
import { countTrends } from '#summaries/trends.ts';
import { requireWorkspace } from '#workspaces/require-workspace.ts';

/** Composes the mail from what its reader may see now; returns the reason if there is none. */
export async function composeDashboardMail(
  db: Db,
  config: Config,
  { recipient, details }: MailFacts,
): Promise<WrittenMail | MailSkipReason> {
  const { day, workspaceId } = details;
  const row = recipient ? await findPerson(db, recipient.id) : undefined;
  if (!recipient || !row || row.gone || day === undefined || workspaceId === undefined) return 'userGone';
  if (!(await hasDashboardMail(db, recipient.id, workspaceId))) return 'toggleOff';
  const actor = principalOf(row, 'system', 'all');
  const board = await visibleBoard(db, actor, workspaceId);
  if (board === 'hidden') return 'boardGone';
  const boardKey = board?.departmentKey;
  const now = await countTrends(db, actor, { boardKey, today: day }, '7d');
  // The week that has ended, without the Monday.
  const week = await countTrends(db, actor, { boardKey, today: addDays(day, -1) }, '7d');
  const { created, done } = week.numbers;
  if (now.numbers.open.now === 0 && created.now === 0 && done.now === 0) return 'nothingNew';
  const { language, dateFormat } = recipient;
  const catalogue = catalogues[language];
  const name = board ? departmentName(catalogue, board.name) : catalogue.workspaces.company;
  const date = (of: string) => shortDate(of, { language, dateFormat }, day);
  return written(config, {
    userId: recipient.id,
    language,
    name,
    path: `${screens.workspace.href(workspaceId)}?view=dashboard`,
    workspaceId,
    days: `${date(week.period.from)} – ${date(week.period.to)}`,
    since: date(now.period.before.to),
    trends: { ...now, numbers: { ...now.numbers, created, done } },
  });
}

async function visibleBoard(db: Db, actor: Parameters<typeof requireWorkspace>[1], workspaceId: number) {
  try {
    return await requireWorkspace(db, actor, workspaceId);
  } catch (error) {
    if (error instanceof ApiError) return 'hidden' as const;
    throw error;
  }
}

interface Writing {
  userId: number;
  language: Language;
  name: string;
  path: string;
  workspaceId: number;
  days: string;
  since: string;
  trends: Trends;
}

const quiet = 'font-size:13px;line-height:20px;color:#61646e';
const cell = 'padding:6px 0;border-bottom:1px solid #e0e2e6;vertical-align:top';

async function written(config: Config, writing: Writing): Promise<WrittenMail> {
  const { language, name, days, trends, userId, workspaceId, path } = writing;
  const { dashboard: words, settings, unsubscribe } = digestsTexts[language];
  const { trends: texts } = catalogues[language].summaries;
  const number = numberOf(locales[language]);
  const { overdue, due } = trends.numbers;
  const subject = `${name}: ${texts.overdueOf(number(overdue.now))}, ${words.dueThisWeek(number(due.now))}`;
  const people = trends.people.slice(0, dashboardMailLimits.people).map(({ fullName, open, overdue: late }) => ({
    what: fullName,
    count: number(open),
    note: late > 0 ? texts.overdueOf(number(late)) : '',
  }));
  const content = [
    `<h1 style="${tagStyles['h1']}">${escapeHtml([name, days].join(', '))}</h1>`,
    table(numberRows(writing)),
    ...(people.length > 0 ? [`<h2 style="${tagStyles['h2']}">${escapeHtml(texts.people)}</h2>`, table(people)] : []),
    `<p style="margin:24px 0 16px"><a href="${baseUrl(config)}${path}" class="button" style="${buttonStyle}">${escapeHtml(words.button)}</a></p>`,
  ].join('\n');
  const off = linksOf(config, userId)(`dashboard${workspaceId}`);
  const link = (href: string, text: string) =>
    `<a href="${escapeHtml(href)}" class="quiet" style="color:#61646e">${escapeHtml(text)}</a>`;
  const footer = `${escapeHtml(words.footer)} ${link(off, unsubscribe)} · ${link(`${baseUrl(config)}${screens.settings.href()}?tab=notifications`, settings)}`;
  const { plainText } = await import('#email/plain-text.ts');
  return {
    subject,
    html: mailDocument({ subject, content, language, footer, values: {} }),
    text: `${plainText(content)}\n\n-- \n${plainText(footer)}\n`,
    headers: unsubscribeHeaders(off),
  };
}

interface MailRow {
  what: string;
  count: string;
  note: string;
}

function numberRows({ language, since, trends: { numbers } }: Writing): MailRow[] {
  const { summaries } = catalogues[language];
  const texts = summaries.trends;
  const number = numberOf(locales[language]);
  const than = (of: Trends['numbers']['open'], when: string) => comparedWith(texts, of, when, number);
  const { overdue, due, stuck, open, created, done } = numbers;
  const fresh = freshSince(texts, stuck.fresh, since, number);
  const row = (what: string, count: number, note: string): MailRow => ({ what, count: number(count), note });
  return [
    row(texts.overdue, overdue.now, than(overdue, texts.ago.week)),
    row(texts.due, due.now, than(due, texts.ago.week)),
    row(summaries.sections.stuck(hintLimits.stuckDays), stuck.now, fresh),
    row(texts.openTasks, open.now, than(open, texts.ago.week)),
    row(texts.created, created.now, than(created, texts.before.week)),
    row(texts.done, done.now, than(done, texts.before.week)),
  ];
}

function table(of: readonly MailRow[]): string {
  const lines = of.map(
    ({ what, count, note }) =>
      `<tr><td style="${cell}">${escapeHtml(what)}</td><td style="${cell};padding-left:16px"><b>${count}</b>${note === '' ? '' : `<span class="quiet" style="${quiet}">, ${escapeHtml(note)}</span>`}</td></tr>`,
  );
  return `<table role="presentation" style="border-collapse:collapse;width:100%;margin:0 0 16px">${lines.join('')}</table>`;
}
