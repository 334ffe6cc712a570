// The company view in pages: its counts, the first cards of its columns or of its list, and the next ones.
import type { Api } from '@app/contract/api.ts';
import type { TaskCount, TaskLane } from '@app/contract/company/company.contract.ts';
import { companyLimits, thresholds } from '@app/contract/limits.ts';
import { defaultWeights } from '@app/contract/scores/scores.rules.ts';
import { noFilter, type TaskFilter } from '@app/contract/tasks/task-filter.rules.ts';
import type { GroupKey } from '@app/contract/tasks/task-group.rules.ts';
import type { TaskSort } from '@app/contract/tasks/task-sort.rules.ts';
import { columnKey } from '@app/contract/workspaces/columns.rules.ts';
import { type CompanyFilter, columnStretches, countMatching, joinedCounts } from '#company/company.sql.ts';
import { departmentsIn, filterCondition } from '#company/company-filter.sql.ts';
import { countGroups } from '#company/company-groups.sql.ts';
import type { ListSort } from '#company/company-sort.sql.ts';
import { findByText } from '#company/company-text.sql.ts';
import { columnLanes, futureLane, groupLane, listLane, overdueLane, scoreLanes } from '#company/lanes.ts';
import type { Db } from '#db/connect.ts';
import { departmentsNamed } from '#departments/department-names.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { assertValid } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { weightsOf } from '#scores/scores.sql.ts';

interface Query {
  filter?: TaskFilter | undefined;
  today: string;
  by: TaskSort['by'];
  descending?: '1' | undefined;
  from?: string | undefined;
  to?: string | undefined;
  cards: 'board' | 'score';
}

/** Returns the groups with their counts and, of the list, the rows of the first ones, as many as a page has. */
async function groupsOf(db: Db, filter: CompanyFilter, sort: ListSort, by: GroupKey, isList: boolean) {
  const groups = await countGroups(db, filter, by, sort.language);
  const values: string[] = [];
  let rows = 0;
  for (const { value, count } of groups) {
    if (rows > companyLimits.list || values.length >= companyLimits.values) break;
    values.push(value);
    rows += count;
  }
  const isAsked = isList && values.length > 0;
  return { groups, lane: isAsked ? await groupLane(db, filter, sort, { by, values, most: companyLimits.list }) : undefined };
}

async function readQuery(
  db: Db,
  actor: Principal,
  query: Query,
): Promise<{ filter: CompanyFilter; sort: ListSort; byScore?: ListSort }> {
  const { filter, today, by, descending, from, to, cards } = query;
  const [weights, found, names] = await Promise.all([
    by === 'score' || cards === 'score' ? weightsOf(db) : defaultWeights,
    filter && findByText(db, filter.text),
    filter && departmentsNamed(db, departmentsIn(filter)),
  ]);
  const reader = { language: actor.language, actor, weights, today };
  return {
    filter: {
      actor,
      filter: filterCondition(filter ?? noFilter, actor, today, { from, to, text: found?.condition, names }),
      isNarrow: found?.areFew,
      today,
    },
    sort: { by, descending: descending !== undefined, ...reader },
    ...(cards === 'score' && { byScore: { by: 'score', descending: true, ...reader } }),
  };
}

export const company: Handlers<Api['company']> = {
  async view({ db, actor, query }) {
    const [all, { filter, sort, byScore }] = await Promise.all([
      // Without a filter, an index alone answers.
      countMatching(db, { actor, filter: undefined, today: query.today }),
      readQuery(db, actor, query),
    ]);
    const { view, group } = query;
    const isList = view === 'list';
    const [matched, rows, grouped] = await Promise.all([
      filter.filter ? countMatching(db, filter) : all,
      isList && !group ? listLane(db, filter, sort, { most: companyLimits.list }) : undefined,
      group && (isList || view === 'counts') ? groupsOf(db, filter, sort, group, isList) : undefined,
    ]);
    const counts = joinedCounts(all, matched);
    const groups = grouped?.groups ?? [];
    const total = counts.reduce((sum, { all }) => sum + all, 0);
    if (total <= companyLimits.whole) {
      const all = await listLane(db, { ...filter, filter: undefined }, sort, { most: total + 1 });
      return { whole: true, counts, groups: [], lanes: [all] };
    }
    if (view === 'counts') return { whole: false, counts, groups, lanes: [] };
    if (isList) return { whole: false, counts, groups, lanes: [rows ?? grouped?.lane ?? []].flat() };
    const lanes = await Promise.all([
      byScore
        ? scoreLanes(db, filter, byScore, stretchesOf(counts), { most: companyLimits.column })
        : columnLanes(db, filter, stretchesOf(counts), companyLimits.column),
      futureLane(db, filter, { most: companyLimits.column }),
      ...(view === 'dashboard' ? [overdueLane(db, filter, thresholds.cardsListed)] : []),
    ]);
    return { whole: false, counts, groups, lanes: lanes.flat() };
  },

  async page({ db, actor, query }): Promise<TaskLane> {
    const { filter, sort, byScore } = await readQuery(db, actor, query);
    const { kind, column, after, group, groups, size } = query;
    const most = size === 'many' ? companyLimits.many : companyLimits.list;
    if (kind === 'list') return listLane(db, filter, sort, { after, most });
    if (kind === 'group') {
      assertValid(group !== undefined, 'group', 'errors.invalid');
      assertValid(groups !== undefined, 'groups', 'errors.invalid');
      return groupLane(db, filter, sort, { by: group, values: groups, after, most });
    }
    if (kind === 'future') return futureLane(db, filter, { after, most: companyLimits.column });
    if (kind === 'overdue') return overdueLane(db, filter, thresholds.cardsListed);
    const stretches = await columnStretches(db, column);
    const [lane] = byScore
      ? await scoreLanes(db, filter, byScore, stretches, { after, most: companyLimits.column })
      : await columnLanes(db, filter, stretches, companyLimits.column, { column, place: after });
    return lane ?? { kind, column, cards: [], next: null };
  },
};

/** Every department with matching tasks in a column: the counts have shown where there are none. */
function stretchesOf(counts: readonly TaskCount[]) {
  return counts
    .filter(({ shown, futureShown }) => shown > futureShown)
    .map(({ status, department }) => ({ column: columnKey(status), status, department }));
}
