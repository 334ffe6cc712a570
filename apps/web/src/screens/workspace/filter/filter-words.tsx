// A filter said in words: what was understood is shown as conditions, and set only when the person takes it.

import type * as api from '@app/contract/api.ts';
import type { ResponseBody } from '@app/contract/endpoint.ts';
import { companyWorkspaceId } from '@app/contract/limits.ts';
import { suggestionLimits } from '@app/contract/suggestions/suggestions.limits.ts';
import type { TaskFilter } from '@app/contract/tasks/task-filter.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import type { Catalogue } from '@app/texts/catalogue.ts';
import { useId, useRef } from 'react';
import { useParams } from 'react-router';
import { ModelNote } from '#features/suggestions/model-note.tsx';
import { SuggestionState } from '#features/suggestions/suggestion-state.tsx';
import { suggestFilter } from '#features/suggestions/suggestions.queries.ts';
import { useSuggestion } from '#features/suggestions/use-suggestion.ts';
import { conditionsOf } from '#features/tasks/filter/task-filter.ts';
import { announce } from '#lib/announce.ts';
import { useDraft } from '#lib/draft.ts';
import { useText } from '#lib/text.ts';
import { conditionLabel } from '#screens/workspace/filter/filter-labels.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

type Suggested = ResponseBody<typeof api.suggestions.filter>;

interface FilterWordsProps {
  people: ReadonlyMap<number, UserCard>;
  onUse: (filter: TaskFilter) => void;
}

export function FilterWords({ people, onUse }: FilterWordsProps) {
  const all = useText();
  const { suggestions } = all;
  const workspaceId = Number(useParams()['workspaceId'] ?? companyWorkspaceId);
  const [text, setText, forget] = useDraft(`filter-words-${workspaceId}`, '', (typed) => typed.trim() !== '');
  const { mutate, stop, data, error, isPending } = useSuggestion(suggestFilter);
  const field = useRef<HTMLInputElement>(null);

  function ask() {
    if (isPending || text.trim() === '') return;
    const tell = ({ filter }: Suggested) =>
      filter && announce(`${all.suggestions.filterSuggested}: ${labelsOf(all, people, filter).join(', ')}`);
    mutate({ text, workspaceId }, { onSuccess: tell });
  }
  function end() {
    field.current?.focus();
    forget();
    stop();
  }
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <Field label={suggestions.filterWords} dense>
        {(control) => (
          <Input
            {...control}
            ref={field}
            value={text}
            maxLength={suggestionLimits.filter.text}
            placeholder={suggestions.filterExample}
            onChange={(event) => {
              setText(event.target.value);
              // What is shown is of the words that are there.
              if (data || error || isPending) stop();
            }}
          />
        )}
      </Field>
      {text.trim() === '' ? null : (
        <>
          {data?.filter ? null : (
            <Button type="submit" className="self-start" busy={isPending}>
              {suggestions.filterAsk}
            </Button>
          )}
          <SuggestionState isPending={isPending} error={error} failure={data?.failure} />
          {data?.filter ? (
            <SuggestedFilter
              suggested={data}
              filter={data.filter}
              people={people}
              onUse={(filter) => {
                onUse(filter);
                end();
              }}
              onDismiss={end}
            />
          ) : null}
          <ModelNote />
        </>
      )}
    </form>
  );
}

interface SuggestedFilterProps extends FilterWordsProps {
  suggested: Suggested;
  filter: TaskFilter;
  onDismiss: () => void;
}

function SuggestedFilter({ suggested, filter, people, onUse, onDismiss }: SuggestedFilterProps) {
  const all = useText();
  const { suggestions } = all;
  const { unknown, wider, fromModel } = suggested;
  const id = useId();
  const labels = labelsOf(all, people, filter);
  const notes = [
    ...(unknown.length > 0 ? [suggestions.filterUnknown(unknown.join(', '))] : []),
    ...(wider ? [suggestions.filterWider] : []),
    ...(fromModel ? [suggestions.filterFromModel] : []),
  ];
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2 rounded-lg border border-line p-3">
      <h3 id={id} className="text-13 font-medium">
        {suggestions.filterSuggested}
      </h3>
      <ul aria-labelledby={id} className="flex flex-wrap gap-1.5">
        {labels.map((label) => (
          <li
            key={label}
            className="max-w-full truncate rounded-full bg-brand-subtle px-2.5 py-1 text-12 font-medium text-brand-text"
          >
            {label}
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className="text-12 break-words text-ink-2">
          {note}
        </p>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => onUse(filter)}>
          {suggestions.filterUse}
        </Button>
        <Button onClick={onDismiss}>{suggestions.filterDismiss}</Button>
      </div>
    </section>
  );
}

function labelsOf(text: Catalogue, people: ReadonlyMap<number, UserCard>, filter: TaskFilter): string[] {
  const words = filter.text.trim();
  return [
    ...(words ? [text.workspaces.filterChipText(words)] : []),
    ...(filter.mine ? [text.workspaces.filterMine] : []),
    ...conditionsOf(filter).map((condition) => conditionLabel(text, people, condition)),
  ];
}
