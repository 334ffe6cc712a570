// The profile: the person, and tabs for the profile, the password and e-mails.
import { Suspense } from 'react';
import { lazyComponent } from '#lib/lazy.tsx';
import { useScreenTitle } from '#lib/screen-title.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { ActivityPanel } from '#screens/profile/activity-panel.tsx';
import { EmailToggles } from '#screens/profile/email-toggles.tsx';
import { PasswordPanel } from '#screens/profile/password-form.tsx';
import { PersonCard } from '#screens/profile/person-card.tsx';
import { ProfileForm } from '#screens/profile/profile-form.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';

const SecuritySettings = lazyComponent(() =>
  import('#screens/profile/security/security-settings.tsx').then((m) => ({ default: m.SecuritySettings })),
);

const names = ['profile', 'security', 'notifications'] as const;

export function ProfileScreen() {
  const { profile } = useText().users;
  const [search, setSearch] = useSearch();
  const tab = names.find((name) => name === search.get('tab')) ?? names[0];
  useScreenTitle(profile.title);
  const labels = { profile: profile.profileTab, security: profile.securityTab, notifications: profile.notificationsTab };
  return (
    <div className="mx-auto w-full max-w-260 p-(--page-pad)">
      <p className="text-13 text-pretty text-ink-2">{profile.subtitle}</p>
      <div className="mt-5 grid items-start gap-6 lg:grid-cols-[280px_minmax(0,1fr)]">
        <PersonCard />
        <Tabs
          value={tab}
          onChange={(next) => setSearch(next === names[0] ? {} : { tab: next }, { replace: true })}
          tabs={names.map((value) => ({ value, label: labels[value] }))}
          label={profile.tabs}
          className="min-w-0"
        >
          <TabPanel value="profile" className="flex flex-col gap-5 pt-5">
            <ProfileForm />
            <ActivityPanel />
          </TabPanel>
          <TabPanel value="security" className="flex flex-col gap-5 pt-5">
            <PasswordPanel />
            <Suspense fallback={<Skeleton className="h-59 w-full" />}>
              <SecuritySettings />
            </Suspense>
          </TabPanel>
          <TabPanel value="notifications" className="pt-5">
            <EmailToggles />
          </TabPanel>
        </Tabs>
      </div>
    </div>
  );
}
