// The bar for the selected tasks: their number, and what can be done with all of them.
import { priorities } from '@app/contract/limits.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { Archive, CalendarDays, CalendarRange, CircleDot, Flag, ListChecks, Tags, Trash2, UserRound, X } from 'lucide-react';
import { TemplateChoice } from '#features/checklist-templates/template-picker.tsx';
import { DateForm } from '#features/pickers/date-form.tsx';
import { clearSelection } from '#features/tasks/bulk-changes/select.ts';
import { PriorityDot } from '#features/tasks/card/priority-dot.tsx';
import { StatusGlyph } from '#features/tasks/card/status-glyph.tsx';
import { TemplateDialog } from '#features/tasks/checklist/template-dialog.tsx';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { useShortcut, useShortcutHint } from '#lib/hotkey.ts';
import { useNames } from '#lib/names.ts';
import { focusAfterOverlays } from '#lib/overlays.ts';
import { useText } from '#lib/text.ts';
import { ActButton, ActPanel } from '#screens/workspace/bulk-changes/act-button.tsx';
import { ManyDepartments } from '#screens/workspace/bulk-changes/many-departments.tsx';
import { ManyPeople, personOf } from '#screens/workspace/bulk-changes/many-people.tsx';
import { useBulkActs } from '#screens/workspace/bulk-changes/use-bulk-acts.ts';
import { useBulkCommands } from '#screens/workspace/bulk-changes/use-bulk-commands.tsx';
import { useBulkPart } from '#screens/workspace/bulk-changes/use-bulk-part.ts';
import type { BoardView } from '#screens/workspace/use-board-view.ts';
import { Confirm } from '#ui/confirm.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';

interface BulkBarProps {
  view: BoardView;
  /** The selected tasks, in the order of the board. */
  cards: readonly TaskCard[];
}

export function BulkBar({ view, cards }: BulkBarProps) {
  const { tasks, bulkChanges } = useText();
  const names = useNames();
  const parts = useBulkPart();
  const acts = useBulkActs(view, cards, parts);
  useShortcut('selectNone', clearSelection);

  const status = sameOf(cards, (card) => card.status);
  const priority = sameOf(cards, (card) => card.priority);
  const statuses = acts.columns.map((to) => ({
    label: names.status(to.column.name),
    icon: <StatusGlyph status={to.column.name} />,
    checked: to.column.name === status,
    onSelect: () => void acts.move(to),
  }));
  const priorityRows = priorities.map((value) => ({
    label: tasks.priorityName[value],
    icon: <PriorityDot priority={value} />,
    checked: value === priority,
    onSelect: () => void acts.set({ priority: value }),
  }));
  const departments = [...new Set(cards.flatMap(({ department, departments: others }) => [department, ...others]))];
  const { assignMe, archive } = acts;
  useBulkCommands({ statuses, priorities: priorityRows, open: parts.openByKey, assignMe, archive });

  return (
    <>
      <Toolbar {...{ view, cards, parts, acts, statuses, departments }} priorities={priorityRows} />
      {parts.part === 'template' ? (
        <TemplateDialog
          choice={TemplateChoice}
          departments={departments}
          count={0}
          onApply={acts.applyTemplate}
          onClose={parts.close}
        />
      ) : null}
      <Confirm
        danger
        open={parts.part === 'delete'}
        onOpenChange={(opens) => {
          if (opens) return;
          parts.close();
          focusAfterOverlays(parts.returnFocus);
        }}
        title={bulkChanges.deleteAsk(cards.length)}
        text={bulkChanges.deleteText}
        confirmLabel={bulkChanges.remove}
        cancelLabel={tasks.cancel}
        onConfirm={() => void acts.remove()}
      />
    </>
  );
}

interface ToolbarProps extends BulkBarProps {
  parts: ReturnType<typeof useBulkPart>;
  acts: ReturnType<typeof useBulkActs>;
  statuses: readonly MenuEntry[];
  priorities: readonly MenuEntry[];
  /** The departments of all selected tasks. */
  departments: readonly string[];
}

function Toolbar({ view, cards, parts, acts, statuses, priorities: priorityRows, departments }: ToolbarProps) {
  const { people, filter, data } = view;
  const { tasks, bulkChanges, archive } = useText();
  const { id: userId } = useCurrentUser();
  const hints = {
    status: useShortcutHint('cardMoveTo'),
    priority: useShortcutHint('cardPriority'),
    people: useShortcutHint('cardAssignee'),
    dueDate: useShortcutHint('cardDueDate'),
    remove: useShortcutHint('cardDelete'),
    clear: useShortcutHint('selectNone'),
  };
  const dates = (field: 'startDate' | 'dueDate') => (
    <DateForm
      label={tasks[field]}
      value={sameOf(cards, (card) => card[field]) ?? null}
      today={data.today}
      onChoose={(date) => void acts.set({ [field]: date })}
    />
  );

  return (
    <div role="toolbar" aria-label={bulkChanges.bar(cards.length)} className="bulk-bar" data-foot>
      <span className="bulk-count">{bulkChanges.selected(cards.length)}</span>
      <div className="bulk-acts">
        <Menu
          {...parts.control('status')}
          side="top"
          align="start"
          items={statuses}
          trigger={<ActButton label={tasks.status} icon={<CircleDot />} kbd={hints.status} />}
        />
        <Menu
          {...parts.control('priority')}
          side="top"
          align="start"
          items={priorityRows}
          trigger={<ActButton label={tasks.priority} icon={<Flag />} kbd={hints.priority} />}
        />
        <ActPanel
          {...parts.control('people')}
          label={bulkChanges.people}
          icon={<UserRound />}
          kbd={hints.people}
          className="pick-panel people-panel"
          onOpenAutoFocus={toSearch}
        >
          <ManyPeople cards={cards} people={people} departments={departments} whose={personOf(filter, userId)} onAct={acts.act} />
        </ActPanel>
        <ActPanel
          {...parts.control('dueDate')}
          label={tasks.dueDate}
          icon={<CalendarDays />}
          kbd={hints.dueDate}
          className="date-panel"
        >
          {dates('dueDate')}
        </ActPanel>
        <ActPanel {...parts.control('startDate')} label={tasks.startDate} icon={<CalendarRange />} className="date-panel">
          {dates('startDate')}
        </ActPanel>
        <ActPanel {...parts.control('departments')} label={tasks.departments} icon={<Tags />} className="pick-panel">
          <ManyDepartments cards={cards} departments={departments} onAct={acts.act} />
        </ActPanel>
        <ActButton label={bulkChanges.template} icon={<ListChecks />} onClick={() => parts.open('template')} />
        {acts.archive ? <ActButton label={archive.act} icon={<Archive />} onClick={() => void acts.archive?.()} /> : null}
        <ActButton danger label={bulkChanges.remove} icon={<Trash2 />} kbd={hints.remove} onClick={() => parts.open('delete')} />
      </div>
      <ActButton bare label={bulkChanges.clear} icon={<X />} kbd={hints.clear} onClick={clearSelection} />
    </div>
  );
}

/** Returns the value that all cards have, if they have the same. */
function sameOf<Value>(cards: readonly TaskCard[], read: (card: TaskCard) => Value): Value | undefined {
  const [first, ...rest] = cards.map(read);
  return rest.every((value) => value === first) ? first : undefined;
}

/** What is typed finds a person; the choice of what happens stands before it. */
function toSearch(event: Event): void {
  event.preventDefault();
  (event.currentTarget as HTMLElement).querySelector<HTMLElement>('[role="combobox"]')?.focus();
}
