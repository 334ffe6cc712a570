// '+ File' of an open task; a device that is held offers its camera, too.
import { attachmentLimits } from '@app/contract/attachments/attachments.limits.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Camera, Paperclip, Plus } from 'lucide-react';
import { attachmentsQuery } from '#features/attachments/attachments.queries.ts';
import { sendFiles } from '#features/attachments/uploads.queries.ts';
import { useFileChoice } from '#features/attachments/use-file-choice.tsx';
import { useTouch } from '#lib/media.ts';
import { afterMenus } from '#lib/overlays.ts';
import { useText } from '#lib/text.ts';
import { isLocalId } from '#lib/waiting-writes.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';

export function AddFiles({ taskId }: { taskId: number }) {
  const { attachments: words, tasks } = useText();
  const client = useQueryClient();
  const count = useQuery(attachmentsQuery(taskId)).data?.length ?? 0;
  const isTouch = useTouch();
  const { chooseFiles, takePhoto, inputs } = useFileChoice((files) => void sendFiles(client, taskId, files));
  // The server does not know a task that still waits to be created.
  if (isLocalId(taskId) || count >= attachmentLimits.perTask) return null;
  const button = (onClick?: () => void) => (
    <Button variant="ghost" icon={<Plus />} aria-label={words.add} onClick={onClick}>
      {tasks.addParts.file}
    </Button>
  );
  const items = [
    { label: words.add, icon: <Paperclip />, onSelect: () => afterMenus(chooseFiles) },
    { label: words.camera, icon: <Camera />, onSelect: () => afterMenus(takePhoto) },
  ];
  return (
    <>
      {isTouch ? <Menu align="start" items={items} trigger={button()} /> : button(chooseFiles)}
      {inputs}
    </>
  );
}
