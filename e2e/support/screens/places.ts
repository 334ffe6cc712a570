// The addresses of all screens that a signed-in person visits, by what they are.
import { screens } from '../fixtures.ts';

/** Returns the addresses of the screens of a member, with those of a board. */
export function placesOf(workspaceId: number) {
  const board = screens.workspace.href(workspaceId);
  return {
    board,
    list: `${board}?view=list`,
    dashboard: `${board}?view=dashboard`,
    'the activity': screens.activity.href(workspaceId),
    'the archive': screens.archive.href(workspaceId),
    'the trash': screens.trash.href(workspaceId),
    'the calendar': `${board}?view=calendar`,
    'the timeline': `${board}?view=timeline`,
    'my work': screens.myWork.href(),
    members: screens.members.href(),
    profile: screens.profile.href(),
    settings: screens.settings.href(),
    notifications: screens.notifications.href(),
    assistant: screens.assistant.href(),
    'no page': '/no/such/page',
  };
}

/** Returns the addresses of the administration, with those of a department. */
export function administrationOf(departmentId: number) {
  const admin = screens.admin.href();
  const tabs = ['departments', 'tasks', 'templates', 'imports', 'emails', 'models', 'server', 'webhooks', 'audit'];
  return {
    users: admin,
    ...Object.fromEntries(tabs.map((tab) => [tab, `${admin}?tab=${tab}`])),
    'a department': `${admin}?tab=departments&department=${departmentId}`,
    'a mail template': `${admin}?tab=emails&template=1`,
    outbox: `${admin}?tab=emails&part=outbox`,
    'settings of mails': `${admin}?tab=emails&part=settings`,
  };
}
