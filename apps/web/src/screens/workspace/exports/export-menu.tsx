// 'Export' above a board: the menu of formats.
import { companyWorkspaceId, exportFormats } from '@app/contract';
import { useMutation } from '@tanstack/react-query';
import { Braces, Download, FileText, Sheet } from 'lucide-react';
import { exportTasks } from '#features/exports/exports.queries.ts';
import { useText } from '#lib/text.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { Spinner } from '#ui/spinner.tsx';

const icons = { csv: Sheet, json: Braces, markdown: FileText };

export function ExportMenu({ workspaceId, name }: { workspaceId: number; name: string }) {
  const { exports: words } = useText('overlays');
  const { mutate, isPending } = useMutation(exportTasks);
  const isCompany = workspaceId === companyWorkspaceId;
  return (
    <Menu
      items={exportFormats.map((format) => {
        const Icon = icons[format];
        return {
          label: words.formats[format],
          icon: <Icon />,
          disabled: isPending,
          onSelect: () => mutate({ workspaceId, board: isCompany ? undefined : name, format }),
        };
      })}
      trigger={
        <IconButton
          label={isCompany ? words.all : words.button}
          aria-busy={isPending}
          icon={isPending ? <Spinner size={16} /> : <Download />}
        />
      }
    />
  );
}
