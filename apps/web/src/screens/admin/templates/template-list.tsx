// The templates as a table, and as cards below 768 pixels.
import type { ChecklistTemplate } from '@app/contract/checklist-templates/checklist-templates.contract.ts';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { useDates } from '#lib/dates.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Table } from '#ui/table.tsx';

export interface TemplateListProps {
  templates: readonly ChecklistTemplate[];
  onAct: (act: 'view' | 'edit' | 'remove', template: ChecklistTemplate) => void;
}

export function TemplateTable({ templates, onAct }: TemplateListProps) {
  const { checklistTemplates: words } = useText();
  const names = useNames();
  const { dayOfInstant, formatDate } = useDates();
  const heads = [
    { label: words.name },
    { label: words.department, className: 'w-[22%]' },
    { label: words.itemsHead, className: 'w-28' },
    { label: words.created, className: 'w-34' },
    { label: words.actions, className: 'w-36', hidden: true },
  ];
  return (
    <Table label={words.tableLabel} heads={heads}>
      {templates.map((template) => (
        <tr key={template.id} className="compact:*:py-1.5">
          <th scope="row" className="px-4 py-2.5 text-start font-normal">
            <span className="block font-medium wrap-anywhere">{template.name}</span>
            {template.description ? (
              <span className="line-clamp-2 text-12 wrap-anywhere text-ink-2">{template.description}</span>
            ) : null}
          </th>
          <td className="px-4 py-2.5 wrap-anywhere text-ink-2">
            {template.department === null ? words.allDepartments : names.department(template.department)}
          </td>
          <td className="px-4 py-2.5 text-ink-2 tabular-nums">{words.items(template.items.length)}</td>
          <td className="px-4 py-2.5 text-ink-2 tabular-nums">{formatDate(dayOfInstant(template.createdAt))}</td>
          <td className="px-3 py-2.5">
            <Actions template={template} onAct={onAct} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

export function TemplateCards({ templates, onAct }: TemplateListProps) {
  const { checklistTemplates: words } = useText();
  const names = useNames();
  const { dayOfInstant, formatDate } = useDates();
  return (
    <ul aria-label={words.tableLabel} className="flex flex-col gap-2">
      {templates.map((template) => (
        <li key={template.id} className="rounded-md bg-surface p-3 shadow-card">
          <p className="text-14 font-medium wrap-anywhere">{template.name}</p>
          {template.description ? <p className="line-clamp-2 text-12 wrap-anywhere text-ink-2">{template.description}</p> : null}
          <div className="mt-1 flex items-center gap-2">
            <p className="min-w-0 flex-1 text-12 text-ink-2">
              {template.department === null ? words.allDepartments : names.department(template.department)}
              <span className="block tabular-nums">
                {words.items(template.items.length)} · {formatDate(dayOfInstant(template.createdAt))}
              </span>
            </p>
            <Actions template={template} onAct={onAct} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Actions({ template, onAct }: { template: ChecklistTemplate; onAct: TemplateListProps['onAct'] }) {
  const { checklistTemplates: words } = useText();
  const { name } = template;
  return (
    <div className="flex justify-end gap-0.5">
      <IconButton small label={words.viewLabel(name)} icon={<Eye />} onClick={() => onAct('view', template)} />
      <IconButton small label={words.editLabel(name)} icon={<Pencil />} onClick={() => onAct('edit', template)} />
      <IconButton small label={words.removeLabel(name)} icon={<Trash2 />} onClick={() => onAct('remove', template)} />
    </div>
  );
}
