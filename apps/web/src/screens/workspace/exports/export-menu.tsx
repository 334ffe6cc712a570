// 'Export' above a board: the menu of formats.
import { companyWorkspaceId, exportFormats } from '@app/contract';
import { Braces, Download, FileText, Rows3, Sheet } from 'lucide-react';
import { exportShown, exportTasks } from '#features/exports/exports.queries.ts';
import { shownTable } from '#features/exports/shown-table.ts';
import { useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { Spinner } from '#ui/spinner.tsx';

const icons = { csv: Sheet, json: Braces, markdown: FileText };

export function ExportMenu({ workspaceId, name }: { workspaceId: number; name: string }) {
  const { exports: words } = useText();
  const { mutate, isPending } = useMutation(exportTasks);
  const shown = useMutation(exportShown);
  const hasTable = useStore(shownTable) !== undefined;
  const isCompany = workspaceId === companyWorkspaceId;
  const busy = isPending || shown.isPending;
  const board = isCompany ? undefined : name;
  const ofTable = { label: words.shown, icon: <Rows3 />, disabled: busy, onSelect: () => shown.mutate({ board }) };
  return (
    <Menu
      items={[
        ...(hasTable ? [ofTable, 'separator' as const] : []),
        ...exportFormats.map((format) => {
          const Icon = icons[format];
          return {
            label: words.formats[format],
            icon: <Icon />,
            disabled: busy,
            onSelect: () => mutate({ workspaceId, board, format }),
          };
        }),
      ]}
      trigger={
        <IconButton
          label={isCompany ? words.all : words.button}
          aria-busy={busy}
          icon={busy ? <Spinner size={16} /> : <Download />}
        />
      }
    />
  );
}
