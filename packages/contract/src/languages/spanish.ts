// The Spanish catalogue.
import { accountText } from '#account/account.text.es.ts';
import { adminText } from '#admin/admin.text.es.ts';
import { archiveText } from '#archive/archive.text.es.ts';
import { askText } from '#assistant/ask.text.es.ts';
import { assistantText } from '#assistant/assistant.text.es.ts';
import { attachmentsText } from '#attachments/attachments.text.es.ts';
import { auditText } from '#audit/audit.text.es.ts';
import { authText } from '#auth/auth.text.es.ts';
import { backupsText } from '#backups/backups.text.es.ts';
import { bulkChangesText } from '#bulk-changes/bulk-changes.text.es.ts';
import { calendarText } from '#calendar/calendar.text.es.ts';
import { checklistTemplatesText } from '#checklist-templates/checklist-templates.text.es.ts';
import { commandsText } from '#commands/commands.text.es.ts';
import { commentsText } from '#comments/comments.text.es.ts';
import { companyText } from '#company/company.text.es.ts';
import { conversationsText } from '#conversations/conversations.text.es.ts';
import { departmentsText } from '#departments/departments.text.es.ts';
import { emailText } from '#email/email.text.es.ts';
import { emailConfirmationsText } from '#email-confirmations/email-confirmations.text.es.ts';
import { emailTemplatesText } from '#email-templates/email-templates.text.es.ts';
import { exportsText } from '#exports/exports.text.es.ts';
import { feedsText } from '#feeds/feeds.text.es.ts';
import { hintsText } from '#hints/hints.text.es.ts';
import { historyText } from '#history/history.text.es.ts';
import { importsText } from '#imports/imports.text.es.ts';
import { boardAddressText } from '#incoming-mails/board-address.text.es.ts';
import { incomingMailsText } from '#incoming-mails/incoming-mails.text.es.ts';
import { invitationsText } from '#invitations/invitations.text.es.ts';
import { markdownText } from '#markdown/markdown.text.es.ts';
import { modelsText } from '#models/models.text.es.ts';
import { monitoringText } from '#monitoring/monitoring.text.es.ts';
import { myWorkText } from '#my-work/my-work.text.es.ts';
import { namesText } from '#names/names.text.es.ts';
import { notificationsText } from '#notifications/notifications.text.es.ts';
import { offlineText } from '#offline/offline.text.es.ts';
import { passwordResetsText } from '#password-resets/password-resets.text.es.ts';
import { phoneText } from '#phone/phone.text.es.ts';
import { pickersText } from '#pickers/pickers.text.es.ts';
import { presenceText } from '#presence/presence.text.es.ts';
import { recurrencesText } from '#recurrences/recurrences.text.es.ts';
import { relationsText } from '#relations/relations.text.es.ts';
import { scoresText } from '#scores/scores.text.es.ts';
import { errorsText } from '#shell/errors.text.es.ts';
import { shellText } from '#shell/shell.text.es.ts';
import { shortcutsText } from '#shortcuts/shortcuts.text.es.ts';
import { suggestionsText } from '#suggestions/suggestions.text.es.ts';
import { summariesText } from '#summaries/summaries.text.es.ts';
import { swimlanesText } from '#swimlanes/swimlanes.text.es.ts';
import { taskTemplatesText } from '#task-templates/task-templates.text.es.ts';
import { tasksText } from '#tasks/tasks.text.es.ts';
import type { Catalogue } from '#text.ts';
import { timelineText } from '#timeline/timeline.text.es.ts';
import { tokensText } from '#tokens/tokens.text.es.ts';
import { trashText } from '#trash/trash.text.es.ts';
import { usersText } from '#users/users.text.es.ts';
import { viewsText } from '#views/views.text.es.ts';
import { watchesText } from '#watches/watches.text.es.ts';
import { webhooksText } from '#webhooks/webhooks.text.es.ts';
import { columnsText } from '#workspaces/columns.text.es.ts';
import { membersText } from '#workspaces/members.text.es.ts';
import { workspacesText } from '#workspaces/workspaces.text.es.ts';

export const spanish: Catalogue = {
  account: accountText,
  admin: adminText,
  ask: askText,
  assistant: assistantText,
  attachments: attachmentsText,
  audit: auditText,
  auth: authText,
  bulkChanges: bulkChangesText,
  checklistTemplates: checklistTemplatesText,
  commands: commandsText,
  columns: columnsText,
  comments: commentsText,
  conversations: conversationsText,
  company: companyText,
  departments: departmentsText,
  email: emailText,
  emailConfirmations: emailConfirmationsText,
  emailTemplates: emailTemplatesText,
  errors: errorsText,
  markdown: markdownText,
  exports: exportsText,
  hints: hintsText,
  history: historyText,
  relations: relationsText,
  archive: archiveText,
  trash: trashText,
  imports: importsText,
  backups: backupsText,
  monitoring: monitoringText,
  boardAddress: boardAddressText,
  incomingMails: incomingMailsText,
  invitations: invitationsText,
  members: membersText,
  models: modelsText,
  calendar: calendarText,
  timeline: timelineText,
  myWork: myWorkText,
  names: namesText,
  notifications: notificationsText,
  offline: offlineText,
  passwordResets: passwordResetsText,
  phone: phoneText,
  pickers: pickersText,
  presence: presenceText,
  recurrences: recurrencesText,
  scores: scoresText,
  shell: shellText,
  shortcuts: shortcutsText,
  suggestions: suggestionsText,
  summaries: summariesText,
  tasks: tasksText,
  feeds: feedsText,
  tokens: tokensText,
  users: usersText,
  taskTemplates: taskTemplatesText,
  swimlanes: swimlanesText,
  views: viewsText,
  watches: watchesText,
  webhooks: webhooksText,
  workspaces: workspacesText,
};
