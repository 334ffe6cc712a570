// The French catalogue.
import { accountText } from '#account/account.text.fr.ts';
import { adminText } from '#admin/admin.text.fr.ts';
import { archiveText } from '#archive/archive.text.fr.ts';
import { askText } from '#assistant/ask.text.fr.ts';
import { assistantText } from '#assistant/assistant.text.fr.ts';
import { attachmentsText } from '#attachments/attachments.text.fr.ts';
import { auditText } from '#audit/audit.text.fr.ts';
import { authText } from '#auth/auth.text.fr.ts';
import { backupsText } from '#backups/backups.text.fr.ts';
import { bulkChangesText } from '#bulk-changes/bulk-changes.text.fr.ts';
import { calendarText } from '#calendar/calendar.text.fr.ts';
import { checklistTemplatesText } from '#checklist-templates/checklist-templates.text.fr.ts';
import { commandsText } from '#commands/commands.text.fr.ts';
import { commentsText } from '#comments/comments.text.fr.ts';
import { companyText } from '#company/company.text.fr.ts';
import { conversationsText } from '#conversations/conversations.text.fr.ts';
import { departmentsText } from '#departments/departments.text.fr.ts';
import { emailText } from '#email/email.text.fr.ts';
import { emailConfirmationsText } from '#email-confirmations/email-confirmations.text.fr.ts';
import { emailTemplatesText } from '#email-templates/email-templates.text.fr.ts';
import { exportsText } from '#exports/exports.text.fr.ts';
import { feedsText } from '#feeds/feeds.text.fr.ts';
import { hintsText } from '#hints/hints.text.fr.ts';
import { historyText } from '#history/history.text.fr.ts';
import { importsText } from '#imports/imports.text.fr.ts';
import { boardAddressText } from '#incoming-mails/board-address.text.fr.ts';
import { incomingMailsText } from '#incoming-mails/incoming-mails.text.fr.ts';
import { invitationsText } from '#invitations/invitations.text.fr.ts';
import { markdownText } from '#markdown/markdown.text.fr.ts';
import { modelsText } from '#models/models.text.fr.ts';
import { monitoringText } from '#monitoring/monitoring.text.fr.ts';
import { myWorkText } from '#my-work/my-work.text.fr.ts';
import { namesText } from '#names/names.text.fr.ts';
import { notificationsText } from '#notifications/notifications.text.fr.ts';
import { offlineText } from '#offline/offline.text.fr.ts';
import { passwordResetsText } from '#password-resets/password-resets.text.fr.ts';
import { phoneText } from '#phone/phone.text.fr.ts';
import { pickersText } from '#pickers/pickers.text.fr.ts';
import { presenceText } from '#presence/presence.text.fr.ts';
import { recurrencesText } from '#recurrences/recurrences.text.fr.ts';
import { relationsText } from '#relations/relations.text.fr.ts';
import { scoresText } from '#scores/scores.text.fr.ts';
import { errorsText } from '#shell/errors.text.fr.ts';
import { shellText } from '#shell/shell.text.fr.ts';
import { shortcutsText } from '#shortcuts/shortcuts.text.fr.ts';
import { suggestionsText } from '#suggestions/suggestions.text.fr.ts';
import { summariesText } from '#summaries/summaries.text.fr.ts';
import { swimlanesText } from '#swimlanes/swimlanes.text.fr.ts';
import { taskTemplatesText } from '#task-templates/task-templates.text.fr.ts';
import { tasksText } from '#tasks/tasks.text.fr.ts';
import type { Catalogue } from '#text.ts';
import { timelineText } from '#timeline/timeline.text.fr.ts';
import { tokensText } from '#tokens/tokens.text.fr.ts';
import { trashText } from '#trash/trash.text.fr.ts';
import { usersText } from '#users/users.text.fr.ts';
import { viewsText } from '#views/views.text.fr.ts';
import { watchesText } from '#watches/watches.text.fr.ts';
import { webhooksText } from '#webhooks/webhooks.text.fr.ts';
import { columnsText } from '#workspaces/columns.text.fr.ts';
import { membersText } from '#workspaces/members.text.fr.ts';
import { workspacesText } from '#workspaces/workspaces.text.fr.ts';

export const french: Catalogue = {
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
