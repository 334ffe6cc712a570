// 'More' of a new task: first day, repetition, further departments and people, files, and a checklist from a template.
import { withPrimaryAssignee, withPrimaryDepartment } from '@app/contract/tasks/tasks.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { TemplatePicker } from '#features/checklist-templates/template-picker.tsx';
import { AdditionalAssignees } from '#features/tasks/edit/assignee-fields.tsx';
import { Distribution } from '#features/tasks/edit/department-fields.tsx';
import { StartAndRepeat } from '#features/tasks/edit/properties-fields.tsx';
import { useText } from '#lib/text.ts';
import type { NewTaskValues } from '#screens/workspace/create/new-task.ts';
import { Button } from '#ui/button.tsx';

interface MoreFieldsProps {
  values: NewTaskValues;
  onChange: (change: Partial<NewTaskValues>) => void;
  errors: Readonly<Record<string, string>>;
  people: ReadonlyMap<number, UserCard>;
  /** A task template has filled fields, of which some may be here. */
  isUsed: boolean;
  /** The files, which are shown outside of it, too, if there are some. */
  children: (isShown: boolean) => ReactNode;
}

export function MoreFields({ values, onChange, errors, people, isUsed, children }: MoreFieldsProps) {
  const { tasks, checklistTemplates } = useText();
  const id = useId();
  const [open, setOpen] = useState(() => holdsSomething(values));
  // What is refused, or filled in by a template, is to be seen.
  const isForced = Boolean(errors['startDate'] ?? errors['repeat']) || (isUsed && holdsSomething(values)) || values.useTemplate;
  if (isForced && !open) setOpen(true);
  const fields = { values, onChange, errors };
  return (
    <>
      <Button
        variant="ghost"
        className="more-fields -ms-3"
        icon={<ChevronRight />}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {tasks.moreFields}
      </Button>
      <div id={id} hidden={!open} className="mt-3">
        {open ? (
          <>
            <StartAndRepeat {...fields} />
            <Section title={tasks.departments}>
              <Distribution {...fields} />
            </Section>
            <Section title={tasks.assignees}>
              <AdditionalAssignees {...fields} people={people} />
            </Section>
            <Section title={checklistTemplates.heading}>
              <TemplatePicker
                departments={[values.department, ...values.departments]}
                enabled={values.useTemplate}
                chosenId={values.templateId}
                onChange={({ enabled, chosenId }) => onChange({ useTemplate: enabled, templateId: chosenId })}
              />
            </Section>
          </>
        ) : null}
      </div>
      {children(open)}
    </>
  );
}

/** Whether one of its fields has a value. */
function holdsSomething({
  startDate,
  repeat,
  department,
  departments,
  assigneeId,
  assignees,
  useTemplate,
}: NewTaskValues): boolean {
  return (
    startDate !== null ||
    repeat !== null ||
    useTemplate ||
    withPrimaryDepartment(department, departments).length > 1 ||
    withPrimaryAssignee(assigneeId, assignees).some((id) => id !== assigneeId)
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="task-section mt-5">
      <h3>{title}</h3>
      {children}
    </section>
  );
}
