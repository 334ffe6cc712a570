// The screen of a person without any board: they wait for an approval, or have no department.
import { Inbox } from 'lucide-react';
import { KeptTextsNote } from '#features/tasks/conflicts/kept-texts-note.tsx';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { useScreenTitle } from '#lib/screen-title.ts';
import { useText } from '#lib/text.ts';
import { Empty } from '#ui/empty.tsx';

export function NoWorkspace() {
  const { workspaces } = useText();
  const { departmentId } = useCurrentUser();
  useScreenTitle(workspaces.board);
  const strings = departmentId === null ? { title: workspaces.noneTitle, text: workspaces.noneText } : workspaces.pending;
  return (
    <div className="grid h-full content-center-safe overflow-y-auto">
      <Empty icon={<Inbox />} title={strings.title} text={strings.text} />
      <KeptTextsNote />
    </div>
  );
}
