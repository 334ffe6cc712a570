// Chooses a checklist for a new task: a switch, the templates as cards, and the items of the chosen one.
import type { ChecklistTemplate } from '@app/contract/checklist-templates/checklist-templates.contract.ts';
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { checklistTemplatesQuery } from '#features/checklist-templates/checklist-templates.queries.ts';
import { few } from '#features/pickers/choice-field.tsx';
import { useNames } from '#lib/names.ts';
import { searchFilter } from '#lib/search-filter.ts';
import { unloaded, useText } from '#lib/text.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { Spinner } from '#ui/spinner.tsx';
import '#features/checklist-templates/template-picker.css';

interface TemplatePickerProps {
  /** The departments of the task. */
  departments: readonly string[];
  enabled: boolean;
  chosenId: number | null;
  onChange: (change: { enabled: boolean; chosenId: number | null }) => void;
}

export function TemplatePicker({ departments, enabled, chosenId, onChange }: TemplatePickerProps) {
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
      {enabled ? (
        <TemplateChoice departments={departments} chosenId={chosenId} onChoose={(id) => onChange({ enabled, chosenId: id })} />
      ) : null}
    </div>
  );
}

interface TemplateChoiceProps {
  /** The departments of the task: hides the templates of other departments. */
  departments: readonly string[];
  chosenId: number | null;
  onChoose: (id: number) => void;
}

/** The templates of the task's departments and of all departments, as cards, and the items of the chosen one. */
export function TemplateChoice({ departments, chosenId, onChoose }: TemplateChoiceProps) {
  const { checklistTemplates: words } = useText();
  const name = useId();
  const { data, error, isPending, isFetching, refetch } = useQuery(checklistTemplatesQuery);
  const [typed, setTyped] = useState('');
  const isMeant = searchFilter(useDeferredValue(typed));
  const names = useNames();
  const keys = new Set(departments.map(departmentKey));
  const offered = (data ?? []).filter(
    ({ id, department }) => department === null || id === chosenId || keys.has(departmentKey(department)),
  );
  const chosen = offered.find((template) => template.id === chosenId);
  const fitting = offered.filter(({ name, department }) => isMeant(name, department && names.department(department)));
  // The chosen template stays visible whatever the search is.
  const shown = chosen && !fitting.includes(chosen) ? [chosen, ...fitting] : fitting;
  if (isPending) return <Spinner />;
  if (!data) return <RegionError text={unloaded(error)} error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (offered.length === 0) {
    return (
      <div>
        <p className="text-13 font-medium">{words.none}</p>
        <p className="text-13 text-ink-2">{words.noneText}</p>
      </div>
    );
  }
  return (
    <>
      {offered.length > few ? (
        <SearchInput label={words.search} value={typed} onChange={(event) => setTyped(event.target.value)} />
      ) : null}
      <fieldset className="grid max-h-80 min-w-0 gap-2 overflow-y-auto p-0.5 sm:grid-cols-2">
        <legend className="sr-only">{words.heading}</legend>
        {shown.map((template) => (
          <TemplateCard
            key={template.id}
            name={name}
            template={template}
            chosen={template.id === chosenId}
            onChoose={() => onChoose(template.id)}
          />
        ))}
      </fieldset>
      <p role="status" className="text-13 text-ink-2 empty:hidden">
        {fitting.length === 0 ? words.noMatch : null}
      </p>
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
  const names = useNames();
  const { checklistTemplates: words } = useText();
  return (
    <label className="template-card">
      <input type="radio" name={name} checked={chosen} onChange={onChoose} className="mt-0.5 accent-(--accent)" />
      <span className="min-w-0">
        <span className="block truncate text-13 font-medium">{template.name}</span>
        <span className="block text-12 text-ink-2">
          {template.department === null ? words.allDepartments : names.department(template.department)}
        </span>
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
