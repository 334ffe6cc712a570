// The pictures of a task, one at a time, large; the arrow keys go from one to the next.
import type { Attachment } from '@app/contract/attachments/attachments.contract.ts';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { contentAddress } from '#features/attachments/attachments.queries.ts';
import { useText } from '#lib/text.ts';
import { screenArrived } from '#lib/type-ahead.ts';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';

interface PicturesProps {
  pictures: readonly Attachment[];
  shownId: number;
  /** Shows another one, or none. */
  onShow: (attachmentId: number | undefined) => void;
}

export function Pictures({ pictures, shownId, onShow }: PicturesProps) {
  const { attachments: words } = useText();
  const [failed, fail] = useState<number>();
  useEffect(screenArrived, []);
  useArrowKeys((by) => step(by));
  const at = pictures.findIndex(({ id }) => id === shownId);
  const picture = pictures[at];
  function step(by: number) {
    const next = pictures[at + by];
    if (next) onShow(next.id);
  }
  if (!picture) return null;
  const address = contentAddress(picture.id);
  return (
    <Dialog
      open
      size="xl"
      title={picture.name}
      onOpenChange={(open) => !open && onShow(undefined)}
      footer={
        <div className="flex w-full items-center gap-2">
          <p aria-live="polite" className="text-13 text-ink-2">
            {words.position(at + 1, pictures.length)}
          </p>
          <div className="ms-auto flex gap-1">
            <IconButton label={words.previous} icon={<ChevronLeft />} disabled={at === 0} onClick={() => step(-1)} />
            <IconButton
              label={words.next}
              icon={<ChevronRight />}
              disabled={at === pictures.length - 1}
              onClick={() => step(1)}
            />
            <a
              href={address}
              download={picture.name}
              className="button button-md button-secondary bg-surface text-ink-1 hover:bg-hover"
            >
              <Download size={16} aria-hidden="true" />
              {words.download}
            </a>
          </div>
        </div>
      }
    >
      <div className="attachment-large">
        {failed === picture.id ? (
          <p className="text-13 text-ink-2">{words.pictureMissing(picture.name)}</p>
        ) : (
          <img key={picture.id} src={address} alt={picture.name} onError={() => fail(picture.id)} />
        )}
      </div>
    </Dialog>
  );
}

/** The arrow keys work wherever the focus is in the dialog. */
function useArrowKeys(step: (by: number) => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(by);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
