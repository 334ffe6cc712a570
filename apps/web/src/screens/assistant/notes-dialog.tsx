// Pasted notes or a mail become a proposal of tasks. What was pasted and what was proposed stay until they are cleared.
import type * as api from '@app/contract/api.ts';
import type { ResponseBody } from '@app/contract/endpoint.ts';
import { assistantLimits } from '@app/contract/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ModelNote } from '#features/suggestions/model-note.tsx';
import { SuggestionState } from '#features/suggestions/suggestion-state.tsx';
import { suggestTasks } from '#features/suggestions/suggestions.queries.ts';
import { useSuggestion } from '#features/suggestions/use-suggestion.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { useDraft } from '#lib/draft.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { ProposalCard } from '#screens/assistant/answers/proposal-card.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';

type Suggested = ResponseBody<typeof api.suggestions.tasks>;

interface NotesDialogProps {
  /** The board that is offered first. */
  workspaceId: number | null;
  onClose: () => void;
}

export function NotesDialog({ workspaceId, onClose }: NotesDialogProps) {
  const { ask, pickers, suggestions, tasks } = useText();
  const names = useNames();
  const { data: boards = [] } = useQuery(workspacesQuery);
  const [text, setText, clearText] = useDraft('assistant-notes', '', (typed) => typed !== '');
  const [chosen, choose] = useDraft<number | null>('assistant-notes-board', workspaceId, (id) => id !== null);
  const [suggested, keep, clear] = useDraft<Suggested | null>('assistant-notes-tasks', null, (value) => value !== null);
  const { mutate, reset, error, isPending } = useSuggestion(suggestTasks);
  const field = useRef<HTMLTextAreaElement>(null);
  // Of several boards none is meant until one is chosen.
  const board = boards.find(({ id }) => id === chosen) ?? (boards.length === 1 ? boards[0] : undefined);
  const isEmpty = text.trim() === '';

  function send() {
    if (isPending || isEmpty || !board) return;
    clear();
    mutate({ text, workspaceId: board.id }, { onSuccess: keep });
  }
  function startAnew() {
    clearText();
    clear();
    reset();
    field.current?.focus();
  }
  return (
    <Dialog
      open
      size="lg"
      title={suggestions.notes}
      description={suggestions.notesIntro}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <div className="flex w-full flex-wrap justify-end gap-2">
          {isEmpty && !suggested ? null : (
            <Button variant="ghost" className="me-auto" disabled={isPending} onClick={startAnew}>
              {ask.clear}
            </Button>
          )}
          <Button onClick={onClose}>{tasks.close}</Button>
          <Button
            variant={suggested?.proposal ? 'secondary' : 'primary'}
            busy={isPending}
            disabled={isEmpty || !board}
            onClick={send}
          >
            {suggestions.notesAsk}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <Field dense label={suggestions.notesField}>
          {(control) => (
            <Textarea
              {...control}
              ref={field}
              rows={6}
              value={text}
              maxLength={assistantLimits.text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        {boards.length > 1 ? (
          <Field dense label={suggestions.notesBoard}>
            {(control) => (
              <Select
                {...control}
                value={board ? String(board.id) : ''}
                placeholder={pickers.choose}
                onChange={(value) => choose(Number(value))}
                options={boards.map(({ id, name }) => ({ value: String(id), label: names.department(name) }))}
              />
            )}
          </Field>
        ) : null}
        <ModelNote />
        <SuggestionState isPending={isPending} error={error} failure={suggested?.failure} />
        {suggested && suggested.unknown.length > 0 ? (
          <p className="text-13 break-words text-ink-2">{suggestions.notFound(suggested.unknown.join(', '))}</p>
        ) : null}
        {suggested?.proposal ? <ProposalCard key={suggested.proposal.id} proposal={suggested.proposal} /> : null}
      </div>
    </Dialog>
  );
}
