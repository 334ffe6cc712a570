// The dialog that makes a template or changes one.
import { type ChecklistTemplate, departmentKey, limits, templateDepartments } from '@app/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { saveTemplate } from '#features/checklist-templates/checklist-templates.queries.ts';
import { departmentsQuery } from '#features/departments/departments.queries.ts';
import { useLeaving } from '#features/tasks/use-leaving.tsx';
import { currentOf } from '#lib/request-error.ts';
import { useText } from '#lib/text.ts';
import { NewerNotice } from '#screens/admin/newer-notice.tsx';
import { allDepartments, bodyOf, type DraftProblems, draftOf, isSameDraft, problemsOf } from '#screens/admin/template-draft.ts';
import { TemplateItems } from '#screens/admin/template-items.tsx';
import { TemplateView } from '#screens/admin/template-view.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';

interface TemplateEditorProps {
  /** The template that is changed; a new one is made without. */
  template?: ChecklistTemplate;
  onClose: () => void;
}

const noProblems: DraftProblems = { items: new Map() };

export function TemplateEditor({ template, onClose }: TemplateEditorProps) {
  const { checklistTemplates: words } = useText();
  const form = useId();
  const [first] = useState(() => draftOf(template));
  const [draft, setDraft] = useState(first);
  const [problems, setProblems] = useState(noProblems);
  // What somebody else has saved while this was typed, and whether it is looked at.
  const [newer, setNewer] = useState<ChecklistTemplate>();
  const [seeing, setSeeing] = useState(false);
  const save = useMutation(saveTemplate);
  const options = useDepartmentNames(draft.department);
  const { close, question } = useLeaving(!isSameDraft(first, draft), onClose);

  function change(part: Partial<typeof draft>) {
    setDraft({ ...draft, ...part });
    setProblems(noProblems);
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (save.isPending) return;
    const found = problemsOf(draft, template === undefined, words);
    setProblems(found);
    if (found.name !== undefined || found.items.size > 0) return focusFirstProblem(event.currentTarget);
    const version = (newer ?? template)?.version;
    save.mutate(
      { id: template?.id, version, ...bodyOf(draft) },
      { onSuccess: onClose, onError: (error) => setNewer(currentOf<ChecklistTemplate>(error) ?? newer) },
    );
  }
  return (
    <Dialog
      open
      size="lg"
      fixed={save.isPending}
      title={template ? words.edit : words.createTitle}
      onOpenChange={(open) => open || close()}
      onEscape={(event) => {
        event.preventDefault();
        close();
      }}
      footer={
        <>
          <Button disabled={save.isPending} onClick={close}>
            {words.cancel}
          </Button>
          <Button type="submit" form={form} variant="primary" busy={save.isPending} busyLabel={words.saving}>
            {template ? words.save : words.create}
          </Button>
        </>
      }
    >
      {newer ? <NewerNotice form={form} busy={save.isPending} onSee={() => setSeeing(true)} /> : null}
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-1">
        <div className="grid gap-x-4 sm:grid-cols-2">
          <Field label={words.name} error={problems.name}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                value={draft.name}
                maxLength={limits.checklistTemplateName.max}
                onChange={(event) => change({ name: event.target.value })}
              />
            )}
          </Field>
          <Field label={words.department}>
            {(control) => (
              <Select
                {...control}
                value={draft.department}
                onChange={(department) => change({ department })}
                options={[
                  { value: allDepartments, label: words.allDepartments },
                  ...options.map((name) => ({ value: name, label: name })),
                ]}
              />
            )}
          </Field>
        </div>
        <Field label={words.description} optional={words.optional}>
          {(control) => (
            <Textarea
              {...control}
              value={draft.description}
              maxLength={limits.description.max}
              onChange={(event) => change({ description: event.target.value })}
            />
          )}
        </Field>
        <TemplateItems items={draft.items} problems={problems.items} onChange={(items) => change({ items })} />
      </form>
      {newer && seeing ? <TemplateView template={newer} onClose={() => setSeeing(false)} /> : null}
      {question}
    </Dialog>
  );
}

/** The departments of the specification, those that there are besides, and the one that the template has. */
function useDepartmentNames(chosen: string): string[] {
  const { data = [] } = useQuery(departmentsQuery);
  const names = new Map<string, string>(templateDepartments.map((name) => [departmentKey(name), name]));
  for (const { name } of data) if (!names.has(departmentKey(name))) names.set(departmentKey(name), name);
  const all = [...names.values()];
  return chosen === allDepartments || all.includes(chosen) ? all : [...all, chosen];
}

function focusFirstProblem(form: HTMLFormElement) {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
