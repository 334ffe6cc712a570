// 'Mail address' above a board opens the dialog with its address.
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { lazyOverlay } from '#lib/lazy.tsx';
import { useText } from '#lib/text.ts';
import { IconButton } from '#ui/icon-button.tsx';

const AddressDialog = lazyOverlay(
  () => import('#screens/workspace/mail/address-dialog.tsx').then((m) => ({ default: m.AddressDialog })),
  { opens: 'layer' },
);

export function BoardAddress({ address }: { address: string }) {
  const { boardAddress: words } = useText();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton label={words.open} icon={<Mail />} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {isOpen ? <AddressDialog address={address} onClose={close} onLoadError={close} /> : null}
    </>
  );
}
