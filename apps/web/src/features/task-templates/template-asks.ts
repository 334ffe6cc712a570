// Requests of the command menu and the create dialog that task templates answer.
import type { TaskTemplate } from '@app/contract/task-templates/task-templates.contract.ts';
import { createStore } from '#lib/store.ts';

/** Opens the templates of the board that is shown. */
export const templatesAsk = createStore(false);

/** Opens 'Save as template' of the open task with this id. */
export const saveAsAsk = createStore<number | undefined>(undefined);

let wanted: TaskTemplate | undefined;

/** The next new task begins with this template. */
export function rememberTemplate(template: TaskTemplate): void {
  wanted = template;
}

/** Returns the template with which the new task begins, once. */
export function takeTemplate(): TaskTemplate | undefined {
  const taken = wanted;
  wanted = undefined;
  return taken;
}
