// The English catalogue, the model of the other languages.
import { accountText } from '#english/account/account.ts';
import { directoriesText } from '#english/account/directories.ts';
import { emailConfirmationsText } from '#english/account/email-confirmations.ts';
import { feedsText } from '#english/account/feeds.ts';
import { identityProvidersText } from '#english/account/identity-providers.ts';
import { invitationsText } from '#english/account/invitations.ts';
import { passwordResetsText } from '#english/account/password-resets.ts';
import { tokensText } from '#english/account/tokens.ts';
import { usersText } from '#english/account/users.ts';
import { adminText } from '#english/administration/admin.ts';
import { backupsText } from '#english/administration/backups.ts';
import { boardAddressText } from '#english/administration/board-address.ts';
import { departmentsText } from '#english/administration/departments.ts';
import { emailText } from '#english/administration/email.ts';
import { emailTemplatesText } from '#english/administration/email-templates.ts';
import { exportsText } from '#english/administration/exports.ts';
import { importsText } from '#english/administration/imports.ts';
import { incomingMailsText } from '#english/administration/incoming-mails.ts';
import { mailServerText } from '#english/administration/mail-server.ts';
import { modelsText } from '#english/administration/models.ts';
import { monitoringText } from '#english/administration/monitoring.ts';
import { webhooksText } from '#english/administration/webhooks.ts';
import { askText } from '#english/assistant/ask.ts';
import { assistantText } from '#english/assistant/assistant.ts';
import { conversationsText } from '#english/assistant/conversations.ts';
import { hintsText } from '#english/assistant/hints.ts';
import { scoresText } from '#english/assistant/scores.ts';
import { suggestionsText } from '#english/assistant/suggestions.ts';
import { summariesText } from '#english/assistant/summaries.ts';
import { archiveText } from '#english/boards/archive.ts';
import { bulkChangesText } from '#english/boards/bulk-changes.ts';
import { calendarText } from '#english/boards/calendar.ts';
import { columnsText } from '#english/boards/columns.ts';
import { companyText } from '#english/boards/company.ts';
import { membersText } from '#english/boards/members.ts';
import { myWorkText } from '#english/boards/my-work.ts';
import { swimlanesText } from '#english/boards/swimlanes.ts';
import { taskTemplatesText } from '#english/boards/task-templates.ts';
import { timelineText } from '#english/boards/timeline.ts';
import { trashText } from '#english/boards/trash.ts';
import { viewsText } from '#english/boards/views.ts';
import { workspacesText } from '#english/boards/workspaces.ts';
import { englishEntrance } from '#english/english-entrance.ts';
import { notificationsText } from '#english/messages/notifications.ts';
import { commandsText } from '#english/shell/commands.ts';
import { offlineText } from '#english/shell/offline.ts';
import { phoneText } from '#english/shell/phone.ts';
import { presenceText } from '#english/shell/presence.ts';
import { shortcutsText } from '#english/shell/shortcuts.ts';
import { attachmentsText } from '#english/tasks/attachments.ts';
import { checklistTemplatesText } from '#english/tasks/checklist-templates.ts';
import { commentsText } from '#english/tasks/comments.ts';
import { historyText } from '#english/tasks/history.ts';
import { markdownText } from '#english/tasks/markdown.ts';
import { pickersText } from '#english/tasks/pickers.ts';
import { recurrencesText } from '#english/tasks/recurrences.ts';
import { relationsText } from '#english/tasks/relations.ts';
import { tasksText } from '#english/tasks/tasks.ts';
import { watchesText } from '#english/tasks/watches.ts';

export const english = {
  ...englishEntrance,
  account: accountText,
  admin: adminText,
  ask: askText,
  assistant: assistantText,
  attachments: attachmentsText,
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
  directories: directoriesText,
  identityProviders: identityProvidersText,
  imports: importsText,
  backups: backupsText,
  monitoring: monitoringText,
  boardAddress: boardAddressText,
  incomingMails: incomingMailsText,
  invitations: invitationsText,
  members: membersText,
  mailServer: mailServerText,
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
