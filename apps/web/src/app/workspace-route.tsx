// The board's URL. Only administrators see the company view; a person who cannot see workspace 1 is sent to one they can.
import { companyWorkspaceId, defaultWorkspaceId } from '@app/contract/limits.ts';
import { screenId, screens } from '@app/contract/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router';
import { FormerNames, NoWorkspace, WorkspaceScreen } from '#app/lazy-screens.ts';
import { usePermissions } from '#features/users/users.queries.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { Spinner } from '#ui/spinner.tsx';

export function WorkspaceRoute() {
  'use no memo';
  const workspaceId = screenId(useParams()['workspaceId']);
  const { canAccessCompanyView } = usePermissions();
  const { search } = useLocation();
  const isBarred = workspaceId === companyWorkspaceId && !canAccessCompanyView;
  // Keeps the open task, so that the person does not lose the text typed into it.
  if (isBarred && search.includes('task=')) return <Navigate to={screens.workspace.href(defaultWorkspaceId) + search} replace />;
  if (isBarred || workspaceId === undefined) return <Navigate to={screens.home.href()} replace />;
  const screen = workspaceId === defaultWorkspaceId ? <FirstWorkspace /> : <WorkspaceScreen />;
  return (
    <>
      {screen}
      {search.includes('department=') ? <FormerNames /> : null}
    </>
  );
}

/** Everybody is sent to workspace 1 first; not everybody may see it. */
function FirstWorkspace() {
  'use no memo';
  const { search } = useLocation();
  const { data, isPending } = useQuery(workspacesQuery);
  if (isPending) {
    return (
      <div aria-busy="true" className="grid h-full place-items-center">
        <Spinner size={20} />
      </div>
    );
  }
  if (!data || data.some((workspace) => workspace.id === defaultWorkspaceId)) return <WorkspaceScreen />;
  const [first] = data;
  return first ? <Navigate to={screens.workspace.href(first.id) + search} replace /> : <NoWorkspace />;
}
