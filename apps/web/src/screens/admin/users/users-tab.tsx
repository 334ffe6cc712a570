// The people: a search, and everybody with role and account; a table, or cards on small screens.

import { timing, userRoles } from '@app/contract/limits.ts';
import type { AdminUser } from '@app/contract/users/users.contract.ts';
import { Bot, KeyRound, SearchX } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { CurrentPasswordField } from '#features/auth/current-password-field.tsx';
import { ResetDialog } from '#features/password-resets/reset-dialog.tsx';
import { adminUsersQuery } from '#features/users/admin-users.queries.ts';
import { deleteUser } from '#features/users/manage-users.queries.ts';
import { usePeoplePages } from '#features/users/people-pages.queries.ts';
import { useDebounced } from '#lib/debounced.ts';
import { lazyOverlay } from '#lib/lazy.tsx';
import { useBelow } from '#lib/media.ts';
import { useNames } from '#lib/names.ts';
import { searchFilter } from '#lib/search-filter.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { useUrlState } from '#screens/admin/use-url-state.ts';
import { UserCards } from '#screens/admin/users/user-cards.tsx';
import { UserTable } from '#screens/admin/users/user-table.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { Empty } from '#ui/empty.tsx';
import { QueryPageEnd } from '#ui/query-page-end.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const AllTokensDialog = lazyOverlay(
  () => import('#screens/admin/users/all-tokens-dialog.tsx').then((m) => ({ default: m.AllTokensDialog })),
  { opens: 'layer' },
);
const ServiceAccountDialog = lazyOverlay(
  () => import('#screens/admin/users/service-account-dialog.tsx').then((m) => ({ default: m.ServiceAccountDialog })),
  { opens: 'layer' },
);
const TokenDialog = lazyOverlay(() => import('#features/tokens/token-dialog.tsx').then((m) => ({ default: m.TokenDialog })), {
  opens: 'layer',
});
const any = 'any';

export function UsersTab() {
  const { users, tokens } = useText();
  const names = useNames();
  const strings = users.manage;
  const { search, keep } = useUrlState();
  const [typed, setTyped] = useState(search.get('q') ?? '');
  const wanted = useDeferredValue(typed);
  const onlyWaiting = search.get('waiting') === 'true';
  const role = userRoles.find((name) => name === search.get('role'));
  const [leaving, setLeaving] = useState<AdminUser>();
  const [forgetful, setForgetful] = useState<AdminUser>();
  const [program, setProgram] = useState<AdminUser>();
  const [seesTokens, setSeesTokens] = useState(false);
  const [addsProgram, setAddsProgram] = useState(false);
  const remove = useMutation(deleteUser);
  const narrow = useBelow('lg');
  const asked = useDebounced(typed.trim(), timing.searchDebounce);
  const filter = { ...(asked !== '' && { search: asked }), ...(role && { role }), ...(onlyWaiting && { waiting: '1' as const }) };
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
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          <Button icon={<KeyRound />} onPointerEnter={AllTokensDialog.preload} onClick={() => setSeesTokens(true)}>
            {tokens.title}
          </Button>
          <Button icon={<Bot />} onPointerEnter={ServiceAccountDialog.preload} onClick={() => setAddsProgram(true)}>
            {tokens.service.add}
          </Button>
        </div>
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
        <List users={found} onReset={setForgetful} onToken={setProgram} onRemove={setLeaving} />
      )}
      <QueryPageEnd query={shown} count={rows.length} failed={strings.loadFailed} isLate={isLate} />
      {seesTokens ? <AllTokensDialog onClose={() => setSeesTokens(false)} onLoadError={() => setSeesTokens(false)} /> : null}
      {addsProgram ? (
        <ServiceAccountDialog
          onCreated={(account) => {
            setAddsProgram(false);
            setProgram(account);
          }}
          onClose={() => setAddsProgram(false)}
          onLoadError={() => setAddsProgram(false)}
        />
      ) : null}
      {program ? (
        <TokenDialog
          account={program}
          PasswordField={CurrentPasswordField}
          onClose={() => setProgram(undefined)}
          onLoadError={() => setProgram(undefined)}
        />
      ) : null}
      {forgetful ? <ResetDialog user={forgetful} onClose={() => setForgetful(undefined)} /> : null}
      <Confirm
        danger
        open={leaving !== undefined}
        onOpenChange={(open) => open || setLeaving(undefined)}
        title={strings.removeTitle}
        text={strings.removeText(leaving?.fullName ?? '')}
        confirmLabel={strings.remove}
        cancelLabel={strings.cancel}
        onConfirm={() => leaving && remove.mutate(leaving)}
      />
    </>
  );
}

function isWaiting({ departments }: AdminUser): boolean {
  return departments.some(({ pending }) => pending);
}
