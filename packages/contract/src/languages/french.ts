// The whole catalogue in French.
import { accountText } from '#account/account.text.fr.ts';
import { authText } from '#auth/auth.text.fr.ts';
import { checklistTemplatesText } from '#checklist-templates/checklist-templates.text.fr.ts';
import { commentsText } from '#comments/comments.text.fr.ts';
import { departmentsText } from '#departments/departments.text.fr.ts';
import { notificationsText } from '#notifications/notifications.text.fr.ts';
import { errorsText } from '#shell/errors.text.fr.ts';
import { shellText } from '#shell/shell.text.fr.ts';
import { shortcutsText } from '#shortcuts/shortcuts.text.fr.ts';
import { tasksText } from '#tasks/tasks.text.fr.ts';
import type { Catalogue } from '#text.ts';
import { usersText } from '#users/users.text.fr.ts';
import { membersText } from '#workspaces/members.text.fr.ts';
import { workspacesText } from '#workspaces/workspaces.text.fr.ts';

export const french: Catalogue = {
  account: accountText,
  auth: authText,
  checklistTemplates: checklistTemplatesText,
  comments: commentsText,
  departments: departmentsText,
  errors: errorsText,
  members: membersText,
  notifications: notificationsText,
  shell: shellText,
  shortcuts: shortcutsText,
  tasks: tasksText,
  users: usersText,
  workspaces: workspacesText,
};
