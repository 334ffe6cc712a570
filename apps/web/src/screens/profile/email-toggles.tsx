// The switches of one's e-mails; each saves at once.

import { type NotificationToggle, saveToggle } from '#features/users/own-account.queries.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Panel } from '#ui/panel.tsx';
import { SettingRow } from '#ui/setting-row.tsx';
import { Switch } from '#ui/switch.tsx';

const general = ['emailNotifications', 'dailyDigest'] as const;
const task = ['taskAssignmentNotifications', 'taskReminders', 'departmentTaskNotifications', 'commentNotifications'] as const;

export function EmailToggles() {
  const { profile } = useText().users;
  const { emailNotifications } = useCurrentUser();
  return (
    <Panel title={profile.emailSettings} text={profile.emailSettingsText}>
      <Group title={profile.general} names={general} />
      <p role="status" className="text-12 text-warning-ink not-empty:mt-4">
        {emailNotifications ? '' : profile.emailOff}
      </p>
      <Group title={profile.task} names={task} className="mt-5" />
    </Panel>
  );
}

interface GroupProps {
  title: string;
  names: readonly NotificationToggle[];
  className?: string;
}

function Group({ title, names, className }: GroupProps) {
  const { toggles } = useText().users.profile;
  const user = useCurrentUser();
  const { mutate } = useMutation(saveToggle);
  return (
    <div className={className}>
      <h3 className="text-12 font-semibold text-ink-3">{title}</h3>
      <ul className="divide-y divide-line">
        {names.map((name) => (
          <li key={name}>
            <SettingRow {...toggles[name]} dimmed={!user.emailNotifications && name !== 'emailNotifications'}>
              {(control) => <Switch {...control} checked={user[name]} onChange={(on) => mutate({ name, on })} />}
            </SettingRow>
          </li>
        ))}
      </ul>
    </div>
  );
}
