// One department: its description, its members and its actions.
import type { Department } from '@app/contract/departments/departments.contract.ts';
import { screens } from '@app/contract/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { SquareKanban, Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { changeDepartment } from '#features/departments/administration.queries.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { cn } from '#lib/cn.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { AssignDialog } from '#screens/admin/departments/assign-dialog.tsx';
import { DepartmentMembers } from '#screens/admin/departments/department-members.tsx';
import { RemoveItem, useRemoveItem } from '#screens/admin/departments/remove-department.tsx';
import { Button } from '#ui/button.tsx';
import { SettingRow } from '#ui/setting-row.tsx';
import { Switch } from '#ui/switch.tsx';

interface DetailProps {
  department: Department;
  /** It is inside another card. */
  plain?: boolean | undefined;
}

export function DepartmentDetail({ department, plain }: DetailProps) {
  const names = useNames();
  const { departments: words } = useText();
  const [adding, setAdding] = useState(false);
  const remove = useRemoveItem(department);
  const navigate = useNavigate();
  const { data: workspaces } = useQuery(workspacesQuery);
  const { name } = department;
  const board = workspaces?.find((workspace) => names.department(workspace.department) === name);
  return (
    <section aria-label={name} className={cn('min-w-0', !plain && 'rounded-xl bg-surface p-5 shadow-card')}>
      <div className="mb-4 flex flex-wrap items-start gap-x-3 gap-y-2">
        {plain ? null : (
          <div className="me-auto min-w-0">
            <h3 className="text-16 font-semibold tracking-[-.011em] wrap-anywhere">{name}</h3>
            <p className="mt-0.5 text-13 text-pretty wrap-anywhere text-ink-2">{department.description || words.noDescription}</p>
          </div>
        )}
        {board ? (
          <Button
            variant="ghost"
            icon={<SquareKanban />}
            className={plain ? '-ms-3' : undefined}
            onClick={() => void navigate(screens.workspace.href(board.id))}
          >
            {words.openBoard}
          </Button>
        ) : null}
        <Button icon={<UserPlus />} onClick={() => setAdding(true)}>
          {words.addUser}
        </Button>
        <Button icon={<Trash2 />} aria-label={words.removeLabel(name)} busy={remove.busy} onClick={() => remove.ask(true)}>
          {words.remove}
        </Button>
      </div>
      <OpenSwitch department={department} />
      <DepartmentMembers department={department} />
      {adding ? <AssignDialog department={department} onClose={() => setAdding(false)} /> : null}
      <RemoveItem {...remove} />
    </section>
  );
}

/** Whether the department is open to everybody; it shows what was chosen until the answer is there. */
function OpenSwitch({ department: { id, isPublic = false } }: { department: Department }) {
  const { departments: words } = useText();
  const change = useMutation(changeDepartment);
  const wanted = change.isPending ? change.variables.isPublic : undefined;
  return (
    <SettingRow title={words.isPublic} text={words.isPublicText}>
      {(control) => (
        <Switch {...control} checked={wanted ?? isPublic} onChange={(next) => change.mutate({ id, isPublic: next })} />
      )}
    </SettingRow>
  );
}
