
  account,
  audit,
  auth,
  checklistTemplates,
  clientErrors,
  comments,
  departments,
  digests,
  email,
  emailConfirmations,
  emailTemplates,
  events,
  invitations,
  notifications,
  passwordResets,
  search,
  tasks,
  users,
  workspaces,
// The contract's public names.
// The route table of the whole product, and the contract's public names.
export const api = {
export type Api = typeof api;
import { account } from '#account/account.contract.ts';
import { audit } from '#audit/audit.contract.ts';
import { auth } from '#auth/auth.contract.ts';
import { checklistTemplates } from '#checklist-templates/checklist-templates.contract.ts';
import { clientErrors } from '#client-errors/client-errors.contract.ts';
import { comments } from '#comments/comments.contract.ts';
import { departments } from '#departments/departments.contract.ts';
import { digests } from '#digests/digests.contract.ts';
import { email } from '#email/email.contract.ts';
import { emailConfirmations } from '#email-confirmations/email-confirmations.contract.ts';
import { emailTemplates } from '#email-templates/email-templates.contract.ts';
import { events } from '#events/events.contract.ts';
import { invitations } from '#invitations/invitations.contract.ts';
import { notifications } from '#notifications/notifications.contract.ts';
import { passwordResets } from '#password-resets/password-resets.contract.ts';
import { search } from '#search/search.contract.ts';
import { tasks } from '#tasks/tasks.contract.ts';
import { users } from '#users/users.contract.ts';
import { workspaces } from '#workspaces/workspaces.contract.ts';
};
export * from '#access.ts';
export * from '#account/account.contract.ts';
export * from '#account/account.rules.ts';
export * from '#api.ts';
export * from '#audit/audit.contract.ts';
export * from '#audit/audit.rules.ts';
export * from '#auth/auth.contract.ts';
export * from '#checklist-templates/checklist-templates.contract.ts';
export * from '#client-errors/client-errors.contract.ts';
export * from '#client-errors/client-errors.rules.ts';
export * from '#comments/comments.contract.ts';
export * from '#comments/comments.rules.ts';
export * from '#comments/mentions.rules.ts';
export * from '#dates/dates.rules.ts';
export * from '#dates/month.rules.ts';
export * from '#dates/parse-date.rules.ts';
export * from '#departments/departments.contract.ts';
export * from '#departments/departments.rules.ts';
export * from '#digests/digests.contract.ts';
export type { MailToggle } from '#digests/digests.rules.ts';
export * from '#email/email.contract.ts';
export * from '#email/email.rules.ts';
export * from '#email-confirmations/email-confirmations.contract.ts';
export * from '#email-templates/email-templates.contract.ts';
export * from '#email-templates/email-templates.rules.ts';
export * from '#endpoint.ts';
export * from '#events/events.contract.ts';
export { isCleanText } from '#fields.ts';
export * from '#invitations/invitations.contract.ts';
export { english } from '#languages/english.ts';
export * from '#languages/languages.rules.ts';
export * from '#limits.ts';
export * from '#markdown/plain-text.rules.ts';
export * from '#notifications/notifications.contract.ts';
export * from '#notifications/notifications.rules.ts';
export * from '#password-resets/password-resets.contract.ts';
export * from '#reminders/reminders.rules.ts';
export * from '#screens.ts';
export * from '#search/search.contract.ts';
export * from '#tasks/due-choices.rules.ts';
export * from '#tasks/tasks.contract.ts';
export * from '#tasks/tasks.rules.ts';
export * from '#text.ts';
export * from '#users/activity.contract.ts';
export * from '#users/activity.rules.ts';
export * from '#users/users.contract.ts';
export * from '#users/users.rules.ts';
export * from '#workspaces/columns.rules.ts';
export * from '#workspaces/workspaces.contract.ts';
