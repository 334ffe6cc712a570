// The button that lets a language model draft a template; there is none without a model.
import { WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { useMaySuggest } from '#features/suggestions/suggestions.queries.ts';
import { announce } from '#lib/announce.ts';
import { lazyOverlay } from '#lib/lazy.tsx';
import { useText } from '#lib/text.ts';
import type { DraftedMail } from '#screens/admin/emails/draft-mail-dialog.tsx';
import type { EmailEdit } from '#screens/admin/emails/use-email-edit.tsx';
import { Button } from '#ui/button.tsx';

const DraftMailDialog = lazyOverlay(
  () => import('#screens/admin/emails/draft-mail-dialog.tsx').then((m) => ({ default: m.DraftMailDialog })),
  { opens: 'layer' },
);

export function DraftMailButton({ edit }: { edit: EmailEdit }) {
  const { suggestions, ask } = useText();
  const [open, setOpen] = useState(false);
  // What the draft has replaced, until somebody goes on writing.
  const [replaced, setReplaced] = useState<{ used: DraftedMail; former: DraftedMail }>();
  const close = () => setOpen(false);
  const { subject, htmlContent } = edit.draft;
  const isUsed = replaced?.used.subject === subject && replaced.used.htmlContent === htmlContent;

  function use(mail: DraftedMail) {
    setReplaced({ used: mail, former: { subject, htmlContent } });
    edit.change(mail);
    announce(suggestions.mailUsed);
  }
  function undo() {
    if (!replaced) return;
    edit.change(replaced.former);
    setReplaced(undefined);
    announce(suggestions.mailUndone);
  }
  if (!useMaySuggest('propose')) return null;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <Button variant="ghost" className="-ms-2" icon={<WandSparkles />} onClick={() => setOpen(true)}>
        {suggestions.mail}
      </Button>
      {isUsed ? (
        <>
          <span className="text-13 text-ink-2">{suggestions.mailUsed}</span>
          <Button onClick={undo}>{ask.undo}</Button>
        </>
      ) : null}
      {open ? <DraftMailDialog edit={edit} onUse={use} onClose={close} onLoadError={close} /> : null}
    </div>
  );
}
