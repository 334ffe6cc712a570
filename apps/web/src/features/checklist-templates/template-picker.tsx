// Chooses a checklist for a new task: a box to switch it on, the templates as cards, and what the chosen one holds.
import type { ChecklistTemplate } from '@app/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { checklistTemplatesQuery } from '#features/checklist-templates/checklist-templates.queries.ts';
import { useText } from '#lib/text.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Spinner } from '#ui/spinner.tsx';

interface TemplatePickerProps {
  enabled: boolean;
  chosenId: number | null;
  onChange: (change: { enabled: boolean; chosenId: number | null }) => void;
}

export function TemplatePicker({ enabled, chosenId, onChange }: TemplatePickerProps) {
  const { checklistTemplates: words } = useText();
  const box = useId();
  const { data, isPending } = useQuery(checklistTemplatesQuery);
  const chosen = data?.find((template) => template.id === chosenId);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-2.5">
        <Checkbox id={box} checked={enabled} onChange={(checked) => onChange({ enabled: checked, chosenId })} />
        <label htmlFor={box} className="text-13">
          {words.use}
        </label>
      </div>
      {enabled && isPending ? <Spinner /> : null}
      {enabled && data?.length === 0 ? (
        <div>
          <p className="text-13 font-medium">{words.none}</p>
          <p className="text-13 text-ink-2">{words.noneText}</p>
        </div>
      ) : null}
      {enabled && data && data.length > 0 ? (
        <fieldset className="grid gap-2 sm:grid-cols-2">
          <legend className="sr-only">{words.heading}</legend>
          {data.map((template) => (
            <TemplateCard
              key={template.id}
              name={box}
              template={template}
              chosen={template.id === chosenId}
              onChoose={() => onChange({ enabled, chosenId: template.id })}
            />
          ))}
        </fieldset>
      ) : null}
      {enabled && chosen ? <Preview template={chosen} /> : null}
    </div>
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
