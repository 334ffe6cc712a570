// The route table of the product. The web build removes the schemas from it (`apps/web/contract-table.ts`).
import { account } from '#account/account.contract.ts';
import { archive } from '#archive/archive.contract.ts';
import { assistant } from '#assistant/assistant.contract.ts';
import { attachments } from '#attachments/attachments.contract.ts';
import { audit } from '#audit/audit.contract.ts';
import { auth } from '#auth/auth.contract.ts';
import { backups } from '#backups/backups.contract.ts';
import { bulkChanges } from '#bulk-changes/bulk-changes.contract.ts';
import { checklistTemplates } from '#checklist-templates/checklist-templates.contract.ts';
import { clientErrors } from '#client-errors/client-errors.contract.ts';
import { comments } from '#comments/comments.contract.ts';
import { company } from '#company/company.contract.ts';
import { conversations } from '#conversations/conversations.contract.ts';
import { departments } from '#departments/departments.contract.ts';
import { digests } from '#digests/digests.contract.ts';
import { email } from '#email/email.contract.ts';
import { emailConfirmations } from '#email-confirmations/email-confirmations.contract.ts';
import { emailTemplates } from '#email-templates/email-templates.contract.ts';
import { events } from '#events/events.contract.ts';
import { exports } from '#exports/exports.contract.ts';
import { feeds } from '#feeds/feeds.contract.ts';
import { hints } from '#hints/hints.contract.ts';
import { history } from '#history/history.contract.ts';
import { imports } from '#imports/imports.contract.ts';
import { incomingMails } from '#incoming-mails/incoming-mails.contract.ts';
import { invitations } from '#invitations/invitations.contract.ts';
import { models } from '#models/models.contract.ts';
import { monitoring } from '#monitoring/monitoring.contract.ts';
import { myWork } from '#my-work/my-work.contract.ts';
import { notifications } from '#notifications/notifications.contract.ts';
import { passwordResets } from '#password-resets/password-resets.contract.ts';
import { presence } from '#presence/presence.contract.ts';
import { recurrences } from '#recurrences/recurrences.contract.ts';
import { relations } from '#relations/relations.contract.ts';
import { scores } from '#scores/scores.contract.ts';
import { search } from '#search/search.contract.ts';
import { suggestions } from '#suggestions/suggestions.contract.ts';
import { summaries } from '#summaries/summaries.contract.ts';
import { taskTemplates } from '#task-templates/task-templates.contract.ts';
import { tasks } from '#tasks/tasks.contract.ts';
import { tokens } from '#tokens/tokens.contract.ts';
import { trash } from '#trash/trash.contract.ts';
import { users } from '#users/users.contract.ts';
import { views } from '#views/views.contract.ts';
import { watches } from '#watches/watches.contract.ts';
import { webhooks } from '#webhooks/webhooks.contract.ts';
import { workspaces } from '#workspaces/workspaces.contract.ts';

export const api = {
  auth,
  users,
  departments,
  workspaces,
  tasks,
  bulkChanges,
  recurrences,
  company,
  comments,
  attachments,
  history,
  relations,
  trash,
  archive,
  watches,
  checklistTemplates,
  taskTemplates,
  monitoring,
  backups,
  notifications,
  events,
  account,
  exports,
  imports,
  feeds,
  clientErrors,
  search,
  assistant,
  conversations,
  models,
  scores,
  hints,
  summaries,
  myWork,
  suggestions,
  emailTemplates,
  email,
  incomingMails,
  digests,
  audit,
  invitations,
  passwordResets,
  emailConfirmations,
  presence,
  tokens,
  views,
  webhooks,
};
export type Api = typeof api;
