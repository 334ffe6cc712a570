// The quiet buttons above a board: its summary, 'Export', and 'Add column' for people who may.
import { useSearchParams } from 'react-router';
import { AddColumn } from '#screens/workspace/board/add-column.tsx';
import { ExportMenu } from '#screens/workspace/exports/export-menu.tsx';
import { BoardSummary } from '#screens/workspace/summaries/board-summary.tsx';
import { viewIn } from '#screens/workspace/views.ts';

interface BoardButtonsProps {
  workspaceId: number;
  name: string;
  mayAddColumns: boolean;
}

export function BoardButtons({ workspaceId, name, mayAddColumns }: BoardButtonsProps) {
  const isDashboard = viewIn(useSearchParams()[0]) === 'dashboard';
  return (
    <>
      {/* The dashboard has a summary of its own. */}
      {isDashboard ? null : <BoardSummary workspaceId={workspaceId} isQuiet />}
      <ExportMenu workspaceId={workspaceId} name={name} />
      {mayAddColumns ? <AddColumn workspaceId={workspaceId} /> : null}
    </>
  );
}
