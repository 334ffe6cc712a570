// The handler table: the same keys as `api`, checked by the compiler. What not everybody uses every day is loaded with its first
// call.
import { type Api, api } from '@app/contract';
import { archive } from '#archive/archive.handlers.ts';
import { attachments } from '#attachments/attachments.handlers.ts';
import { auth } from '#auth/auth.handlers.ts';
import { bulkChanges } from '#bulk-changes/bulk-changes.handlers.ts';
import { checklistTemplates } from '#checklist-templates/checklist-templates.handlers.ts';
import { comments } from '#comments/comments.handlers.ts';
import { company } from '#company/company.handlers.ts';
import { departments } from '#departments/departments.handlers.ts';
import { digests } from '#digests/digests.handlers.ts';
import type { Handlers } from '#endpoints/context.ts';
import { lazyHandlers } from '#endpoints/lazy-handlers.ts';
import { events } from '#events/events.handlers.ts';
import { hints } from '#hints/hints.handlers.ts';
import { history } from '#history/history.handlers.ts';
import { myWork } from '#my-work/my-work.handlers.ts';
import { notifications } from '#notifications/notifications.handlers.ts';
import { presence } from '#presence/presence.handlers.ts';
import { recurrences } from '#recurrences/recurrences.handlers.ts';
import { relations } from '#relations/relations.handlers.ts';
import { scores } from '#scores/scores.handlers.ts';
import { search } from '#search/search.handlers.ts';
import { taskTemplates } from '#task-templates/task-templates.handlers.ts';
import { tasks } from '#tasks/tasks.handlers.ts';
import { trash } from '#trash/trash.handlers.ts';
import { users } from '#users/users.handlers.ts';
import { views } from '#views/views.handlers.ts';
import { watches } from '#watches/watches.handlers.ts';
import { workspaces } from '#workspaces/workspaces.handlers.ts';
export const handlers: { [Word in keyof Api]: Handlers<Api[Word]> } = {
  auth,
  users,
  company,
  departments,
  workspaces,
  tasks,
  bulkChanges,
  recurrences,
  comments,
  attachments,
  history,
  relations,
  trash,
  archive,
  watches,
  checklistTemplates,
  monitoring: lazyHandlers(api.monitoring, async () => (await import('#monitoring/monitoring.handlers.ts')).monitoring),
  backups: lazyHandlers(api.backups, async () => (await import('#backups/backups.handlers.ts')).backups),
  notifications,
  events,
  account: lazyHandlers(api.account, async () => (await import('#account/account.handlers.ts')).account),
  exports: lazyHandlers(api.exports, async () => (await import('#exports/exports.handlers.ts')).exports),
  imports: lazyHandlers(api.imports, async () => (await import('#imports/imports.handlers.ts')).imports),
  clientErrors: lazyHandlers(
    api.clientErrors,
    async () => (await import('#client-errors/client-errors.handlers.ts')).clientErrors,
  ),
  search,
  assistant: lazyHandlers(api.assistant, async () => (await import('#assistant/assistant.handlers.ts')).assistant),
  conversations: lazyHandlers(
    api.conversations,
    async () => (await import('#conversations/conversations.handlers.ts')).conversations,
  ),
  models: lazyHandlers(api.models, async () => (await import('#models/models.handlers.ts')).models),
  scores,
  hints,
  summaries: lazyHandlers(api.summaries, async () => (await import('#summaries/summaries.handlers.ts')).summaries),
  myWork,
  suggestions: lazyHandlers(api.suggestions, async () => (await import('#suggestions/suggestions.handlers.ts')).suggestions),
  emailTemplates: lazyHandlers(
    api.emailTemplates,
    async () => (await import('#email-templates/email-templates.handlers.ts')).emailTemplates,
  ),
  email: lazyHandlers(api.email, async () => (await import('#email/email.handlers.ts')).email),
  incomingMails: lazyHandlers(
    api.incomingMails,
    async () => (await import('#incoming-mails/incoming-mails.handlers.ts')).incomingMails,
  ),
  digests,
  audit: lazyHandlers(api.audit, async () => (await import('#audit/audit.handlers.ts')).audit),
  invitations: lazyHandlers(api.invitations, async () => (await import('#invitations/invitations.handlers.ts')).invitations),
  passwordResets: lazyHandlers(
    api.passwordResets,
    async () => (await import('#password-resets/password-resets.handlers.ts')).passwordResets,
  ),
  emailConfirmations: lazyHandlers(
    api.emailConfirmations,
    async () => (await import('#email-confirmations/email-confirmations.handlers.ts')).emailConfirmations,
  ),
  presence,
  feeds: lazyHandlers(api.feeds, async () => (await import('#feeds/feeds.handlers.ts')).feeds),
  tokens: lazyHandlers(api.tokens, async () => (await import('#tokens/tokens.handlers.ts')).tokens),
  taskTemplates,
  views,
  webhooks: lazyHandlers(api.webhooks, async () => (await import('#webhooks/webhooks.handlers.ts')).webhooks),
};
