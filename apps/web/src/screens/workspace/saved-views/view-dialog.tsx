// The dialog that saves what a board shows as a view, or renames or shares a saved one.
import { companyWorkspaceId } from '@app/contract/limits.ts';
import type { SavedView } from '@app/contract/views/views.contract.ts';
import { viewLimits } from '@app/contract/views/views.limits.ts';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { settingsFrom, viewAddress } from '#features/tasks/filter/view-settings.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { changeView, createView, newerView } from '#features/views/views.queries.ts';
import { useDraft } from '#lib/draft.ts';
import { serverProblems } from '#lib/form-problems.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { useSearch } from '#lib/use-search.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { FormError } from '#ui/form-error.tsx';
import { InputField } from '#ui/input-field.tsx';

interface ViewDialogProps {
  workspaceId: number;
  /** The name of the board. */
  board: string;
  view: 'new' | SavedView;
  onClose: () => void;
}

export function ViewDialog({ workspaceId, board, view, onClose }: ViewDialogProps) {
  const { views: words, tasks } = useText();
  const user = useCurrentUser();
  const navigate = useNavigate();
  const [search] = useSearch();
  const box = useId();
  const isNew = view === 'new';
  const [values, setValues, clear] = useDraft(
    `view:${workspaceId}:${isNew ? 'new' : view.id}`,
    isNew ? { name: '', shared: false } : { name: view.name, shared: view.shared },
  );
  const [isEmpty, setEmpty] = useState(false);
  const make = useMutation(createView);
  const change = useMutation(changeView);
  const { isPending, error } = isNew ? make : change;
  const newer = newerView(error);
  const problems = isPending ? {} : serverProblems(newer ? null : error, ['name']);
  // Only the owner ends the sharing.
  const isFixed = !isNew && view.shared && view.ownerId !== user.id;
  const { name, shared } = values;

  function close() {
    clear();
    onClose();
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    const field = event.currentTarget.querySelector('input');
    setEmpty(name.trim() === '');
    if (name.trim() === '') field?.focus();
    else if (!isNew) {
      // Whoever saves again after a conflict replaces what somebody else has saved.
      change.mutate({ id: view.id, name, shared, version: newer?.version ?? view.version }, { onSuccess: close });
    } else {
      make.mutate(
        { workspaceId, name, shared, settings: settingsFrom(search) },
        {
          onSuccess(made) {
            close();
            void navigate(viewAddress(made), { replace: true });
          },
        },
      );
    }
  }
  return (
    <FormDialog
      title={isNew ? words.newTitle : words.editTitle}
      description={isNew ? words.newText : undefined}
      size="sm"
      labels={{ cancel: tasks.cancel, submit: words.create, busy: words.saving }}
      busy={isPending}
      className="flex flex-col gap-1.5"
      onSubmit={submit}
      onClose={close}
    >
      <InputField
        label={words.name}
        error={isEmpty ? words.nameRequired : problems.name || undefined}
        size="lg"
        maxLength={viewLimits.name.max}
        value={name}
        readOnly={isPending}
        onChange={(typed) => {
          setEmpty(false);
          setValues({ ...values, name: typed });
        }}
      />
      <div className="flex items-start gap-2.5">
        <Checkbox
          id={box}
          checked={shared}
          disabled={isPending || isFixed}
          aria-describedby={`${box}-hint`}
          onChange={(checked) => setValues({ ...values, shared: checked })}
        />
        <div className="min-w-0">
          <label htmlFor={box} className="text-13 font-medium break-words">
            {workspaceId === companyWorkspaceId ? words.shareCompany : words.share(board)}
          </label>
          <p id={`${box}-hint`} className="text-12 text-ink-2">
            {words.shareHint}
          </p>
        </div>
      </div>
      <FormError text={newer ? words.changed : problems.form && `${words.failed}. ${problems.form}`} />
    </FormDialog>
  );
}
