// The company's tasks as a board shows them: all of them if they are few, else what has loaded, with the counts of the database.

import { statuses, timing } from '@app/contract/limits.ts';
import { filterTest } from '@app/contract/tasks/task-filter.rules.ts';
import { sortTasks } from '@app/contract/tasks/task-sort.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { departmentsQuery } from '#features/departments/departments.queries.ts';
import { companyViewQuery, recounting, requestIn, shownCompany } from '#features/tasks/company/company.queries.ts';
import { figuresOf, withCounts } from '#features/tasks/company/company-counts.ts';
import { loadGroups } from '#features/tasks/company/company-groups.queries.ts';
import { groupedCards, type ShownGroups } from '#features/tasks/company/company-groups.ts';
import {
  boardCards,
  byDepartment,
  byScore,
  type CompanyPages,
  type CompanyRequest,
  laneKey,
  listCards,
  overdueCards,
} from '#features/tasks/company/company-lanes.ts';
import type { BoardPages } from '#features/tasks/data/board-columns.ts';
import { partialCompany } from '#features/tasks/data/partial-company.ts';
import { filterFrom, withFilter } from '#features/tasks/filter/task-filter.ts';
import { useScores } from '#features/tasks/scores/known-scores.ts';
import { touches } from '#features/tasks/timeline/timeline-days.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { announce } from '#lib/announce.ts';
import { beforeCardsChange } from '#lib/card-changes.ts';
import { compareTexts } from '#lib/collation.ts';
import { useDebounced } from '#lib/debounced.ts';
import { useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { isLocalId } from '#lib/waiting-writes.ts';
import { FirstTasks, MoreTasks } from '#screens/workspace/company/more-tasks.tsx';

interface CompanyInput {
  cards: readonly TaskCard[];
  users: readonly UserCard[];
  today: string;
}

const none: readonly never[] = [];

/** Returns the cards to show, and the pages they come from; without pages for a company with few tasks. */
export function useCompany({ cards, users, today }: CompanyInput): { tasks: readonly TaskCard[]; pages: BoardPages | undefined } {
  const client = useQueryClient();
  const { id: userId } = useCurrentUser();
  const partial = useStore(partialCompany);
  const request = useCompanyRequest(today);
  useLayoutEffect(() => shownCompany.set(request), [request]);
  useEffect(() => () => shownCompany.set(undefined), []);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...companyViewQuery(request),
    enabled: partial,
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    const counting = recounting(client);
    const ignore = beforeCardsChange(counting.soon);
    return () => {
      ignore();
      counting.stop();
    };
  }, [client]);
  const pages = partial ? data : undefined;
  const { tasks, groups } = useShown(cards, pages, users);
  const { company: words } = useText();
  const isLate = isPlaceholderData || error !== null;
  const shown = useMemo(() => {
    if (!pages) return undefined;
    const first = isLate ? <FirstTasks error={error} onRetry={() => void refetch()} /> : undefined;
    const { filter, today: day } = pages.request;
    const test = filterTest(filter, { userId, today: day }) ?? (() => true);
    async function load(values: readonly string[]): Promise<void> {
      const count = pages ? await loadGroups(client, pages.request, values) : 0;
      if (count > 0) announce(words.moreLoaded(count));
    }
    const loadable = groups && { ...groups, load: isLate ? undefined : (values: readonly string[]) => void load(values) };
    return { ...boardPagesOf(pages, overdueCards(cards.filter(test), day), first), groups: loadable };
  }, [client, pages, groups, cards, userId, isLate, error, refetch, words]);
  return { tasks, pages: shown };
}

/** Returns what the address asks for; the text of the filter follows when typing pauses. */
function useCompanyRequest(today: string): CompanyRequest {
  const [search] = useSearch();
  const typed = withFilter(new URLSearchParams(), filterFrom(search)).toString();
  const filter = useDebounced(typed, timing.searchDebounce);
  const others = ['view', 'sort', 'dir', 'day', 'span', 'cards', 'group'].map((name) => [name, search.get(name) ?? '']);
  const address = `${filter}&${new URLSearchParams(others)}`;
  return useMemo(() => requestIn(new URLSearchParams(address), today), [address, today]);
}

/** Returns the loaded cards that match, as far as the pages have come, and their groups. */
function useShown(cards: readonly TaskCard[], pages: CompanyPages | undefined, users: readonly UserCard[]) {
  const client = useQueryClient();
  const user = useCurrentUser();
  const { data: departments = none } = useQuery(departmentsQuery);
  const scoreIn = useScores(pages?.request.today ?? '');
  return useMemo((): { tasks: readonly TaskCard[]; groups?: ShownGroups } => {
    if (!pages) return { tasks: cards };
    const { request, lanes, at } = pages;
    const test = filterTest(request.filter, { userId: user.id, today: request.today });
    const { days } = request;
    const matching = cards.filter((card) => (!test || test(card)) && (!days || touches(card, days)));
    const writes = client.getMutationCache().findAll({ mutationKey: ['tasks', 'write'] });
    const written = new Set(writes.map(({ options }) => options.mutationKey?.[2]));
    const isKept = ({ id, createdAt }: TaskCard) => isLocalId(id) || written.has(id) || Date.parse(createdAt) > at;
    const [list] = lanes;
    if (request.view !== 'list') {
      const names = departments.map(({ name }) => name);
      const compare = request.cards === 'score' ? byScore((card) => scoreIn(card).score) : byDepartment(names, compareTexts);
      return { tasks: boardCards(matching, pages, compare, isKept) };
    }
    const nameOf = new Map(users.map(({ id, fullName }) => [id, fullName]));
    const options = {
      statuses,
      nameOf: (id: number) => nameOf.get(id) ?? '',
      compareTexts,
      scoreOf: (card: TaskCard) => scoreIn(card).score,
    };
    const sort = (some: readonly TaskCard[]) => sortTasks(some, request.sort, options);
    if (request.group) {
      const groups = groupedCards(matching, request.group, pages, { sort, options, isKept });
      return { tasks: groups.tasks, groups };
    }
    return { tasks: list ? listCards(matching, list, sort, isKept) : [] };
  }, [client, cards, pages, users, departments, user.id, scoreIn]);
}

function boardPagesOf(pages: CompanyPages, late: readonly TaskCard[], first: ReactNode): BoardPages {
  const { request, counts, lanes } = pages;
  const endOf = (key: string) => {
    const lane = lanes.find((one) => laneKey(one) === key);
    return lane && lane.next !== null ? <MoreTasks request={request} lane={lane} /> : null;
  };
  const { overdue, percent } = figuresOf(counts);
  const end = (key: string) => first ?? endOf(key);
  const more = { column: (key: string) => end(laneKey({ kind: 'column', column: key })), future: endOf('future/') };
  return {
    withCounts: (board) => withCounts(board, counts, more),
    departments: [...new Set(counts.map(({ department }) => department))],
    overdue: { cards: late, count: overdue },
    percent,
    rows: counts.reduce((sum, { shown }) => sum + shown, 0),
    more: end('list/'),
  };
}
