// English texts of boards, tasks and notifications. The web loads them with the signed-in screens.
import { notificationsText } from '#notifications/notifications.text.ts';
import { phoneText } from '#phone/phone.text.ts';
import { shortcutsText } from '#shortcuts/shortcuts.text.ts';
import { tasksText } from '#tasks/tasks.text.ts';
import { membersText } from '#workspaces/members.text.ts';
import { workspacesText } from '#workspaces/workspaces.text.ts';

export const englishBoard = {
  members: membersText,
  notifications: notificationsText,
  phone: phoneText,
  shortcuts: shortcutsText,
  tasks: tasksText,
  workspaces: workspacesText,
};
