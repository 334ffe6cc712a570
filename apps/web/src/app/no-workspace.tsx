// The screen of a person without any board: they wait for an approval, or have no department.
import { Inbox } from 'lucide-react';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { useScreenTitle } from '#lib/screen-title.ts';
import { useText } from '#lib/text.ts';
import { Empty } from '#ui/empty.tsx';

export function NoWorkspace() {
  const { auth, workspaces } = useText('board');
  const { departmentId } = useCurrentUser();
  useScreenTitle(workspaces.board);
  const strings = departmentId === null ? { title: workspaces.noneTitle, text: workspaces.noneText } : auth.pending;
  return (
    <div className="grid h-full place-items-center">
      <Empty icon={<Inbox />} title={strings.title} text={strings.text} />
    </div>
  );
}
