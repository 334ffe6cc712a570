// Standing instructions: one's own, and those of the board, to read or, for whoever manages it, to change.
import { instructionLimits } from '@app/contract/instructions/instructions.limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { instructionsQuery, saveInstructions } from '#features/instructions/instructions.queries.ts';
import { useInstructionsText } from '#features/instructions/instructions-text.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { useNames } from '#lib/names.ts';
import { currentOf } from '#lib/request-error.ts';
import { reasonOr } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { ErrorText } from '#ui/error-text.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Textarea } from '#ui/textarea.tsx';

export function InstructionsDialog({ workspaceId, onClose }: { workspaceId: number | null; onClose: () => void }) {
  const texts = useInstructionsText();
  const names = useNames();
  const { data: boards = [] } = useQuery(workspacesQuery);
  const { data, error, isFetching, refetch } = useQuery(instructionsQuery(workspaceId));
  const { mutate, isPending, error: refusal } = useMutation(saveInstructions(workspaceId));
  const [own, setOwn] = useState<string>();
  const [ofBoard, setOfBoard] = useState<string>();
  const [base, setBase] = useState<string>();
  const theirs = currentOf<string>(refusal);
  const board = data?.board;
  const name = names.department(boards.find(({ id }) => id === workspaceId)?.name ?? '');
  function save(): void {
    const changed = (typed: string | undefined, stored: string | undefined) => (typed === stored ? undefined : typed);
    mutate(
      { own: changed(own, data?.own), board: changed(ofBoard, board?.text), base: theirs ?? base },
      {
        onSuccess: () => {
          toast({ title: texts.saved });
          onClose();
        },
      },
    );
  }
  return (
    <FormDialog
      title={texts.title}
      description={texts.intro}
      labels={{ cancel: texts.cancel, submit: texts.save, busy: texts.saving }}
      busy={isPending}
      waits={!data}
      onSubmit={save}
      onClose={onClose}
    >
      {data ? (
        <>
          <Field label={texts.own}>
            {(control) => (
              <Textarea
                {...control}
                rows={4}
                value={own ?? data.own}
                maxLength={instructionLimits.text}
                placeholder={texts.placeholder}
                onChange={(event) => setOwn(event.target.value)}
              />
            )}
          </Field>
          {board?.mayEdit ? (
            <Field label={texts.board(name)}>
              {(control) => (
                <Textarea
                  {...control}
                  rows={4}
                  value={ofBoard ?? board.text}
                  maxLength={instructionLimits.text}
                  onChange={(event) => {
                    setOfBoard(event.target.value);
                    setBase((before) => before ?? board.text);
                  }}
                />
              )}
            </Field>
          ) : board ? (
            <div>
              <h3 className="mb-1.5 text-13 font-medium">{texts.board(name)}</h3>
              <p className="text-13 wrap-anywhere whitespace-pre-wrap">{board.text === '' ? texts.none : board.text}</p>
              <p className="mt-1 text-12 text-ink-2">{texts.managed}</p>
            </div>
          ) : null}
        </>
      ) : error ? (
        <RegionError text={texts.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
      <div role="alert" className="empty:hidden">
        {theirs !== undefined ? (
          <>
            <ErrorText>{texts.changed}</ErrorText>
            <p className="mt-1 text-13 wrap-anywhere whitespace-pre-wrap">{theirs === '' ? texts.none : theirs}</p>
          </>
        ) : refusal && !isPending ? (
          <ErrorText>{reasonOr(refusal, texts.failed)}</ErrorText>
        ) : null}
      </div>
    </FormDialog>
  );
}
