// The dialog that makes a feed: what it shows; then its address, which is shown only once.

import type { MadeFeed } from '@app/contract/feeds/feeds.contract.ts';
import { companyWorkspaceId } from '@app/contract/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFeedDialogText } from '#features/feeds/feed-dialog-text.ts';
import { makeFeed } from '#features/feeds/feeds.queries.ts';
import { ChoiceField } from '#features/pickers/choice-field.tsx';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { announce } from '#lib/announce.ts';
import { useNames } from '#lib/names.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { FormError } from '#ui/form-error.tsx';
import { SecretDialog } from '#ui/secret-dialog.tsx';
import { Select } from '#ui/select.tsx';

const contents = ['mine', 'board', 'notifications'] as const;
type Content = (typeof contents)[number];

export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { feeds: words } = useText();
  const { dialog } = useFeedDialogText();
  const names = useNames();
  const { data: workspaces = [] } = useQuery(workspacesQuery);
  const boards = workspaces.filter(({ id }) => id !== companyWorkspaceId);
  const [content, setContent] = useState<Content>('mine');
  const [boardId, setBoardId] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, data: made, isPending, error } = useMutation(makeFeed);

  function submit(): void {
    if (content === 'board' && boardId === '') setProblem(dialog.boardRequired);
    else
      mutate({
        kind: content === 'notifications' ? 'notifications' : 'calendar',
        workspaceId: content === 'board' ? Number(boardId) : null,
      });
  }

  if (made) return <MadeDialog made={made} onClose={onClose} />;
  return (
    <FormDialog
      title={dialog.title}
      description={dialog.ask}
      labels={{ cancel: words.cancel, submit: dialog.button, busy: dialog.busy }}
      busy={isPending}
      className="flex flex-col gap-1.5"
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={dialog.kind}>
        {(control) => (
          <Select
            {...control}
            size="lg"
            disabled={isPending}
            value={content}
            options={contents.map((value) => ({ value, label: words.kinds[value] }))}
            onChange={(value) => setContent(contents.find((one) => one === value) ?? content)}
          />
        )}
      </Field>
      {content === 'board' ? (
        <Field label={dialog.board} error={problem}>
          {(control) => (
            <ChoiceField
              {...control}
              name={dialog.board}
              size="lg"
              disabled={isPending}
              value={boardId}
              placeholder={dialog.chooseBoard}
              options={boards.map(({ id, name }) => ({ value: String(id), label: names.department(name) }))}
              onChange={(value) => {
                setBoardId(value);
                setProblem(undefined);
              }}
            />
          )}
        </Field>
      ) : null}
      <FormError text={error && !isPending ? `${dialog.failed} ${reasonOf(error)}` : undefined} />
    </FormDialog>
  );
}

function MadeDialog({ made: { link, kind }, onClose }: { made: MadeFeed; onClose: () => void }) {
  const { made: words } = useFeedDialogText();
  // The scheme that calendar programs register for.
  const subscription = new URL(link, location.origin).href.replace(/^https?:/, 'webcal:');
  return (
    <SecretDialog secret={link} words={words} onCopied={() => announce(words.copied)} onClose={onClose}>
      {kind === 'calendar' ? (
        <a href={subscription} className="mt-3 inline-block text-13 text-brand-text underline">
          {words.subscribe}
        </a>
      ) : null}
    </SecretDialog>
  );
}
