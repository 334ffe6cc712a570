// A file that is being sent, waits, or could not be sent.
import { CircleAlert, RotateCw, X } from 'lucide-react';
import { FileGlyph } from '#features/attachments/file-glyph.tsx';
import type { Upload } from '#features/attachments/upload-list.ts';
import { cancelUpload, retryUpload } from '#features/attachments/uploads.queries.ts';
import { useText } from '#lib/text.ts';
import { useBytes } from '#lib/use-bytes.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

export function UploadRow({ upload: { id, file, state, share, reason, isFinal, isKept } }: { upload: Upload }) {
  const { attachments: words } = useText();
  const percent = Math.floor(share * 100);
  const formatBytes = useBytes();
  const isFailed = state === 'failed';
  const staged =
    state === 'staged' ? [formatBytes(file.size), isKept === false ? words.unkept : words.staged].join(' · ') : undefined;
  return (
    <li className="attachment">
      {isFailed ? (
        <span className="attachment-thumb text-danger-ink" aria-hidden="true">
          <CircleAlert size={18} />
        </span>
      ) : (
        <FileGlyph name={file.name} type={file.type} />
      )}
      <div className="min-w-0 flex-1">
        <p className="truncate text-13 font-medium">{file.name}</p>
        {state === 'sending' ? (
          <div className="flex items-center gap-2">
            <div className="min-w-0 flex-1">
              <ProgressBar percent={percent} label={words.progress(file.name)} />
            </div>
            <span className="text-12 text-ink-3 tabular-nums">{percent < 100 ? words.percent(percent) : words.saving}</span>
          </div>
        ) : (
          <p className={isFailed ? 'text-12 text-danger-ink' : 'text-12 text-ink-2'}>
            {isFailed ? reason : (staged ?? (state === 'offline' ? words.offline : words.waits))}
          </p>
        )}
      </div>
      {isFailed && !isFinal ? (
        <Button icon={<RotateCw />} aria-label={words.tryAgainOf(file.name)} onClick={() => retryUpload(id)}>
          {words.tryAgain}
        </Button>
      ) : null}
      <IconButton
        small
        label={isFailed || staged !== undefined ? words.dismissOf(file.name) : words.cancelOf(file.name)}
        icon={<X />}
        onClick={() => cancelUpload(id)}
      />
    </li>
  );
}
