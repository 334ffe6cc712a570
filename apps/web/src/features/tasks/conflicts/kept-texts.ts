// What a person has typed in tasks, new tasks and templates of boards that they no longer see.
import { formText, ownText } from '#features/tasks/conflicts/typed-text.ts';
import type { EditDraft } from '#features/tasks/edit/task-values.ts';
import { draftNames, readDraft } from '#lib/draft.ts';
import { isLocalId } from '#lib/waiting-writes.ts';

interface VisibleScope {
  /** The boards that the person still sees. */
  boards: ReadonlySet<number>;
  /** The tasks that the server refuses to show. */
  refused: ReadonlySet<number>;
}

const ofTask = /^(?:task|comment|item|subtask)-(\d+)(?:-|$)/;
const ofBoard = /^(?:create-task-|quick-add-|pasted-lines-|task-template:)(\d+)(?:[-:]|$)/;

/** Returns the tasks of the server in which the person has unsaved text. */
export function tasksWithText(): number[] {
  const ids = draftNames().flatMap((name) => ofTask.exec(name)?.[1] ?? []);
  return [...new Set(ids.map(Number))].filter((id) => !isLocalId(id));
}

/** Returns the person's own unsaved texts of refused tasks, and of boards that they no longer see. */
export function keptTexts({ boards, refused }: VisibleScope): string[] {
  const names = draftNames();
  const ofTasks = tasksWithText()
    .filter((id) => refused.has(id))
    .map((id) => ownText(id, readDraft(`task-${id}`, null)));
  const lost = names.filter((name) => {
    const boardId = ofBoard.exec(name)?.[1];
    return boardId !== undefined && !boards.has(Number(boardId));
  });
  const ofBoards = lost.map((name) => textIn(readDraft<unknown>(name, null)));
  return [...ofTasks, ...ofBoards].filter((text) => text.trim() !== '');
}

/** Returns what was typed into a field, or into the text fields of a form. */
function textIn(draft: unknown): string {
  if (typeof draft === 'string') return draft;
  const values = (draft ?? {}) as Partial<EditDraft['values'] & EditDraft>;
  return formText(values, [values.newItem ?? '']);
}
