// The files of a task that is being written: they are sent once it exists.
import { attachmentLimits } from '@app/contract/attachments/attachments.limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { AddButtons } from '#features/attachments/add-buttons.tsx';
import { DropHint } from '#features/attachments/drop-hint.tsx';
import { useDroppedFiles } from '#features/attachments/file-drop.ts';
import type { Upload } from '#features/attachments/upload-list.ts';
import { UploadRow } from '#features/attachments/upload-row.tsx';
import { sendFiles } from '#features/attachments/uploads.queries.ts';
import { useText } from '#lib/text.ts';
import '#features/attachments/attachments.css';

interface StagedFilesProps {
  /** The place of the files (`stageOf`). */
  stage: number;
  files: readonly Upload[];
  /** Whether files can be added: not while the task is sent. */
  on: boolean;
  /** Without files it is shown only then. */
  isShown: boolean;
}

export function StagedFiles({ stage, files, on, isShown }: StagedFilesProps) {
  const { attachments: words } = useText();
  const client = useQueryClient();
  const add = (given: File[]) => void sendFiles(client, stage, given);
  const isOver = useDroppedFiles(on, add);
  if (files.length === 0 && !isShown) return isOver ? <DropHint /> : null;
  return (
    <section aria-label={words.heading} className="task-section attachments">
      <div className="task-heading">
        <h3>{files.length > 0 ? words.count(files.length) : words.heading}</h3>
        {on && files.length < attachmentLimits.perTask ? <AddButtons onAdd={add} /> : null}
      </div>
      {files.length === 0 ? (
        <p className="text-13 text-ink-2">{words.none}</p>
      ) : (
        <ul aria-label={words.list} className="attachment-list">
          {files.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
      {isOver ? <DropHint /> : null}
    </section>
  );
}
