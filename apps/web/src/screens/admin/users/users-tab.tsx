// The people: a search, and everybody with role and account; a table, or cards on small screens.

import { timing, userRoles } from '@app/contract/limits.ts';
import { screens } from '@app/contract/screens.ts';
import type { AdminUser } from '@app/contract/users/users.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { Bot, KeyRound, SearchX, UserCheck, UserPlus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { setupQuery, useFreshSetup } from '#features/setup/setup.queries.ts';
import { useSetupText } from '#features/setup/setup-text.ts';
import { adminUsersQuery } from '#features/users/admin-users.queries.ts';
import { usePeoplePages } from '#features/users/people-pages.queries.ts';
import { useDebounced } from '#lib/debounced.ts';
import { Link } from '#lib/link.tsx';
import { useBelow } from '#lib/media.ts';
import { useNames } from '#lib/names.ts';
import { searchFilter } from '#lib/search-filter.ts';
import { useText } from '#lib/text.ts';
import { useUrlState } from '#screens/admin/use-url-state.ts';
import { usePeopleText } from '#screens/admin/users/people-text.ts';
import { UserCards } from '#screens/admin/users/user-cards.tsx';
import {
  AddPeopleDialog,
  AllTokensDialog,
  type OpenDialog,
  RegistrationDialog,
  ServiceAccountDialog,
  UserDialogs,
} from '#screens/admin/users/user-dialogs.tsx';
import { UserTable } from '#screens/admin/users/user-table.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { QueryPageEnd } from '#ui/query-page-end.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const any = 'any';

export function UsersTab() {
  const { users, tokens } = useText();
  const { account } = usePeopleText();
  const { signIn } = useSetupText();
  const names = useNames();
  const strings = users.manage;
  const { search, keep } = useUrlState();
  const [typed, setTyped] = useState(search.get('q') ?? '');
  const wanted = useDeferredValue(typed);
  const onlyWaiting = search.get('waiting') === 'true';
  const role = userRoles.find((name) => name === search.get('role'));
  const [chosen, setChosen] = useState<OpenDialog>();
  // A link of the card "Set up" may ask for another one while this tab is shown.
  const open = chosen ?? askedDialog(search);
  const narrow = useBelow('lg');
  const debounced = useDebounced(typed.trim(), timing.searchDebounce);
  const filter = {
    ...(debounced !== '' && { search: debounced }),
    ...(role && { role }),
    ...(onlyWaiting && { waiting: '1' as const }),
  };
  const isFiltered = Object.keys(filter).length > 0;
  const { isMatched, isLate, rows, counts, shown, countOf } = usePeoplePages(
    adminUsersQuery({}),
    isFiltered ? adminUsersQuery(filter) : undefined,
  );
  if (!counts) {
    return shown.isError ? (
      <RegionError text={strings.loadFailed} error={shown.error} busy={shown.isFetching} onRetry={() => void shown.refetch()} />
    ) : (
      <Skeleton className="h-80 w-full" />
    );
  }
  const { waiting } = counts;
  const among = onlyWaiting && waiting > 0 ? rows.filter(isWaiting) : rows;
  const isMeant = searchFilter(isMatched ? '' : wanted);
  const found = among.filter(
    (user) =>
      (!role || user.role === role) &&
      isMeant(
        user.fullName,
        user.username,
        user.email,
        user.title,
        ...user.departments.map(({ name }) => names.department(name)),
      ),
  );
  const List = narrow ? UserCards : UserTable;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="text-16 font-semibold tracking-[-.011em]">{strings.title}</h2>
        <p role="status" className="me-auto text-12 text-ink-2 tabular-nums">
          {strings.count(countOf(found.length))}
        </p>
        {waiting > 0 || onlyWaiting ? (
          <Button
            aria-pressed={onlyWaiting}
            className={onlyWaiting ? 'bg-hover' : undefined}
            onClick={() => keep('waiting', onlyWaiting ? undefined : 'true')}
          >
            {strings.waiting(waiting)}
          </Button>
        ) : null}
        <Button
          variant="primary"
          icon={<UserPlus />}
          className="max-sm:w-full"
          onPointerEnter={AddPeopleDialog.preload}
          onClick={() => setChosen({ act: 'add' })}
        >
          {account.addPeople}
        </Button>
        <search className="flex flex-wrap gap-2 max-sm:w-full">
          <Select
            label={strings.role}
            value={role ?? any}
            className="w-auto! max-sm:w-full! sm:min-w-36"
            onChange={(value) => keep('role', value === any ? undefined : value)}
            options={[
              { value: any, label: strings.anyRole },
              ...userRoles.map((value) => ({ value, label: users.profile.roles[value] })),
            ]}
          />
          <SearchInput
            label={strings.search}
            placeholder={strings.searchPlaceholder}
            frameClassName="sm:w-80 max-sm:w-full"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              keep('q', event.target.value.trim());
            }}
          />
        </search>
      </div>
      {found.length === 0 ? (
        isLate ? null : (
          <Empty icon={<SearchX />} title={strings.noMatch} />
        )
      ) : (
        <List
          users={found}
          onReset={(user) => setChosen({ act: 'reset', user })}
          onToken={(user) => setChosen({ act: 'token', user })}
          onActive={(user) => setChosen({ act: 'active', user })}
          onHandOver={(user) => setChosen({ act: 'handOver', user })}
          onPhone={(user) => setChosen({ act: 'phone', user })}
          onSignOut={(user) => setChosen({ act: 'signOut', user })}
          onRemove={(user) => setChosen({ act: 'remove', user })}
        />
      )}
      <QueryPageEnd query={shown} count={rows.length} failed={strings.loadFailed} isLate={isLate} />
      <Invited />
      <section aria-label={tokens.title} className="mt-6 flex flex-wrap gap-2 border-t border-line pt-4">
        <Button
          icon={<UserCheck />}
          onPointerEnter={RegistrationDialog.preload}
          onClick={() => setChosen({ act: 'registration' })}
        >
          {signIn.title}
        </Button>
        <Button icon={<KeyRound />} onPointerEnter={AllTokensDialog.preload} onClick={() => setChosen({ act: 'tokens' })}>
          {tokens.title}
        </Button>
        <Button icon={<Bot />} onPointerEnter={ServiceAccountDialog.preload} onClick={() => setChosen({ act: 'program' })}>
          {tokens.service.add}
        </Button>
      </section>
      <UserDialogs
        open={open}
        onOpen={(next) => {
          setChosen(next);
          if (search.has('open')) keep('open', undefined);
        }}
      />
    </>
  );
}

/** Who has an invitation and no account yet stands on Members: the list above is of accounts. */
function Invited() {
  const { shell } = useText();
  const { notJoined } = useSetupText();
  const { data } = useQuery(setupQuery);
  useFreshSetup();
  if (!data || data.invited === 0) return null;
  return (
    <p className="mt-3 text-13 text-ink-2">
      {notJoined(data.invited)}{' '}
      <Link to={screens.members.href()} className="font-medium text-brand-text hover:underline">
        {shell.members}
      </Link>
    </p>
  );
}

/** The dialog that a link asks for. */
function askedDialog(search: URLSearchParams): OpenDialog {
  const act = (['add', 'registration'] as const).find((name) => name === search.get('open'));
  return act && { act };
}

function isWaiting({ departments }: AdminUser): boolean {
  return departments.some(({ pending }) => pending);
}
