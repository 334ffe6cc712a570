// The button that opens pasted notes; there is none without a model.
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { useMaySuggest } from '#features/suggestions/suggestions.queries.ts';
import { useText } from '#lib/text.ts';
import { NotesDialog } from '#screens/assistant/notes-dialog.tsx';
import { Button } from '#ui/button.tsx';

/** `workspaceId` is the board that is offered first. */
export function NotesButton({ workspaceId }: { workspaceId: number | null }) {
  const { suggestions } = useText();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!useMaySuggest('propose')) return null;
  return (
    <>
      <Button className="self-start" icon={<NotebookPen />} onClick={() => setOpen(true)}>
        {suggestions.notes}
      </Button>
      {open ? <NotesDialog workspaceId={workspaceId} onClose={close} /> : null}
    </>
  );
}
