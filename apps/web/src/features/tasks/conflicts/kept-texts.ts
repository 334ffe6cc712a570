// What a person has typed in tasks, new tasks and templates of boards that they no longer see.
import { formText, typedText } from '#features/tasks/conflicts/typed-text.ts';
import type { EditDraft } from '#features/tasks/edit/task-values.ts';
import { draftNames, readDraft } from '#lib/draft.ts';

/** The boards that the person still sees, and the tasks that are known to be on them. */
interface Reach {
  boards: ReadonlySet<number>;
  tasks: ReadonlySet<number>;
}

const ofTask = /^(?:task|comment|item|subtask)-(\d+)(?:-|$)/;
const ofBoard = /^(?:create-task-|quick-add-|pasted-lines-|task-template:)(\d+)(?:[-:]|$)/;

/** Returns the unsaved texts that no board leads to any more. */
export function keptTexts({ boards, tasks }: Reach): string[] {
  const names = draftNames();
  const taskIds = new Set(names.flatMap((name) => ofTask.exec(name)?.[1] ?? []).map(Number));
  const ofTasks = [...taskIds].filter((id) => !tasks.has(id)).map((id) => typedText(id, readDraft(`task-${id}`, null)));
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
