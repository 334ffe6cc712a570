// Shows the person and the due date of a checklist item: chips, each of which opens its panel.
import type { ChecklistItem, Task } from '@app/contract/tasks/tasks.contract.ts';
import { withPrimaryAssignee } from '@app/contract/tasks/tasks.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { CalendarDays, UserRound } from 'lucide-react';
import type { ComponentProps } from 'react';
import { DateForm } from '#features/pickers/date-form.tsx';
import { PickList } from '#features/pickers/pick-list.tsx';
import { useAssignable, useAssigneeRows } from '#features/tasks/data/assignable.tsx';
import { unassignedRow } from '#features/tasks/edit/assignee-picker.tsx';
import { avatarOf } from '#lib/avatar.ts';
import { cn } from '#lib/cn.ts';
import { useDates, useToday } from '#lib/dates.ts';
import { useShownName } from '#lib/shown-person.ts';
import { useText } from '#lib/text.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Popover } from '#ui/popover.tsx';

/** A fact of an item that can be set. */
export type ItemFact = 'assigneeId' | 'dueDate';

interface ItemFactsProps {
  task: Task;
  item: ChecklistItem;
  people: ReadonlyMap<number, UserCard>;
  /** The fact whose panel is open. */
  open: ItemFact | undefined;
  onOpen: (fact: ItemFact | undefined) => void;
  onSet: (fields: Pick<ChecklistItem, ItemFact>) => void;
  /** Takes the focus when a panel has closed: the chip of nothing is gone then. */
  onClosed: () => void;
}

export function ItemFacts({ open, onOpen, onClosed, ...props }: ItemFactsProps) {
  const { item, onSet } = props;
  const { tasks } = useText();
  const panel = (fact: ItemFact) => ({
    align: 'end' as const,
    open: open === fact,
    onOpenChange: (isOpen: boolean) => onOpen(isOpen ? fact : undefined),
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      onClosed();
    },
  });
  const set = (fields: Pick<ChecklistItem, ItemFact>) => {
    onOpen(undefined);
    onSet(fields);
  };
  return (
    <>
      {item.dueDate || open === 'dueDate' ? (
        <Popover {...panel('dueDate')} label={tasks.dueDate} className="date-panel" trigger={<DateChip item={item} />}>
          <DateOf item={item} onSet={set} />
        </Popover>
      ) : null}
      {item.assigneeId || open === 'assigneeId' ? (
        <Popover
          {...panel('assigneeId')}
          label={tasks.assignee}
          className="pick-panel"
          trigger={<PersonChip item={item} people={props.people} />}
        >
          <PersonOf {...props} onSet={set} />
        </Popover>
      ) : null}
    </>
  );
}

type PanelProps = Pick<ItemFactsProps, 'item' | 'onSet'>;

function DateOf({ item, onSet }: PanelProps) {
  const { tasks } = useText();
  const today = useToday();
  return <DateForm label={tasks.dueDate} value={item.dueDate ?? null} today={today} onChoose={(dueDate) => onSet({ dueDate })} />;
}

function PersonOf({ task, item, people, onSet }: PanelProps & Pick<ItemFactsProps, 'task' | 'people'>) {
  const { tasks, pickers } = useText();
  const chosen = withPrimaryAssignee(task.assigneeId, task.assignees);
  const rows = useAssigneeRows(useAssignable([task.department, ...task.departments], chosen, people));
  const nobody = unassignedRow(tasks.unassigned);
  return (
    <PickList
      label={tasks.assignee}
      find={pickers.findPerson}
      nothing={pickers.nobody}
      options={[nobody, ...rows]}
      chosen={[item.assigneeId ? String(item.assigneeId) : nobody.value]}
      onPick={(value) => onSet({ assigneeId: value === nobody.value ? null : Number(value) })}
    />
  );
}

type ChipProps = Pick<ItemFactsProps, 'item'> & ComponentProps<'button'>;

function DateChip({ item: { text, dueDate, completed }, ...button }: ChipProps) {
  const { tasks } = useText();
  const { formatDate } = useDates();
  const today = useToday();
  const isLate = dueDate != null && !completed && dueDate < today;
  const shown = dueDate == null ? tasks.noDate : formatDate(dueDate);
  return (
    <button
      type="button"
      {...button}
      className={cn('item-chip', isLate && 'font-medium text-danger-ink')}
      aria-label={`${text}, ${isLate ? tasks.overdue : tasks.dueDate}: ${shown}`}
    >
      <CalendarDays size={12} aria-hidden="true" />
      {dueDate == null ? null : shown}
    </button>
  );
}

function PersonChip({ item: { text, assigneeId }, people, ...button }: ChipProps & Pick<ItemFactsProps, 'people'>) {
  const { tasks } = useText();
  const shownName = useShownName();
  const person = people.get(assigneeId ?? 0);
  const name = assigneeId == null ? tasks.unassigned : shownName(person);
  return (
    <button type="button" {...button} className="item-chip" aria-label={`${text}, ${tasks.assignee}: ${name}`} title={name}>
      {person ? <Avatar {...avatarOf(person)} size={22} decorative /> : <UserRound size={14} aria-hidden="true" />}
    </button>
  );
}
