// The dialog that makes a task template or changes one.
import type { TaskTemplate } from '@app/contract/task-templates/task-templates.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { type FormEvent, useState } from 'react';
import { ConflictNotice } from '#features/pickers/conflict-notice.tsx';
import { isTemplateGone, newerTaskTemplate, saveTaskTemplate } from '#features/task-templates/task-templates.queries.ts';
import { useDiscardConfirm } from '#features/tasks/edit/use-discard-confirm.tsx';
import { useDraft } from '#lib/draft.ts';
import { serverProblems } from '#lib/form-problems.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { TemplateFields } from '#screens/workspace/task-templates/template-fields.tsx';
import {
  contentOf,
  hasProblems,
  isSameTemplate,
  problemsOf,
  type TemplateProblems,
  valuesOf,
} from '#screens/workspace/task-templates/template-values.ts';
import { TemplateView } from '#screens/workspace/task-templates/template-view.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { FormError } from '#ui/form-error.tsx';

interface TemplateEditorProps {
  workspaceId: number;
  /** The department of the board. */
  department: string;
  people: ReadonlyMap<number, UserCard>;
  /** The template that is changed; undefined for a new one. */
  template?: TaskTemplate | undefined;
  onClose: () => void;
}

const none: TemplateProblems = { items: new Map() };
const fields = ['name', 'title', 'description', 'priority', 'startDays', 'dueDays', 'assignees', 'checklistItems'] as const;

export function TemplateEditor({ workspaceId, department, people, template, onClose }: TemplateEditorProps) {
  const text = useText();
  const { taskTemplates: words, tasks } = text;
  const [first] = useState(() => valuesOf(template));
  const [values, setValues, clear] = useDraft(`task-template:${workspaceId}:${template?.id ?? 'new'}`, first);
  const [found, setFound] = useState(none);
  const [seeing, setSeeing] = useState(false);
  const { mutate, isPending, error } = useMutation(saveTaskTemplate);
  // A refused save leaves these for the next one: what somebody else has saved, or that the template is gone.
  const [newer, setNewer] = useState<TaskTemplate>();
  const [isGone, setGone] = useState(false);
  const isExplained = newerTaskTemplate(error) !== undefined || isTemplateGone(error);
  const refused = serverProblems(isPending || isExplained ? null : error, fields);

  function leave() {
    clear();
    onClose();
  }
  const { close, question } = useDiscardConfirm(!isSameTemplate(first, values), leave);

  function change(part: Partial<typeof values>) {
    setValues({ ...values, ...part });
    setFound(none);
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const problems = problemsOf(values, text);
    setFound(problems);
    if (hasProblems(problems)) return focusFirstProblem(form);
    const { assignees, ...content } = contentOf(values);
    // Those who have left stay in the template until somebody chooses its people anew.
    const keepsPeople = template !== undefined && !isGone && !values.hasNewPeople;
    const version = newer?.version ?? values.version;
    mutate(
      {
        workspaceId,
        changed: template && !isGone ? { id: template.id, version } : undefined,
        ...content,
        ...(keepsPeople ? {} : { assignees }),
      },
      {
        onSuccess: leave,
        onError(refusal) {
          setNewer(newerTaskTemplate(refusal) ?? newer);
          setGone(isTemplateGone(refusal) && template !== undefined);
          focusFirstProblem(form);
        },
      },
    );
  }
  return (
    <FormDialog
      size="lg"
      title={template ? words.editTitle : words.createTitle}
      labels={{ cancel: tasks.cancel, submit: isGone ? words.saveAsNew : words.save, busy: words.saving }}
      busy={isPending}
      onSubmit={submit}
      onClose={close}
      onEscape={(event) => {
        event.preventDefault();
        close();
      }}
      beside={
        <>
          {newer && seeing ? <TemplateView template={newer} people={people} onClose={() => setSeeing(false)} /> : null}
          {question}
        </>
      }
    >
      {newer ? <ConflictNotice busy={isPending} onSee={() => setSeeing(true)} /> : null}
      {isGone ? <FormError text={words.gone} /> : null}
      <TemplateFields
        values={values}
        onChange={change}
        problems={found}
        refused={refused}
        department={department}
        people={people}
        leftOut={values.hasNewPeople ? 0 : (template?.leftOut ?? 0)}
        readOnly={isPending}
      />
      <FormError text={refused.form && `${words.failed}. ${refused.form}`} />
    </FormDialog>
  );
}

function focusFirstProblem(form: HTMLFormElement) {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
