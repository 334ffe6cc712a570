// The French catalogue.

import type { Catalogue } from '#catalogue.ts';
import { accountText } from '#french/account/account.ts';
import { authText } from '#french/account/auth.ts';
import { directoriesText } from '#french/account/directories.ts';
import { emailConfirmationsText } from '#french/account/email-confirmations.ts';
import { feedsText } from '#french/account/feeds.ts';
import { identityProvidersText } from '#french/account/identity-providers.ts';
import { invitationsText } from '#french/account/invitations.ts';
import { passwordResetsText } from '#french/account/password-resets.ts';
import { tokensText } from '#french/account/tokens.ts';
import { usersText } from '#french/account/users.ts';
import { adminText } from '#french/administration/admin.ts';
import { backupsText } from '#french/administration/backups.ts';
import { boardAddressText } from '#french/administration/board-address.ts';
import { departmentsText } from '#french/administration/departments.ts';
import { emailText } from '#french/administration/email.ts';
import { emailTemplatesText } from '#french/administration/email-templates.ts';
import { exportsText } from '#french/administration/exports.ts';
import { importsText } from '#french/administration/imports.ts';
import { incomingMailsText } from '#french/administration/incoming-mails.ts';
import { mailServerText } from '#french/administration/mail-server.ts';
import { modelsText } from '#french/administration/models.ts';
import { monitoringText } from '#french/administration/monitoring.ts';
import { webhooksText } from '#french/administration/webhooks.ts';
import { askText } from '#french/assistant/ask.ts';
import { assistantText } from '#french/assistant/assistant.ts';
import { conversationsText } from '#french/assistant/conversations.ts';
import { hintsText } from '#french/assistant/hints.ts';
import { scoresText } from '#french/assistant/scores.ts';
import { suggestionsText } from '#french/assistant/suggestions.ts';
import { summariesText } from '#french/assistant/summaries.ts';
import { archiveText } from '#french/boards/archive.ts';
import { bulkChangesText } from '#french/boards/bulk-changes.ts';
import { calendarText } from '#french/boards/calendar.ts';
import { columnsText } from '#french/boards/columns.ts';
import { companyText } from '#french/boards/company.ts';
import { membersText } from '#french/boards/members.ts';
import { myWorkText } from '#french/boards/my-work.ts';
import { swimlanesText } from '#french/boards/swimlanes.ts';
import { taskTemplatesText } from '#french/boards/task-templates.ts';
import { timelineText } from '#french/boards/timeline.ts';
import { trashText } from '#french/boards/trash.ts';
import { viewsText } from '#french/boards/views.ts';
import { workspacesText } from '#french/boards/workspaces.ts';
import { notificationsText } from '#french/messages/notifications.ts';
import { commandsText } from '#french/shell/commands.ts';
import { errorsText } from '#french/shell/errors.ts';
import { offlineText } from '#french/shell/offline.ts';
import { phoneText } from '#french/shell/phone.ts';
import { presenceText } from '#french/shell/presence.ts';
import { shellText } from '#french/shell/shell.ts';
import { shortcutsText } from '#french/shell/shortcuts.ts';
import { attachmentsText } from '#french/tasks/attachments.ts';
import { checklistTemplatesText } from '#french/tasks/checklist-templates.ts';
import { commentsText } from '#french/tasks/comments.ts';
import { historyText } from '#french/tasks/history.ts';
import { markdownText } from '#french/tasks/markdown.ts';
import { namesText } from '#french/tasks/names.ts';
import { pickersText } from '#french/tasks/pickers.ts';
import { recurrencesText } from '#french/tasks/recurrences.ts';
import { relationsText } from '#french/tasks/relations.ts';
import { tasksText } from '#french/tasks/tasks.ts';
import { watchesText } from '#french/tasks/watches.ts';

export const french: Catalogue = {
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
