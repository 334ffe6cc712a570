// The avatar of the person behind a notification with an icon of its kind; only the icon if there is no person.
import type { Notification } from '@app/contract/notifications/notifications.contract.ts';
import type { NotificationKind } from '@app/contract/notifications/notifications.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import {
  AlarmClock,
  ArrowRightLeft,
  AtSign,
  Bell,
  Building2,
  CalendarClock,
  DatabaseBackup,
  HardDrive,
  MessageSquare,
  UserPlus,
  Webhook,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { avatarOf } from '#lib/avatar.ts';
import { cn } from '#lib/cn.ts';
import { Avatar } from '#ui/avatar.tsx';

const signs: Record<NotificationKind, ReactNode> = {
  assigned: <UserPlus />,
  commented: <MessageSquare />,
  mentioned: <AtSign />,
  mentioned_in_task: <AtSign />,
  moved: <ArrowRightLeft />,
  due_changed: <CalendarClock />,
  due_tomorrow: <CalendarClock />,
  due_today: <AlarmClock />,
  overdue: <AlarmClock />,
  department_added: <Building2 />,
  approval_awaited: <UserPlus />,
  backup_failed: <DatabaseBackup />,
  webhook_stopped: <Webhook />,
  files_filling: <HardDrive />,
  tasks_assigned: <UserPlus />,
  tasks_moved: <ArrowRightLeft />,
  tasks_due_changed: <CalendarClock />,
  answered: <CalendarClock />,
};

interface NotificationMarkProps {
  notification: Pick<Notification, 'kind'>;
  person: UserCard | undefined;
}

export function NotificationMark({ notification: { kind }, person }: NotificationMarkProps) {
  const signsByKind: Record<string, ReactNode> = signs;
  const sign = Object.hasOwn(signsByKind, kind) ? signsByKind[kind] : <Bell />;
  return (
    <span aria-hidden="true" className="notification-mark" data-kind={kind} data-alone={!person || undefined}>
      {person ? <Avatar {...avatarOf(person)} size={32} decorative /> : null}
      <span className={cn('notification-sign', person ? '[&_svg]:size-2.75' : '[&_svg]:size-3.75')}>{sign}</span>
    </span>
  );
}
