// The Spanish catalogue.

import type { Catalogue } from '#catalogue.ts';
import { accountText } from '#spanish/account/account.ts';
import { authText } from '#spanish/account/auth.ts';
import { directoriesText } from '#spanish/account/directories.ts';
import { emailConfirmationsText } from '#spanish/account/email-confirmations.ts';
import { feedsText } from '#spanish/account/feeds.ts';
import { identityProvidersText } from '#spanish/account/identity-providers.ts';
import { invitationsText } from '#spanish/account/invitations.ts';
import { passwordResetsText } from '#spanish/account/password-resets.ts';
import { tokensText } from '#spanish/account/tokens.ts';
import { usersText } from '#spanish/account/users.ts';
import { adminText } from '#spanish/administration/admin.ts';
import { backupsText } from '#spanish/administration/backups.ts';
import { boardAddressText } from '#spanish/administration/board-address.ts';
import { departmentsText } from '#spanish/administration/departments.ts';
import { emailText } from '#spanish/administration/email.ts';
import { emailTemplatesText } from '#spanish/administration/email-templates.ts';
import { exportsText } from '#spanish/administration/exports.ts';
import { importsText } from '#spanish/administration/imports.ts';
import { incomingMailsText } from '#spanish/administration/incoming-mails.ts';
import { mailServerText } from '#spanish/administration/mail-server.ts';
import { modelsText } from '#spanish/administration/models.ts';
import { monitoringText } from '#spanish/administration/monitoring.ts';
import { webhooksText } from '#spanish/administration/webhooks.ts';
import { askText } from '#spanish/assistant/ask.ts';
import { assistantText } from '#spanish/assistant/assistant.ts';
import { conversationsText } from '#spanish/assistant/conversations.ts';
import { hintsText } from '#spanish/assistant/hints.ts';
import { scoresText } from '#spanish/assistant/scores.ts';
import { suggestionsText } from '#spanish/assistant/suggestions.ts';
import { summariesText } from '#spanish/assistant/summaries.ts';
import { archiveText } from '#spanish/boards/archive.ts';
import { bulkChangesText } from '#spanish/boards/bulk-changes.ts';
import { calendarText } from '#spanish/boards/calendar.ts';
import { columnsText } from '#spanish/boards/columns.ts';
import { companyText } from '#spanish/boards/company.ts';
import { membersText } from '#spanish/boards/members.ts';
import { myWorkText } from '#spanish/boards/my-work.ts';
import { swimlanesText } from '#spanish/boards/swimlanes.ts';
import { taskTemplatesText } from '#spanish/boards/task-templates.ts';
import { timelineText } from '#spanish/boards/timeline.ts';
import { trashText } from '#spanish/boards/trash.ts';
import { viewsText } from '#spanish/boards/views.ts';
import { workspacesText } from '#spanish/boards/workspaces.ts';
import { notificationsText } from '#spanish/messages/notifications.ts';
import { commandsText } from '#spanish/shell/commands.ts';
import { errorsText } from '#spanish/shell/errors.ts';
import { offlineText } from '#spanish/shell/offline.ts';
import { phoneText } from '#spanish/shell/phone.ts';
import { presenceText } from '#spanish/shell/presence.ts';
import { shellText } from '#spanish/shell/shell.ts';
import { shortcutsText } from '#spanish/shell/shortcuts.ts';
import { attachmentsText } from '#spanish/tasks/attachments.ts';
import { checklistTemplatesText } from '#spanish/tasks/checklist-templates.ts';
import { commentsText } from '#spanish/tasks/comments.ts';
import { historyText } from '#spanish/tasks/history.ts';
import { markdownText } from '#spanish/tasks/markdown.ts';
import { namesText } from '#spanish/tasks/names.ts';
import { pickersText } from '#spanish/tasks/pickers.ts';
import { recurrencesText } from '#spanish/tasks/recurrences.ts';
import { relationsText } from '#spanish/tasks/relations.ts';
import { tasksText } from '#spanish/tasks/tasks.ts';
import { watchesText } from '#spanish/tasks/watches.ts';

export const spanish: Catalogue = {
  account: accountText,
  admin: adminText,
  ask: askText,
  assistant: assistantText,
  attachments: attachmentsText,
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
