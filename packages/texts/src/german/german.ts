// The German catalogue.

import type { Catalogue } from '#catalogue.ts';
import { accountText } from '#german/account/account.ts';
import { authText } from '#german/account/auth.ts';
import { directoriesText } from '#german/account/directories.ts';
import { emailConfirmationsText } from '#german/account/email-confirmations.ts';
import { feedsText } from '#german/account/feeds.ts';
import { identityProvidersText } from '#german/account/identity-providers.ts';
import { invitationsText } from '#german/account/invitations.ts';
import { passwordResetsText } from '#german/account/password-resets.ts';
import { tokensText } from '#german/account/tokens.ts';
import { usersText } from '#german/account/users.ts';
import { adminText } from '#german/administration/admin.ts';
import { backupsText } from '#german/administration/backups.ts';
import { boardAddressText } from '#german/administration/board-address.ts';
import { departmentsText } from '#german/administration/departments.ts';
import { emailText } from '#german/administration/email.ts';
import { emailTemplatesText } from '#german/administration/email-templates.ts';
import { exportsText } from '#german/administration/exports.ts';
import { importsText } from '#german/administration/imports.ts';
import { incomingMailsText } from '#german/administration/incoming-mails.ts';
import { mailServerText } from '#german/administration/mail-server.ts';
import { modelsText } from '#german/administration/models.ts';
import { monitoringText } from '#german/administration/monitoring.ts';
import { webhooksText } from '#german/administration/webhooks.ts';
import { askText } from '#german/assistant/ask.ts';
import { assistantText } from '#german/assistant/assistant.ts';
import { conversationsText } from '#german/assistant/conversations.ts';
import { hintsText } from '#german/assistant/hints.ts';
import { scoresText } from '#german/assistant/scores.ts';
import { suggestionsText } from '#german/assistant/suggestions.ts';
import { summariesText } from '#german/assistant/summaries.ts';
import { archiveText } from '#german/boards/archive.ts';
import { bulkChangesText } from '#german/boards/bulk-changes.ts';
import { calendarText } from '#german/boards/calendar.ts';
import { columnsText } from '#german/boards/columns.ts';
import { companyText } from '#german/boards/company.ts';
import { membersText } from '#german/boards/members.ts';
import { myWorkText } from '#german/boards/my-work.ts';
import { swimlanesText } from '#german/boards/swimlanes.ts';
import { taskTemplatesText } from '#german/boards/task-templates.ts';
import { timelineText } from '#german/boards/timeline.ts';
import { trashText } from '#german/boards/trash.ts';
import { viewsText } from '#german/boards/views.ts';
import { workspacesText } from '#german/boards/workspaces.ts';
import { notificationsText } from '#german/messages/notifications.ts';
import { commandsText } from '#german/shell/commands.ts';
import { errorsText } from '#german/shell/errors.ts';
import { offlineText } from '#german/shell/offline.ts';
import { phoneText } from '#german/shell/phone.ts';
import { presenceText } from '#german/shell/presence.ts';
import { shellText } from '#german/shell/shell.ts';
import { shortcutsText } from '#german/shell/shortcuts.ts';
import { attachmentsText } from '#german/tasks/attachments.ts';
import { checklistTemplatesText } from '#german/tasks/checklist-templates.ts';
import { commentsText } from '#german/tasks/comments.ts';
import { historyText } from '#german/tasks/history.ts';
import { markdownText } from '#german/tasks/markdown.ts';
import { namesText } from '#german/tasks/names.ts';
import { pickersText } from '#german/tasks/pickers.ts';
import { recurrencesText } from '#german/tasks/recurrences.ts';
import { relationsText } from '#german/tasks/relations.ts';
import { tasksText } from '#german/tasks/tasks.ts';
import { watchesText } from '#german/tasks/watches.ts';

export const german: Catalogue = {
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
