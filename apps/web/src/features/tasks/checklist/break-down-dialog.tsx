// Breaks a task down: a model suggests steps, the person edits, orders and chooses them, and adds them to the checklist or as sub-tasks.
import { limits } from '@app/contract/limits.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ModelNote } from '#features/suggestions/model-note.tsx';
import { SuggestionState } from '#features/suggestions/suggestion-state.tsx';
import { suggestChecklist } from '#features/suggestions/suggestions.queries.ts';
import { useSuggestion } from '#features/suggestions/use-suggestion.ts';
import { addItems, removeItems } from '#features/tasks/checklist/checklist-writes.ts';
import { type SuggestedItem, SuggestedItems } from '#features/tasks/checklist/suggested-items.tsx';
import { useSuggestedChange } from '#features/tasks/data/use-suggested-change.ts';
import { addSubtasks } from '#features/tasks/relations/relations.queries.ts';
import { useDraft } from '#lib/draft.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorText } from '#ui/error-text.tsx';

interface BreakDownDialogProps {
  task: Task;
  onClose: () => void;
}

export function BreakDownDialog({ task, onClose }: BreakDownDialogProps) {
  const { suggestions, tasks } = useText();
  const client = useQueryClient();
  const [items, setItems, forget] = useDraft<SuggestedItem[]>(`break-down-${task.id}`, [], (list) => list.length > 0);
  const { mutate, data, error, isPending } = useSuggestion(suggestChecklist);
  const { isSaving, problem, clearProblem, save } = useSuggestedChange(end);
  const [subtasks, setSubtasks] = useState<{ isSaving: boolean; problem?: string | undefined }>({ isSaving: false });
  const isBusy = isSaving || subtasks.isSaving;
  const picked = items.filter(({ text, chosen }) => chosen && text.trim() !== '');
  const chosen = picked.map(({ text }) => text.trim());
  const hasItems = items.length > 0;
  const isFull = task.checklistItems.length + chosen.length > limits.checklist.items;

  function end() {
    forget();
    onClose();
  }
  function ask() {
    if (isPending) return;
    clearProblem();
    setSubtasks({ isSaving: false });
    mutate(
      { taskId: task.id },
      {
        onSuccess: ({ items: texts }) =>
          texts.length > 0 && setItems(texts.map((text) => ({ id: crypto.randomUUID(), text, chosen: true }))),
      },
    );
  }
  function add() {
    if (isBusy || chosen.length === 0 || isFull) return;
    const { write, added } = addItems(
      client,
      task,
      chosen.map((text) => ({ text, completed: false })),
    );
    void save({
      write,
      undo: () => removeItems(client, task, added),
      about: task.title,
      done: suggestions.itemsAdded(added.length),
      undone: suggestions.itemsUndone,
      undoFailed: tasks.checklistFailed.title,
    });
  }

  /** What was refused, and what follows it, stays in the dialog. */
  async function addAsSubtasks() {
    if (isBusy || chosen.length === 0) return;
    setSubtasks({ isSaving: true });
    const { made, problem: refused } = await addSubtasks(client, task.id, chosen);
    if (refused === undefined) return end();
    const done = new Set(picked.slice(0, made));
    setItems(items.filter((item) => !done.has(item)));
    setSubtasks({ isSaving: false, problem: refused });
  }

  return (
    <Dialog
      open
      title={suggestions.breakDownTitle}
      description={suggestions.breakDownIntro}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <div className="flex w-full flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{tasks.cancel}</Button>
          <Button variant={hasItems ? 'secondary' : 'primary'} busy={isPending} onClick={ask}>
            {hasItems ? suggestions.breakDownAgain : suggestions.breakDownAsk}
          </Button>
          {hasItems ? (
            <Button
              busy={subtasks.isSaving}
              busyLabel={suggestions.adding}
              disabled={chosen.length === 0 || isPending || isSaving}
              onClick={() => void addAsSubtasks()}
            >
              {suggestions.addSubtasks(chosen.length)}
            </Button>
          ) : null}
          {hasItems ? (
            <Button
              variant="primary"
              busy={isSaving}
              busyLabel={suggestions.adding}
              disabled={chosen.length === 0 || isFull || isPending || subtasks.isSaving}
              onClick={add}
            >
              {suggestions.addItems(chosen.length)}
            </Button>
          ) : null}
        </div>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the task below are not for this dialog */}
      <div className="flex flex-col gap-4" onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}>
        <ModelNote />
        <SuggestionState isPending={isPending} error={error} failure={data?.failure} />
        {hasItems ? <SuggestedItems items={items} onChange={setItems} /> : null}
        {isFull ? <ErrorText role="status">{tasks.fromTemplateFull(limits.checklist.items)}</ErrorText> : null}
        {(problem ?? subtasks.problem) === undefined ? null : <ErrorText role="alert">{problem ?? subtasks.problem}</ErrorText>}
      </div>
    </Dialog>
  );
}
