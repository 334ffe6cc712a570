// Hints about tasks: similar titles, the likely checklist, people with much to do, and what a person has dismissed.
import type { Api } from '@app/contract/api.ts';
import { calendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import type { TitleHints } from '@app/contract/hints/hints.contract.ts';
import { hintLimits } from '@app/contract/hints/hints.limits.ts';
import { likelyTemplate, similarTo, titleWords } from '@app/contract/hints/hints.rules.ts';
import { weekOf } from '@app/contract/users/activity.rules.ts';
import type { Db } from '#db/connect.ts';
import { departmentsNamed } from '#departments/department-names.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import type { Principal } from '#endpoints/principal.ts';
import { dismissedHints, dismissHint, loads, showHint, tasksTitled, templateNamed, templateUses } from '#hints/hints.sql.ts';
import { guessedTerms } from '#search/find-tasks.ts';
import { parseQuery } from '#search/search.sql.ts';
import { type Term, termQuery, textQuery } from '#search/text-query.ts';
import { firstDayOf } from '#users/first-day.ts';

export const hints: Handlers<Api['hints']> = {
  async title({ db, actor, query }): Promise<TitleHints> {
    const dismissed = await dismissedHints(db, actor.id);
    const terms = query.title.length < hintLimits.title ? [] : await termsOf(db, actor, query.title);
    if (terms.length === 0) return { similar: [], template: null };
    const [similar, template] = await Promise.all([
      dismissed.includes('similarTitle') ? [] : similarTasks(db, actor, query.title, terms),
      dismissed.includes('likelyChecklist') ? null : templateFor(db, actor, query, terms),
    ]);
    return { similar, template };
  },

  async load({ db, actor }) {
    const dismissed = await dismissedHints(db, actor.id);
    const today = calendarDate(new Date(), zoneOf(actor.timezone));
    return dismissed.includes('overloaded') ? [] : loads(db, actor, weekOf(today, firstDayOf(actor)).last);
  },

  dismissed: async ({ db, actor }) => ({ dismissed: await dismissedHints(db, actor.id) }),

  async dismiss({ db, actor, body }) {
    await (body.dismissed ? dismissHint : showHint)(db, actor.id, body.hint);
    return { dismissed: await dismissedHints(db, actor.id) };
  },
};

/** The words of a title that say something, as the index folds them, with what they may be typed for. */
async function termsOf(db: Db, actor: Principal, title: string): Promise<Term[]> {
  const parsed = await parseQuery(db, titleWords(title).join(' '));
  return guessedTerms(db, actor, [...new Set(parsed?.words)].slice(0, hintLimits.words));
}

async function similarTasks(db: Db, actor: Principal, title: string, terms: readonly Term[]) {
  return similarTo(title, await tasksTitled(db, actor, mostOf(terms)));
}

/** The text query of titles with all words, or all but one of several. */
function mostOf(terms: readonly Term[]): string {
  if (terms.length < 3) return textQuery(terms, 'typo');
  const groups = terms.map((_, left) => `(${textQuery([...terms.slice(0, left), ...terms.slice(left + 1)], 'typo')})`);
  return groups.join(' | ');
}

async function templateFor(
  db: Db,
  actor: Principal,
  { title, department }: { title: string; department: string },
  terms: readonly Term[],
) {
  if (department === '') return null;
  const anyTerm = terms.map((term) => termQuery(term, 'prefix')).join(' | ');
  const { keyOf } = await departmentsNamed(db, [department]);
  const templateId = likelyTemplate(title, await templateUses(db, actor, keyOf(department), anyTerm));
  return templateId === undefined ? null : ((await templateNamed(db, actor, templateId)) ?? null);
}
