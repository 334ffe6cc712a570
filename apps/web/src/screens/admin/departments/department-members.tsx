// The members of a department with their role and a remove button; many members get a search.
import type { Department, DepartmentUser } from '@app/contract/departments/departments.contract.ts';
import { departmentRoles } from '@app/contract/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { SearchX, UserMinus, Users } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { removeMember, setDepartmentRole } from '#features/departments/administration.queries.ts';
import { departmentUsersQuery } from '#features/departments/departments.queries.ts';
import { avatarOf } from '#lib/avatar.ts';
import { useBelow } from '#lib/media.ts';
import { searchFilter } from '#lib/search-filter.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { useReloadDraft } from '#lib/use-reload-draft.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { Empty } from '#ui/empty.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Rows that render at once. */
const step = 50;
/** As many fit at a glance. */
const few = 10;

export function DepartmentMembers({ department }: { department: Department }) {
  const { departments: words, members, workspaces } = useText();
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...departmentUsersQuery(department.id),
    refetchOnMount: 'always',
  });
  const remove = useMutation(removeMember);
  const [leaving, setLeaving] = useState<DepartmentUser>();
  const [shown, setShown] = useState(step);
  const [typed, setTyped] = useReloadDraft(`search-members-${department.id}`);
  const isMeant = searchFilter(useDeferredValue(typed));
  if (!data) {
    return isError ? (
      <RegionError text={words.membersFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-32 w-full" />
    );
  }
  function take({ userId, user }: DepartmentUser): void {
    remove.mutate({ userId, departmentId: department.id, userName: user.fullName, departmentName: department.name });
  }
  if (data.length === 0) return <Empty icon={<Users />} title={words.noMembers} text={words.noMembersText} />;
  const found = data.filter(({ user }) => isMeant(user.fullName, user.title, user.email));
  return (
    <>
      {data.length > few ? (
        <search className="mb-2 block sm:w-80">
          <SearchInput
            label={members.searchLabel}
            placeholder={members.search}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </search>
      ) : null}
      <p role="status" className="sr-only">
        {typed.trim() === '' ? null : members.count(found.length)}
      </p>
      {found.length === 0 ? <Empty icon={<SearchX />} title={members.noMatch} /> : null}
      <table hidden={found.length === 0} className="w-full table-fixed text-13">
        <caption className="sr-only">{words.membersLabel(department.name)}</caption>
        <thead className="border-b border-line text-12 text-ink-3">
          <tr>
            <th scope="col" className="py-2 text-start font-medium">
              {words.user}
            </th>
            <th scope="col" className="w-44 py-2 text-start font-medium max-sm:hidden">
              {words.role}
            </th>
            <th scope="col" className="w-11 py-2">
              <span className="sr-only">{words.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {found.slice(0, shown).map((member) => (
            <Member key={member.id} member={member} department={department} onRemove={setLeaving} />
          ))}
        </tbody>
      </table>
      {found.length > shown ? (
        <Button variant="ghost" className="mt-2" onClick={() => setShown(shown + step)}>
          {workspaces.futureMore(Math.min(step, found.length - shown))}
        </Button>
      ) : null}
      <Confirm
        danger
        open={leaving !== undefined}
        onOpenChange={(open) => open || setLeaving(undefined)}
        title={words.removeUserAsk(leaving?.user.fullName ?? '', department.name)}
        text={words.removeUserText}
        confirmLabel={words.removeUser}
        cancelLabel={words.cancel}
        onConfirm={() => leaving && take(leaving)}
      />
    </>
  );
}

interface MemberProps {
  member: DepartmentUser;
  department: Department;
  onRemove: (member: DepartmentUser) => void;
}

function Member({ member, department, onRemove }: MemberProps) {
  const { departments: words } = useText();
  const narrow = useBelow('sm');
  const { user } = member;
  const role = <RoleSelect member={member} department={department} />;
  return (
    <tr>
      <th scope="row" className="py-2 text-start font-normal">
        <div className="flex items-center gap-3">
          <Avatar {...avatarOf(user)} size={32} decorative />
          <div className="min-w-0">
            <span className="block font-medium wrap-anywhere">{user.fullName}</span>
            {user.email ? <span className="block text-12 wrap-anywhere text-ink-3">{user.email}</span> : null}
            {narrow ? <div className="mt-1.5">{role}</div> : null}
          </div>
        </div>
      </th>
      {narrow ? null : <td className="py-2">{role}</td>}
      <td className="py-2 text-end">
        <IconButton
          small
          label={words.removeUserLabel(user.fullName, department.name)}
          icon={<UserMinus />}
          onClick={() => onRemove(member)}
        />
      </td>
    </tr>
  );
}

function RoleSelect({ member, department }: Omit<MemberProps, 'onRemove'>) {
  const { departments: words } = useText();
  const change = useMutation(setDepartmentRole);
  const { user, userId, role: before } = member;
  return (
    <Select
      label={words.roleOf(user.fullName, department.name)}
      value={before}
      options={departmentRoles.map((value) => ({ value, label: words.roles[value] }))}
      onChange={(next) => {
        const role = departmentRoles.find((name) => name === next);
        if (!role || role === before) return;
        change.mutate({ userId, departmentId: department.id, role, before, departmentName: department.name });
      }}
    />
  );
}
