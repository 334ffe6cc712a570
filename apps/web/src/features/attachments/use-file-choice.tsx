// The hidden fields through which the browser chooses files, or takes a photo.
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { useText } from '#lib/text.ts';

interface FileChoice {
  chooseFiles: () => void;
  takePhoto: () => void;
  inputs: ReactNode;
}

export function useFileChoice(onAdd: (files: File[]) => void): FileChoice {
  const { attachments: words } = useText();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    onAdd([...(currentTarget.files ?? [])]);
    // The same file can be chosen again.
    currentTarget.value = '';
  }
  const inputs = (
    <>
      <input ref={files} type="file" multiple hidden aria-label={words.add} onChange={choose} />
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden aria-label={words.camera} onChange={choose} />
    </>
  );
  return { chooseFiles: () => files.current?.click(), takePhoto: () => camera.current?.click(), inputs };
}
