// The footer of the settings, which saves everything at once; within reach of the thumb on small screens.
import { useText } from '#lib/text.ts';
import type { SettingsForm } from '#screens/settings/use-settings-form.ts';
import { Button } from '#ui/button.tsx';
import '#screens/settings/save-bar.css';

export function SaveBar({ form }: { form: SettingsForm }) {
  const { settings } = useText().users;
  return (
    <div className="save-bar">
      <Button type="submit" variant="primary" busy={form.isPending} busyLabel={settings.saving}>
        {settings.save}
      </Button>
      <p role="status" className="text-12 text-ink-3">
        {form.isChanged ? settings.unsaved : ''}
      </p>
    </div>
  );
}
