// The fields that the person and somebody else both changed: both values, and a choice for each field.
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { useFieldNames, useFieldValues } from '#features/tasks/data/field-labels.ts';
import type { TaskValues } from '#features/tasks/edit/task-values.ts';
import type { TaskEditor } from '#features/tasks/edit/use-task-editor.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';

interface MergeConflictsProps {
  editor: TaskEditor;
  people: ReadonlyMap<number, UserCard>;
}

export function MergeConflicts({ editor, people }: MergeConflictsProps) {
  const { tasks } = useText();
  const nameOf = useFieldNames();
  const { theirs } = editor.draft ?? {};
  const byName = new Map((Object.keys(theirs ?? {}) as (keyof TaskValues)[]).map((field) => [nameOf(field), field]));
  return (
    <div role="status" className="contents">
      {theirs && editor.draft && byName.size > 0 ? (
        <section className="task-notice flex-col" aria-label={tasks.clashTitle}>
          <div>
            <p className="font-medium">{tasks.clashTitle}</p>
            <p>{tasks.clashText}</p>
          </div>
          <ul className="flex flex-col gap-3">
            {[...byName].map(([name, field]) => (
              <ConflictItem
                key={field}
                name={name}
                field={field}
                mine={editor.draft?.values ?? {}}
                theirs={theirs}
                people={people}
                onSettle={(by) => editor.settle(field, by)}
              />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

interface ConflictItemProps {
  name: string;
  field: keyof TaskValues;
  mine: Partial<TaskValues>;
  theirs: Partial<TaskValues>;
  people: ReadonlyMap<number, UserCard>;
  onSettle: (by: 'mine' | 'theirs') => void;
}

function ConflictItem({ name, field, mine, theirs, people, onSettle }: ConflictItemProps) {
  const { tasks } = useText();
  const shownValue = useFieldValues(people);
  return (
    <li className="task-conflict">
      <p className="text-13 font-medium">{name}</p>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((whose) => (
          <div key={whose} className="flex min-w-0 flex-col">
            <dt className="text-12 text-ink-2">{tasks[whose]}</dt>
            <dd className="max-h-24 overflow-y-auto whitespace-pre-wrap wrap-anywhere">
              {shownValue(field, whose === 'mine' ? mine : theirs)}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={tasks.choiceOf(tasks.keepMine, name)} onClick={() => onSettle('mine')}>
          {tasks.keepMine}
        </Button>
        <Button aria-label={tasks.choiceOf(tasks.takeTheirs, name)} onClick={() => onSettle('theirs')}>
          {tasks.takeTheirs}
        </Button>
      </div>
    </li>
  );
}
