// The controls of a person's row: role, new password, deletion, and pending departments. One's own are disabled.

import { departmentRoles, userRoles } from '@app/contract/limits.ts';
import type { AdminUser } from '@app/contract/users/users.contract.ts';
import { ArrowRightLeft, Download, Ellipsis, KeyRound, LogOut, Smartphone, Trash2, UserCheck, UserX } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { exportOf } from '#features/account/account.queries.ts';
import { assignUser, declineUser } from '#features/departments/administration.queries.ts';
import { setUserRole } from '#features/users/manage-users.queries.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { useNames } from '#lib/names.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { usePeopleText } from '#screens/admin/users/people-text.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import { Select } from '#ui/select.tsx';
import { Tooltip } from '#ui/tooltip.tsx';

/** 'You' beside the signed-in person. */
export function You({ userId }: { userId: number }) {
  const { id } = useCurrentUser();
  const { you } = useText().users.manage;
  return userId === id ? <Badge tone="accent">{you}</Badge> : null;
}

/** Marks an account that a directory keeps. */
export function Managed({ user }: { user: AdminUser }) {
  const { account } = usePeopleText();
  return user.isManaged ? <Badge tone="neutral">{account.managed}</Badge> : null;
}

/** Marks an account for programs. */
export function ServiceBadge() {
  return <Badge tone="info">{useText().tokens.service.badge}</Badge>;
}

export function RoleSelect({ user }: { user: AdminUser }) {
  const { manage, ownRole, profile } = useText().users;
  const { id } = useCurrentUser();
  const note = useId();
  const change = useMutation(setUserRole);
  const own = user.id === id;
  if (user.isService) return <span className="text-ink-2">{profile.roles.user}</span>;
  const select = (
    <Select
      label={manage.roleOf(user.fullName)}
      value={user.role}
      disabled={own}
      aria-describedby={own ? note : undefined}
      options={userRoles.map((value) => ({ value, label: profile.roles[value] }))}
      onChange={(next) => {
        const role = userRoles.find((name) => name === next);
        if (role && role !== user.role) change.mutate({ user, role });
      }}
    />
  );
  if (!own) return select;
  return (
    <Tooltip label={ownRole}>
      <span className="block">
        {select}
        <span id={note} className="sr-only">
          {ownRole}
        </span>
      </span>
    </Tooltip>
  );
}

interface OpenAccountProps {
  user: AdminUser;
  onReset: (user: AdminUser) => void;
  onToken: (user: AdminUser) => void;
}

/** The way into an account: a link for a new password, or a token for a program. */
export function OpenAccount({ user, onReset, onToken }: OpenAccountProps) {
  const { passwordResets, tokens } = useText();
  const { admin, ownAccount } = passwordResets;
  if (user.isService) {
    const label = tokens.service.tokenFor(user.fullName);
    return <IconButton small label={label} icon={<KeyRound />} onClick={() => onToken(user)} />;
  }
  const label = admin.action(user.fullName);
  return <RowAction user={user} label={label} icon={<KeyRound />} own={ownAccount} onPress={() => onReset(user)} />;
}

export interface UserMenuProps {
  user: AdminUser;
  onActive: (user: AdminUser) => void;
  onHandOver: (user: AdminUser) => void;
  onSignOut: (user: AdminUser) => void;
  onPhone: (user: AdminUser) => void;
  onRemove: (user: AdminUser) => void;
}

/** What ends the work of somebody here: deactivation, hand-over, deletion. Nobody does these to themselves. */
export function UserMenu({ user, onActive, onHandOver, onSignOut, onPhone, onRemove }: UserMenuProps) {
  const { account: words } = usePeopleText();
  const { manage, ownAccount } = useText().users;
  const me = useCurrentUser();
  const saving = useMutation(exportOf);
  function save(): void {
    const ends = {
      onSuccess: () => toast({ title: words.dataSaved }),
      onError: (error: Error) => toast({ title: words.dataNotSaved, text: reasonOf(error), kind: 'destructive' as const }),
    };
    saving.mutate({ person: user, user: me }, ends);
  }
  if (user.id === me.id) {
    const label = manage.removeLabel(user.fullName);
    return <RowAction user={user} label={label} icon={<Trash2 />} own={ownAccount} onPress={() => onRemove(user)} />;
  }
  const items: MenuItem[] = [
    {
      label: user.active ? words.deactivate : words.reactivate,
      icon: user.active ? <UserX /> : <UserCheck />,
      onSelect: () => onActive(user),
    },
    ...(user.isService ? [] : [{ label: words.saveData, icon: <Download />, onSelect: save }]),
    { label: words.handOver, icon: <ArrowRightLeft />, onSelect: () => onHandOver(user) },
    ...(user.isService
      ? []
      : [
          { label: words.signOut, icon: <LogOut />, onSelect: () => onSignOut(user) },
          { label: words.takePhone, icon: <Smartphone />, onSelect: () => onPhone(user) },
        ]),
    'separator',
    { label: manage.remove, icon: <Trash2 />, danger: true, onSelect: () => onRemove(user) },
  ];
  return <Menu trigger={<IconButton small label={words.moreFor(user.fullName)} icon={<Ellipsis />} />} items={items} />;
}

/** Marks an account that cannot be used at present. */
export function Inactive({ user: { active } }: { user: AdminUser }) {
  const { deactivated } = useText().users;
  return active ? null : <Badge tone="warning">{deactivated}</Badge>;
}

interface RowActionProps {
  user: AdminUser;
  label: string;
  icon: ReactNode;
  /** Why it cannot be done to oneself. */
  own: string;
  onPress: () => void;
}

function RowAction({ user, label, icon, own, onPress }: RowActionProps) {
  const { id } = useCurrentUser();
  const note = useId();
  const isOwn = user.id === id;
  const button = (
    <IconButton small label={label} icon={icon} disabled={isOwn} aria-describedby={isOwn ? note : undefined} onClick={onPress} />
  );
  if (!isOwn) return button;
  return (
    <Tooltip label={own}>
      <span className="inline-block">
        {button}
        <span id={note} className="sr-only">
          {own}
        </span>
      </span>
    </Tooltip>
  );
}

/** The departments of the person. */
export function Departments({ user: { departments } }: { user: AdminUser }) {
  const shown = useNames();
  const names = departments.filter(({ pending }) => !pending).map(({ name }) => shown.department(name));
  if (names.length === 0) return null;
  return <span className="block truncate text-12 text-ink-3">{names.join(', ')}</span>;
}

/** The departments that the person has requested and does not belong to yet. */
export function Pending({ user }: { user: AdminUser }) {
  return user.departments
    .filter(({ pending }) => pending)
    .map((department) => <Request key={department.id} user={user} department={department} />);
}

function Request({ user, department }: { user: AdminUser; department: AdminUser['departments'][number] }) {
  const { departments: words, users } = useText();
  const { manage } = users;
  const approve = useMutation(assignUser);
  const decline = useMutation(declineUser);
  const [asking, setAsking] = useState(false);
  const { id: departmentId, role } = department;
  const name = useNames().department(department.name);
  const busy = approve.isPending || decline.isPending;
  const joining = {
    userId: user.id,
    departmentId,
    role: departmentRoles.find((one) => one === role) ?? 'member',
    departmentName: name,
  };
  return (
    <span className="mt-1 flex flex-wrap items-center gap-2">
      <Badge tone="warning">{manage.pending(name)}</Badge>
      <span className="flex gap-2">
        <Button
          aria-label={manage.approve(user.fullName, name)}
          busy={approve.isPending}
          disabled={busy}
          onClick={() => approve.mutate(joining)}
        >
          {manage.approveShort}
        </Button>
        <Button
          variant="ghost"
          aria-label={words.declineLabel(user.fullName, name)}
          busy={decline.isPending}
          disabled={busy}
          onClick={() => setAsking(true)}
        >
          {words.decline}
        </Button>
      </span>
      <Confirm
        danger
        open={asking}
        onOpenChange={setAsking}
        title={words.declineAsk(user.fullName, name)}
        text={words.declineText}
        confirmLabel={words.decline}
        cancelLabel={words.cancel}
        onConfirm={() => decline.mutate({ userId: user.id, departmentId, userName: user.fullName, departmentName: name })}
      />
    </span>
  );
}
