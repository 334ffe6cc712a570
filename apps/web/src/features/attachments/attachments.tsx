// The files of an open task: the list, and those that are being sent. It takes no room while there are none.
import type { Attachment } from '@app/contract/attachments/attachments.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AttachmentRow } from '#features/attachments/attachment-row.tsx';
import { attachmentsQuery } from '#features/attachments/attachments.queries.ts';
import { DropHint } from '#features/attachments/drop-hint.tsx';
import { useDroppedFiles } from '#features/attachments/file-drop.ts';
import { uploads } from '#features/attachments/upload-list.ts';
import { UploadRow } from '#features/attachments/upload-row.tsx';
import { sendFiles } from '#features/attachments/uploads.queries.ts';
import { lazyOverlay } from '#lib/lazy.tsx';
import { useStore } from '#lib/store.ts';
import { unloaded, useText } from '#lib/text.ts';
import { isLocalId } from '#lib/waiting-writes.ts';
import { RegionError } from '#ui/region-error.tsx';
import '#features/attachments/attachments.css';

const Pictures = lazyOverlay(
  () => import('#features/attachments/pictures.tsx').then(({ Pictures: part }) => ({ default: part })),
  {
    opens: 'layer',
  },
);

interface AttachmentsProps {
  taskId: number;
  people: ReadonlyMap<number, UserCard>;
}

export function Attachments({ taskId, people }: AttachmentsProps) {
  const { attachments: words } = useText();
  const client = useQueryClient();
  const query = useQuery(attachmentsQuery(taskId));
  const sending = useStore(uploads).filter((upload) => upload.taskId === taskId);
  const [shown, show] = useState<number>();
  // The server does not know a task that still waits to be created.
  const canAdd = !isLocalId(taskId);
  const add = (files: File[]) => void sendFiles(client, taskId, files);
  const isOver = useDroppedFiles(canAdd, add);
  const list = query.data ?? [];
  const pictures = list.filter(isPicture);
  const heading = list.length > 0 ? words.count(list.length) : words.heading;
  const isFailed = query.isError && !query.data;
  if (list.length === 0 && sending.length === 0 && !isFailed) return isOver ? <DropHint /> : null;
  return (
    <section aria-label={words.heading} className="task-section attachments">
      <h3>{heading}</h3>
      {isFailed ? (
        <RegionError
          text={unloaded(query.error)}
          error={query.error}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      ) : null}
      {list.length > 0 ? (
        <ul aria-label={words.list} className="attachment-list">
          {list.map((attachment) => (
            <AttachmentRow key={attachment.id} attachment={attachment} people={people} onShow={() => show(attachment.id)} />
          ))}
        </ul>
      ) : null}
      {sending.length > 0 ? (
        <ul aria-label={words.sending} className="attachment-list">
          {sending.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      ) : null}
      {isOver ? <DropHint /> : null}
      {shown !== undefined && pictures.some(({ id }) => id === shown) ? (
        <Pictures pictures={pictures} shownId={shown} onShow={show} onLoadError={() => show(undefined)} />
      ) : null}
    </section>
  );
}

/** Whether a file is a picture with a preview. */
function isPicture({ width }: Attachment): boolean {
  return width !== null;
}
