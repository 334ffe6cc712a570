// The buttons that choose files, or take a photo.
import { Camera, Paperclip } from 'lucide-react';
import { useFileChoice } from '#features/attachments/use-file-choice.tsx';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';

export function AddButtons({ onAdd }: { onAdd: (files: File[]) => void }) {
  const { attachments: words } = useText();
  const { chooseFiles, takePhoto, inputs } = useFileChoice(onAdd);
  return (
    <div className="ms-auto flex flex-wrap justify-end gap-1">
      <Button variant="ghost" icon={<Camera />} className="attachment-camera" onClick={takePhoto}>
        {words.camera}
      </Button>
      <Button variant="ghost" icon={<Paperclip />} onClick={chooseFiles}>
        {words.add}
      </Button>
      {inputs}
    </div>
  );
}
