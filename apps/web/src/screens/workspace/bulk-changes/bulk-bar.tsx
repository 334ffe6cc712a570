// The bar for the selected tasks: their number, and what can be done with all of them.
import { doneStatus, priorities } from '@app/contract/limits.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Archive, CalendarDays, CalendarRange, CircleDot, Flag, ListChecks, Tags, Trash2, UserRound, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TemplateChoice } from '#features/checklist-templates/template-picker.tsx';
import { DateForm } from '#features/pickers/date-form.tsx';
import { actOnMany, type ManyAct } from '#features/tasks/bulk-changes/act-on-many.ts';
import { type BulkAsk, bulkAsk } from '#features/tasks/bulk-changes/bulk-ask.ts';
import { archiveAll, assignAll, deleteAll, moveAll, setForAll, templateForAll } from '#features/tasks/bulk-changes/many-acts.ts';
import { clearSelection } from '#features/tasks/bulk-changes/select.ts';
import { PriorityDot } from '#features/tasks/card/priority-dot.tsx';
import { StatusGlyph } from '#features/tasks/card/status-glyph.tsx';
import { TemplateDialog } from '#features/tasks/checklist/template-dialog.tsx';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { useShortcut, useShortcutHint } from '#lib/hotkey.ts';
import { useNames } from '#lib/names.ts';
import { focusAfterOverlays } from '#lib/overlays.ts';
import { useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import { useSayNoPlaces } from '#screens/workspace/board/drag/use-say-no-places.ts';
import { ActButton, ActPanel } from '#screens/workspace/bulk-changes/act-button.tsx';
import { ManyDepartments } from '#screens/workspace/bulk-changes/many-departments.tsx';
import { ManyPeople, personOf } from '#screens/workspace/bulk-changes/many-people.tsx';
import { type Part, useBulkCommands } from '#screens/workspace/bulk-changes/use-bulk-commands.tsx';
import type { BoardView } from '#screens/workspace/use-board-view.ts';
import { Confirm } from '#ui/confirm.tsx';
import { Menu } from '#ui/menu.tsx';

/** What a key opens. */
const partOf: { [Kind in BulkAsk['kind']]?: Part } = {
  move: 'status',
  priority: 'priority',
  assignee: 'people',
  dueDate: 'dueDate',
  delete: 'delete',
};

interface BulkBarProps {
  view: BoardView;
  /** The selected tasks, in the order of the board. */
  cards: readonly TaskCard[];
}

export function BulkBar({ view, cards }: BulkBarProps) {
  const { data, board, people, filter, groupBy } = view;
  const { tasks, bulkChanges, archive } = useText();
  const names = useNames();
  const client = useQueryClient();
  const { id: me } = useCurrentUser();
  const [open, setOpen] = useState<Part>();
  /** What had the focus when a key opened a part. */
  const from = useRef<Element>(null);
  const asked = useStore(bulkAsk);
  const columns = board.columns.filter(({ foreign }) => !foreign);
  const sayNoPlaces = useSayNoPlaces();
  const ordered = groupBy === undefined && !board.sorted;
  const hints = {
    status: useShortcutHint('cardMoveTo'),
    priority: useShortcutHint('cardPriority'),
    people: useShortcutHint('cardAssignee'),
    dueDate: useShortcutHint('cardDueDate'),
    remove: useShortcutHint('cardDelete'),
    clear: useShortcutHint('selectNone'),
  };
  useShortcut('selectNone', clearSelection);

  function act(what: ManyAct): Promise<boolean> {
    setOpen(undefined);
    return actOnMany(client, what);
  }
  function openPart(part: Part | undefined) {
    from.current = document.activeElement;
    setOpen(part);
  }
  const assignMe = () => act(assignAll(client, cards, me));
  const answer = useEffectEvent((ask: BulkAsk) => {
    bulkAsk.set(undefined);
    if (ask.kind === 'assign') void assignMe();
    else if (ask.kind === 'place') place(ask.columnId, ask.beforeId);
    else openPart(partOf[ask.kind]);
  });
  useEffect(() => {
    if (asked) answer(asked);
  }, [asked]);
  // A question that nobody answers is not for the next selection.
  useEffect(() => () => bulkAsk.set(undefined), []);

  function place(columnId: number, beforeId: number | null) {
    const to = columns.find(({ column }) => column.id === columnId);
    const inPlace = to && cards.every((card) => card.status === to.column.name);
    if (!to) return;
    if (inPlace && !ordered) return sayNoPlaces(board);
    void act(moveAll(client, cards, { workspaceId: data.workspaceId, to: to.stored ?? to, ...(ordered && { beforeId }) }));
  }
  /** Returns the focus to the card from which a key opened a part. */
  function backToCard(event?: Event) {
    const { current } = from;
    from.current = null;
    if (!(current instanceof HTMLElement) || !current.isConnected) return;
    event?.preventDefault();
    current.focus();
  }
  const control = (part: Part) => ({
    open: open === part,
    onOpenChange: (opens: boolean) => setOpen(opens ? part : undefined),
    onCloseAutoFocus: backToCard,
  });
  const same = <Value,>(of: (card: TaskCard) => Value): Value | undefined => {
    const [first, ...rest] = cards.map(of);
    return rest.every((value) => value === first) ? first : undefined;
  };
  const shared = { status: same(({ status }) => status), priority: same(({ priority }) => priority) };
  const departments = [...new Set(cards.flatMap(({ department, departments: others }) => [department, ...others]))];
  const inColumn = columns.map((to) => ({
    label: names.status(to.column.name),
    icon: <StatusGlyph status={to.column.name} />,
    checked: to.column.name === shared.status,
    onSelect: () => void act(moveAll(client, cards, { workspaceId: data.workspaceId, to: to.stored ?? to })),
  }));
  const withPriority = priorities.map((priority) => ({
    label: tasks.priorityName[priority],
    icon: <PriorityDot priority={priority} />,
    checked: priority === shared.priority,
    onSelect: () => void act(setForAll(client, cards, { priority })),
  }));
  const putAway = shared.status === doneStatus ? () => act(archiveAll(cards)) : undefined;
  useBulkCommands({ statuses: inColumn, priorities: withPriority, open: openPart, assignMe, archive: putAway });
  const dates = (field: 'startDate' | 'dueDate') => (
    <DateForm
      label={tasks[field]}
      value={same((card) => card[field]) ?? null}
      today={data.today}
      onChoose={(date) => void act(setForAll(client, cards, { [field]: date }))}
    />
  );

  return (
    <>
      <div role="toolbar" aria-label={bulkChanges.bar(cards.length)} className="bulk-bar" data-foot>
        <span className="bulk-count">{bulkChanges.selected(cards.length)}</span>
        <div className="bulk-acts">
          <Menu
            {...control('status')}
            side="top"
            align="start"
            items={inColumn}
            trigger={<ActButton label={tasks.status} icon={<CircleDot />} kbd={hints.status} />}
          />
          <Menu
            {...control('priority')}
            side="top"
            align="start"
            items={withPriority}
            trigger={<ActButton label={tasks.priority} icon={<Flag />} kbd={hints.priority} />}
          />
          <ActPanel
            {...control('people')}
            label={bulkChanges.people}
            icon={<UserRound />}
            kbd={hints.people}
            className="pick-panel people-panel"
            onOpenAutoFocus={toSearch}
          >
            <ManyPeople cards={cards} people={people} departments={departments} whose={personOf(filter, me)} onAct={act} />
          </ActPanel>
          <ActPanel
            {...control('dueDate')}
            label={tasks.dueDate}
            icon={<CalendarDays />}
            kbd={hints.dueDate}
            className="date-panel"
          >
            {dates('dueDate')}
          </ActPanel>
          <ActPanel {...control('startDate')} label={tasks.startDate} icon={<CalendarRange />} className="date-panel">
            {dates('startDate')}
          </ActPanel>
          <ActPanel {...control('departments')} label={tasks.departments} icon={<Tags />} className="pick-panel">
            <ManyDepartments cards={cards} departments={departments} onAct={act} />
          </ActPanel>
          <ActButton label={bulkChanges.template} icon={<ListChecks />} onClick={() => setOpen('template')} />
          {putAway ? <ActButton label={archive.act} icon={<Archive />} onClick={() => void putAway()} /> : null}
          <ActButton danger label={bulkChanges.remove} icon={<Trash2 />} kbd={hints.remove} onClick={() => setOpen('delete')} />
        </div>
        <ActButton bare label={bulkChanges.clear} icon={<X />} kbd={hints.clear} onClick={clearSelection} />
      </div>
      {open === 'template' ? (
        <TemplateDialog
          choice={TemplateChoice}
          departments={departments}
          count={0}
          onApply={(template) => act(templateForAll(cards, template))}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
      <Confirm
        danger
        open={open === 'delete'}
        onOpenChange={(opens) => {
          if (opens) return;
          setOpen(undefined);
          focusAfterOverlays(backToCard);
        }}
        title={bulkChanges.deleteAsk(cards.length)}
        text={bulkChanges.deleteText}
        confirmLabel={bulkChanges.remove}
        cancelLabel={tasks.cancel}
        onConfirm={() => void act(deleteAll(cards))}
      />
    </>
  );
}

/** What is typed finds a person; the choice of what happens stands before it. */
function toSearch(event: Event): void {
  event.preventDefault();
  (event.currentTarget as HTMLElement).querySelector<HTMLElement>('[role="combobox"]')?.focus();
}
