// The German catalogue.
import { accountText } from '#account/account.text.de.ts';
import { adminText } from '#admin/admin.text.de.ts';
import { archiveText } from '#archive/archive.text.de.ts';
import { askText } from '#assistant/ask.text.de.ts';
import { assistantText } from '#assistant/assistant.text.de.ts';
import { attachmentsText } from '#attachments/attachments.text.de.ts';
import { auditText } from '#audit/audit.text.de.ts';
import { authText } from '#auth/auth.text.de.ts';
import { backupsText } from '#backups/backups.text.de.ts';
import { bulkChangesText } from '#bulk-changes/bulk-changes.text.de.ts';
import { calendarText } from '#calendar/calendar.text.de.ts';
import { checklistTemplatesText } from '#checklist-templates/checklist-templates.text.de.ts';
import { commandsText } from '#commands/commands.text.de.ts';
import { commentsText } from '#comments/comments.text.de.ts';
import { companyText } from '#company/company.text.de.ts';
import { conversationsText } from '#conversations/conversations.text.de.ts';
import { departmentsText } from '#departments/departments.text.de.ts';
import { emailText } from '#email/email.text.de.ts';
import { emailConfirmationsText } from '#email-confirmations/email-confirmations.text.de.ts';
import { emailTemplatesText } from '#email-templates/email-templates.text.de.ts';
import { exportsText } from '#exports/exports.text.de.ts';
import { feedsText } from '#feeds/feeds.text.de.ts';
import { hintsText } from '#hints/hints.text.de.ts';
import { historyText } from '#history/history.text.de.ts';
import { importsText } from '#imports/imports.text.de.ts';
import { boardAddressText } from '#incoming-mails/board-address.text.de.ts';
import { incomingMailsText } from '#incoming-mails/incoming-mails.text.de.ts';
import { invitationsText } from '#invitations/invitations.text.de.ts';
import { markdownText } from '#markdown/markdown.text.de.ts';
import { modelsText } from '#models/models.text.de.ts';
import { monitoringText } from '#monitoring/monitoring.text.de.ts';
import { myWorkText } from '#my-work/my-work.text.de.ts';
import { namesText } from '#names/names.text.de.ts';
import { notificationsText } from '#notifications/notifications.text.de.ts';
import { offlineText } from '#offline/offline.text.de.ts';
import { passwordResetsText } from '#password-resets/password-resets.text.de.ts';
import { phoneText } from '#phone/phone.text.de.ts';
import { pickersText } from '#pickers/pickers.text.de.ts';
import { presenceText } from '#presence/presence.text.de.ts';
import { recurrencesText } from '#recurrences/recurrences.text.de.ts';
import { relationsText } from '#relations/relations.text.de.ts';
import { scoresText } from '#scores/scores.text.de.ts';
import { errorsText } from '#shell/errors.text.de.ts';
import { shellText } from '#shell/shell.text.de.ts';
import { shortcutsText } from '#shortcuts/shortcuts.text.de.ts';
import { suggestionsText } from '#suggestions/suggestions.text.de.ts';
import { summariesText } from '#summaries/summaries.text.de.ts';
import { swimlanesText } from '#swimlanes/swimlanes.text.de.ts';
import { taskTemplatesText } from '#task-templates/task-templates.text.de.ts';
import { tasksText } from '#tasks/tasks.text.de.ts';
import type { Catalogue } from '#text.ts';
import { timelineText } from '#timeline/timeline.text.de.ts';
import { tokensText } from '#tokens/tokens.text.de.ts';
import { trashText } from '#trash/trash.text.de.ts';
import { usersText } from '#users/users.text.de.ts';
import { viewsText } from '#views/views.text.de.ts';
import { watchesText } from '#watches/watches.text.de.ts';
import { webhooksText } from '#webhooks/webhooks.text.de.ts';
import { columnsText } from '#workspaces/columns.text.de.ts';
import { membersText } from '#workspaces/members.text.de.ts';
import { workspacesText } from '#workspaces/workspaces.text.de.ts';

export const german: Catalogue = {
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
