// The people: a search, and everybody with role and account; a table, or cards on small screens.
import { type AdminUser, userRoles } from '@app/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { ResetDialog } from '#features/password-resets/reset-dialog.tsx';
import { deleteUser } from '#features/users/manage-users.queries.ts';
import { adminUsersQuery } from '#features/users/users.queries.ts';
import { useBelow } from '#lib/media.ts';
import { useNames } from '#lib/names.ts';
import { searchFilter } from '#lib/search-filter.ts';
import { useText } from '#lib/text.ts';
import { useUrlState } from '#screens/admin/use-url-state.ts';
import { UserCards } from '#screens/admin/users/user-cards.tsx';
import { UserTable } from '#screens/admin/users/user-table.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { Empty } from '#ui/empty.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const any = 'any';
/** Rows that render at once. */
const step = 50;

export function UsersTab() {
  const { users, workspaces } = useText('board', 'accountAdmin');
  const names = useNames();
  const words = users.manage;
  const { data, error, isError, isFetching, refetch } = useQuery(adminUsersQuery);
  const { search, keep } = useUrlState();
  const [typed, setTyped] = useState(search.get('q') ?? '');
  const wanted = useDeferredValue(typed);
  const [shown, setShown] = useState(step);
  const onlyWaiting = search.get('waiting') === 'true';
  const role = userRoles.find((name) => name === search.get('role'));
  const [leaving, setLeaving] = useState<AdminUser>();
  const [forgetful, setForgetful] = useState<AdminUser>();
  const remove = useMutation(deleteUser);
  const narrow = useBelow('lg');
  if (!data) {
    return isError ? (
      <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-80 w-full" />
    );
  }
  const waiting = data.filter(isWaiting);
  const among = onlyWaiting && waiting.length > 0 ? waiting : data;
  const isMeant = searchFilter(wanted);
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
        <h2 className="text-16 font-semibold tracking-[-.011em]">{words.title}</h2>
        <p role="status" className="me-auto text-12 text-ink-2 tabular-nums">
          {words.count(found.length)}
        </p>
        {waiting.length > 0 ? (
          <Button
            aria-pressed={onlyWaiting}
            className={onlyWaiting ? 'bg-hover' : undefined}
            onClick={() => keep('waiting', onlyWaiting ? undefined : 'true')}
          >
            {words.waiting(waiting.length)}
          </Button>
        ) : null}
        <search className="flex flex-wrap gap-2 max-sm:w-full">
          <Select
            label={words.role}
            value={role ?? any}
            className="w-auto! max-sm:w-full! sm:min-w-36"
            onChange={(value) => keep('role', value === any ? undefined : value)}
            options={[
              { value: any, label: words.anyRole },
              ...userRoles.map((value) => ({ value, label: users.profile.roles[value] })),
            ]}
          />
          <SearchInput
            label={words.search}
            placeholder={words.searchPlaceholder}
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
        <Empty icon={<SearchX />} title={words.noMatch} />
      ) : (
        <List users={found.slice(0, shown)} onReset={setForgetful} onRemove={setLeaving} />
      )}
      {found.length > shown ? (
        <Button className="mt-3" onClick={() => setShown(shown + step)}>
          {workspaces.futureMore(Math.min(step, found.length - shown))}
        </Button>
      ) : null}
      {forgetful ? <ResetDialog user={forgetful} onClose={() => setForgetful(undefined)} /> : null}
      <Confirm
        danger
        open={leaving !== undefined}
        onOpenChange={(open) => open || setLeaving(undefined)}
        title={words.removeTitle}
        text={words.removeText(leaving?.fullName ?? '')}
        confirmLabel={words.remove}
        cancelLabel={words.cancel}
        onConfirm={() => leaving && remove.mutate(leaving)}
      />
    </>
  );
}

function isWaiting({ departments }: AdminUser): boolean {
  return departments.some(({ pending }) => pending);
}
