// One line of a history: a field, from what to what.
import type { HistoryChange } from '@app/contract/history/history.contract.ts';
import { historyValues } from '@app/contract/history/history.rules.ts';
import { relationKinds } from '@app/contract/relations/relations.rules.ts';
import { priorityName } from '@app/contract/tasks/tasks.rules.ts';
import { ArrowRight } from 'lucide-react';
import type { SharedChange } from '#features/history/folded-entries.ts';
import { useDates } from '#lib/dates.ts';
import { useNames } from '#lib/names.ts';
import { useRepeatText } from '#lib/repeat-text.ts';
import { useText } from '#lib/text.ts';

export function ChangeLine({ change }: { change: SharedChange }) {
  const { history } = useText();
  const name = useFieldName(change);
  const shown = useFieldValue(change.field);
  const { field, from, to } = change;
  const member = from ?? to ?? '';
  if (field === 'itemsDone') return <li>{from == null ? history.checked(member) : history.unchecked(member)}</li>;
  if (field === 'itemPlace' && from === null) return <li>{history.reordered}</li>;
  const isMember = ['items', 'files', 'assignees', 'departments', ...relationKinds].includes(field);
  if (isMember && from === null) return <li>{history.added(name, shown(member))}</li>;
  if (isMember && to === null) return <li>{history.removed(name, shown(member))}</li>;
  return (
    <li>
      <span>{`${name}: `}</span>
      {from === undefined ? null : (
        <span className="history-old history-value">{from === null ? history.nothing : shown(from)}</span>
      )}{' '}
      <ArrowRight size={12} role="img" aria-label={history.becomes} className="history-becomes" />{' '}
      <span className="history-value">{to === null ? history.nothing : shown(to)}</span>
    </li>
  );
}

function useFieldName({ field, key }: SharedChange): string {
  const { attachments, history, recurrences, relations, tasks } = useText();
  const ofItem = (part: string) => history.ofItem(key ?? '', part);
  const names: Record<HistoryChange['field'], string> = {
    title: tasks.titleLabel,
    description: tasks.description,
    type: history.type,
    priority: tasks.priority,
    status: tasks.status,
    workspace: history.board,
    department: tasks.primaryDepartment,
    departments: tasks.departments,
    assignee: tasks.primaryAssignee,
    assignees: tasks.assignees,
    startDate: tasks.startDate,
    dueDate: tasks.dueDate,
    repeat: recurrences.label,
    repeatWhen: recurrences.whenLabel,
    items: tasks.checklist,
    itemsDone: tasks.checklist,
    itemDescription: ofItem(tasks.description),
    itemAssignee: ofItem(history.itemPerson),
    itemDueDate: ofItem(tasks.dueDate),
    itemPlace: ofItem(history.itemPlace),
    files: attachments.heading,
    ...relations.kinds,
    custom: key === 'templateName' ? tasks.template : (key ?? ''),
  };
  return names[field];
}

function useFieldValue(field: HistoryChange['field']): (value: string) => string {
  const { recurrences, tasks } = useText();
  const names = useNames();
  const { formatDate } = useDates();
  const repeatText = useRepeatText();
  return (value) => {
    switch (historyValues[field]) {
      case 'priority':
        return priorityName({ tasks }, value);
      // A move between boards is stored with the names of both.
      case 'status':
        return names.department(names.status(value));
      case 'board':
      case 'department':
        return names.department(value);
      case 'date':
        return formatDate(value);
      case 'repeat':
        return repeatText(value);
      case 'repeatWhen':
        return value === 'day' ? recurrences.whenDay : recurrences.whenDone;
      default:
        return value;
    }
  };
}
