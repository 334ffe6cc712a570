// The handler table: the same keys as `api`, checked by the compiler.
import type { Api } from '@app/contract/api.ts';
import { account } from '#account/account.handlers.ts';
import { archive } from '#archive/archive.handlers.ts';
import { assistant } from '#assistant/assistant.handlers.ts';
import { attachments } from '#attachments/attachments.handlers.ts';
import { audit } from '#audit/audit.handlers.ts';
import { auth } from '#auth/auth.handlers.ts';
import { backups } from '#backups/backups.handlers.ts';
import { bulkChanges } from '#bulk-changes/bulk-changes.handlers.ts';
import { checklistTemplates } from '#checklist-templates/checklist-templates.handlers.ts';
import { clientErrors } from '#client-errors/client-errors.handlers.ts';
import { comments } from '#comments/comments.handlers.ts';
import { company } from '#company/company.handlers.ts';
import { conversations } from '#conversations/conversations.handlers.ts';
import { dashboardMails } from '#dashboard-mails/dashboard-mails.handlers.ts';
import { departmentMerges, departments } from '#departments/departments.handlers.ts';
import { digests } from '#digests/digests.handlers.ts';
import { directories } from '#directories/directories.handlers.ts';
import { email } from '#email/email.handlers.ts';
import { emailConfirmations } from '#email-confirmations/email-confirmations.handlers.ts';
import { emailTemplates } from '#email-templates/email-templates.handlers.ts';
import type { Handlers } from '#endpoints/context.ts';
import { events } from '#events/events.handlers.ts';
import { exports } from '#exports/exports.handlers.ts';
import { feeds } from '#feeds/feeds.handlers.ts';
import { handOvers } from '#hand-overs/hand-overs.handlers.ts';
import { hints } from '#hints/hints.handlers.ts';
import { history } from '#history/history.handlers.ts';
import { identities, identityProviders } from '#identity-providers/identity-providers.handlers.ts';
import { imports } from '#imports/imports.handlers.ts';
import { incomingMails } from '#incoming-mails/incoming-mails.handlers.ts';
import { instructions } from '#instructions/instructions.handlers.ts';
import { invitations } from '#invitations/invitations.handlers.ts';
import { mailServer } from '#mail-server/mail-server.handlers.ts';
import { models } from '#models/models.handlers.ts';
import { monitoring } from '#monitoring/monitoring.handlers.ts';
import { myWork } from '#my-work/my-work.handlers.ts';
import { notifications } from '#notifications/notifications.handlers.ts';
import { nudges } from '#nudges/nudges.handlers.ts';
import { passkeys } from '#passkeys/passkeys.handlers.ts';
import { passwordResets } from '#password-resets/password-resets.handlers.ts';
import { peopleImports } from '#people-imports/people-imports.handlers.ts';
import { presence } from '#presence/presence.handlers.ts';
import { recurrences } from '#recurrences/recurrences.handlers.ts';
import { registration } from '#registration/registration.handlers.ts';
import { relations } from '#relations/relations.handlers.ts';
import { retention } from '#retention/retention.handlers.ts';
import { samples } from '#samples/samples.handlers.ts';
import { scheduledQuestions } from '#scheduled-questions/scheduled-questions.handlers.ts';
import { scimTokens } from '#scim-tokens/scim-tokens.handlers.ts';
import { scores } from '#scores/scores.handlers.ts';
import { search } from '#search/search.handlers.ts';
import { secondFactors } from '#second-factors/second-factors.handlers.ts';
import { sessions } from '#sessions/sessions.handlers.ts';
import { setup } from '#setup/setup.handlers.ts';
import { signInPolicy } from '#sign-in-policy/sign-in-policy.handlers.ts';
import { signInWays } from '#sign-in-ways/sign-in-ways.handlers.ts';
import { signIns } from '#sign-ins/sign-ins.handlers.ts';
import { suggestions } from '#suggestions/suggestions.handlers.ts';
import { summaries } from '#summaries/summaries.handlers.ts';
import { taskTemplates } from '#task-templates/task-templates.handlers.ts';
import { tasks } from '#tasks/tasks.handlers.ts';
import { today } from '#today/today.handlers.ts';
import { tokens } from '#tokens/tokens.handlers.ts';
import { trash } from '#trash/trash.handlers.ts';
import { trustedDevices } from '#trusted-devices/trusted-devices.handlers.ts';
import { users } from '#users/users.handlers.ts';
import { views } from '#views/views.handlers.ts';
import { watches } from '#watches/watches.handlers.ts';
import { webhooks } from '#webhooks/webhooks.handlers.ts';
import { workspaces } from '#workspaces/workspaces.handlers.ts';
export const handlers: { [Word in keyof Api]: Handlers<Api[Word]> } = {
  auth,
  users,
  company,
  departmentMerges,
  dashboardMails,
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
  monitoring,
  backups,
  notifications,
  nudges,
  events,
  account,
  exports,
  identities,
  identityProviders,
  imports,
  clientErrors,
  search,
  assistant,
  conversations,
  scheduledQuestions,
  mailServer,
  registration,
  setup,
  samples,
  models,
  scimTokens,
  scores,
  hints,
  summaries,
  today,
  myWork,
  suggestions,
  emailTemplates,
  directories,
  email,
  incomingMails,
  digests,
  audit,
  instructions,
  invitations,
  passwordResets,
  emailConfirmations,
  presence,
  feeds,
  handOvers,
  peopleImports,
  passkeys,
  retention,
  secondFactors,
  sessions,
  signInWays,
  signInPolicy,
  signIns,
  tokens,
  trustedDevices,
  taskTemplates,
  views,
  webhooks,
};
