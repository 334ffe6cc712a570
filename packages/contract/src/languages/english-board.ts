// The English words of boards and tasks: they come with what is shown to somebody who is signed in.
import { notificationsText } from '#notifications/notifications.text.ts';
import { shortcutsText } from '#shortcuts/shortcuts.text.ts';
import { tasksText } from '#tasks/tasks.text.ts';
import { membersText } from '#workspaces/members.text.ts';
import { workspacesText } from '#workspaces/workspaces.text.ts';

export const englishBoard = {
  members: membersText,
  notifications: notificationsText,
  shortcuts: shortcutsText,
  tasks: tasksText,
  workspaces: workspacesText,
};
