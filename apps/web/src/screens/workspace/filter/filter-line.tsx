// The filter as one line of text (`filter-language.rules.ts`). It filters while one types, and the list completes the last term.

import { type FilterProblem, filterLineLimits, printFilter, readFilter } from '@app/contract/tasks/filter-language.rules.ts';
import type { TaskFilter } from '@app/contract/tasks/task-filter.rules.ts';
import { filterWords } from '@app/language/filter/filter-words.rules.ts';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { completionsOf, filterValuesOf, type KnownValues } from '#features/tasks/filter/filter-values.ts';
import { withFilter } from '#features/tasks/filter/task-filter.ts';
import { isOfComposition } from '#lib/composition.ts';
import { searchFilter } from '#lib/search-filter.ts';
import { currentLanguage, useText } from '#lib/text.ts';
import { filterLabel } from '#screens/workspace/filter/filter-labels.ts';
import { Option, useCombobox } from '#ui/combobox.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import '#screens/workspace/filter/filter-line.css';

interface FilterLineProps extends KnownValues {
  filter: TaskFilter;
  onChange: (filter: TaskFilter) => void;
  /** Enter after a line without errors. */
  onDone: () => void;
}

export function FilterLine({ filter, people, statuses, departments, onChange, onDone }: FilterLineProps) {
  const text = useText();
  const { views: words, workspaces } = text;
  const own = filterWords[currentLanguage()];
  const field = useRef<HTMLInputElement>(null);
  const values = useMemo(
    () => filterValuesOf({ people, statuses, departments }, filter, (list, value) => filterLabel(text, people, list, value)),
    [people, statuses, departments, filter, text],
  );
  // What was typed stays as it is, as long as it means the filter that is set.
  const [typed, setTyped] = useState<string>();
  const found = typed === undefined ? undefined : readFilter(typed, values, own);
  const isCurrent = found !== undefined && keyOf(found.filter) === keyOf(filter);
  const line = isCurrent && typed !== undefined ? typed : printFilter(filter, values, own);
  const completions = useMemo(
    () => completionsOf(line, values, own, (name, word) => searchFilter(word)(name)),
    [line, values, own],
  );
  const box = useCombobox({
    count: completions.length,
    listKey: line,
    initial: -1,
    onChoose(index) {
      const chosen = completions[index];
      if (chosen) change(chosen.line);
      field.current?.focus();
    },
  });
  function change(next: string) {
    setTyped(next);
    onChange(readFilter(next, values, own).filter);
  }
  function handleKey(event: KeyboardEvent) {
    if (box.handleKey(event) || event.key !== 'Enter' || isOfComposition(event)) return;
    if (!isCurrent || found.problems.length === 0) onDone();
  }
  const error = isCurrent ? problemText(found.problems, line, completions.length > 0, words) : undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <Field label={workspaces.filterText} hint={line === '' ? words.lineHelp : undefined} error={error} dense>
        {(control) => (
          <Input
            {...control}
            {...box.fieldProps}
            ref={field}
            autoFocus
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={line}
            maxLength={filterLineLimits.length}
            placeholder={own.example}
            // Phones type curly quotation marks.
            onChange={(event) => change(event.target.value.replace(/[“”„]/g, '"'))}
            onKeyDown={handleKey}
          />
        )}
      </Field>
      {box.open ? (
        <div role="listbox" id={box.id} aria-label={words.insert} className="flex flex-wrap gap-1.5">
          {completions.map(({ label, word, line: next }, index) => (
            <Option key={next} combobox={box} index={index} className="filter-option">
              {label}
              {label.endsWith(':') ? <span className="sr-only"> {words.keyNames[word]}</span> : null}
            </Option>
          ))}
        </div>
      ) : null}
    </div>
  );
}

function keyOf(filter: TaskFilter): string {
  return withFilter(new URLSearchParams(), filter).toString();
}

type Words = ReturnType<typeof useText>['views'];

/** Returns why terms are left out. The last one is not named while it can still be completed. */
function problemText(problems: readonly FilterProblem[], line: string, isTyping: boolean, words: Words): string | undefined {
  const first = problems.find((problem) => problem.kind === 'long' || !isTyping || !line.endsWith(problem.term));
  if (!first) return undefined;
  if (first.kind === 'long') return words.tooLong;
  return first.kind === 'several' ? words.several(first.term) : words.unknown(first.term);
}
