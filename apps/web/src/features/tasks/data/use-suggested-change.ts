// Writes what a person has chosen of a model's suggestion, with an undo. The message says whether it is stored or waits.
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { useState } from 'react';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { offerUndo } from '#lib/undo.ts';

interface SuggestedChange {
  /** The write, which has begun; null if it waits for the server. */
  write: Promise<Task | null>;
  undo: () => Promise<Task | null>;
  /** The title of the task. */
  about: string;
  /** The titles of the messages. */
  done: string;
  undone: string;
  undoFailed: string;
}

export interface SuggestedChangeState {
  isSaving: boolean;
  /** Why the last change was not stored. */
  problem: string | undefined;
  clearProblem: () => void;
  save: (change: SuggestedChange) => Promise<void>;
}

/** `onSaved` runs before the message appears. */
export function useSuggestedChange(onSaved: () => void): SuggestedChangeState {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function save({ write, undo, about, done, undone, undoFailed }: SuggestedChange): Promise<void> {
    setSaving(true);
    const way = offerUndo(() => void takeBack(undo(), { about, done: undone, failed: undoFailed }));
    try {
      const saved = await write;
      onSaved();
      const { shell, tasks } = currentText();
      toast({ ...(saved ? { title: done } : tasks.kept), about, action: { label: shell.undo, run: way.take } });
    } catch (error) {
      way.forget();
      setProblem(reasonOf(error));
      setSaving(false);
    }
  }
  return { isSaving, problem, clearProblem: () => setProblem(undefined), save };
}

async function takeBack(write: Promise<Task | null>, { about, done, failed }: Record<'about' | 'done' | 'failed', string>) {
  try {
    const saved = await write;
    toast({ ...(saved ? { title: done } : currentText().tasks.kept), about });
  } catch (error) {
    toast({ title: failed, text: reasonOf(error), kind: 'destructive' });
  }
}
