// A template, read-only: name, department, items.
import type { ChecklistTemplate } from '@app/contract/checklist-templates/checklist-templates.contract.ts';
import { Square } from 'lucide-react';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface TemplateViewProps {
  template: ChecklistTemplate;
  onClose: () => void;
  /** Undefined if it is only viewed. */
  onEdit?: () => void;
}

export function TemplateView({ template, onClose, onEdit }: TemplateViewProps) {
  const { checklistTemplates: words } = useText();
  const names = useNames();
  return (
    <Dialog
      open
      title={template.name}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          {onEdit ? (
            <Button variant="primary" onClick={onEdit}>
              {words.edit}
            </Button>
          ) : null}
        </>
      }
    >
      <Badge>{template.department === null ? words.allDepartments : names.department(template.department)}</Badge>
      <p className="mt-3 text-13 text-pretty wrap-anywhere whitespace-pre-wrap text-ink-2">
        {template.description || words.noDescription}
      </p>
      <h3 className="mt-5 mb-2 text-13 font-semibold">
        {words.checklistItems}
        <span className="ms-2 font-normal text-ink-2">{words.items(template.items.length)}</span>
      </h3>
      <ol className="flex flex-col gap-2">
        {template.items.map((item) => (
          <li key={item.id} className="flex gap-2.5 text-13">
            <Square aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-3" />
            <span className="min-w-0">
              <span className="block wrap-anywhere">{item.text}</span>
              {item.description ? (
                <span className="block text-12 wrap-anywhere whitespace-pre-wrap text-ink-2">{item.description}</span>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
