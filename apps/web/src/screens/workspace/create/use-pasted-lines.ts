// Several lines that were pasted into the title of a new task: they are offered as a list of tasks, which then stands instead of the form.
import { splitLines } from '@app/language/line/split-lines.rules.ts';
import { useState } from 'react';
import { writeDraft } from '#lib/draft.ts';
import { pastedKey } from '#screens/workspace/create/use-quick-add-lines.ts';

interface PastedLinesOptions {
  boardId: number;
  /** Whether there is a column for the tasks. */
  canBeTasks: boolean;
  /** The title of the form. */
  title: string;
  /** Whether anything was typed in the form. */
  dirty: boolean;
  /** The lines have become tasks, and the form was empty before. */
  onDone: () => void;
  /** The lines have become tasks: the title is what it was before they were joined in it. */
  onRestoreTitle: (title: string) => void;
}

interface PastedLines {
  text: string;
  titleBefore: string;
  wasDirty: boolean;
  isListed: boolean;
}

export function usePastedLines({ boardId, canBeTasks, title, dirty, onDone, onRestoreTitle }: PastedLinesOptions) {
  const [pasted, setPasted] = useState<PastedLines>();
  return {
    text: pasted?.text,
    count: pasted === undefined ? 0 : splitLines(pasted.text).length,
    isListed: pasted?.isListed ?? false,
    paste(text: string) {
      const isList = canBeTasks && splitLines(text).length > 1;
      setPasted(isList ? { text, titleBefore: title, wasDirty: dirty, isListed: false } : undefined);
    },
    showList() {
      if (!pasted) return;
      writeDraft(pastedKey(boardId), pasted.text);
      setPasted({ ...pasted, isListed: true });
    },
    hideList: () => pasted && setPasted({ ...pasted, isListed: false }),
    finish() {
      setPasted(undefined);
      if (pasted?.wasDirty) onRestoreTitle(pasted.titleBefore);
      else onDone();
    },
  };
}
