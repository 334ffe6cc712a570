// Deleting a department, from its menu or its card: a question first, which says what is in it.
import type { Department } from '@app/contract/departments/departments.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { removeDepartment } from '#features/departments/administration.queries.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Confirm } from '#ui/confirm.tsx';
import type { MenuEntry } from '#ui/menu.tsx';

interface Removing {
  department: Department;
  asking: boolean;
  ask: (asking: boolean) => void;
  remove: () => void;
}

/** Returns the question with what opens it; `department` has its name as it is shown. */
export function useRemoveItem(department: Department): Removing & { item: MenuEntry; busy: boolean } {
  const { departments: words } = useText();
  const [asking, ask] = useState(false);
  const { mutate, isPending: busy } = useMutation(removeDepartment);
  const { id, name } = department;
  const item = { label: words.remove, icon: <Trash2 />, danger: true, onSelect: () => ask(true) };
  return { department, asking, ask, item, busy, remove: () => mutate({ id, name }) };
}

export function RemoveItem({ department: { name, members = 0 }, asking, ask, remove }: Removing) {
  const { departments: words, shell } = useText();
  const names = useNames();
  const { data: workspaces } = useQuery(workspacesQuery);
  const board = workspaces?.find((workspace) => names.department(workspace.department) === name);
  const holds = board && words.removeHolds(words.memberCount(members), shell.openTasks(board.openTasks));
  return (
    <Confirm
      danger
      open={asking}
      onOpenChange={ask}
      title={words.removeAsk(name)}
      text={holds ? `${holds} ${words.removeText}` : words.removeText}
      confirmLabel={words.remove}
      cancelLabel={words.cancel}
      onConfirm={remove}
    />
  );
}
