// Chooses a template for an existing task, and whether its items replace the existing ones.
import type { ChecklistTemplate } from '@app/contract/checklist-templates/checklist-templates.contract.ts';
import { limits } from '@app/contract/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useId, useState } from 'react';
import { checklistTemplatesQuery } from '#features/checklist-templates/checklist-templates.queries.ts';
import type { TemplateMode } from '#features/tasks/edit/task-values.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** Lists the templates that the person may use, and marks the chosen one. */
export type TemplateChoiceComponent = ComponentType<{
  departments: readonly string[];
  chosenId: number | null;
  onChoose: (id: number) => void;
}>;

interface TemplateDialogProps {
  choice: TemplateChoiceComponent;
  /** The departments of the task. */
  departments: readonly string[];
  /** How many items the task has. */
  count: number;
  /** Resolves to whether it was applied. */
  onApply: (template: ChecklistTemplate, how: TemplateMode) => Promise<boolean>;
  onClose: () => void;
}

export function TemplateDialog({ choice: Choice, departments, count, onApply, onClose }: TemplateDialogProps) {
  const { tasks } = useText();
  const templates = useQuery(checklistTemplatesQuery);
  const [chosenId, choose] = useState<number | null>(null);
  const [how, setHow] = useState<TemplateMode>('append');
  const [busy, setBusy] = useState(false);
  const chosen = templates.data?.find(({ id }) => id === chosenId);
  const most = limits.checklist.items;
  const full = chosen !== undefined && chosen.items.length + (how === 'append' ? count : 0) > most;

  async function apply() {
    if (!chosen || full || busy) return;
    setBusy(true);
    const applied = await onApply(chosen, how);
    setBusy(false);
    if (applied) onClose();
  }

  return (
    <Dialog
      open
      title={tasks.fromTemplate}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <div className="flex w-full justify-end gap-2">
          <Button onClick={onClose}>{tasks.cancel}</Button>
          <Button variant="primary" busy={busy} disabled={!chosen || full} onClick={() => void apply()}>
            {tasks.fromTemplateAdd}
          </Button>
        </div>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the task below are not for this dialog */}
      <div className="flex flex-col gap-4" onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}>
        <Choice departments={departments} chosenId={chosenId} onChoose={choose} />
        {count > 0 && chosen ? <How value={how} onChange={setHow} /> : null}
        <p role="status" className="field-note text-danger-ink empty:hidden">
          {full ? tasks.fromTemplateFull(most) : null}
        </p>
      </div>
    </Dialog>
  );
}

function How({ value, onChange }: { value: TemplateMode; onChange: (how: TemplateMode) => void }) {
  const { tasks } = useText();
  const name = useId();
  const strings = { append: tasks.fromTemplateAppend, replace: tasks.fromTemplateReplace };
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1.5 text-13 font-medium">{tasks.fromTemplateHow}</legend>
      {(['append', 'replace'] as const).map((how) => (
        <label key={how} className="flex min-h-8 items-center gap-2.5 text-13">
          <input
            type="radio"
            name={name}
            checked={value === how}
            onChange={() => onChange(how)}
            className="size-4 accent-(--accent)"
          />
          {strings[how]}
        </label>
      ))}
    </fieldset>
  );
}
