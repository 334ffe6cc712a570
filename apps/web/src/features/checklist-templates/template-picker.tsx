// Chooses a checklist for a new task: a box to switch it on, the templates as cards, and what the chosen one holds.
import type { ChecklistTemplate } from '@app/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { checklistTemplatesQuery } from '#features/checklist-templates/checklist-templates.queries.ts';
import { unloaded, useText } from '#lib/text.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Spinner } from '#ui/spinner.tsx';

interface TemplatePickerProps {
  enabled: boolean;
  chosenId: number | null;
  onChange: (change: { enabled: boolean; chosenId: number | null }) => void;
}

export function TemplatePicker({ enabled, chosenId, onChange }: TemplatePickerProps) {
  const { checklistTemplates: words } = useText();
  const box = useId();
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-2.5">
        <Checkbox id={box} checked={enabled} onChange={(checked) => onChange({ enabled: checked, chosenId })} />
        <label htmlFor={box} className="text-13">
          {words.use}
        </label>
      </div>
      {enabled ? <TemplateChoice chosenId={chosenId} onChoose={(id) => onChange({ enabled, chosenId: id })} /> : null}
    </div>
  );
}

interface TemplateChoiceProps {
  chosenId: number | null;
  onChoose: (id: number) => void;
}

/** The templates that the person may use, as cards, and what the chosen one holds. */
export function TemplateChoice({ chosenId, onChoose }: TemplateChoiceProps) {
  const { checklistTemplates: words } = useText();
  const name = useId();
  const { data, error, isPending, isFetching, refetch } = useQuery(checklistTemplatesQuery);
  const chosen = data?.find((template) => template.id === chosenId);
  if (isPending) return <Spinner />;
  if (!data) return <RegionError text={unloaded(error)} error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (data.length === 0) {
    return (
      <div>
        <p className="text-13 font-medium">{words.none}</p>
        <p className="text-13 text-ink-2">{words.noneText}</p>
      </div>
    );
  }
  return (
    <>
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="sr-only">{words.heading}</legend>
        {data.map((template) => (
          <TemplateCard
            key={template.id}
            name={name}
            template={template}
            chosen={template.id === chosenId}
            onChoose={() => onChoose(template.id)}
          />
        ))}
      </fieldset>
      {chosen ? <Preview template={chosen} /> : null}
    </>
  );
}

interface TemplateCardProps {
  name: string;
  template: ChecklistTemplate;
  chosen: boolean;
  onChoose: () => void;
}

function TemplateCard({ name, template, chosen, onChoose }: TemplateCardProps) {
  const { checklistTemplates: words } = useText();
  return (
    <label className="template-card">
      <input type="radio" name={name} checked={chosen} onChange={onChoose} className="mt-0.5 accent-(--accent)" />
      <span className="min-w-0">
        <span className="block truncate text-13 font-medium">{template.name}</span>
        <span className="block text-12 text-ink-2">{template.department ?? words.allDepartments}</span>
        <span className="block text-12 text-ink-2">{words.items(template.items.length)}</span>
      </span>
    </label>
  );
}

function Preview({ template }: { template: ChecklistTemplate }) {
  const { checklistTemplates: words } = useText();
  return (
    <details className="text-13">
      <summary className="w-fit font-medium">{words.preview}</summary>
      <ul className="mt-1.5 list-disc pl-5 text-ink-2">
        {template.items.map((item) => (
          <li key={item.id}>{item.text}</li>
        ))}
      </ul>
    </details>
  );
}
