// Shows a new secret, which nobody can show again: only its button closes the dialog.
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { CopyLink } from '#ui/copy-link.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface SecretDialogProps {
  secret: string;
  words: {
    title: string;
    text: string;
    link: string;
    hint: string;
    copy: string;
    copied: string;
    copyByHand: string;
    done: string;
  };
  onCopied: () => void;
  onClose: () => void;
  children?: ReactNode;
}

export function SecretDialog({ secret, words, onCopied, onClose, children }: SecretDialogProps) {
  return (
    <Dialog
      key="made"
      open
      title={words.title}
      description={words.text}
      onOpenChange={(open) => open || onClose()}
      // A click beside the dialog would lose the only copy.
      onEscape={(event) => event.preventDefault()}
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <CopyLink link={secret} strings={words} text={words.hint} onCopied={onCopied} />
      {children}
    </Dialog>
  );
}
