// The state of the task search as a combobox: query, hits, the active row, and what the keys do.
import { defaultWorkspaceId, limits, timing } from '@app/contract/limits.ts';
import { screens } from '@app/contract/screens.ts';
import type { SearchHit } from '@app/contract/search/search.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { searchQuery } from '#features/search/search.queries.ts';
import { isOfComposition } from '#lib/composition.ts';
import { useDebounced } from '#lib/debounced.ts';
import { readDraft, removeDraft, writeDraft } from '#lib/draft.ts';
import { shortcutPressed } from '#lib/hotkey.ts';
import { useCombobox } from '#ui/combobox.tsx';

const draft = 'search';

/** `onDone` is called when a task was opened or the search given up. The field starts with `words`. */
export function useTaskSearch(onDone: () => void, words: string) {
  const client = useQueryClient();
  const [query, setQuery] = useState(() => words || readDraft(draft, ''));
  const [focused, setFocused] = useState(false);
  const wanted = query.trim();
  const latest = useRef(wanted);
  const debounced = useDebounced(wanted, timing.searchDebounce);
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...searchQuery(debounced),
    enabled: debounced !== '' && focused,
  });
  const openTask = useOpenTask();
  const openList = useOpenList();
  const hits = data?.hits ?? [];
  const shown = data?.query ?? '';
  const failed = isError && !isFetching;
  const isCurrent = shown === wanted && !failed;
  const open = focused && wanted !== '';
  const box = useCombobox({
    count: open && !failed ? hits.length : 0,
    listKey: `${shown} ${wanted}`,
    initial: 0,
    onChoose: (row) => hits[row] && choose(hits[row]),
  });

  function type(next: string): void {
    latest.current = next.trim();
    setQuery(next);
    if (next === '') removeDraft(draft);
    else writeDraft(draft, next);
  }
  function finish(): void {
    type('');
    setFocused(false);
    onDone();
  }
  function choose(hit: SearchHit): void {
    finish();
    openTask(hit.id);
  }
  /** Opens the active hit. Enter before the response has come opens the best hit for what was typed. */
  async function enter(): Promise<void> {
    const hit = hits[box.active];
    if (hit && (isCurrent || box.hasMoved)) return choose(hit);
    if (wanted === '') return;
    if (isCurrent) return goToList();
    // What fails is shown where the list stands.
    const found = await client.fetchQuery(searchQuery(wanted)).catch(() => undefined);
    if (!found || latest.current !== wanted) return;
    if (found.hits[0]) choose(found.hits[0]);
    else goToList();
  }
  /** Nothing was found: the list, with these words as its filter, shows what else there is to change. */
  function goToList(): void {
    const words = wanted;
    finish();
    openList(words);
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (isOfComposition(event)) return;
    const closes = shortcutPressed('editor', event.nativeEvent) === 'close';
    if (event.key === 'Enter') void enter();
    else if (box.handleKey(event)) return;
    else if (closes && query !== '') type('');
    else if (closes) {
      event.currentTarget.blur();
      onDone();
      return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return {
    query,
    type,
    focused,
    setFocused,
    box,
    hits,
    /** The hits are the first of more, it may be. */
    isFull: hits.length === limits.search.hits,
    open,
    press,
    /** The hits are those of what stands in the field. */
    isCurrent,
    isPending: data === undefined && !isError,
    isError: failed,
    error,
    refetch,
    /** Clears and closes the search. */
    finish,
    openTask,
  };
}

export type TaskSearchState = ReturnType<typeof useTaskSearch>;

/** Over a board a task opens as its dialog, elsewhere on its own page. */
export function useOpenTask(): (taskId: number) => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (taskId) => {
    if (!pathname.startsWith('/workspace/')) return void navigate(screens.task.href(taskId));
    const params = new URLSearchParams(search);
    params.set('task', String(taskId));
    void navigate({ pathname, search: `?${params}` });
  };
}

/** The list of the board that one is on, else of the first one, filtered by some words. */
function useOpenList(): (words: string) => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (words) => {
    const board = pathname.startsWith('/workspace/') ? pathname : screens.workspace.href(defaultWorkspaceId);
    void navigate({ pathname: board, search: `?${new URLSearchParams({ view: 'list', q: words })}` });
    document.getElementById('content')?.focus({ preventScroll: true });
  };
}
