// The address at which a mail becomes a task of the board, to copy.
import { announce } from '#lib/announce.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { CopyLink } from '#ui/copy-link.tsx';
import { Dialog } from '#ui/dialog.tsx';

export function AddressDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const { boardAddress: words } = useText();
  return (
    <Dialog
      open
      title={words.title}
      description={words.text}
      onOpenChange={(open) => open || onClose()}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <CopyLink
        link={address}
        strings={{ ...words, link: words.address }}
        text={words.who}
        onCopied={() => announce(words.copied)}
      />
    </Dialog>
  );
}
