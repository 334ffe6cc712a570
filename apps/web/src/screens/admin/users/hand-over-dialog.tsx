// Hands the tasks of a person over: to whom, of which boards, and then what was handed over and what was not.
import type { HandOverResult } from '@app/contract/hand-overs/hand-overs.contract.ts';
import { companyWorkspaceId } from '@app/contract/limits.ts';
import { screens } from '@app/contract/screens.ts';
import type { AdminUser } from '@app/contract/users/users.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { handOverTasks, undoHandOver } from '#features/hand-overs/hand-overs.queries.ts';
import { personRows } from '#features/pickers/people.tsx';
import { PickList } from '#features/pickers/pick-list.tsx';
import { usersQuery } from '#features/users/users.queries.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { useNames } from '#lib/names.ts';
import { isActive } from '#lib/shown-person.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { usePeopleText } from '#screens/admin/users/people-text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { FormError } from '#ui/form-error.tsx';
import { Select } from '#ui/select.tsx';

interface HandOverDialogProps {
  user: AdminUser;
  onClose: () => void;
}

export function HandOverDialog({ user, onClose }: HandOverDialogProps) {
  const { handOver: words } = usePeopleText();
  const { pickers } = useText();
  const names = useNames();
  const people = (useQuery(usersQuery).data ?? []).filter((person) => person.id !== user.id && isActive(person));
  const boards = (useQuery(workspacesQuery).data ?? []).filter(({ id }) => id !== companyWorkspaceId);
  const [to, setTo] = useState<number>();
  const [scope, setScope] = useState<'all' | 'some'>('all');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, error, data } = useMutation(handOverTasks);
  const successor = people.find(({ id }) => id === to);

  if (data && successor) return <HandOverDone user={user} successorName={successor.fullName} result={data} onClose={onClose} />;

  function submit(): void {
    const missing = to === undefined ? words.missing : scope === 'some' && chosen.length === 0 ? words.noBoard : undefined;
    setProblem(missing);
    if (to === undefined || missing !== undefined) return;
    mutate({ userId: user.id, to, ...(scope === 'some' && { workspaceIds: [...chosen] }) });
  }
  return (
    <FormDialog
      title={words.title(user.fullName)}
      description={words.text}
      labels={{ cancel: words.cancel, submit: words.submit, busy: words.busy }}
      busy={isPending}
      className="flex flex-col gap-4"
      onSubmit={submit}
      onClose={onClose}
    >
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-13 font-medium">{words.to}</legend>
        <div className="pick-frame">
          <PickList
            label={words.to}
            find={pickers.findPerson}
            nothing={pickers.nobody}
            options={personRows(people)}
            chosen={to === undefined ? [] : [String(to)]}
            onPick={(id) => {
              setTo(Number(id));
              setProblem(undefined);
            }}
          />
        </div>
      </fieldset>
      <Field label={words.boards} dense>
        {(control) => (
          <Select
            {...control}
            value={scope}
            options={[
              { value: 'all', label: words.all },
              { value: 'some', label: words.some },
            ]}
            onChange={(value) => setScope(value === 'some' ? 'some' : 'all')}
          />
        )}
      </Field>
      {scope === 'some' ? (
        <div className="pick-frame">
          <PickList
            label={words.some}
            find={pickers.find}
            nothing={pickers.nothing}
            multiple
            options={boards.map(({ id, name }) => ({ value: String(id), label: names.department(name) }))}
            chosen={chosen.map(String)}
            onPick={(id) => {
              const board = Number(id);
              setChosen(chosen.includes(board) ? chosen.filter((each) => each !== board) : [...chosen, board]);
              setProblem(undefined);
            }}
          />
        </div>
      ) : null}
      <FormError text={problem ?? (error && !isPending ? `${words.failed} ${reasonOf(error)}` : undefined)} />
    </FormDialog>
  );
}

interface DoneProps {
  user: AdminUser;
  successorName: string;
  result: HandOverResult;
  onClose: () => void;
}

function HandOverDone({ user, successorName, result, onClose }: DoneProps) {
  const { handOver: words } = usePeopleText();
  const { moved, stayed, refused, more, handOverId } = result;
  const undo = useMutation(undoHandOver);
  const undone = undo.data;
  const title = undone ? words.undone(undone.back) : moved === 0 ? words.none : words.done(moved, successorName);
  return (
    <Dialog
      open
      title={title}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          {handOverId === null || undone ? null : (
            <Button busy={undo.isPending} onClick={() => undo.mutate({ userId: user.id, handOverId })}>
              {words.undo}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-2 text-13 text-ink-2" role="status">
        {undone && undone.kept > 0 ? <p>{words.kept(undone.kept)}</p> : null}
        {undone === undefined && stayed > 0 ? (
          <>
            <p>{words.stayed(stayed)}</p>
            <ul className="max-h-72 divide-y divide-line overflow-y-auto rounded-md border border-line">
              {refused.map(({ taskId, title: name, message }) => (
                <li key={taskId} className="px-3 py-2">
                  <Link to={screens.task.href(taskId)} className="font-medium text-ink wrap-anywhere hover:underline">
                    {name ?? taskId}
                  </Link>
                  <p className="text-12 text-ink-3">{message}</p>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        {more && undone === undefined ? <p>{words.more}</p> : null}
        <FormError text={undo.error && !undo.isPending ? `${words.undoFailed} ${reasonOf(undo.error)}` : undefined} />
      </div>
    </Dialog>
  );
}
