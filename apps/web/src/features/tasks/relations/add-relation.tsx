// Adds a relation: what the other task is, and a search for it.

import { timing } from '@app/contract/limits.ts';
import type { Relation } from '@app/contract/relations/relations.contract.ts';
import type { RelationKind } from '@app/contract/relations/relations.rules.ts';
import type { SearchHit } from '@app/contract/search/search.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { searchQuery } from '#features/search/search.queries.ts';
import { StatusGlyph } from '#features/tasks/card/status-glyph.tsx';
import { AddButton } from '#features/tasks/details/add-row.tsx';
import { addRelation } from '#features/tasks/relations/relations.queries.ts';
import { useDebounced } from '#lib/debounced.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { Option, useCombobox } from '#ui/combobox.tsx';
import { Popover } from '#ui/popover.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { Select } from '#ui/select.tsx';
import '#features/pickers/pick-list.css';

interface AddRelationProps {
  taskId: number;
  /** The relations that it has. */
  list: readonly Relation[];
}

/** In the order in which they are wanted. */
const kinds: readonly RelationKind[] = ['blockedBy', 'blocks', 'relatesTo', 'duplicates', 'duplicatedBy', 'subtask', 'parent'];

export function AddRelation({
  taskId,
  list,
  open,
  onOpen,
}: AddRelationProps & { open: boolean; onOpen: (open: boolean) => void }) {
  const { relations: words, tasks } = useText();
  return (
    <Popover
      label={words.add}
      open={open}
      onOpenChange={onOpen}
      align="start"
      className="pick-panel"
      onOpenAutoFocus={focusSearch}
      trigger={<AddButton label={words.add}>{tasks.addParts.relation}</AddButton>}
    >
      <Choice taskId={taskId} list={list} onDone={() => onOpen(false)} />
    </Popover>
  );
}

/** What a task waits for is what is added most, so the search comes first; Shift+Tab leads to the other kinds. */
function focusSearch(event: Event): void {
  const panel = event.currentTarget;
  const field = panel instanceof HTMLElement ? panel.querySelector('input') : null;
  if (!field) return;
  event.preventDefault();
  field.focus();
}

function Choice({ taskId, list, onDone }: AddRelationProps & { onDone: () => void }) {
  const { relations: words, shell } = useText();
  const client = useQueryClient();
  const names = useNames();
  const [kind, setKind] = useState<RelationKind>('blockedBy');
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const debounced = useDebounced(wanted, timing.searchDebounce);
  const { data, error, isError, isFetching, refetch } = useQuery({ ...searchQuery(debounced), enabled: debounced !== '' });
  const isRelated = ({ id }: SearchHit) => id === taskId || list.some((each) => each.kind === kind && each.task.id === id);
  const hits = wanted === '' ? [] : (data?.hits ?? []).filter((hit) => !isRelated(hit));
  const isCurrent = data?.query === wanted && !isError;
  const box = useCombobox({
    count: hits.length,
    listKey: `${data?.query} ${wanted}`,
    initial: 0,
    onChoose: (row) => hits[row] && choose(hits[row]),
  });

  function choose(hit: SearchHit): void {
    onDone();
    void addRelation(client, taskId, kind, hit.id);
  }
  function press(event: KeyboardEvent): void {
    // What was typed since is not yet searched for: Enter waits for it.
    if (event.key === 'Enter' && !isCurrent) event.preventDefault();
    else box.handleKey(event);
  }
  return (
    <>
      <Select
        label={words.kind}
        value={kind}
        onChange={(value) => setKind(value as RelationKind)}
        options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
      />
      <SearchInput
        label={words.find}
        frameClassName="mt-2"
        {...box.fieldProps}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
      />
      <div className="pick-rows" aria-busy={wanted !== '' && !isCurrent && !isError}>
        {isError && !isFetching ? (
          <RegionError text={shell.searchFailed} error={error} onRetry={() => void refetch()} />
        ) : (
          <div role="listbox" id={box.id} aria-label={words.find}>
            {hits.map((hit, index) => (
              <Option key={hit.id} combobox={box} index={index} className="pick-option">
                <StatusGlyph status={hit.status} />
                <span className="written min-w-0 truncate">{hit.title}</span>
                <span className="ms-auto min-w-0 shrink-0 truncate text-12 text-ink-2">{names.department(hit.department)}</span>
              </Option>
            ))}
          </div>
        )}
      </div>
      <p role="status" className={hits.length > 0 || !isCurrent ? 'sr-only' : 'pick-note'}>
        {wanted === '' || !isCurrent ? null : hits.length === 0 ? words.noTask : shell.searchCount(hits.length)}
      </p>
    </>
  );
}
