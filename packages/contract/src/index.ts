// The route table of the whole product, and the contract's public names.
import { auth } from '#auth/auth.contract.ts';
import { checklistTemplates } from '#checklist-templates/checklist-templates.contract.ts';
import { comments } from '#comments/comments.contract.ts';
import { departments } from '#departments/departments.contract.ts';
import { events } from '#events/events.contract.ts';
import { notifications } from '#notifications/notifications.contract.ts';
import { search } from '#search/search.contract.ts';
import { tasks } from '#tasks/tasks.contract.ts';
import { users } from '#users/users.contract.ts';
import { workspaces } from '#workspaces/workspaces.contract.ts';

export const api = { auth, users, departments, workspaces, tasks, comments, checklistTemplates, notifications, events, search };
export type Api = typeof api;

export * from '#access.ts';
export * from '#auth/auth.contract.ts';
export * from '#checklist-templates/checklist-templates.contract.ts';
export * from '#comments/comments.contract.ts';
export * from '#departments/departments.contract.ts';
export * from '#departments/departments.rules.ts';
export * from '#endpoint.ts';
export * from '#events/events.contract.ts';
export { isCleanText } from '#fields.ts';
export * from '#limits.ts';
export * from '#notifications/notifications.contract.ts';
export * from '#notifications/notifications.rules.ts';
export * from '#screens.ts';
export * from '#search/search.contract.ts';
export * from '#tasks/tasks.contract.ts';
export * from '#tasks/tasks.rules.ts';
export * from '#text.ts';
export * from '#users/users.contract.ts';
export * from '#users/users.rules.ts';
export * from '#workspaces/workspaces.contract.ts';
