// The English catalogue, the model of the other languages.
import { accountText } from '#account/account.text.ts';
import { adminText } from '#admin/admin.text.ts';
import { archiveText } from '#archive/archive.text.ts';
import { askText } from '#assistant/ask.text.ts';
import { assistantText } from '#assistant/assistant.text.ts';
import { attachmentsText } from '#attachments/attachments.text.ts';
import { auditText } from '#audit/audit.text.ts';
import { backupsText } from '#backups/backups.text.ts';
import { bulkChangesText } from '#bulk-changes/bulk-changes.text.ts';
import { calendarText } from '#calendar/calendar.text.ts';
import { checklistTemplatesText } from '#checklist-templates/checklist-templates.text.ts';
import { commandsText } from '#commands/commands.text.ts';
import { commentsText } from '#comments/comments.text.ts';
import { companyText } from '#company/company.text.ts';
import { conversationsText } from '#conversations/conversations.text.ts';
import { departmentsText } from '#departments/departments.text.ts';
import { emailText } from '#email/email.text.ts';
import { emailConfirmationsText } from '#email-confirmations/email-confirmations.text.ts';
import { emailTemplatesText } from '#email-templates/email-templates.text.ts';
import { exportsText } from '#exports/exports.text.ts';
import { feedsText } from '#feeds/feeds.text.ts';
import { hintsText } from '#hints/hints.text.ts';
import { historyText } from '#history/history.text.ts';
import { importsText } from '#imports/imports.text.ts';
import { boardAddressText } from '#incoming-mails/board-address.text.ts';
import { incomingMailsText } from '#incoming-mails/incoming-mails.text.ts';
import { invitationsText } from '#invitations/invitations.text.ts';
import { englishEntrance } from '#languages/english-entrance.ts';
import { markdownText } from '#markdown/markdown.text.ts';
import { modelsText } from '#models/models.text.ts';
import { monitoringText } from '#monitoring/monitoring.text.ts';
import { myWorkText } from '#my-work/my-work.text.ts';
import { notificationsText } from '#notifications/notifications.text.ts';
import { offlineText } from '#offline/offline.text.ts';
import { passwordResetsText } from '#password-resets/password-resets.text.ts';
import { phoneText } from '#phone/phone.text.ts';
import { pickersText } from '#pickers/pickers.text.ts';
import { presenceText } from '#presence/presence.text.ts';
import { recurrencesText } from '#recurrences/recurrences.text.ts';
import { relationsText } from '#relations/relations.text.ts';
import { scoresText } from '#scores/scores.text.ts';
import { shortcutsText } from '#shortcuts/shortcuts.text.ts';
import { suggestionsText } from '#suggestions/suggestions.text.ts';
import { summariesText } from '#summaries/summaries.text.ts';
import { swimlanesText } from '#swimlanes/swimlanes.text.ts';
import { taskTemplatesText } from '#task-templates/task-templates.text.ts';
import { tasksText } from '#tasks/tasks.text.ts';
import { timelineText } from '#timeline/timeline.text.ts';
import { tokensText } from '#tokens/tokens.text.ts';
import { trashText } from '#trash/trash.text.ts';
import { usersText } from '#users/users.text.ts';
import { viewsText } from '#views/views.text.ts';
import { watchesText } from '#watches/watches.text.ts';
import { webhooksText } from '#webhooks/webhooks.text.ts';
import { columnsText } from '#workspaces/columns.text.ts';
import { membersText } from '#workspaces/members.text.ts';
import { workspacesText } from '#workspaces/workspaces.text.ts';

export const english = {
  ...englishEntrance,
  account: accountText,
  admin: adminText,
  ask: askText,
  assistant: assistantText,
  attachments: attachmentsText,
  audit: auditText,
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
  notifications: notificationsText,
  offline: offlineText,
  passwordResets: passwordResetsText,
  phone: phoneText,
  pickers: pickersText,
  presence: presenceText,
  recurrences: recurrencesText,
  scores: scoresText,
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
