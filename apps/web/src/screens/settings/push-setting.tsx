// The switch of browser notifications: asks the browser for permission and shows the result.
import { askForNotifications, useNotificationState } from '#lib/browser-notifications.ts';
import { useText } from '#lib/text.ts';
import type { SettingsForm } from '#screens/settings/use-settings-form.ts';
import { Button } from '#ui/button.tsx';
import { SettingRow } from '#ui/setting-row.tsx';
import { Switch } from '#ui/switch.tsx';

export function PushSetting({ form }: { form: SettingsForm }) {
  const { settings } = useText().users;
  const { push } = settings;
  const state = useNotificationState();
  const possible = state === 'granted' || state === 'default';
  const wanted = form.values.pushNotifications;
  const notes = { unsupported: push.unsupported, denied: push.denied, default: wanted ? push.unasked : '', granted: '' };

  async function turn(on: boolean): Promise<void> {
    if (!on || (await askForNotifications()) === 'granted') form.change({ pushNotifications: on });
  }
  return (
    <div>
      <SettingRow {...settings.pushNotifications}>
        {(control) => (
          <Switch
            {...control}
            // The saved setting applies to every browser; here the switch is off while this browser shows nothing.
            checked={wanted && possible}
            disabled={form.isPending || state === 'unsupported'}
            onChange={(on) => void turn(on)}
          />
        )}
      </SettingRow>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 has-[p:not(:empty)]:pb-3">
        <p role="status" className="min-w-0 flex-1 basis-60 text-12 text-pretty text-warning-ink">
          {notes[state]}
        </p>
        {state === 'default' && wanted ? (
          <Button disabled={form.isPending} onClick={() => void turn(true)}>
            {push.allow}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
