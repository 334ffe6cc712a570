// The buttons that choose files, or take a photo.
import { Camera, Paperclip } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';

export function AddButtons({ onAdd }: { onAdd: (files: File[]) => void }) {
  const { attachments: words } = useText();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    onAdd([...(currentTarget.files ?? [])]);
    // The same file can be chosen again.
    currentTarget.value = '';
  }
  return (
    <div className="ms-auto flex flex-wrap justify-end gap-1">
      <Button variant="ghost" icon={<Camera />} className="attachment-camera" onClick={() => camera.current?.click()}>
        {words.camera}
      </Button>
      <Button variant="ghost" icon={<Paperclip />} onClick={() => files.current?.click()}>
        {words.add}
      </Button>
      <input ref={files} type="file" multiple hidden aria-label={words.add} onChange={choose} />
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden aria-label={words.camera} onChange={choose} />
    </div>
  );
}
