// Shows new recovery codes, which nobody can show again: only its button closes the dialog.
import { useSecondFactorsText } from '#features/auth/second-factors-text.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { setup: words } = useSecondFactorsText();
  const save = () => saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), words.fileName);
  return (
    <Dialog
      open
      fixed
      size="sm"
      title={words.codesTitle}
      description={words.codesText}
      onOpenChange={() => undefined}
      footer={
        <>
          <Button onClick={save}>{words.save}</Button>
          <Button variant="primary" onClick={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      <ol aria-label={words.codesLabel} className="grid gap-1 font-mono text-14">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </Dialog>
  );
}
