// Privacy: switches that save at once, the export of one's data, feeds, API tokens, and the deletion of the account.
import { isAdmin } from '@app/contract/access.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { modelQuery } from '#features/conversations/model.queries.ts';
import { savePrivacyToggle } from '#features/users/own-account.queries.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { lazyComponent, lazyOverlay } from '#lib/lazy.tsx';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { SettingRow } from '#ui/setting-row.tsx';
import { Switch } from '#ui/switch.tsx';

const ExportDialog = lazyOverlay(() => import('#screens/settings/export-dialog.tsx').then((m) => ({ default: m.ExportDialog })), {
  opens: 'layer',
});
const DeleteDialog = lazyOverlay(() => import('#screens/settings/delete-dialog.tsx').then((m) => ({ default: m.DeleteDialog })), {
  opens: 'layer',
});
const TokenSettings = lazyComponent(() =>
  import('#screens/settings/token-settings.tsx').then((m) => ({ default: m.TokenSettings })),
);
const FeedSettings = lazyComponent(() =>
  import('#screens/settings/feed-settings.tsx').then((m) => ({ default: m.FeedSettings })),
);
const toggles = ['dataCollection', 'activityTracking', 'sharePresence', 'useModel'] as const;

export function PrivacySettings() {
  const { account, users } = useText();
  const { settings } = users;
  const user = useCurrentUser();
  const [dialog, setDialog] = useState<'export' | 'delete'>();
  const { mutate } = useMutation(savePrivacyToggle);
  const client = useQueryClient();
  // Without a model there is nothing to switch.
  const isOffered = useQuery(modelQuery).data?.offered ?? false;
  const onSuccess = () => client.invalidateQueries({ queryKey: modelQuery.queryKey });
  const close = () => setDialog(undefined);
  const stays = isAdmin(user);
  return (
    <div className="flex flex-col gap-5">
      <Panel rows title={settings.privacy} text={settings.privacyText}>
        {toggles
          .filter((name) => name !== 'useModel' || isOffered)
          .map((name) => (
            <SettingRow key={name} {...settings[name]}>
              {(control) => <Switch {...control} checked={user[name]} onChange={(on) => mutate({ name, on }, { onSuccess })} />}
            </SettingRow>
          ))}
        <Act title={account.exportData.title} text={account.exportData.text}>
          <Button icon={<Download />} onPointerEnter={ExportDialog.preload} onClick={() => setDialog('export')}>
            {account.exportData.button}
          </Button>
        </Act>
      </Panel>
      <Suspense fallback={null}>
        <FeedSettings />
        <TokenSettings />
      </Suspense>
      <Panel rows title={account.remove.zone} text={account.remove.zoneText}>
        <Act title={account.remove.title} text={stays ? account.remove.adminText : account.remove.text}>
          <Button
            variant="danger"
            icon={<Trash2 />}
            disabled={stays}
            onPointerEnter={DeleteDialog.preload}
            onClick={() => setDialog('delete')}
          >
            {account.remove.button}
          </Button>
        </Act>
      </Panel>
      {dialog === 'export' ? <ExportDialog onClose={close} onLoadError={close} /> : null}
      {dialog === 'delete' ? <DeleteDialog onClose={close} onLoadError={close} /> : null}
    </div>
  );
}

/** A row with a button. Its description is before the button and not part of the button's name. */
function Act({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="text-13 font-medium">{title}</h3>
        <p className="text-12 text-pretty text-ink-3">{text}</p>
      </div>
      {children}
    </div>
  );
}
