// The dialog that merges a department into another one; it says what will move first.
import type { MergedDepartment } from '@app/contract/departments/department-merges.contract.ts';
import type { Department } from '@app/contract/departments/departments.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mergeDepartment, mergePreviewQuery } from '#features/departments/administration.queries.ts';
import { ChoiceField } from '#features/pickers/choice-field.tsx';
import { reasonOr, useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { ErrorText } from '#ui/error-text.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface MergeDialogProps {
  department: Department;
  /** Those into which it can be merged. */
  others: readonly Department[];
  onMerged: (into: number) => void;
  onClose: () => void;
}

export function MergeDialog({ department: { id, name }, others, onMerged, onClose }: MergeDialogProps) {
  const { departments: words } = useText();
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState<string>();
  const merge = useMutation(mergeDepartment);
  const into = others.find((other) => String(other.id) === chosen);
  const preview = useQuery({ ...mergePreviewQuery(id, into?.id ?? 0), enabled: into !== undefined && !merge.isPending });

  function submit() {
    if (!into) return setProblem(words.selectDepartment);
    // Nobody merges before they could read what moves.
    if (!preview.data) return void preview.refetch();
    merge.mutate(
      { id, into: into.id, name, intoName: into.name },
      {
        onSuccess: () => {
          onMerged(into.id);
          onClose();
        },
      },
    );
  }
  return (
    <FormDialog
      danger
      title={`${name}: ${words.acts.merge}`}
      description={words.acts.mergeText}
      labels={{ cancel: words.cancel, submit: words.acts.mergeSubmit, busy: words.acts.mergeSubmit }}
      busy={merge.isPending}
      waits={into !== undefined && !preview.data && preview.isFetching}
      className="flex flex-col gap-4"
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={words.label} dense>
        {(control) => (
          <ChoiceField
            {...control}
            name={words.label}
            value={chosen}
            placeholder={words.selectDepartment}
            options={others.map((other) => ({ value: String(other.id), label: other.name }))}
            onChange={(next) => {
              setChosen(next);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
      {into ? <Preview moved={preview.data?.moved} error={preview.error} into={into.name} /> : null}
      {problem ? <ErrorText role="alert">{problem}</ErrorText> : null}
    </FormDialog>
  );
}

interface PreviewProps {
  moved: MergedDepartment['moved'] | undefined;
  error: Error | null;
  into: string;
}

function Preview({ moved, error, into }: PreviewProps) {
  const { departments, workspaces } = useText();
  const { acts, memberCount, mergeTooMuch } = departments;
  if (error) return <ErrorText role="alert">{reasonOr(error, mergeTooMuch)}</ErrorText>;
  if (!moved) return <Skeleton className="h-9 w-full" />;
  const { tasks, people, readers, columns, taskTemplates, checklistTemplates, views, invitations } = moved;
  return (
    <p role="status" className="text-13 text-pretty text-ink-2">
      {acts.moves(
        workspaces.listLabel(tasks),
        memberCount(people),
        columns + taskTemplates + checklistTemplates + views + invitations,
      )}{' '}
      {readers > 0 ? acts.readers(memberCount(readers), into) : null}
    </p>
  );
}
