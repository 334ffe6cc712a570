// The avatar of the profile as a button that changes it: choose a file, crop, upload.
import { profileAvatarColor } from '@app/contract/limits.ts';
import { Camera } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { avatarOf } from '#lib/avatar.ts';
import { lazyModule } from '#lib/lazy-module.ts';
import { currentText, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { type PickedPicture, pickPicture } from '#screens/profile/pick-picture.ts';
import { Avatar } from '#ui/avatar.tsx';
import '#screens/profile/picture.css';

const cropDialog = lazyModule(() => import('#screens/profile/crop-dialog.tsx'));

export function PictureControl() {
  const { avatar } = useText().users;
  const user = useCurrentUser();
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<PickedPicture | undefined>(undefined);
  const [open, setOpen] = useState(false);

  function choose(): void {
    // Loads while the person looks for a file.
    void cropDialog.preload();
    input.current?.click();
  }
  async function take(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const field = event.target;
    const file = field.files?.[0];
    if (!file) return;
    const next = await pickPicture(file);
    // Lets the person choose the same file again.
    field.value = '';
    if (!next) return;
    try {
      await cropDialog.load();
    } catch (error) {
      console.error(error);
      toast({ ...currentText().users.avatar.uploadFailed, kind: 'destructive' });
      return;
    }
    if (picked) URL.revokeObjectURL(picked.url);
    setPicked(next);
    setOpen(true);
  }

  const Crop = cropDialog.loaded()?.CropDialog;
  return (
    <>
      <button ref={button} type="button" aria-label={avatar.changeLabel} className="picture-button group" onClick={choose}>
        <Avatar {...avatarOf(user, profileAvatarColor)} size={96} decorative className="max-sm:size-16! max-sm:text-24!" />
        <span aria-hidden="true" className="picture-change">
          <Camera className="size-4 max-sm:hidden" />
          <span>{avatar.change}</span>
        </span>
        <span aria-hidden="true" className="picture-badge">
          <Camera className="size-3.5" />
        </span>
      </button>
      <input ref={input} type="file" accept="image/*" hidden onChange={(event) => void take(event)} />
      {picked && Crop ? (
        <Crop
          key={picked.url}
          picked={picked}
          open={open}
          onClose={() => setOpen(false)}
          onClosed={() => button.current?.focus()}
        />
      ) : null}
    </>
  );
}
