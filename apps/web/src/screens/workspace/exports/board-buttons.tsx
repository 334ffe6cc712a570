// The buttons above a board that few people press: 'Export', and 'Add column' for people who may.
import { AddColumn } from '#screens/workspace/board/add-column.tsx';
import { ExportMenu } from '#screens/workspace/exports/export-menu.tsx';

interface BoardButtonsProps {
  workspaceId: number;
  name: string;
  mayAddColumns: boolean;
}

export function BoardButtons({ workspaceId, name, mayAddColumns }: BoardButtonsProps) {
  return (
    <>
      <ExportMenu workspaceId={workspaceId} name={name} />
      {mayAddColumns ? <AddColumn workspaceId={workspaceId} /> : null}
    </>
  );
}
