// The footer of the settings, which saves everything at once; within reach of the thumb on small screens.
import { useText } from '#lib/text.ts';
import type { SettingsForm } from '#screens/settings/use-settings-form.ts';
import { Button } from '#ui/button.tsx';

export function SaveBar({ form }: { form: SettingsForm }) {
  const { settings } = useText('accountAdmin').users;
  return (
    <div className="flex items-center gap-x-3 max-md:mt-auto max-md:sticky max-md:bottom-0 max-md:-mx-(--page-pad) max-md:-mb-(--page-pad) max-md:justify-between max-md:border-t max-md:border-line max-md:bg-surface max-md:px-(--page-pad) max-md:py-2.5">
      <Button type="submit" variant="primary" className="max-md:order-2" busy={form.isPending} busyLabel={settings.saving}>
        {settings.save}
      </Button>
      <p role="status" className="text-12 text-ink-3">
        {form.isChanged ? settings.unsaved : ''}
      </p>
    </div>
  );
}
