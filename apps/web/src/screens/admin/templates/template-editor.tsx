// The dialog that creates or edits a template.
import type { ChecklistTemplate } from '@app/contract/checklist-templates/checklist-templates.contract.ts';
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import { limits, templateDepartments } from '@app/contract/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { saveTemplate } from '#features/checklist-templates/checklist-templates.queries.ts';
import { departmentsQuery, openDepartments } from '#features/departments/departments.queries.ts';
import { ChoiceField } from '#features/pickers/choice-field.tsx';
import { ConflictNotice } from '#features/pickers/conflict-notice.tsx';
import { ItemList } from '#features/pickers/item-list.tsx';
import { useDiscardConfirm } from '#features/tasks/edit/use-discard-confirm.tsx';
import { useDraft } from '#lib/draft.ts';
import { useNames } from '#lib/names.ts';
import { currentOf } from '#lib/request-error.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import {
  allDepartments,
  bodyOf,
  type DraftProblems,
  draftOf,
  isSameDraft,
  problemsOf,
} from '#screens/admin/templates/template-draft.ts';
import { TemplateView } from '#screens/admin/templates/template-view.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { InputField } from '#ui/input-field.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';

interface TemplateEditorProps {
  /** The template being edited; undefined for a new one. */
  template?: ChecklistTemplate;
  onClose: () => void;
}

const noProblems: DraftProblems = { items: new Map() };

export function TemplateEditor({ template, onClose }: TemplateEditorProps) {
  const { checklistTemplates: words } = useText();
  const [first] = useState(() => draftOf(template));
  const initial = { ...first, version: template?.version };
  const [draft, setDraft, clear] = useDraft(
    `checklist-template-${template?.id ?? 'new'}`,
    initial,
    (now) => !isSameDraft(first, now),
  );
  const [problems, setProblems] = useState(noProblems);
  // A version that somebody else has saved meanwhile, and whether it is being viewed.
  const [newer, setNewer] = useState<ChecklistTemplate>();
  const [seeing, setSeeing] = useState(false);
  const save = useMutation(saveTemplate);
  const names = useNames();
  const options = useDepartmentNames(draft.department);
  function leave() {
    clear();
    onClose();
  }
  const { close, question } = useDiscardConfirm(!isSameDraft(first, draft), leave);

  function change(part: Partial<typeof draft>) {
    setDraft({ ...draft, ...part });
    setProblems(noProblems);
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    const found = problemsOf(draft, template === undefined, words);
    setProblems(found);
    if (found.name !== undefined || found.items.size > 0) return focusFirstProblem(event.currentTarget);
    // A draft is older than what somebody has saved since it was begun.
    const version = newer?.version ?? draft.version;
    save.mutate(
      { id: template?.id, version, ...bodyOf(draft) },
      { onSuccess: leave, onError: (error) => setNewer(currentOf<ChecklistTemplate>(error) ?? newer) },
    );
  }
  return (
    <FormDialog
      size="lg"
      title={template ? words.edit : words.createTitle}
      labels={{ cancel: words.cancel, submit: template ? words.save : words.create, busy: words.saving }}
      busy={save.isPending}
      className="flex flex-col gap-1"
      onSubmit={submit}
      onClose={close}
      onEscape={(event) => {
        event.preventDefault();
        close();
      }}
      beside={
        <>
          {newer && seeing ? <TemplateView template={newer} onClose={() => setSeeing(false)} /> : null}
          {question}
        </>
      }
    >
      {newer ? <ConflictNotice busy={save.isPending} onSee={() => setSeeing(true)} /> : null}
      <div className="grid gap-x-4 sm:grid-cols-2">
        <InputField
          label={words.name}
          error={problems.name}
          value={draft.name}
          maxLength={limits.checklistTemplateName.max}
          onChange={(name) => change({ name })}
        />
        <Field label={words.department}>
          {(control) => (
            <ChoiceField
              {...control}
              name={words.department}
              value={draft.department}
              onChange={(department) => change({ department })}
              options={[
                { value: allDepartments, label: words.allDepartments },
                ...options.map((name) => ({ value: name, label: names.department(name) })),
              ]}
            />
          )}
        </Field>
      </div>
      <TextareaField
        label={words.description}
        optional={words.optional}
        value={draft.description}
        maxLength={limits.description.max}
        onChange={(description) => change({ description })}
      />
      <ItemList items={draft.items} problems={problems.items} onChange={(items) => change({ items })} />
    </FormDialog>
  );
}

/** Returns the departments of the specification, further existing ones, and the template's own. */
function useDepartmentNames(chosen: string): string[] {
  const data = openDepartments(useQuery(departmentsQuery).data ?? []);
  const names = new Map<string, string>(templateDepartments.map((name) => [departmentKey(name), name]));
  for (const { name } of data) if (!names.has(departmentKey(name))) names.set(departmentKey(name), name);
  const all = [...names.values()];
  return chosen === allDepartments || all.includes(chosen) ? all : [...all, chosen];
}

function focusFirstProblem(form: HTMLFormElement) {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
