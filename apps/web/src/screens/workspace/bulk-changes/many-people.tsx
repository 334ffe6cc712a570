// Changes who has the selected tasks: one person alone, one more, one less, or one in the place of another.
import { ownAssignee, type TaskFilter } from '@app/contract/tasks/task-filter.rules.ts';
import { withPrimaryAssignee } from '@app/contract/tasks/tasks.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLoadNotes } from '#features/hints/load-notes.ts';
import { PickList, type PickRow } from '#features/pickers/pick-list.tsx';
import { changePeople, setPeople } from '#features/tasks/bulk-changes/many-acts.ts';
import { useAssignable, useAssigneeRows } from '#features/tasks/data/assignable.tsx';
import { unassignedRow } from '#features/tasks/edit/assignee-picker.tsx';
import { useText } from '#lib/text.ts';
import type { ManyPickerProps } from '#screens/workspace/bulk-changes/many-departments.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';

const modes = ['set', 'add', 'remove', 'replace'] as const;
type Mode = (typeof modes)[number];

interface ManyPeopleProps extends ManyPickerProps {
  people: ReadonlyMap<number, UserCard>;
  /** The person whose tasks the view shows, who is replaced unless somebody chooses otherwise. */
  whose: number | undefined;
}

interface Choice {
  hint: string;
  rows: readonly PickRow[];
  chosen: readonly string[];
  actions?: readonly PickRow[];
  pick: (value: string) => void;
}

const other = 'other';

export function ManyPeople({ cards, departments, people, whose, onAct }: ManyPeopleProps) {
  const { tasks, pickers, users, bulkChanges: words } = useText();
  const client = useQueryClient();
  const ofEach = cards.map(({ assigneeId, assignees }) => withPrimaryAssignee(assigneeId, assignees));
  const counts = countsOf(ofEach);
  const only = counts.size === 1 ? [...counts.keys()][0] : undefined;
  const isHere = whose !== undefined && counts.has(whose);
  const [mode, setMode] = useState<Mode>(isHere ? 'replace' : 'set');
  const [from, setFrom] = useState<number | undefined>(isHere ? whose : only);
  const panel = useRef<HTMLDivElement>(null);
  useFocusAfterStep(panel, from);

  const rows = useLoadNotes(useAssigneeRows(useAssignable(departments, [...counts.keys()], people)));
  const having = rows
    .filter(({ value }) => counts.has(Number(value)))
    .map((row) => ({ ...row, detail: words.hasTasks(counts.get(Number(row.value)) ?? 0) }));
  const onAll = having.map(({ value }) => value).filter((value) => counts.get(Number(value)) === cards.length);
  const nobody = unassignedRow(tasks.unassigned);
  const nameOf = (id: number) => people.get(id)?.fullName ?? users.deleted;
  const change = (what: Parameters<typeof changePeople>[2], text: string) => void onAct(changePeople(client, cards, what, text));
  const replaced = from !== undefined && counts.has(from) ? from : undefined;

  const choices: Record<Mode, () => Choice> = {
    set() {
      const shared = ofEach.filter((ids) => ids.length > 1).length;
      const same = ofEach.every((ids) => ids.length === 0)
        ? [nobody.value]
        : ofEach.every((ids) => ids.length === 1)
          ? onAll
          : [];
      return {
        hint: shared > 0 ? words.setTakes(shared) : words.setHint,
        rows: [nobody, ...rows],
        chosen: same,
        pick: (value) => void onAct(setPeople(client, cards, value === nobody.value ? null : Number(value))),
      };
    },
    add: () => ({
      hint: words.addHint,
      rows,
      chosen: onAll,
      pick: (value) => change({ addAssignees: [Number(value)] }, words.added(nameOf(Number(value)))),
    }),
    remove: () => ({
      hint: words.removeHint,
      rows: having,
      chosen: [],
      pick: (value) => change({ removeAssignees: [Number(value)] }, words.removePerson(nameOf(Number(value)))),
    }),
    replace() {
      if (replaced === undefined)
        return { hint: words.replaceHint, rows: having, chosen: [], pick: (value) => setFrom(Number(value)) };
      return {
        hint: words.replaceBy(nameOf(replaced), counts.get(replaced) ?? 0),
        rows: rows.filter(({ value }) => value !== String(replaced)),
        chosen: [],
        actions: counts.size > 1 ? [{ value: other, label: words.replaceOther }] : [],
        pick(value) {
          if (value === other) setFrom(undefined);
          else
            change(
              { replaceAssignee: { from: replaced, to: Number(value) } },
              words.replaced(nameOf(replaced), nameOf(Number(value))),
            );
        },
      };
    },
  };
  const { hint, pick, rows: options, ...list } = choices[mode]();
  return (
    <div ref={panel}>
      <Tabs
        variant="segmented"
        label={words.people}
        value={mode}
        onChange={(value) => setMode(value as Mode)}
        tabs={modes.map((value) => ({ value, label: words.peopleModes[value] }))}
        listClassName="people-modes"
      >
        <TabPanel value={mode}>
          <p className="people-hint">{hint}</p>
          <PickList
            key={`${mode} ${mode === 'replace' ? replaced : ''}`}
            label={tasks.assignee}
            find={pickers.findPerson}
            nothing={pickers.nobody}
            options={options}
            onPick={pick}
            {...list}
          />
        </TabPanel>
      </Tabs>
    </div>
  );
}

/** Returns how many of the tasks each person has. */
function countsOf(ofEach: readonly (readonly number[])[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const id of ofEach.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** The list of the next step has a line of its own to search in. */
function useFocusAfterStep(panel: RefObject<HTMLElement | null>, step: number | undefined): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    panel.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  }, [panel, step]);
}

/** Returns the one person whose tasks a filter shows. */
export function personOf({ assignees, mine }: Pick<TaskFilter, 'assignees' | 'mine'>, me: number): number | undefined {
  const ids = new Set([...assignees.map((value) => (value === ownAssignee ? me : Number(value))), ...(mine ? [me] : [])]);
  const [first] = ids;
  return ids.size === 1 && Number.isInteger(first) ? first : undefined;
}
