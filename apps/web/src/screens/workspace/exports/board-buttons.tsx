// The quiet buttons above a board: its summary, its saved views, its mail address if it has one, 'Export', and task templates and 'Add column' for people who may.

import { companyWorkspaceId } from '@app/contract';
import { useQuery } from '@tanstack/react-query';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { useBelow } from '#lib/media.ts';
import { useSearch } from '#lib/use-search.ts';
import { AddColumn } from '#screens/workspace/board/add-column.tsx';
import { LanesMenu } from '#screens/workspace/board/lanes/lanes-menu.tsx';
import { ExportMenu } from '#screens/workspace/exports/export-menu.tsx';
import { ColumnsMenu } from '#screens/workspace/list/columns-menu.tsx';
import { GroupMenu } from '#screens/workspace/list/group-menu.tsx';
import { BoardAddress } from '#screens/workspace/mail/board-address.tsx';
import { ViewsMenu } from '#screens/workspace/saved-views/views-menu.tsx';
import { BoardSummary } from '#screens/workspace/summaries/board-summary.tsx';
import { TemplatesButton } from '#screens/workspace/task-templates/templates-button.tsx';
import { viewIn } from '#screens/workspace/views.ts';

interface BoardButtonsProps {
  workspaceId: number;
  name: string;
  mayAddColumns: boolean;
}

export function BoardButtons({ workspaceId, name, mayAddColumns }: BoardButtonsProps) {
  const layout = viewIn(useSearch()[0]);
  const narrow = useBelow('md');
  const { data: workspaces } = useQuery(workspacesQuery);
  const workspace = workspaces?.find(({ id }) => id === workspaceId);
  const address = workspace?.mailAddress;
  return (
    <>
      <BoardSummary workspaceId={workspaceId} hasRoom={layout === 'dashboard'} />
      {address === undefined ? null : <BoardAddress address={address} />}
      {layout === 'list' || layout === 'timeline' ? <GroupMenu /> : null}
      {layout === 'board' && workspaceId !== companyWorkspaceId ? <LanesMenu /> : null}
      {layout === 'list' && !narrow ? <ColumnsMenu /> : null}
      <ViewsMenu workspaceId={workspaceId} name={name} />
      <ExportMenu workspaceId={workspaceId} name={name} />
      {workspaceId === companyWorkspaceId ? null : (
        <TemplatesButton workspaceId={workspaceId} manages={workspace?.mayAddColumns ?? false} />
      )}
      {mayAddColumns ? <AddColumn workspaceId={workspaceId} /> : null}
    </>
  );
}
