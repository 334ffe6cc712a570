// The settings: appearance, notifications and preferences, saved all at once, and privacy.
import { defaultWorkspaceId } from '@app/contract/limits.ts';
import { screens } from '@app/contract/screens.ts';
import { ArrowLeft, Bell, Globe, Palette, Shield } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { lazyComponent } from '#lib/lazy.tsx';
import { Link } from '#lib/link.tsx';
import { useBelow } from '#lib/media.ts';
import { useScreenTitle } from '#lib/screen-title.ts';
import { useText } from '#lib/text.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { useSearch } from '#lib/use-search.ts';
import { AppearanceSettings } from '#screens/settings/appearance-settings.tsx';
import { NotificationSettings } from '#screens/settings/notification-settings.tsx';
import { PreferenceSettings } from '#screens/settings/preference-settings.tsx';
import { PrivacySettings } from '#screens/settings/privacy-settings.tsx';
import { SaveBar } from '#screens/settings/save-bar.tsx';
import { savedTabs, settingsTabs } from '#screens/settings/settings-tabs.ts';
import { useSettingsForm } from '#screens/settings/use-settings-form.ts';
import { TabPanel, Tabs } from '#ui/tabs.tsx';

const HintSettings = lazyComponent(() =>
  import('#screens/settings/hint-settings.tsx').then((m) => ({ default: m.HintSettings })),
);
const MondaySettings = lazyComponent(() =>
  import('#screens/settings/monday-settings.tsx').then((m) => ({ default: m.MondaySettings })),
);
const ScheduledSettings = lazyComponent(() =>
  import('#screens/settings/scheduled-settings.tsx').then((m) => ({ default: m.ScheduledSettings })),
);
const icons = { appearance: <Palette />, notifications: <Bell />, preferences: <Globe />, privacy: <Shield /> };

export function SettingsScreen() {
  const { settings } = useText().users;
  const [search, setSearch] = useSearch();
  const tab = settingsTabs.find((name) => name === search.get('tab')) ?? settingsTabs[0];
  const form = useSettingsForm();
  const screen = useKeptFocus<HTMLDivElement>();
  const narrow = useBelow('lg');
  useScreenTitle(settings.title);
  const panels: Record<(typeof savedTabs)[number], ReactNode> = {
    appearance: <AppearanceSettings form={form} />,
    notifications: <NotificationSettings form={form} />,
    preferences: <PreferenceSettings form={form} />,
  };
  return (
    <div ref={screen} className="mx-auto flex min-h-full w-full max-w-240 flex-col p-(--page-pad)">
      <Link
        to={screens.workspace.href(defaultWorkspaceId)}
        className="inline-flex min-h-(--h-control) items-center self-start gap-1.5 rounded-sm text-13 font-medium text-ink-2 hover:text-ink-1"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {settings.back}
      </Link>
      <Tabs
        value={tab}
        onChange={(next) => setSearch(next === settingsTabs[0] ? {} : { tab: next }, { replace: true })}
        tabs={settingsTabs.map((value) => ({ value, label: settings[value], icon: narrow ? null : icons[value] }))}
        label={settings.tabs}
        variant={narrow ? 'underline' : 'vertical'}
        className="mt-3 flex grow flex-col gap-x-8 gap-y-5 lg:grid lg:grid-cols-[200px_minmax(0,1fr)] lg:items-start"
      >
        <form
          noValidate
          hidden={tab === 'privacy'}
          className="flex min-w-0 grow flex-col gap-5 [[hidden]]:hidden"
          onSubmit={(event) => {
            event.preventDefault();
            form.save();
          }}
        >
          {savedTabs.map((name) => (
            <TabPanel key={name} value={name}>
              {panels[name]}
            </TabPanel>
          ))}
          <SaveBar form={form} />
        </form>
        {tab === 'preferences' || tab === 'notifications' ? (
          <div className="flex min-w-0 flex-col gap-5 lg:col-start-2">
            <Suspense fallback={null}>
              {tab === 'preferences' ? (
                <HintSettings />
              ) : (
                <>
                  <MondaySettings />
                  <ScheduledSettings />
                </>
              )}
            </Suspense>
          </div>
        ) : null}
        <TabPanel value="privacy" className="min-w-0">
          <PrivacySettings />
        </TabPanel>
      </Tabs>
    </div>
  );
}
