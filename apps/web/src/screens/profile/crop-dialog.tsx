// The dialog that crops a picture: drag it or use the arrow keys under a circle, zoom with a slider.
import { limits } from '@app/contract/limits.ts';
import { useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useMutation } from '#lib/use-mutation.ts';
import 'react-easy-crop/react-easy-crop.css';
import { uploadPicture } from '#features/users/pictures.queries.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { cropPicture, type Square } from '#screens/profile/crop-picture.ts';
import type { PickedPicture } from '#screens/profile/pick-picture.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormError } from '#ui/form-error.tsx';
import { Slider } from '#ui/slider.tsx';

interface CropDialogProps {
  picked: PickedPicture;
  open: boolean;
  onClose: () => void;
  /** The dialog has closed, and the focus must move somewhere. */
  onClosed: () => void;
}

/** Pixels per arrow key. */
const step = 8;

export function CropDialog({ picked, open, onClose, onClosed }: CropDialogProps) {
  const { avatar } = useText().users;
  const { id: userId } = useCurrentUser();
  const hint = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const square = useRef<Square | undefined>(undefined);
  const { mutate, isPending, error } = useMutation(uploadPicture);

  function save(): void {
    const chosen = square.current;
    if (!chosen || isPending) return;
    mutate({ userId, cut: () => cropPicture(picked.image, chosen) }, { onSuccess: onClose });
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={avatar.crop}
      description={avatar.cropText}
      size="sm"
      fixed={isPending}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        onClosed();
      }}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {avatar.cancel}
          </Button>
          <Button variant="primary" busy={isPending} busyLabel={avatar.saving} onClick={save}>
            {avatar.save}
          </Button>
        </>
      }
    >
      <div inert={isPending}>
        <div className="crop">
          <Cropper
            image={picked.url}
            crop={crop}
            zoom={zoom}
            aspect={1}
            maxZoom={limits.avatar.zoom}
            cropShape="round"
            showGrid={false}
            keyboardStep={step}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_, pixels) => {
              square.current = pixels;
            }}
            cropperProps={{ role: 'application', 'aria-label': avatar.cropArea, 'aria-describedby': hint }}
          />
        </div>
        <p id={hint} className="mt-2 text-12 text-ink-3 pointer-coarse:sr-only">
          {avatar.cropHint}
        </p>
        <Slider
          label={avatar.zoom}
          value={zoom}
          min={1}
          max={limits.avatar.zoom}
          step={0.05}
          says={avatar.zoomIs(Math.round(zoom * 100))}
          onChange={setZoom}
          className="mt-3"
        />
      </div>
      <FormError text={error && !isPending ? reasonOf(error) : undefined} />
    </Dialog>
  );
}
