// A model's words for a description beside the present ones: each paragraph is accepted or left, and one save writes them.

import { withParts } from '@app/contract/suggestions/paragraphs.rules.ts';
import { type RewriteKind, rewriteKinds } from '@app/contract/suggestions/suggestions.limits.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ModelNote } from '#features/suggestions/model-note.tsx';
import { SuggestionState } from '#features/suggestions/suggestion-state.tsx';
import { type Rewritten, suggestDescription } from '#features/suggestions/suggestions.queries.ts';
import { useSuggestion } from '#features/suggestions/use-suggestion.ts';
import { updateTask } from '#features/tasks/data/task-writes.ts';
import { useSuggestedChange } from '#features/tasks/data/use-suggested-change.ts';
import { RewriteChoice } from '#features/tasks/rewrite/rewrite-choice.tsx';
import { RewrittenParagraphs } from '#features/tasks/rewrite/rewritten-paragraphs.tsx';
import { useDraft } from '#lib/draft.ts';
import { currentLanguage, useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorText } from '#ui/error-text.tsx';

interface RewriteDialogProps {
  task: Task;
  onClose: () => void;
}

/** The answer with the places that are accepted. */
interface RewriteDraft extends Rewritten {
  accepted: number[];
}

export function RewriteDialog({ task, onClose }: RewriteDialogProps) {
  const { suggestions, tasks } = useText();
  const client = useQueryClient();
  const [kind, setKind] = useState<RewriteKind>(rewriteKinds[0]);
  const [language, setLanguage] = useState(currentLanguage);
  const [draft, keep, forget] = useDraft<RewriteDraft | null>(`rewrite-${task.id}`, null, (value) => value !== null);
  const { mutate, data, error, isPending } = useSuggestion(suggestDescription);
  const change = useSuggestedChange(() => {
    forget();
    onClose();
  });
  const formId = useId();

  function ask() {
    if (isPending) return;
    change.clearProblem();
    const onSuccess = (answer: Rewritten) => answer.paragraphs.length > 0 && keep({ ...answer, accepted: [] });
    mutate({ taskId: task.id, kind, language }, { onSuccess });
  }
  function save() {
    if (change.isSaving || !draft) return;
    const chosen = draft.paragraphs.filter(({ place }) => draft.accepted.includes(place));
    const description = withParts(draft.description, new Map(chosen.map(({ place, text }) => [place, text])));
    const write = (to: string, from: string) =>
      updateTask(client, task.id, { description: to, base: { description: from } }, { description: to });
    void change.save({
      write: write(description, draft.description),
      undo: () => write(draft.description, description),
      about: task.title,
      done: suggestions.rewritten,
      undone: tasks.updated.title,
      undoFailed: tasks.updateFailed,
    });
  }
  return (
    <Dialog
      open
      size="lg"
      title={suggestions.rewrite}
      description={suggestions.rewriteIntro}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <div className="flex w-full flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{tasks.cancel}</Button>
          <Button type="submit" form={formId} variant={draft ? 'secondary' : 'primary'} busy={isPending}>
            {draft ? suggestions.rewriteAgain : suggestions.rewriteAsk}
          </Button>
          {draft ? (
            <Button
              variant="primary"
              busy={change.isSaving}
              busyLabel={tasks.saving}
              disabled={draft.accepted.length === 0 || isPending}
              onClick={save}
            >
              {tasks.save}
            </Button>
          ) : null}
        </div>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the task below are not for this dialog */}
      <div className="flex flex-col gap-4" onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}>
        <form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault();
            ask();
          }}
        >
          <RewriteChoice kind={kind} onKind={setKind} language={language} onLanguage={setLanguage} />
        </form>
        <ModelNote />
        <SuggestionState isPending={isPending} error={error} failure={data?.failure} />
        {draft ? <RewrittenParagraphs rewritten={draft} onAccept={(accepted) => keep({ ...draft, accepted })} /> : null}
        {change.problem === undefined ? null : <ErrorText role="alert">{change.problem}</ErrorText>}
      </div>
    </Dialog>
  );
}
