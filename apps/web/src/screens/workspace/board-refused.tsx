// A board that the person may not see, or no longer: says so, and shows what they have typed there. One that was merged leads on.
import { screens } from '@app/contract/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { KeptTextsNote } from '#features/tasks/conflicts/kept-texts-note.tsx';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { RegionError } from '#ui/region-error.tsx';

interface BoardRefusedProps {
  workspaceId: number;
  error: Error;
  busy: boolean;
  onRetry: () => void;
}

export function BoardRefused({ workspaceId, error, busy, onRetry }: BoardRefusedProps) {
  const { workspaces, shell } = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const merged = useQuery(workspacesQuery).data?.find(({ formerIds }) => formerIds?.includes(workspaceId));
  if (merged) return <Navigate to={screens.workspace.href(merged.id) + search} replace />;
  return (
    <div className="grid flex-1 content-center-safe overflow-y-auto">
      <RegionError
        reason={reasonOf(error)}
        text={workspaces.loadFailed}
        error={error}
        busy={busy}
        action={
          <Button variant="primary" onClick={() => void navigate(screens.home.href())}>
            {shell.goToBoard}
          </Button>
        }
        onRetry={onRetry}
      />
      <KeptTextsNote refusedBoardId={workspaceId} />
    </div>
  );
}
