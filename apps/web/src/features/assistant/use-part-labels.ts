// Returns the label of the chip of an understood part.
import { priorityName } from '@app/contract/tasks/tasks.rules.ts';
import type { ParsedTask, Span } from '@app/language/line/parsed-task.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { checklistTemplatesQuery } from '#features/checklist-templates/checklist-templates.queries.ts';
import { useDates } from '#lib/dates.ts';
import { useNames } from '#lib/names.ts';
import { useRepeatText } from '#lib/repeat-text.ts';
import { useText } from '#lib/text.ts';

export function usePartLabels(line: ParsedTask, firstDay: (rule: string) => string | undefined): (part: Span) => string {
  const { assistant, recurrences, tasks } = useText();
  const names = useNames();
  const { formatDate } = useDates();
  const repeatText = useRepeatText();
  const templates = useQuery(checklistTemplatesQuery).data;
  const date = (value: string | null) => (value === null ? '' : formatDate(value));

  function repeat(rule: string): string {
    const first = line.startDate ?? line.dueDate ?? undefined;
    const from = first === undefined ? firstDay(rule) : undefined;
    return from === undefined ? repeatText(rule) : recurrences.from(repeatText(rule), formatDate(from));
  }
  return ({ kind, names: named = [] }) => {
    switch (kind) {
      case 'startDate':
        return assistant.start(date(line.startDate));
      case 'dueDate':
        return assistant.due(date(line.dueDate));
      case 'dates':
        return assistant.dates(date(line.startDate), date(line.dueDate));
      case 'repeat':
        return repeat(line.repeat ?? '');
      case 'priority':
        return priorityName({ tasks }, line.priority ?? '');
      case 'status':
        return names.status(line.status ?? '');
      case 'department':
        return named.map(names.department).join(', ');
      case 'assignee':
        return named.join(', ');
      default:
        return templates?.find(({ id }) => id === line.checklistTemplateId)?.name ?? '';
    }
  };
}
