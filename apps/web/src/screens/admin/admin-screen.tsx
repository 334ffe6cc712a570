// The administration with its tabs, only for administrators.
import { screens } from '@app/contract/screens.ts';
import { ArrowLeft, Lock } from 'lucide-react';
import { Suspense } from 'react';
import { useEvents } from '#features/events/events.queries.ts';
import { SetupSlot } from '#features/setup/setup-slot.tsx';
import { usePermissions, useShowsSetup } from '#features/users/users.queries.ts';
import { cn } from '#lib/cn.ts';
import { Link } from '#lib/link.tsx';
import { useLowWindow } from '#lib/media.ts';
import { useScreenTitle } from '#lib/screen-title.ts';
import { useText } from '#lib/text.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { useSearch } from '#lib/use-search.ts';
import type { AdminTabProps } from '#screens/admin/admin-tab.ts';
import { adminTabs } from '#screens/admin/admin-tabs.ts';
import { Spinner } from '#ui/spinner.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';

export function AdminScreen(props: AdminTabProps) {
  const { admin } = useText();
  const { isAdmin } = usePermissions();
  useScreenTitle(admin.title);
  // Nobody else loads anything, not even after losing the role.
  return isAdmin ? <Administration {...props} /> : <Denied />;
}

function Administration(props: AdminTabProps) {
  const { admin } = useText();
  const [search, setSearch] = useSearch();
  const [first] = adminTabs;
  const { name, Tab } = adminTabs.find((tab) => tab.name === search.get('tab')) ?? first;
  const form = useSetupForm(search);
  const screen = useKeptFocus<HTMLDivElement>();
  useEvents();
  return (
    <div
      ref={screen}
      className={cn('mx-auto flex w-full flex-col', name === 'tasks' ? 'h-full min-h-0' : 'min-h-full max-w-300 pb-(--page-pad)')}
    >
      {form ? <SetupSlot form={form} /> : null}
      <div className="px-(--page-pad) pt-(--page-pad)">
        <BackLink />
      </div>
      <Tabs
        value={name}
        onChange={(next) => setSearch({ tab: next }, { replace: true })}
        tabs={adminTabs.map((tab) => ({ value: tab.name, label: admin[tab.name] }))}
        label={admin.tabs}
        className="mt-2 flex min-h-0 flex-1 flex-col"
        listClassName="mx-(--page-pad) flex-none"
      >
        <TabPanel value={name} className={name === 'tasks' ? 'flex min-h-0 flex-1 flex-col' : 'px-(--page-pad) pt-5'}>
          <Suspense fallback={<Waiting />}>
            <Tab {...props} />
          </Suspense>
        </TabPanel>
      </Tabs>
    </div>
  );
}

/** The card at the head of the panel and where somebody asks for it, one line over a part that a step leads to. */
function useSetupForm(search: URLSearchParams): 'card' | 'line' | undefined {
  const shows = useShowsSetup();
  const isLow = useLowWindow();
  if (search.has('setup')) return 'card';
  if (!shows) return undefined;
  return isLow || search.has('tab') ? 'line' : 'card';
}

function BackLink() {
  const { admin } = useText();
  return (
    <Link
      to={screens.home.href()}
      className="inline-flex min-h-(--h-control) items-center gap-1.5 rounded-sm text-13 font-medium text-ink-2 hover:text-ink-1"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {admin.back}
    </Link>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid place-items-center py-16">
      <Spinner size={20} />
    </div>
  );
}

function Denied() {
  const { admin } = useText();
  return (
    <div className="grid h-full place-items-center">
      <div className="flex flex-col items-center px-6 py-10 text-center">
        <Lock aria-hidden="true" className="mb-3 size-10 stroke-[1.25] text-ink-3" />
        <p role="alert" className="mb-3 max-w-90 text-14 text-pretty">
          {admin.denied}
        </p>
        <BackLink />
      </div>
    </div>
  );
}
